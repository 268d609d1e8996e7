internal import TouchstoneInput
internal import TouchstoneInspector
internal import TouchstoneKit

/// The form in which a test describes the start and the end of a drag, the most descriptive form
/// first.
enum DragFormatter: Int {
  /// From one view to another.
  case views
  /// From a view, by a distance.
  case distance
  /// From a location in a view, by a distance.
  case place
  /// From one point of the screen to another.
  case points

  /// The form to try if this form has another effect; points are what the user really did.
  var next: DragFormatter { DragFormatter(rawValue: rawValue + 1) ?? .points }

  /// Returns the drag between two screen points in this form, or in the next form that the current
  /// screen allows.
  @MainActor
  func step(
    from start: Point, to end: Point, duration: Double, isSwipe: Bool, in application: UIApplication
  ) -> InputStep {
    let origin = CGPoint(x: start.x, y: start.y)
    let target = CGPoint(x: end.x, y: end.y)
    func drag(_ aim: InputStep.TouchTarget, _ goal: InputStep.DragDestination) -> InputStep {
      .drag(from: aim, to: goal, duration: duration, isSwipe: isSwipe)
    }
    if self != .points, let named = ScreenNames.named(at: origin, in: application) {
      let away = Rounding.point(Point(x: end.x - start.x, y: end.y - start.y))
      let distance = InputStep.DragDestination.distance(dx: away.x, dy: away.y)
      let isAimed = ScreenNames.canAim(at: named, in: application)
      if self == .views, isAimed, !isSwipe,
        let other = ScreenNames.named(at: target, in: application),
        !other.view.isDescendant(of: named.view), !named.view.isDescendant(of: other.view),
        ScreenNames.canAim(at: other, in: application)
      {
        return drag(.view(named.name), .view(other.name))
      }
      if self <= .distance, isAimed { return drag(.view(named.name), distance) }
      let inside = Reach.place(of: origin, in: named.view)
      let place = Rounding.point(Point(x: inside.x, y: inside.y))
      let again = Reach.point(
        at: CGPoint(x: place.x, y: place.y), in: named.view, of: application)
      if let again, application.hitView(at: again) === named.hit {
        return drag(.place(place, in: named.name), distance)
      }
    }
    return drag(.point(start), .point(end))
  }
}

extension DragFormatter: Comparable {
  static func < (one: DragFormatter, other: DragFormatter) -> Bool { one.rawValue < other.rawValue }
}
