/// The state of a recognizer, with the values of `UIGestureRecognizer.State` (statement 118).
///
/// It is public for inlining: each recognizer's state is read about twenty times in an event.
public enum GestureState: Int, Hashable, Sendable, CaseIterable {
  /// The gesture is undecided.
  case possible = 0
  /// A continuous gesture was recognized and continues.
  case began = 1
  /// A continuous gesture changed.
  case changed = 2
  /// The gesture is complete. For a discrete gesture, this is the recognition.
  case ended = 3
  /// A gesture that had begun was cancelled.
  case cancelled = 4
  /// The touches didn't match the gesture.
  case failed = 5

  /// UIKit's other name for ``ended``.
  package static let recognized = GestureState.ended

  /// Whether a continuous gesture is in progress.
  @inlinable public var isActive: Bool {
    switch self {
    case .began, .changed: true
    case .possible, .ended, .cancelled, .failed: false
    }
  }

  /// Whether only a reset leaves the state.
  @inlinable public var isFinal: Bool {
    switch self {
    case .ended, .cancelled, .failed: true
    case .possible, .began, .changed: false
    }
  }

  /// Whether entering the state means that the gesture was recognized, which includes beginning
  /// (statement 103).
  @inlinable public var isRecognition: Bool { isActive || self == .ended }

  /// Whether entering the state sends the actions (statement 123, 124).
  @inlinable public var sendsActions: Bool { self != .possible && self != .failed }

  /// Returns whether the states are equal.
  ///
  /// The synthesized operator would be a call in other modules.
  @inlinable
  public static func == (one: GestureState, other: GestureState) -> Bool {
    switch (one, other) {
    case (.possible, .possible), (.began, .began), (.changed, .changed), (.ended, .ended),
      (.cancelled, .cancelled), (.failed, .failed):
      true
    default: false
    }
  }
}

extension GestureState: CustomStringConvertible {
  /// UIKit's name of the state.
  public var description: String {
    switch self {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }
}

/// The kind of a gesture: discrete or continuous.
package enum GestureKind: Hashable, Sendable, CaseIterable {
  /// A gesture with a single recognition, such as a tap or a swipe.
  case discrete
  /// A gesture that begins, changes and ends, such as a pan or a pinch.
  case continuous
  /// A subclass that doesn't declare its kind, so both transitions out of possible are allowed.
  case undeclared
}
