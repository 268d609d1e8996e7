internal import TouchstoneInspector
public import TouchstoneKit

extension StageAccessibility {
  /// What is at a place in the order of reading, containers counted, from 0: what a recording calls
  /// `element`. Nil beyond the end.
  public func element(at place: Int) -> UIResponder? {
    stage.run {
      stage.application.loop.show()
      let nodes = AccessibilityTree.nodes(of: stage.application)
      return nodes.indices.contains(place) ? nodes[place].object : nil
    }
  }
}
