/// Where something is on a way from 0 to 1 that it goes at an even pace, forth or back, or stands on.
///
/// Plain numbers: it is told what time it is, in seconds.
struct AnimatorTimeline: Equatable {
  /// Where it is at ``moment``.
  private var place = 0.0
  private var moment = 0.0
  /// How fast the place changes, per second.
  private var rate = 0.0

  /// Where it is: before the moment at which it sets out it stands.
  func place(at now: Double) -> Double {
    guard rate != 0, now > moment else { return place }
    return min(1, max(0, place + rate * (now - moment)))
  }

  /// Whether it is on its way at a moment, or waits to set out.
  func isRunning(at now: Double) -> Bool { rate != 0 && now < end }

  /// When it arrives; never, while it stands.
  var end: Double {
    guard rate != 0 else { return .infinity }
    return moment + (rate > 0 ? 1 - place : place) / abs(rate)
  }

  /// Sets out for one of the ends, to be there some seconds later.
  mutating func run(from moment: Double, forwards: Bool, within seconds: Double) {
    place = self.place(at: moment)
    self.moment = moment
    let left = forwards ? 1 - place : place
    // Without a way or a time it is there at once, and still has to arrive.
    let pace = left > 0 && seconds > 0 ? left / seconds : .greatestFiniteMagnitude
    rate = forwards ? pace : -pace
  }

  /// Stands from now on.
  mutating func stand(at now: Double) { stand(on: place(at: now)) }

  /// Stands on a place.
  mutating func stand(on place: Double) {
    self.place = min(1, max(0, place))
    rate = 0
  }
}
