@_spi(Kit) internal import UIKitCore

extension UITextField {
  /// A field without a name is called by its placeholder; a secret is read as dots.
  var knownAccessibility: AccessibilityDefaults {
    let written = text ?? ""
    return AccessibilityDefaults(
      isElement: true, label: placeholder,
      value: isSecureTextEntry ? String(repeating: "•", count: written.count) : written,
      traits: .textEntry)
  }
}

extension UITextView {
  /// A text that can be edited is a field, any other one is read.
  var knownAccessibility: AccessibilityDefaults {
    let written = text ?? ""
    return AccessibilityDefaults(
      isElement: true, value: written, traits: isEditable ? .textEntry : .staticText)
  }
}
