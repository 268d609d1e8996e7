/// Where a recognizer stands; the numbers are those of UIGestureRecognizer.State (statement 118).
package enum GestureState: Int, Hashable, Sendable, CaseIterable {
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
  package var isActive: Bool { self == .began || self == .changed }

  /// Whether only a reset leads out of it.
  package var isFinal: Bool { rawValue >= GestureState.ended.rawValue }

  /// Whether arriving here means that the gesture was recognized; beginning counts (statement 103).
  package var isRecognition: Bool { isActive || self == .ended }

  /// Whether arriving here sends the actions (statement 123, 124).
  package var sendsActions: Bool { self != .possible && self != .failed }
}

extension GestureState: CustomStringConvertible {
  /// The name as in UIKit.
  package var description: String {
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
