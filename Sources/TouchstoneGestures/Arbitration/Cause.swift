/// The reason that a recognizer failed or was cancelled, with the numbers that decided it.
package indirect enum Cause: Hashable, Sendable {
  /// A finger moved further than allowed, in points.
  case moved(Double, allowed: Double)
  /// Two taps of a series were too far apart, in points.
  case tapsApart(Double, allowed: Double)
  /// A finger stayed down too long, in seconds.
  case held(Double, allowed: Double)
  /// A finger lifted too soon, in seconds.
  case liftedAfter(Double, required: Double)
  /// The next tap didn't occur in time, in seconds.
  case noTap(Int, of: Int, within: Double)
  /// Too many fingers were down.
  case fingers(Int, allowed: Int)
  /// Too few fingers were down at once.
  case fewFingers(Int, required: Int)
  /// The fingers lifted before they had moved enough, in points.
  case movedOnly(Double, required: Double)
  /// The gesture took too long, in seconds.
  case took(Double, allowed: Double)
  /// The fingers moved in another direction.
  case direction(SwipeDirections, allowed: SwipeDirections)
  /// The fingers moved too far sideways, in points.
  case sideways(Double, allowed: Double)
  /// The touch began too far from the edge, in points, or at an infinite distance if the recognizer
  /// has no edge.
  case fromEdge(Double, allowed: Double)
  /// The fingers rotated too little, in radians.
  case turnedOnly(Double, required: Double)
  /// A recognizer that was required to fail was recognized.
  case requirementRecognized(String)
  /// The delegate's `gestureRecognizerShouldBegin` returned `false`.
  case delegateRefused
  /// A view's `gestureRecognizerShouldBegin` returned `false`.
  case viewRefused(String)
  /// A scroll view around this one has more to scroll in the fingers' direction.
  case leftToOuter(String)
  /// A view in the scroll view continues to handle its touch because of the given member of the
  /// scroll view.
  case contentKeepsTouch(String, by: ContentTouchRule)
  /// The scroll view's delegate returns no view to zoom.
  case nothingToZoom
  /// The system cancelled a touch.
  case touchCancelled
  /// The app was interrupted.
  case interrupted
  /// `isEnabled` was set to `false`.
  case disabled
  /// The recognizer was removed from its view.
  case removed
  /// The recognizer's view left the window.
  case viewLeftWindow
  /// A subclass set the state.
  case setBySubclass
  /// The recognizer's touches ended before it had decided.
  case undecided
}

extension Cause: CustomStringConvertible {
  /// The cause as a clause.
  package var description: String {
    switch self {
    case .moved(let way, let allowed):
      "moved \(Amount.points(way)), \(Amount.length(allowed)) allowed"
    case .tapsApart(let way, let allowed):
      "tapped \(Amount.points(way)) away, \(Amount.length(allowed)) allowed"
    case .held(let time, let allowed):
      "held \(Amount.seconds(time)), \(Amount.seconds(allowed)) allowed"
    case .liftedAfter(let time, let required):
      "lifted after \(Amount.seconds(time)), \(Amount.seconds(required)) required"
    case .noTap(let number, let all, let time):
      "no tap \(number) of \(all) within \(Amount.seconds(time))"
    case .fingers(let count, let allowed): "\(Amount.count(count, "finger")), \(allowed) allowed"
    case .fewFingers(let count, let required):
      "\(Amount.count(count, "finger")), \(required) required"
    case .movedOnly(let way, let required):
      "moved only \(Amount.points(way)), \(Amount.length(required)) required"
    case .took(let time, let allowed):
      "took \(Amount.seconds(time)), \(Amount.seconds(allowed)) allowed"
    case .direction(let direction, let allowed): "moved \(direction), \(allowed) allowed"
    case .sideways(let way, let allowed):
      "strayed \(Amount.points(way)), \(Amount.length(allowed)) allowed"
    case .fromEdge(let way, _) where !way.isFinite: "it takes no edge"
    case .fromEdge(let way, let allowed):
      "began \(Amount.points(way)) from the edge, \(Amount.length(allowed)) allowed"
    case .turnedOnly(let angle, let required):
      "turned only \(Amount.degrees(radians: angle)), \(Amount.degrees(radians: required)) required"
    case .requirementRecognized(let name):
      "*\(name)*, which it requires to fail, was recognized"
    case .delegateRefused: "its delegate's gestureRecognizerShouldBegin said no"
    case .viewRefused(let name): "gestureRecognizerShouldBegin of *\(name)* said no"
    case .leftToOuter(let name): "at its limit, it left the drag to *\(name)*"
    case .contentKeepsTouch(let name, let rule): "*\(name)* keeps its touch: \(rule.rawValue)"
    case .nothingToZoom: "the delegate's viewForZooming gave no view"
    case .touchCancelled: "the system cancelled its touch"
    case .interrupted: "the app was interrupted"
    case .disabled: "it was disabled"
    case .removed: "it was removed from its view"
    case .viewLeftWindow: "its view left the window"
    case .setBySubclass: "its own class set the state"
    case .undecided: "its touches ended before it was decided"
    }
  }
}
