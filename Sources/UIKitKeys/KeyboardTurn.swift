internal import UIKitCore

/// The notifications posted when the screen rotates or changes its size while the keyboard is
/// shown.
package enum KeyboardTurn {
  /// The keyboard hides and shows, as apps record on iOS 7, 8 and 26.
  case hidesAndShows
  /// The keyboard shows, without having been reported as hidden.
  case shows
  /// Only the frame changes, as when editing moves to another field.
  case changesFrame
}

extension KeyboardTurn {
  /// Whether a notification reports that the keyboard shows.
  var saysShown: Bool { self != .changesFrame }

  /// Returns the changes that are complete before the keyboard has its new frame.
  @MainActor
  func before(from old: CGRect) -> [KeyboardChange] {
    guard self == .hidesAndShows else { return [] }
    return [
      KeyboardChange(begin: old, end: old.offsetBy(dx: 0, dy: old.height), kind: .hide)
    ]
  }

  /// Returns the change that brings the keyboard to its new frame.
  @MainActor
  func change(from old: CGRect, to new: CGRect) -> KeyboardChange {
    switch self {
    case .hidesAndShows:
      KeyboardChange(begin: new.offsetBy(dx: 0, dy: new.height), end: new, kind: .show)
    case .shows: KeyboardChange(begin: old, end: new, kind: .show)
    case .changesFrame: KeyboardChange(begin: old, end: new, kind: .frame)
    }
  }
}
