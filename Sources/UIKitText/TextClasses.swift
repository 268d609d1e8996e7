package import UIKitCore

// The properties that key-value observing, appearances and the inspector use.
@MainActor extension TextModule {
  package static var classes: [ClassDeclaration] {
    let fieldText = ClassProperty("text", \UITextField.text)
    let viewText = ClassProperty("text", \UITextView.text)
    return [
      ClassDeclaration(
        UITextField.self,
        [
          fieldText,
          ClassProperty("font", \UITextField.font, isAppearance: true),
          ClassProperty("textColor", \UITextField.textColor, isAppearance: true),
          ClassProperty("keyboardAppearance", \UITextField.keyboardAppearance, isAppearance: true),
        ], shownText: fieldText),
      ClassDeclaration(
        UITextView.self,
        [
          viewText,
          ClassProperty("font", \UITextView.font, isAppearance: true),
          ClassProperty("textColor", \UITextView.textColor, isAppearance: true),
          ClassProperty("keyboardAppearance", \UITextView.keyboardAppearance, isAppearance: true),
        ], shownText: viewText),
    ]
  }
}
