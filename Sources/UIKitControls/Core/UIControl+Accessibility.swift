extension UIControl {
  /// The accessibility traits that follow from the control's state.
  var traitsOfState: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = isEnabled ? [] : .notEnabled
    if isSelected { traits.insert(.selected) }
    return traits
  }
}
