/// Where a recognizer stands; the numbers are those of UIGestureRecognizer.State (statement 118).
///
/// It is public for inlining: each recognizer is asked for its state some twenty times in an event.
public enum GestureState: Int, Hashable, Sendable, CaseIterable {
  /// Nothing is decided.
  case possible = 0
  /// A continuous gesture was recognized and goes on.
  case began = 1
  /// A continuous gesture changed.
  case changed = 2
  /// The gesture is complete; for a discrete one this is recognition itself.
  case ended = 3
  /// A gesture that had begun was taken away.
  case cancelled = 4
  /// It was not this gesture.
  case failed = 5

  /// Another name for ended, as UIKit has it.
  package static let recognized = GestureState.ended

  /// Whether a continuous gesture is under way.
  @inlinable public var isActive: Bool {
    switch self {
    case .began, .changed: true
    case .possible, .ended, .cancelled, .failed: false
    }
  }

  /// Whether only a reset leads out of it.
  @inlinable public var isFinal: Bool {
    switch self {
    case .ended, .cancelled, .failed: true
    case .possible, .began, .changed: false
    }
  }

  /// Whether arriving here means that the gesture was recognized; beginning counts (statement 103).
  @inlinable public var isRecognition: Bool { isActive || self == .ended }

  /// Whether arriving here sends the actions (statement 123, 124).
  @inlinable public var sendsActions: Bool { self != .possible && self != .failed }

  /// Whether both are the same; what the compiler makes is a call in other modules.
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
  /// The name as in UIKit.
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

/// Whether a gesture is one moment or lasts.
package enum GestureKind: Hashable, Sendable, CaseIterable {
  /// One moment: a tap, a swipe.
  case discrete
  /// It begins, changes and ends: a pan, a pinch.
  case continuous
  /// A subclass that never says which, so that both ways out of possible are open to it.
  case undeclared
}
