package import TouchstoneKit

/// Finds the points at which a view can be hit.
@MainActor
package enum Reach {
  /// The number of points that are tried horizontally and vertically, in addition to the center. It
  /// is enough to find a strip a tenth of the view wide.
  private static let grid = 11

  /// Returns a screen point where a touch reaches `view`, preferring the center, or `nil` if no
  /// tried point reaches it.
  ///
  /// If the view itself can't be hit, returns a point where one of its descendants is hit.
  package static func point(in view: UIView, of application: UIApplication) -> CGPoint? {
    guard view.window != nil || view is UIWindow else { return nil }
    var inside: CGPoint?
    for candidate in candidates(view.bounds) {
      let point = Explainer.screenPoint(candidate, in: view)
      guard let hit = application.hitView(at: point) else { continue }
      if hit === view { return point }
      if inside == nil, hit.isDescendant(of: view) { inside = point }
    }
    return inside
  }

  /// Returns the screen point of a location in a view's coordinates.
  ///
  /// Returns `nil` if a touch there reaches neither the view nor one of its descendants.
  package static func point(
    at place: CGPoint, in view: UIView, of application: UIApplication
  ) -> CGPoint? {
    guard view.window != nil || view is UIWindow else { return nil }
    let point = Explainer.screenPoint(place, in: view)
    guard let hit = application.hitView(at: point), hit.isDescendant(of: view) else { return nil }
    return point
  }

  /// Returns the location, in a view's coordinates, of a point of the screen.
  package static func place(of point: CGPoint, in view: UIView) -> CGPoint {
    guard let window = (view as? UIWindow) ?? view.window else {
      return view.convert(point, from: nil)
    }
    return view.convert(window.convert(point, from: nil as UIWindow?), from: window)
  }

  private static func candidates(_ bounds: CGRect) -> [CGPoint] {
    var points = [CGPoint(x: bounds.midX, y: bounds.midY)]
    for row in 0..<grid {
      for column in 0..<grid {
        points.append(
          CGPoint(
            x: bounds.minX + (CGFloat(column) + 0.5) * bounds.width / CGFloat(grid),
            y: bounds.minY + (CGFloat(row) + 0.5) * bounds.height / CGFloat(grid)))
      }
    }
    return points
  }
}
