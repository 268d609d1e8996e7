public import Foundation

/// What a keyboard should know of a text that is typed.
///
/// Every trait has a neutral default. Three do something here: ``isSecureTextEntry`` hides what is
/// typed, ``enablesReturnKeyAutomatically`` keeps return from doing anything, and the host's keyboard
/// goes by ``keyboardType`` and ``returnKeyType``. All others are only kept.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// Which letters become capitals by themselves.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected by themselves.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether quotation marks become curly by themselves.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether hyphens become dashes by themselves.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces go and come by themselves where text is cut and pasted.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// Which keys are needed.
  var keyboardType: UIKeyboardType { get set }
  /// How the keyboard looks.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// What the return key is called.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key does nothing while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether what is typed stays hidden.
  var isSecureTextEntry: Bool { get set }
  /// What the text is about; nil for nothing known.
  var textContentType: UITextContentType! { get set }
  /// What a new password must be made of; nil for no rules.
  var passwordRules: UITextInputPasswordRules? { get set }
  /// Whether the end of what is typed is proposed in the text.
  var inlinePredictionType: UITextInlinePredictionType { get set }
  /// Whether the result of a sum is proposed in the text.
  var mathExpressionCompletionType: UITextMathExpressionCompletionType { get set }
  /// How much help with writing is offered.
  var writingToolsBehavior: UIWritingToolsBehavior { get set }
  /// What help with writing may put into the text.
  var allowedWritingToolsResultOptions: UIWritingToolsResultOptions { get set }
}

extension UITextInputTraits {
  /// Sentences begin with a capital.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// As the user has set it.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// As the user has set it.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// As the user has set it.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  /// As the user has set it.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  /// As the user has set it.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  /// The usual keys.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// The usual look.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// "return".
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// Return works without text.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// Everybody may read along.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// Nothing known.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
  /// No rules.
  public var passwordRules: UITextInputPasswordRules? {
    get { nil }
    set {}
  }
  /// As the user has set it.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { .default }
    set {}
  }
  /// As the user has set it.
  public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { .default }
    set {}
  }
  /// As the system thinks best.
  public var writingToolsBehavior: UIWritingToolsBehavior {
    get { .default }
    set {}
  }
  /// As the text can show.
  public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { [] }
    set {}
  }
}
