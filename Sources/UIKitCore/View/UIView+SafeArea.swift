internal import TouchstoneGeometry

extension UIEdgeInsets {
  /// What of insets at the edges of an area reaches into a rectangle there: never more than they are,
  /// and all of them where the rectangle lies beyond the edge.
  func reaching(into rect: CGRect, from area: CGRect) -> UIEdgeInsets {
    func part(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
      max(0, min(inset, inset - distance))
    }
    return UIEdgeInsets(
      top: part(top, rect.minY - area.minY), left: part(left, rect.minX - area.minX),
      bottom: part(bottom, area.maxY - rect.maxY), right: part(right, area.maxX - rect.maxX))
  }

  /// Both together on each side.
  static func + (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
      right: one.right + other.right)
  }
}

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
