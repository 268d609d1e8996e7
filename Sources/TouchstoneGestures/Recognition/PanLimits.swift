/// The limits of a pan.
package struct PanLimits: Hashable, Sendable {
  /// The location from which the translation counts. UIKit's choice is undocumented (statement
  /// 191).
  package enum TranslationStart: Hashable, Sendable {
    /// After the hysteresis, which isn't part of the translation. OpenUIKit observed this on iOS
    /// 26.
    case afterHysteresis
    /// The location of the touchdown.
    case atTouchDown
  }

  /// The distance of the fingers' center at which a pan begins, in points. EarlGrey and OpenUIKit's
  /// measurements say 10. Apple publishes no value (statement 186).
  package var hysteresis = 10.0
  /// The location from which the translation counts.
  package var translationStart = TranslationStart.afterHysteresis
  /// The pause after which further notches of a wheel start a new gesture, in seconds. Chosen
  /// longer than the gap between two notches of a wheel that is turned steadily.
  package var wheelRest = 0.15

  /// The direction in which movement counts, as a unit vector, or `nil` if every direction counts.
  ///
  /// A scroll view that scrolls along one axis begins after movement along that axis.
  package var direction: GesturePoint?

  /// Creates limits with the default values.
  package init() {}

  /// Returns the part of a translation that counts.
  func counted(_ way: GesturePoint) -> Double {
    guard let direction else { return way.length }
    return (way.x * direction.x + way.y * direction.y).magnitude
  }
}

/// The kinds of scrolling that move a pan, with the bits of `UIScrollTypeMask` (statement 193).
package struct ScrollTypes: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// A wheel with notches.
  package static let discrete = ScrollTypes(rawValue: 1)
  /// A trackpad, which reports the beginning and the end of a scroll.
  package static let continuous = ScrollTypes(rawValue: 2)
}

/// The phase of a scroll sample.
package enum ScrollStage: Hashable, Sendable, CaseIterable {
  /// Fingers touched the trackpad.
  case began
  /// The fingers moved.
  case changed
  /// The fingers lifted.
  case ended
  /// The system cancelled the scroll.
  case cancelled
  /// A wheel turned by one notch.
  case notch
}
