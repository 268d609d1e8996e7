internal import UIKitCore

/// The input traits of a text view or field.
struct TextTraits {
  var autocapitalization = UITextAutocapitalizationType.sentences
  var autocorrection = UITextAutocorrectionType.default
  var spellChecking = UITextSpellCheckingType.default
  var smartQuotes = UITextSmartQuotesType.default
  var smartDashes = UITextSmartDashesType.default
  var smartInsertDelete = UITextSmartInsertDeleteType.default
  var keyboard = UIKeyboardType.default
  var appearance = UIKeyboardAppearance.default
  var returnKey = UIReturnKeyType.default
  var enablesReturnKeyAutomatically = false
  var isSecure = false
  var contentType: UITextContentType?
  var passwordRules: UITextInputPasswordRules?
  var inlinePrediction = UITextInlinePredictionType.default
  var mathExpressionCompletion = UITextMathExpressionCompletionType.default
  var writingTools = UIWritingToolsBehavior.default
  var writingToolsResults: UIWritingToolsResultOptions = []
}
