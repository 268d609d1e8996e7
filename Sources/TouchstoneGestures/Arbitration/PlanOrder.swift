/// Decides which of two kinds of gesture is decided first, whatever the fingers do.
enum PlanOrder {
  /// Returns whether `first` is recognized no later than `other` whenever `other` is recognized.
  static func comesFirst(_ first: RecognizerPlan.Shape, before other: RecognizerPlan.Shape) -> Bool
  {
    switch (first, other) {
    case (.tap(let taps, let touches), .tap(let others, let otherTouches)):
      taps <= others && touches == otherTouches
    case (
      .longPress(let taps, let touches, let time),
      .longPress(let otherTaps, let otherTouches, let otherTime)
    ):
      taps == otherTaps && touches == otherTouches && time <= otherTime
    case (.pan(let minimum, let maximum), .swipe(_, let touches)):
      minimum <= touches && touches <= maximum
    case (.pan(let minimum, let maximum), .pan(let others, let otherMaximum)):
      minimum <= others && otherMaximum <= maximum
    case (.pan(let minimum, let maximum), .edgePan): minimum <= 1 && maximum == .max
    case (.edgePan(let edges), .edgePan(let others)): edges.isSuperset(of: others)
    case (.swipe(let directions, let touches), .swipe(let others, let otherTouches)):
      directions.isSuperset(of: others) && touches == otherTouches
    default: false
    }
  }

  /// The time for which a requirement may be undecided after its dependent is ready.
  enum Delay: Equatable {
    /// The time in seconds, or its maximum if `isAlways` is `false`. It is 0 if the same event
    /// decides both.
    case seconds(Double, isAlways: Bool, why: String)
    /// The time is unknown.
    case unknown
  }

  static func delay(
    of dependent: RecognizerPlan.Shape, by requirement: RecognizerPlan.Shape
  ) -> Delay {
    let limits = TapLimits()
    switch (dependent, requirement) {
    case (_, .custom): return .unknown
    case (.tap(let taps, let touches), .tap(let others, let otherTouches))
    where others > taps && touches == otherTouches:
      return .seconds(
        limits.maximumInterval, isAlways: true,
        why: taps + 1 == others ? "may still get another tap" : "may still get more taps")
    case (.longPress(0, let touches, let time), .tap(_, let others)) where others == touches:
      return .seconds(
        max(0, TapSeries.ordinaryMaximumDuration - time), isAlways: false,
        why: "may still lift as a tap")
    case (.longPress(_, _, let time), .longPress(_, _, let other)):
      return .seconds(max(0, other - time), isAlways: false, why: "may still be held long enough")
    case (.pan, .swipe):
      return .seconds(
        SwipeLimits().maximumDuration, isAlways: false, why: "may still become a swipe")
    case (.longPress(_, _, let time), .swipe):
      return .seconds(
        max(0, SwipeLimits().maximumDuration - time), isAlways: false,
        why: "may still become a swipe")
    default: return .seconds(0, isAlways: false, why: "")
    }
  }
}
