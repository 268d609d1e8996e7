internal import TouchstoneMutations

/// Counts the taps of one gesture, of one or several fingers; what taps and long presses share.
package struct TapSeries: Sendable {
  /// What an event meant for the series.
  package enum Progress: Hashable, Sendable {
    /// Nothing is decided.
    case goesOn
    /// All fingers of a tap have lifted; the number of taps so far.
    case tapped(Int)
    /// These were no taps.
    case failed(Cause)
  }

  /// Seconds from the first finger's coming down to the last one's lifting within one tap; Apple's
  /// own number is not published (statement 174).
  ///
  /// Open: OpenSwiftUI and WinObjC say 0.75 s; Gestouch and another project's notes of UIKit's fields
  /// say 1.5 s. UIKit has two such fields, and nobody measured which one decides.
  package static let ordinaryMaximumDuration = 0.75

  /// How many fingers make a tap.
  package var touchesRequired = 1
  /// How far and how late.
  package var limits = TapLimits()
  /// The longest tap, in seconds; infinite where a press is to follow.
  package var maximumDuration = TapSeries.ordinaryMaximumDuration
  /// Taps that are complete.
  package private(set) var count = 0
  /// The fingers of the present tap.
  package private(set) var fingers = Fingers()
  /// The touches of the present tap, or of the last one, in the order in which they came down.
  package private(set) var touches: [Int] = []
  /// Where the first tap was: the centre of its fingers as they came down (statement 172).
  package private(set) var location: GesturePoint?
  /// When the present tap began, in seconds.
  package private(set) var start: Double?
  private var isLifting = false
  private var lastEnd: Double?
  private var lastPlace: GesturePoint?

  /// A series without taps.
  package init() {}

  /// Whether all fingers of the present tap are down.
  package var isComplete: Bool { fingers.count == touchesRequired && !isLifting }

  /// Until when the present tap has to be over, or the next one has to begin.
  package var deadline: Double? {
    if let start { return maximumDuration.isFinite ? start + maximumDuration : nil }
    return lastEnd.map { $0 + limits.maximumInterval }
  }

  /// Fingers came down.
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

  /// Fingers moved.
  package mutating func moved(_ samples: [GestureSample]) -> Progress {
    guard fingers.move(samples), fingers.furthest > limits.allowableMovement else {
      return .goesOn
    }
    return .failed(.moved(fingers.furthest, allowed: limits.allowableMovement))
  }

  /// Fingers lifted.
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

  /// The clock reached a moment.
  package mutating func timePassed(at time: Double, required: Int) -> Progress {
    guard let deadline, time >= deadline else { return .goesOn }
    if start != nil {
      return .failed(.held(maximumDuration, allowed: maximumDuration))
    }
    return .failed(.noTap(count + 1, of: required, within: limits.maximumInterval))
  }

  /// Forgets the taps.
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
