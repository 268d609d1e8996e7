internal import TouchstoneInspector
public import TouchstoneKit

extension StageAccessibility {
  /// Returns the object at an index in reading order, or `nil` if the index is out of range.
  ///
  /// Indices start at 0 and count containers. A recording calls the index `element`.
  public func element(at place: Int) -> UIResponder? {
    stage.run {
      stage.application.loop.show()
      let nodes = AccessibilityTree.nodes(of: stage.application)
      return nodes.indices.contains(place) ? nodes[place].object : nil
    }
  }
}
