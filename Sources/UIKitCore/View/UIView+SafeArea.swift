internal import TouchstoneGeometry

/// Safe area propagation: each view receives the part of its superview's safe area that reaches
/// into it, and its controller may add to it.
extension UIView {
  /// The part of the superview's safe area that reaches into the view, or zero without a superview.
  var safeAreaFromSuperview: UIEdgeInsets {
    guard let superview = superviewStorage else { return .zero }
    let insets = superview.safeAreaInsets
    return insets == .zero ? .zero : insets.reaching(into: frame, from: superview.bounds)
  }

  /// Updates the view's safe area and, if it changed, that of all subviews.
  package final func updateSafeArea() {
    if updateOwnSafeArea() { updateSafeAreaOfSubviews() }
  }

  /// Updates the view's own safe area and returns whether it changed.
  private func updateOwnSafeArea() -> Bool {
    let insets = inheritedSafeArea + (controller?.addedSafeArea ?? .zero)
    guard insets != settings.safeArea else { return false }
    settings.safeArea = insets
    settings.constraints?.insetsDidChange()
    // Margins are notified first (measured).
    if insetsLayoutMarginsFromSafeArea { marginsDidChange() }
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
    setNeedsLayout()
    return true
  }

  /// Updates insets after the view moved in its superview. The safe area is skipped if both its old
  /// and its inherited value are zero.
  func updateInsetsAfterMove() {
    settings.constraints?.geometryDidChange()
    if settings.safeArea != .zero || inheritedSafeArea != .zero { updateSafeArea() }
    if preservesSuperviewLayoutMargins { updatePreservedMargins() }
  }

  /// Updates the subviews' insets after their location in the view changed.
  func updateInsetsOfSubviews() {
    if safeAreaInsets != .zero { updateSafeAreaOfSubviews() }
    updatePreservedMarginsOfSubviews()
  }

  private func updateSafeAreaOfSubviews() {
    walkBelow { view, superview in
      view.superviewStorage === superview && view.updateOwnSafeArea()
    }
  }
}
