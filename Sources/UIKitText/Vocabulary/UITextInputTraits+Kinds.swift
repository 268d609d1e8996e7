internal import Foundation

/// The letters that are capitalized automatically.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// No letters.
  case none = 0
  /// The first letter of each word.
  case words = 1
  /// The first letter of each sentence.
  case sentences = 2
  /// All letters.
  case allCharacters = 3
}

/// The setting for automatic correction of words.
public enum UITextAutocorrectionType: Int, Sendable {
  /// Corrects words if the user has enabled it.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// The setting for spell checking.
public enum UITextSpellCheckingType: Int, Sendable {
  /// Checks spelling if the user has enabled it.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// The setting for automatic conversion of quotation marks to curly ones.
public enum UITextSmartQuotesType: Int, Sendable {
  /// Converts quotation marks if the user has enabled it.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// The setting for automatic conversion of hyphens to dashes.
public enum UITextSmartDashesType: Int, Sendable {
  /// Converts hyphens if the user has enabled it.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// The setting for automatic adjustment of spaces when text is cut and pasted.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// Adjusts spaces if the user has enabled it.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// The setting for inline predictions of the text that the user types.
public enum UITextInlinePredictionType: Int, Sendable {
  /// Shows predictions if the user has enabled them.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// The setting for inline results of mathematical expressions.
public enum UITextMathExpressionCompletionType: Int, Sendable {
  /// Shows results if the user has enabled them.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// The extent of the writing tools for a text.
public enum UIWritingToolsBehavior: Int, Sendable {
  /// No writing tools.
  case none = -1
  /// The system's default.
  case `default` = 0
  /// All writing tools, inline in the text.
  case complete = 1
  /// Some writing tools, in a panel.
  case limited = 2
}

/// The kinds of content that writing tools may insert into a text.
public struct UIWritingToolsResultOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Plain text.
  public static let plainText = UIWritingToolsResultOptions(rawValue: 1 << 0)
  /// Text with attributes.
  public static let richText = UIWritingToolsResultOptions(rawValue: 1 << 1)
  /// Lists.
  public static let list = UIWritingToolsResultOptions(rawValue: 1 << 2)
  /// Tables.
  public static let table = UIWritingToolsResultOptions(rawValue: 1 << 3)
}

/// The kind of keyboard for a text.
public enum UIKeyboardType: Int, Sendable {
  /// The default keyboard.
  case `default` = 0
  /// Keys for ASCII characters.
  case asciiCapable = 1
  /// Numbers and punctuation.
  case numbersAndPunctuation = 2
  /// Keys for URLs.
  case URL = 3
  /// Digits for a code.
  case numberPad = 4
  /// Keys for telephone numbers.
  case phonePad = 5
  /// Keys for a name or a telephone number.
  case namePhonePad = 6
  /// Keys for email addresses.
  case emailAddress = 7
  /// Digits and a decimal point.
  case decimalPad = 8
  /// Keys with easy access to @ and #.
  case twitter = 9
  /// Keys with easy access to space and period.
  case webSearch = 10
  /// ASCII digits.
  case asciiCapableNumberPad = 11

  /// Another name for ``asciiCapable``.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The appearance of a keyboard.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The system's default.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2

  /// Another name for ``dark``.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// The title of the return key.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default` = 0
  /// Go.
  case go = 1
  /// Google.
  case google = 2
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Route.
  case route = 5
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Yahoo.
  case yahoo = 8
  /// Done.
  case done = 9
  /// Emergency call.
  case emergencyCall = 10
  /// Continue.
  case `continue` = 11
}
