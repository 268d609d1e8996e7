internal import TouchstoneGeometry

/// The safe area is handed down: each view gets what of its superview's reaches into it, and its
/// controller may add to that.
extension UIView {
  /// What of the superview's safe area reaches into the view; nothing outside of any.
  var safeAreaFromSuperview: UIEdgeInsets {
    guard let superview = superviewStorage else { return .zero }
    let insets = superview.safeAreaInsets
    return insets == .zero ? .zero : insets.reaching(into: frame, from: superview.bounds)
  }

  /// Finds out about the safe area here and, where it has changed, in all subviews.
  package final func updateSafeArea() {
    if updateOwnSafeArea() { updateSafeAreaOfSubviews() }
  }

  /// Answers whether it has changed.
  private func updateOwnSafeArea() -> Bool {
    let insets = inheritedSafeArea + (controller?.addedSafeArea ?? .zero)
    guard insets != settings.safeArea else { return false }
    settings.safeArea = insets
    settings.constraints?.insetsDidChange()
    // Margins are told first (measured).
    if insetsLayoutMarginsFromSafeArea { marginsDidChange() }
    safeAreaInsetsDidChange()
    controller?.viewSafeAreaInsetsDidChange()
    setNeedsLayout()
    return true
  }

  /// The view lies or is otherwise in its superview; where no insets are near, none can change.
  func updateInsetsAfterMove() {
    settings.constraints?.geometryDidChange()
    if settings.safeArea != .zero || inheritedSafeArea != .zero { updateSafeArea() }
    if preservesSuperviewLayoutMargins { updatePreservedMargins() }
  }

  /// The subviews lie otherwise in the view.
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
