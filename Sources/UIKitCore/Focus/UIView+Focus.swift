extension UIView {
  /// The subviews in a part of the view; an edge that touches counts.
  func subviewItems(in rect: CGRect) -> [any UIFocusItem] {
    subviews.filter {
      let frame = $0.frame
      return frame.minX <= rect.maxX && frame.maxX >= rect.minX && frame.minY <= rect.maxY
        && frame.maxY >= rect.minY
    }
  }

  /// Whether the view hides from the focus what lies behind it.
  var hasVisibleBackground: Bool {
    (settings.backgroundColor?.cgColor.alpha ?? 0) > HitTest.leastAlpha
  }

  func setFocusEffect(_ effect: UIFocusEffect?) {
    settings.focusEffect = .some(effect?.copy() as? UIFocusEffect)
    if isFocused { UIFocusSystem.focusSystem(for: self)?.mover?.effectDidChange(of: self) }
  }
}

extension UIViewController {
  /// Where the controller's view is; for one without a place, its parent.
  var environmentAround: (any UIFocusEnvironment)? { viewStorage?.superview ?? parentStorage }
}

extension UIWindow {
  /// What is presented on top, or the root controller, or the window itself.
  var preferredContent: [any UIFocusEnvironment] {
    rootStorage.map { [$0.frontmostPresented] } ?? []
  }
}
