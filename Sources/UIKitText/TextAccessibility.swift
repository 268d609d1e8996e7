@_spi(Kit) internal import UIKitCore

extension UITextField {
  /// The accessibility defaults: the placeholder as label, and secure text as dots.
  var knownAccessibility: AccessibilityDefaults {
    let written = text ?? ""
    return AccessibilityDefaults(
      isElement: true, label: placeholder,
      value: isSecureTextEntry ? String(repeating: "•", count: written.count) : written,
      traits: .textEntry)
  }
}

extension UITextView {
  /// The accessibility defaults: editable text is a text entry, other text is static.
  var knownAccessibility: AccessibilityDefaults {
    let written = text ?? ""
    return AccessibilityDefaults(
      isElement: true, value: written, traits: isEditable ? .textEntry : .staticText)
  }
}
