internal import TouchstoneMutations

/// Counts the taps of one gesture with one or more fingers, for tap and long press recognitions.
package struct TapSeries: Sendable {
  /// The effect of an event on the series.
  package enum Progress: Hashable, Sendable {
    /// The series is undecided.
    case goesOn
    /// All fingers of a tap have lifted. The value is the number of taps so far.
    case tapped(Int)
    /// The touches weren't taps.
    case failed(Cause)
  }

  /// The longest time from the first finger's touchdown to the last finger's lift within one tap,
  /// in seconds. Apple's value isn't published (statement 174).
  ///
  /// Open: OpenSwiftUI and WinObjC use 0.75 s. Gestouch and another project's notes of UIKit's
  /// fields say 1.5 s. UIKit has two such fields, and no measurement shows which of them decides.
  package static let ordinaryMaximumDuration = 0.75

  /// The required number of fingers.
  package var touchesRequired = 1
  /// The limits of distance and time.
  package var limits = TapLimits()
  /// The longest duration of a tap in seconds, or infinity for the touches of a press.
  package var maximumDuration = TapSeries.ordinaryMaximumDuration
  /// The number of completed taps.
  package private(set) var count = 0
  /// The fingers of the current tap.
  package private(set) var fingers = Fingers()
  /// The touches of the current or the last tap, in the order in which they touched down.
  package private(set) var touches: [Int] = []
  /// The location of the first tap, which is the center of its fingers at touchdown (statement
  /// 172).
  package private(set) var location: GesturePoint?
  /// The time at which the current tap began, in seconds, or `nil` between taps.
  package private(set) var start: Double?
  private var isLifting = false
  private var lastEnd: Double?
  private var lastPlace: GesturePoint?

  /// Creates a series without taps.
  package init() {}

  /// Whether all fingers of the current tap are down.
  package var isComplete: Bool { fingers.count == touchesRequired && !isLifting }

  /// The time by which the current tap must end or the next tap must begin, or `nil` if there is no
  /// limit.
  package var deadline: Double? {
    if let start { return maximumDuration.isFinite ? start + maximumDuration : nil }
    return lastEnd.map { $0 + limits.maximumInterval }
  }

  /// Handles fingers that touched down.
  package mutating func began(_ samples: [GestureSample]) -> Progress {
    for sample in samples {
      if start == nil {
        start = sample.time
        touches = []
      }
      fingers.add(sample)
      touches.append(sample.id)
      if isLifting || fingers.count > touchesRequired {
        return .failed(.fingers(fingers.count + (isLifting ? 1 : 0), allowed: touchesRequired))
      }
    }
    guard isComplete else { return .goesOn }
    let place = fingers.center
    if let lastPlace, place.distance(to: lastPlace) > limits.maximumDistance {
      return .failed(
        .tapsApart(place.distance(to: lastPlace), allowed: limits.maximumDistance))
    }
    if location == nil || Mutation.tapsAreWhereTheLastWas.isOn { location = place }
    lastPlace = place
    return .goesOn
  }

  /// Handles fingers that moved.
  package mutating func moved(_ samples: [GestureSample]) -> Progress {
    guard fingers.move(samples), fingers.furthest > limits.allowableMovement else {
      return .goesOn
    }
    return .failed(.moved(fingers.furthest, allowed: limits.allowableMovement))
  }

  /// Handles fingers that lifted.
  package mutating func ended(_ samples: [GestureSample]) -> Progress {
    if case .failed(let cause) = moved(samples) { return .failed(cause) }
    for sample in samples where fingers.remove(sample.id) {
      isLifting = true
      lastEnd = sample.time
    }
    guard isLifting, fingers.isEmpty else { return .goesOn }
    if fingers.most < touchesRequired {
      return .failed(.fewFingers(fingers.most, required: touchesRequired))
    }
    count += 1
    isLifting = false
    start = nil
    fingers = Fingers()
    return .tapped(count)
  }

  /// Handles a time that the clock has reached.
  package mutating func timePassed(at time: Double, required: Int) -> Progress {
    guard let deadline, time >= deadline else { return .goesOn }
    if start != nil {
      return .failed(.held(maximumDuration, allowed: maximumDuration))
    }
    return .failed(.noTap(count + 1, of: required, within: limits.maximumInterval))
  }

  /// Clears the taps.
  package mutating func reset() {
    count = 0
    fingers = Fingers()
    touches = []
    location = nil
    start = nil
    isLifting = false
    lastEnd = nil
    lastPlace = nil
  }
}
