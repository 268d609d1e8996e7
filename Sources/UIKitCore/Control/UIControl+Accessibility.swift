extension UIControl {
  /// What follows from a control's state.
  var traitsOfState: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = isEnabled ? [] : .notEnabled
    if isSelected { traits.insert(.selected) }
    return traits
  }
}
