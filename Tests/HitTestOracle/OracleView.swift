/// A view as plain values: all that UIKit's rules of hit testing speak of.
package struct OracleView: Sendable {
  package var bounds: OracleRect
  package var center: OraclePoint
  /// The place in the bounds that `center` speaks of, as a fraction of them.
  package var anchor = OraclePoint(0.5, 0.5)
  package var transform = OracleTransform()
  package var isHidden = false
  /// What the program sets; it is kept as a `Float`.
  package var alpha = 1.0
  package var isInteractive = true
  package var overrides: [OracleOverride] = []
  /// Numbers of the views inside, the backmost first.
  package var children: [Int] = []

  package init(bounds: OracleRect, center: OraclePoint) {
    self.bounds = bounds
    self.center = center
  }

  /// From the view's coordinates to its superview's, for given values of its geometry.
  static func toParent(
    _ point: OraclePoint, bounds: OracleRect, anchor: OraclePoint, center: OraclePoint,
    transform: OracleTransform
  ) -> OraclePoint {
    let mapped = transform.apply(
      OraclePoint(
        point.x - bounds.x - anchor.x * bounds.width, point.y - bounds.y - anchor.y * bounds.height)
    )
    return OraclePoint(mapped.x + center.x, mapped.y + center.y)
  }

  /// From the superview's coordinates to the view's, for given values of its geometry.
  static func fromParent(
    _ point: OraclePoint, bounds: OracleRect, anchor: OraclePoint, center: OraclePoint,
    transform: OracleTransform
  ) -> OraclePoint {
    let undone = transform.undo(OraclePoint(point.x - center.x, point.y - center.y))
    return OraclePoint(
      undone.x + bounds.x + anchor.x * bounds.width,
      undone.y + bounds.y + anchor.y * bounds.height)
  }

  /// From the view's coordinates to its superview's, as the view stores its geometry.
  package func toParent(_ point: OraclePoint) -> OraclePoint {
    Self.toParent(
      point, bounds: bounds, anchor: anchor, center: center, transform: transform)
  }
}

/// What a view's class overrides, by what the override does.
package enum OracleOverride: Equatable, Sendable {
  // hitTest(_:with:)
  case hitTestReturnsNil
  case hitTestReturnsSelf
  /// A child, whatever the point is; `super` where there is none.
  case hitTestReturnsChild(Int)
  /// What `super` says, but nil for the view itself.
  case passThroughSelf
  /// What `super` says about a point beside the one that was asked for.
  case hitTestShifted(Double, Double)
  /// A child's own answer to the converted point, and `super` only after that.
  case hitTestAsksChildFirst(Int)

  // point(inside:with:)
  case pointInsideInset(Double)
  case pointInsideAlways(Bool)
  /// Whether one of the children takes the point.
  case pointInsideAnyChild

  // Getters
  case hiddenGetter(Bool)
  case alphaGetter(Double)
  case interactionGetter(Bool)
  case boundsGetter(OracleRect)
  case centerGetter(OraclePoint)
  case transformGetter(OracleTransform)
  case subviewsReversed
  case subviewsWithoutLast
}

/// A window: a view with a place among the windows.
package struct OracleWindow: Sendable {
  /// The number of its view.
  package var view: Int
  package var level: Double
  /// Larger came in front later.
  package var order: Int

  package init(view: Int, level: Double, order: Int) {
    self.view = view
    self.level = level
    self.order = order
  }
}

/// Every view and window of a screen; views are known by their numbers.
package struct OracleTree: Sendable {
  package var views: [OracleView] = []
  package var windows: [OracleWindow] = []
  /// Whether every coordinate in it is a short binary fraction, so that no result is rounded.
  package var isExact = true

  package init() {}

  package func parent(of view: Int) -> Int? { views.firstIndex { $0.children.contains(view) } }

  /// The view and everything in it.
  package func branch(of view: Int) -> [Int] {
    [view] + views[view].children.flatMap { branch(of: $0) }
  }

  /// From a view's coordinates to the screen's, as the views store their geometry.
  package func toScreen(_ point: OraclePoint, from view: Int) -> OraclePoint {
    let above = views[view].toParent(point)
    return parent(of: view).map { toScreen(above, from: $0) } ?? above
  }
}
