package import TouchstoneKit

/// Where a view can really be hit.
@MainActor
package enum Reach {
  /// How many points across and down are tried besides the middle; enough to find a strip a tenth of
  /// the view wide.
  private static let grid = 11

  /// A point of the screen where a touch reaches `view`, the middle first; nil where there is none.
  ///
  /// A point where something inside the view is hit serves where the view itself can't be.
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

  /// The point of the screen at a place in a view, in its own coordinates; nil where a touch there
  /// reaches neither the view nor anything inside it.
  package static func point(
    at place: CGPoint, in view: UIView, of application: UIApplication
  ) -> CGPoint? {
    guard view.window != nil || view is UIWindow else { return nil }
    let point = Explainer.screenPoint(place, in: view)
    guard let hit = application.hitView(at: point), hit.isDescendant(of: view) else { return nil }
    return point
  }

  /// The place in a view, in its own coordinates, at a point of the screen.
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
