package import TouchstoneHitTree
internal import TouchstoneLayers

/// Converts points and rectangles between views, windows and the screen.
///
/// As in UIKit, a rectangle's bounding box is computed twice: once in the nearest shared ancestor,
/// and once in the target. Between views that aren't rotated, this loses nothing.
@MainActor
package enum ViewConversion {
  package static func convert(_ point: CGPoint, from source: UIView?, to target: UIView?) -> CGPoint
  {
    guard let route = Route(from: source, to: target) else { return point }
    return route.down.apply(route.up.apply(point))
  }

  package static func convert(_ rect: CGRect, from source: UIView?, to target: UIView?) -> CGRect {
    guard !rect.isNull, !rect.isInfinite, let route = Route(from: source, to: target) else {
      return rect
    }
    return route.down.apply(route.up.apply(rect))
  }

  package static func convert(
    _ point: CGPoint, fromSpace source: any UICoordinateSpace,
    toSpace target: any UICoordinateSpace
  ) -> CGPoint {
    if let source = source as? UIView, let target = target as? UIView {
      return convert(point, from: source, to: target)
    }
    return toScreen(target).inverse.apply(toScreen(source).apply(point))
  }

  package static func convert(
    _ rect: CGRect, fromSpace source: any UICoordinateSpace, toSpace target: any UICoordinateSpace
  ) -> CGRect {
    guard !rect.isNull, !rect.isInfinite else { return rect }
    if let source = source as? UIView, let target = target as? UIView {
      return convert(rect, from: source, to: target)
    }
    return toScreen(target).inverse.apply(toScreen(source).apply(rect))
  }

  private static func toScreen(_ space: any UICoordinateSpace) -> PlaneTransform {
    // A closure over the cast existential crashes the optimizer of Swift 6.3.1.
    guard let view = space as? UIView else { return .identity }
    return way(from: view, to: nil)
  }

  /// Returns the mapping from a view to an ancestor, or to the screen if `ancestor` is `nil`.
  static func way(from view: UIView, to ancestor: UIView?) -> PlaneTransform {
    DeferredFreeQueue.empty()
    return way(from: view.node, to: ancestor?.node)
  }

  /// Returns the mapping between two nodes.
  ///
  /// Nodes store only the inverse mapping, so the view is read if it is rotated.
  private static func way(from node: NodeRef, to ancestor: NodeRef?) -> PlaneTransform {
    var shift = SIMD2<Double>.zero
    var current: NodeRef? = node
    while let link = current, link != ancestor {
      if link.flags.contains(.turned) {
        return turnedWay(from: link, after: shift, to: ancestor)
      }
      shift -= link.pointer.pointee.shift
      current = link.parent
    }
    return PlaneTransform(a: 1, b: 0, c: 0, d: 1, tx: shift.x, ty: shift.y)
  }

  /// Returns the rest of the mapping from the first rotated view on.
  private static func turnedWay(
    from node: NodeRef, after shift: SIMD2<Double>, to ancestor: NodeRef?
  ) -> PlaneTransform {
    var transform = PlaneTransform(a: 1, b: 0, c: 0, d: 1, tx: shift.x, ty: shift.y)
    var current: NodeRef? = node
    while let link = current, link != ancestor, let view = link.view {
      transform = transform.followed(by: view.layer.planeToSuper)
      current = link.parent
    }
    return transform
  }

  /// Returns the mapping from a view's coordinates to the target of its superview's mapping.
  package static func way(from view: UIView, then outer: PlaneTransform) -> PlaneTransform {
    view.layer.planeToSuper.followed(by: outer)
  }

  /// Returns the bounding box of a mapped rectangle.
  package static func box(_ rect: CGRect, by way: PlaneTransform) -> CGRect {
    way.apply(rect)
  }

  /// The mapping up to the nearest shared ancestor of two views, and down from there.
  private struct Route {
    let up: PlaneTransform
    let down: PlaneTransform

    /// Creates a route, or returns `nil` if `source` and `target` are the same.
    ///
    /// A `nil` view stands for the other view's window, or for its root view if it has no window.
    @MainActor
    init?(from source: UIView?, to target: UIView?) {
      guard source !== target else { return nil }
      guard let source = source ?? target.map(ViewConversion.root),
        let target = target ?? Optional(source).map(ViewConversion.root), source !== target
      else { return nil }
      DeferredFreeQueue.empty()
      let shared = ViewConversion.nearestShared(source.node, target.node)
      up = ViewConversion.way(from: source.node, to: shared)
      down = ViewConversion.way(from: target.node, to: shared).inverse
    }
  }

  private static func root(of view: UIView) -> UIView {
    var current = view
    while let above = current.superviewStorage { current = above }
    return current
  }

  private static func nearestShared(_ one: NodeRef, _ other: NodeRef) -> NodeRef? {
    // Nearly always, one view is an ancestor of the other. Then no levels need to be counted.
    if let shared = nearest(of: one, around: other) ?? nearest(of: other, around: one) {
      return shared
    }
    var (one, other): (NodeRef?, NodeRef?) = (one, other)
    let (levels, otherLevels) = (level(of: one), level(of: other))
    for _ in 0..<max(0, levels - otherLevels) { one = one?.parent }
    for _ in 0..<max(0, otherLevels - levels) { other = other?.parent }
    while one != other {
      one = one?.parent
      other = other?.parent
    }
    return one
  }

  /// Returns `outer` if it is an ancestor of `inner`, otherwise `nil`.
  private static func nearest(of outer: NodeRef, around inner: NodeRef) -> NodeRef? {
    var current = inner.parent
    while let link = current, link != outer { current = link.parent }
    return current
  }

  /// Returns the number of ancestors of a node.
  private static func level(of node: NodeRef?) -> Int {
    var level = 0
    var outer = node?.parent
    while let current = outer {
      level += 1
      outer = current.parent
    }
    return level
  }
}
