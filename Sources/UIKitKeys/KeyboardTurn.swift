internal import UIKitCore

/// What the notifications say when the screen turns, or gets another size, under the keyboard.
package enum KeyboardTurn {
  /// The keyboard goes and comes: what apps record of iOS 7, 8 and 26.
  case hidesAndShows
  /// The keyboard comes, and was never said to go.
  case shows
  /// Only the frame changes, as between two fields.
  case changesFrame
}

extension KeyboardTurn {
  /// Whether it is said that the keyboard comes.
  var saysShown: Bool { self != .changesFrame }

  /// What is over before the keyboard has its new place.
  @MainActor
  func before(from old: CGRect) -> [KeyboardChange] {
    guard self == .hidesAndShows else { return [] }
    return [
      KeyboardChange(begin: old, end: old.offsetBy(dx: 0, dy: old.height), kind: .hide)
    ]
  }

  /// What brings the keyboard to its new place.
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
