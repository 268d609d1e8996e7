/// A view as plain values: everything on which UIKit's rules of hit testing depend.
package struct OracleView: Sendable {
  package var bounds: OracleRect
  package var center: OraclePoint
  /// The location in the bounds that `center` refers to, as a fraction of the bounds.
  package var anchor = OraclePoint(0.5, 0.5)
  package var transform = OracleTransform()
  package var isHidden = false
  /// The alpha that app code sets. It is stored as a `Float`.
  package var alpha = 1.0
  package var isInteractive = true
  package var overrides: [OracleOverride] = []
  /// The numbers of the subviews, from back to front.
  package var children: [Int] = []

  package init(bounds: OracleRect, center: OraclePoint) {
    self.bounds = bounds
    self.center = center
  }

  /// Converts a point from the view's coordinates to its superview's, with given geometry values.
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

  /// Converts a point from the superview's coordinates to the view's, with given geometry values.
  static func fromParent(
    _ point: OraclePoint, bounds: OracleRect, anchor: OraclePoint, center: OraclePoint,
    transform: OracleTransform
  ) -> OraclePoint {
    let undone = transform.undo(OraclePoint(point.x - center.x, point.y - center.y))
    return OraclePoint(
      undone.x + bounds.x + anchor.x * bounds.width,
      undone.y + bounds.y + anchor.y * bounds.height)
  }

  /// Converts a point from the view's coordinates to its superview's, with the stored geometry.
  package func toParent(_ point: OraclePoint) -> OraclePoint {
    Self.toParent(
      point, bounds: bounds, anchor: anchor, center: center, transform: transform)
  }
}

/// An override in a view's class, by its behavior.
package enum OracleOverride: Equatable, Sendable {
  // hitTest(_:with:)
  case hitTestReturnsNil
  case hitTestReturnsSelf
  /// Returns a subview, whatever the point is, or the result of `super` if there is no subview.
  case hitTestReturnsChild(Int)
  /// Returns the result of `super`, but `nil` for the view itself.
  case passThroughSelf
  /// Returns the result of `super` for a shifted point.
  case hitTestShifted(Double, Double)
  /// Returns a subview's own result for the converted point, and the result of `super` only if that
  /// is `nil`.
  case hitTestAsksChildFirst(Int)

  // point(inside:with:)
  case pointInsideInset(Double)
  case pointInsideAlways(Bool)
  /// Whether one of the subviews contains the point.
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

/// A window: a view with a position among the windows.
package struct OracleWindow: Sendable {
  /// The number of its view.
  package var view: Int
  package var level: Double
  /// The order in which windows came to the front. The largest came last.
  package var order: Int

  package init(view: Int, level: Double, order: Int) {
    self.view = view
    self.level = level
    self.order = order
  }
}

/// All views and windows of a screen. Views are identified by their numbers.
package struct OracleTree: Sendable {
  package var views: [OracleView] = []
  package var windows: [OracleWindow] = []
  /// Whether every coordinate is a short binary fraction, so that no result is rounded.
  package var isExact = true

  package init() {}

  package func parent(of view: Int) -> Int? { views.firstIndex { $0.children.contains(view) } }

  /// Returns the view and its descendants.
  package func branch(of view: Int) -> [Int] {
    [view] + views[view].children.flatMap { branch(of: $0) }
  }

  /// Converts a point from a view's coordinates to the screen's, with the stored geometry.
  package func toScreen(_ point: OraclePoint, from view: Int) -> OraclePoint {
    let above = views[view].toParent(point)
    return parent(of: view).map { toScreen(above, from: $0) } ?? above
  }
}
