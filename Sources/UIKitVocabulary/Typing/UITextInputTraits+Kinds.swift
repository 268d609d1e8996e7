internal import Foundation

/// Which letters become capitals by themselves.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none = 0
  /// The first of each word.
  case words = 1
  /// The first of each sentence.
  case sentences = 2
  /// All.
  case allCharacters = 3
}

/// Whether words are corrected by themselves.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the user has set it.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As the user has set it.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// Whether quotation marks become curly by themselves.
public enum UITextSmartQuotesType: Int, Sendable {
  /// As the user has set it.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// Whether hyphens become dashes by themselves.
public enum UITextSmartDashesType: Int, Sendable {
  /// As the user has set it.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// Whether spaces go and come by themselves where text is cut and pasted.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As the user has set it.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// Whether the end of what is typed is proposed in the text.
public enum UITextInlinePredictionType: Int, Sendable {
  /// As the user has set it.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// Whether the result of a sum is proposed in the text.
public enum UITextMathExpressionCompletionType: Int, Sendable {
  /// As the user has set it.
  case `default` = 0
  /// Never.
  case no = 1
  /// Always.
  case yes = 2
}

/// How much help with writing a text is offered.
public enum UIWritingToolsBehavior: Int, Sendable {
  /// None.
  case none = -1
  /// As the system thinks best.
  case `default` = 0
  /// All, in the text itself.
  case complete = 1
  /// Some, in a panel.
  case limited = 2
}

/// What help with writing may put into a text.
public struct UIWritingToolsResultOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes options of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Letters alone.
  public static let plainText = UIWritingToolsResultOptions(rawValue: 1 << 0)
  /// Letters with attributes.
  public static let richText = UIWritingToolsResultOptions(rawValue: 1 << 1)
  /// Lists.
  public static let list = UIWritingToolsResultOptions(rawValue: 1 << 2)
  /// Tables.
  public static let table = UIWritingToolsResultOptions(rawValue: 1 << 3)
}

/// Which keys a text needs.
public enum UIKeyboardType: Int, Sendable {
  /// The usual ones.
  case `default` = 0
  /// Those of ASCII.
  case asciiCapable = 1
  /// Numbers and punctuation.
  case numbersAndPunctuation = 2
  /// Those of web addresses.
  case URL = 3
  /// The digits for a code.
  case numberPad = 4
  /// Those of a telephone.
  case phonePad = 5
  /// A name, or a telephone number.
  case namePhonePad = 6
  /// Those of mail addresses.
  case emailAddress = 7
  /// Digits and a decimal point.
  case decimalPad = 8
  /// With @ and # at hand.
  case twitter = 9
  /// With a space and a full stop at hand.
  case webSearch = 10
  /// The digits of ASCII.
  case asciiCapableNumberPad = 11

  /// Another name for ``asciiCapable``.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// How a keyboard looks.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the system does.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2

  /// Another name for ``dark``.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// What the return key is called.
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
