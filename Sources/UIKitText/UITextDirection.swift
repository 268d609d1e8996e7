@_spi(Kit) internal import UIKitCore

/// A direction in the order of a text.
public enum UITextStorageDirection: Int, Sendable {
  /// Toward the end.
  case forward = 0
  /// Toward the start.
  case backward = 1
}

/// A direction on the screen.
public enum UITextLayoutDirection: Int, Sendable {
  /// To the right.
  case right = 2
  /// To the left.
  case left = 3
  /// Up.
  case up = 4
  /// Down.
  case down = 5
}

/// A direction, in the text or on the screen.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// The raw value of the direction in the text or on the screen.
  public var rawValue: Int

  /// Creates a direction with the raw value of a storage or layout direction.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A direction in the text.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// A direction on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Whether the direction leads to the start of a left-to-right text.
  var isBackward: Bool {
    rawValue == UITextStorageDirection.backward.rawValue
      || rawValue == UITextLayoutDirection.left.rawValue
      || rawValue == UITextLayoutDirection.up.rawValue
  }
}

/// The unit in which a text is navigated.
public enum UITextGranularity: Int, Sendable {
  /// A character as perceived by the user.
  case character = 0
  /// A word.
  case word = 1
  /// A sentence.
  case sentence = 2
  /// A paragraph, which ends with a line break in the text.
  case paragraph = 3
  /// A displayed line.
  case line = 4
  /// The whole text.
  case document = 5
}
