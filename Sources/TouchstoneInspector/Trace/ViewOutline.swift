internal import TouchstoneHitTree
internal import TouchstoneKit

/// A view of a tree, with its place in the tree and on the window.
@MainActor
struct ViewOutline: OutlineEntry {
  let view: UIView
  /// The place of the view around it in the list; nil for the window.
  let parent: Int?
  /// How many views are around it.
  let level: Int
  /// The bounding box in the window's coordinates.
  let frame: CGRect

  private let toWindow: PlaneTransform

  /// Everything in a window, parents before children, the backmost first, the window included.
  ///
  /// - Complexity: a step for each view: a view is placed by way of the one around it.
  static func read(_ window: UIWindow) -> [ViewOutline] {
    var outline: [ViewOutline] = []
    var waiting: [(view: UIView, parent: Int?)] = [(window, nil)]
    while let (view, parent) = waiting.popLast() {
      let place = outline.count
      outline.append(ViewOutline(view, parent: parent, in: outline))
      waiting.append(contentsOf: view.subviews.reversed().map { ($0, place) })
    }
    return outline
  }

  private init(_ view: UIView, parent: Int?, in outline: [ViewOutline]) {
    self.view = view
    self.parent = parent
    if let parent {
      level = outline[parent].level + 1
      toWindow = ViewConversion.way(from: view, then: outline[parent].toWindow)
    } else {
      level = 0
      toWindow = .identity
    }
    frame = ViewConversion.box(view.bounds, by: toWindow)
  }
}
