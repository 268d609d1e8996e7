public import Foundation

/// The keyboard settings of an object with editable text.
///
/// Every trait has a neutral default, and the default implementations ignore new values. The
/// framework uses only four traits: ``isSecureTextEntry`` hides the text,
/// ``enablesReturnKeyAutomatically`` disables the return key while there is no text, and
/// ``keyboardType`` and ``returnKeyType`` configure the host's keyboard. All other traits are only
/// stored.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// The letters that are capitalized automatically.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// The setting for automatic correction of words.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// The setting for spell checking.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// The setting for automatic conversion of quotation marks to curly ones.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// The setting for automatic conversion of hyphens to dashes.
  var smartDashesType: UITextSmartDashesType { get set }
  /// The setting for automatic adjustment of spaces when text is cut and pasted.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// The kind of keyboard.
  var keyboardType: UIKeyboardType { get set }
  /// The appearance of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The title of the return key.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key is disabled while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is hidden.
  var isSecureTextEntry: Bool { get set }
  /// The meaning of the text, or `nil` if it isn't specified.
  var textContentType: UITextContentType! { get set }
  /// The requirements for a new password, or `nil` if there are no rules.
  var passwordRules: UITextInputPasswordRules? { get set }
  /// The setting for inline predictions of the text that the user types.
  var inlinePredictionType: UITextInlinePredictionType { get set }
  /// The setting for inline results of mathematical expressions.
  var mathExpressionCompletionType: UITextMathExpressionCompletionType { get set }
  /// The extent of the writing tools.
  var writingToolsBehavior: UIWritingToolsBehavior { get set }
  /// The kinds of content that writing tools may insert into the text.
  var allowedWritingToolsResultOptions: UIWritingToolsResultOptions { get set }
}

extension UITextInputTraits {
  /// The default implementation, which is always `.sentences`.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// The default implementation, which is always `.default`.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// The default implementation, which is always `.default`.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// The default implementation, which is always `.default`.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }
  /// The default implementation, which is always `.default`.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  /// The default implementation, which is always `.default`.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  /// The default implementation, which is always `.default`.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// The default implementation, which is always `.default`.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// The default implementation, which is always `.default`.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// The default implementation, which is always `false`.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// The default implementation, which is always `false`.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// The default implementation, which is always `nil`.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
  /// The default implementation, which is always `nil`.
  public var passwordRules: UITextInputPasswordRules? {
    get { nil }
    set {}
  }
  /// The default implementation, which is always `.default`.
  public var inlinePredictionType: UITextInlinePredictionType {
    get { .default }
    set {}
  }
  /// The default implementation, which is always `.default`.
  public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { .default }
    set {}
  }
  /// The default implementation, which is always `.default`.
  public var writingToolsBehavior: UIWritingToolsBehavior {
    get { .default }
    set {}
  }
  /// The default implementation, which is always empty.
  public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { [] }
    set {}
  }
}
