extension UIView {
  /// One view's turn in the layout pass.
  func runLayout() {
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
  }

  func fitSize() {
    let size = sizeThatFits(bounds.size)
    guard size != bounds.size else { return }
    // The frame's origin stays where it is, not the center.
    let origin = frame.origin
    bounds.size = size
    frame.origin = origin
  }

  /// The margins a view has before anybody sets them, in points (Apple's documentation of
  /// `layoutMargins`).
  static let standardMargin: CGFloat = 8

  var resolvedLayoutMargins: UIEdgeInsets {
    let own =
      settings.layoutMargins
      ?? UIEdgeInsets(
        top: Self.standardMargin, left: Self.standardMargin, bottom: Self.standardMargin,
        right: Self.standardMargin)
    guard settings.insetsLayoutMarginsFromSafeArea else { return own }
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: own.top + safe.top, left: own.left + safe.left, bottom: own.bottom + safe.bottom,
      right: own.right + safe.right)
  }

  func setLayoutMargins(_ margins: UIEdgeInsets) {
    settings.layoutMargins = margins
    layoutMarginsDidChange()
    setNeedsLayout()
  }

  var resolvedDirectionalMargins: NSDirectionalEdgeInsets {
    let margins = layoutMargins
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: margins.top, leading: isReversed ? margins.right : margins.left,
      bottom: margins.bottom, trailing: isReversed ? margins.left : margins.right)
  }

  func setDirectionalMargins(_ margins: NSDirectionalEdgeInsets) {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    layoutMargins = UIEdgeInsets(
      top: margins.top, left: isReversed ? margins.trailing : margins.leading,
      bottom: margins.bottom, right: isReversed ? margins.leading : margins.trailing)
  }

  /// The part of the window's safe area that reaches into this view.
  var resolvedSafeAreaInsets: UIEdgeInsets {
    guard let window = enclosingWindow else { return .zero }
    let insets = window.screenInsets
    guard insets != .zero, self !== window else { return insets }
    let safe = window.bounds.inset(by: insets)
    let own = convert(bounds, to: window)
    return UIEdgeInsets(
      top: max(0, safe.minY - own.minY), left: max(0, safe.minX - own.minX),
      bottom: max(0, own.maxY - safe.maxY), right: max(0, own.maxX - safe.maxX))
  }

  func needUpdateProperties() { settings.needsUpdateProperties = true }

  func runUpdateProperties() {
    if settings.needsUpdateProperties {
      settings.needsUpdateProperties = false
      updateProperties()
    }
    // A handler may change the subviews; those that were there at the beginning are visited.
    let subviews = subviewStorage
    for view in subviews { view.runUpdateProperties() }
  }
}

extension UISemanticContentAttribute {
  func direction(
    relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch self {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}
