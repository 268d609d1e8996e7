extension UIView {
  /// Whether the view keeps its colors if the user inverts those of the screen. Nothing inverts
  /// colors here, so the value is only stored.
  public var accessibilityIgnoresInvertColors: Bool {
    get { accessibilitySettings?.ignoresInvertColors ?? false }
    set { accessibilityToSet.ignoresInvertColors = newValue }
  }
}
