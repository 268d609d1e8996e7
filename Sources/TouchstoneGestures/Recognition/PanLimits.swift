/// The numbers of a pan.
package struct PanLimits: Hashable, Sendable {
  /// Where the translation starts to count; UIKit's choice is not documented (statement 191).
  package enum TranslationStart: Hashable, Sendable {
    /// After the hysteresis, which is absorbed; OpenUIKit saw this on iOS 26.
    case afterHysteresis
    /// Where the fingers came down.
    case atTouchDown
  }

  /// The way of the fingers' centre at which a pan begins, in points; EarlGrey and OpenUIKit's
  /// measurements say 10, Apple publishes nothing (statement 186).
  package var hysteresis = 10.0
  /// What counts as translation.
  package var translationStart = TranslationStart.afterHysteresis
  /// The rest after which a wheel's notches are one gesture no longer, in seconds; chosen, longer
  /// than the gap between two notches of a wheel that is turned steadily.
  package var wheelRest = 0.15

  /// The one direction in which the way counts, as a vector of length 1; nil for any.
  ///
  /// A scroll view that scrolls along one axis begins by the way along it.
  package var direction: GesturePoint?

  /// The numbers named above.
  package init() {}

  /// How much of a way counts.
  func counted(_ way: GesturePoint) -> Double {
    guard let direction else { return way.length }
    return (way.x * direction.x + way.y * direction.y).magnitude
  }
}

/// What kinds of scrolling move a pan; the bits are those of UIScrollTypeMask (statement 193).
package struct ScrollTypes: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// A wheel with notches.
  package static let discrete = ScrollTypes(rawValue: 1)
  /// A trackpad, with a beginning and an end.
  package static let continuous = ScrollTypes(rawValue: 2)
}

/// What a scroll sample says about its gesture.
package enum ScrollStage: Hashable, Sendable, CaseIterable {
  /// Fingers came on the trackpad.
  case began
  /// They moved.
  case changed
  /// They left.
  case ended
  /// The system took the gesture away.
  case cancelled
  /// A wheel turned by a notch.
  case notch
}
