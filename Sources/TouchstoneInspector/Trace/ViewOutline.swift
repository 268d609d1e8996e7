internal import TouchstoneHitTree
internal import TouchstoneKit

/// A view of a tree, with its position in the tree and its frame in the window.
@MainActor
struct ViewOutline: OutlineEntry {
  let view: UIView
  /// The superview's index in the list, or `nil` for the window.
  let parent: Int?
  /// The number of ancestors.
  let level: Int
  /// The bounding box in the window's coordinates.
  let frame: CGRect

  private let toWindow: PlaneTransform

  /// Returns the window and all its descendants, parents before children and siblings from back to
  /// front.
  ///
  /// - Complexity: One step for each view, because each frame is computed from the superview's
  ///   transform.
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
