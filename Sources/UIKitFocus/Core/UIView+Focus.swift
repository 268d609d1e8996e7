extension UIView {
  /// Returns the subviews that intersect a rectangle or touch one of its edges.
  func subviewItems(in rect: CGRect) -> [any UIFocusItem] {
    subviews.filter {
      let frame = $0.frame
      return frame.minX <= rect.maxX && frame.maxX >= rect.minX && frame.minY <= rect.maxY
        && frame.maxY >= rect.minY
    }
  }

  /// Whether the view's background hides the views behind it from the focus.
  var hasVisibleBackground: Bool {
    (settings.backgroundColor?.cgColor.alpha ?? 0) > HitTest.leastAlpha
  }

  func setFocusEffect(_ effect: UIFocusEffect?) {
    settings.focusEffect = .some(effect?.copy() as? UIFocusEffect)
    if isFocused { UIFocusSystem.focusSystem(for: self)?.mover?.effectDidChange(of: self) }
  }
}

extension UIViewController {
  /// The superview of the controller's view, or the parent if the view has no superview.
  var environmentAround: (any UIFocusEnvironment)? { viewStorage?.superview ?? parentStorage }
}

extension UIWindow {
  /// The frontmost presented controller or the root controller. Empty, which stands for the window,
  /// if there is no root controller.
  var preferredContent: [any UIFocusEnvironment] {
    rootStorage.map { [$0.frontmostPresented] } ?? []
  }
}
