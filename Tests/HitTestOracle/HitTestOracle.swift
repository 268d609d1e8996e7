/// UIKit's rules of hit testing, stated as plainly as possible without regard to speed.
///
/// It shares no code with the framework: a disagreement means that one of the two is wrong.
package struct HitTestOracle {
  private let tree: OracleTree
  /// The minimum distance of a tested point from an edge of a view's bounds.
  package private(set) var nearestEdge = Double.infinity

  package init(_ tree: OracleTree) { self.tree = tree }

  /// The minimum alpha of a view that receives touches.
  private static let leastAlpha = 0.01

  // MARK: Windows

  /// Returns the view at a point on the screen. Visible windows are tested from front to back until
  /// one returns a view.
  package mutating func hit(onScreen point: OraclePoint) -> Int? {
    let windows = tree.windows.sorted {
      $0.level != $1.level ? $0.level > $1.level : $0.order > $1.order
    }
    for window in windows where !tree.views[window.view].isHidden {
      if let hit = hitTest(window.view, stored(point, in: window.view)) { return hit }
    }
    return nil
  }

  // MARK: One view with its overrides

  package mutating func hitTest(_ view: Int, _ point: OraclePoint) -> Int? {
    for override in tree.views[view].overrides {
      switch override {
      case .hitTestReturnsNil: return nil
      case .hitTestReturnsSelf: return view
      case .hitTestReturnsChild(let index):
        let children = subviews(view)
        return children.isEmpty
          ? inherited(view, point) : children[index % children.count]
      case .passThroughSelf:
        let hit = inherited(view, point)
        return hit == view ? nil : hit
      case .hitTestShifted(let x, let y):
        return inherited(view, OraclePoint(point.x + x, point.y + y))
      case .hitTestAsksChildFirst(let index):
        let children = subviews(view)
        if !children.isEmpty {
          let child = children[index % children.count]
          if let hit = hitTest(child, stored(point, in: child)) { return hit }
        }
        return inherited(view, point)
      default: continue
      }
    }
    return inherited(view, point)
  }

  /// Returns the result of `UIView`'s implementation.
  private mutating func inherited(_ view: Int, _ point: OraclePoint) -> Int? {
    if isHidden(view) || alpha(view) < Self.leastAlpha || !isInteractive(view) { return nil }
    if !isInside(view, point) { return nil }
    for child in subviews(view).reversed() {
      if let hit = hitTest(child, converted(point, to: child)) { return hit }
    }
    return view
  }

  // MARK: Overridable members

  private mutating func isInside(_ view: Int, _ point: OraclePoint) -> Bool {
    for override in tree.views[view].overrides {
      switch override {
      case .pointInsideInset(let inset):
        let rect = bounds(view)
        return contains(
          OracleRect(
            rect.x + inset, rect.y + inset, rect.width - 2 * inset, rect.height - 2 * inset), point)
      case .pointInsideAlways(let answer): return answer
      case .pointInsideAnyChild:
        for child in subviews(view) {
          if isInside(child, stored(point, in: child)) { return true }
        }
        return false
      default: continue
      }
    }
    return contains(bounds(view), point)
  }

  private func isHidden(_ view: Int) -> Bool {
    for case .hiddenGetter(let value) in tree.views[view].overrides { return value }
    return tree.views[view].isHidden
  }

  private func alpha(_ view: Int) -> Double {
    for case .alphaGetter(let value) in tree.views[view].overrides { return value }
    return Double(Float(tree.views[view].alpha))
  }

  private func isInteractive(_ view: Int) -> Bool {
    for case .interactionGetter(let value) in tree.views[view].overrides { return value }
    return tree.views[view].isInteractive
  }

  private func bounds(_ view: Int) -> OracleRect {
    for case .boundsGetter(let value) in tree.views[view].overrides { return value }
    return tree.views[view].bounds
  }

  private func center(_ view: Int) -> OraclePoint {
    for case .centerGetter(let value) in tree.views[view].overrides { return value }
    return tree.views[view].center
  }

  private func transform(_ view: Int) -> OracleTransform {
    for case .transformGetter(let value) in tree.views[view].overrides { return value }
    return tree.views[view].transform
  }

  private func subviews(_ view: Int) -> [Int] {
    var children = tree.views[view].children
    for override in tree.views[view].overrides {
      if override == .subviewsReversed { children.reverse() }
      if override == .subviewsWithoutLast { children = Array(children.dropLast()) }
    }
    return children
  }

  // MARK: Geometry

  /// Returns whether a half-open rectangle contains a point. It includes its left and top edges,
  /// but not its right and bottom edges.
  private mutating func contains(_ rect: OracleRect, _ point: OraclePoint) -> Bool {
    let right = rect.x + rect.width
    let bottom = rect.y + rect.height
    for distance in [point.x - rect.x, point.x - right, point.y - rect.y, point.y - bottom] {
      nearestEdge = min(nearestEdge, abs(distance))
    }
    return rect.x <= point.x && point.x < right && rect.y <= point.y && point.y < bottom
  }

  /// Converts a point to a view's coordinates with the values of its getters, as hit testing does
  /// on the way down.
  private func converted(_ point: OraclePoint, to view: Int) -> OraclePoint {
    OracleView.fromParent(
      point, bounds: bounds(view), anchor: tree.views[view].anchor, center: center(view),
      transform: transform(view))
  }

  /// Converts a point to a view's coordinates with the stored values, as `convert(_:to:)` does.
  package func stored(_ point: OraclePoint, in view: Int) -> OraclePoint {
    let view = tree.views[view]
    return OracleView.fromParent(
      point, bounds: view.bounds, anchor: view.anchor, center: view.center,
      transform: view.transform)
  }
}
