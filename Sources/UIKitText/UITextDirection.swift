@_spi(Kit) internal import UIKitCore

/// Towards the end or the start of a text.
public enum UITextStorageDirection: Int, Sendable {
  /// Towards the end.
  case forward = 0
  /// Towards the start.
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

  /// Makes a direction of the raw value of one in the text or on the screen.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A direction in the text.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// A direction on the screen.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Whether it leads to the start of a text that is written from left to right.
  var isBackward: Bool {
    rawValue == UITextStorageDirection.backward.rawValue
      || rawValue == UITextLayoutDirection.left.rawValue
      || rawValue == UITextLayoutDirection.up.rawValue
  }
}

/// Units of a text.
public enum UITextGranularity: Int, Sendable {
  /// What a reader takes for one character.
  case character = 0
  /// Words.
  case word = 1
  /// Sentences.
  case sentence = 2
  /// Paragraphs, which end in a line break that was typed.
  case paragraph = 3
  /// Lines as they are shown.
  case line = 4
  /// All of it.
  case document = 5
}
