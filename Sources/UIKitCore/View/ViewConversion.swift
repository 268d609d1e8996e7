package import TouchstoneHitTree
internal import TouchstoneLayers

/// Converts points and rectangles between views, windows and the screen.
///
/// A rectangle is boxed twice, as UIKit does: once after the way up to what both views share, once
/// after the way down. Between views that are not rotated nothing is lost by that.
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

  /// The mapping from a view's coordinates to those of an ancestor, or of the screen for nil.
  static func way(from view: UIView, to ancestor: UIView?) -> PlaneTransform {
    NodeGraveyard.empty()
    return way(from: view.node, to: ancestor?.node)
  }

  /// The same by nodes: an object is asked only where it is turned, as the node keeps the way back.
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

  /// The way on from the first view that is turned.
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

  /// The mapping from a view's coordinates to where its superview's mapping leads.
  package static func way(from view: UIView, then outer: PlaneTransform) -> PlaneTransform {
    view.layer.planeToSuper.followed(by: outer)
  }

  /// The smallest upright rectangle around a mapped one.
  package static func box(_ rect: CGRect, by way: PlaneTransform) -> CGRect {
    way.apply(rect)
  }

  /// The way up to what two views share, and down from there.
  private struct Route {
    let up: PlaneTransform
    let down: PlaneTransform

    /// Nil stands for the other view's window, or its topmost view outside any window.
    @MainActor
    init?(from source: UIView?, to target: UIView?) {
      guard source !== target else { return nil }
      guard let source = source ?? target.map(ViewConversion.root),
        let target = target ?? Optional(source).map(ViewConversion.root), source !== target
      else { return nil }
      NodeGraveyard.empty()
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
    // Nearly always one of them is around the other: then nobody's levels are counted.
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

  /// The first of two views, if the other one is in it.
  private static func nearest(of outer: NodeRef, around inner: NodeRef) -> NodeRef? {
    var current = inner.parent
    while let link = current, link != outer { current = link.parent }
    return current
  }

  /// How many views are around a view.
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
