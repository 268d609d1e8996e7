internal import TouchstoneGeometry

/// The margins between a view's edges and its content.
extension UIView {
  /// The default margins, in points (Apple's documentation of `layoutMargins`; also measured).
  private static let standardMargin: CGFloat = 8

  private static let standardMargins = UIEdgeInsets(
    top: standardMargin, left: standardMargin, bottom: standardMargin, right: standardMargin)

  /// The view's margins plus the safe area.
  ///
  /// If the superview's margins are preserved, each margin is at least the part of the superview's
  /// margin that reaches into the view.
  var resolvedLayoutMargins: UIEdgeInsets {
    guard settings.preservesSuperviewLayoutMargins, superviewStorage != nil else {
      return ownLayoutMargins
    }
    // The views that use their superview's margins, the innermost first, up to a view with a getter
    // that must be called.
    var line = [self]
    while let view = line.last, view.settings.preservesSuperviewLayoutMargins,
      let outer = view.superviewStorage, !outer.node.overrides.contains(.inherited)
    {
      line.append(outer)
    }
    var outer: UIEdgeInsets?
    for view in line.reversed() { outer = view.layoutMargins(preserving: outer) }
    return outer ?? ownLayoutMargins
  }

  private var ownLayoutMargins: UIEdgeInsets {
    var margins = settings.layoutMargins ?? Self.standardMargins
    if let direction = settings.marginDirection, direction != effectiveUserInterfaceLayoutDirection
    {
      margins = margins.mirrored
    }
    return settings.insetsLayoutMarginsFromSafeArea ? margins + safeAreaInsets : margins
  }

  /// Returns the margins, combined with the superview's margins if they are preserved. `known` is the
  /// superview's margins, or `nil` to read them from the superview.
  private func layoutMargins(preserving known: UIEdgeInsets?) -> UIEdgeInsets {
    let margins = ownLayoutMargins
    guard settings.preservesSuperviewLayoutMargins, let superview = superviewStorage else {
      return margins
    }
    let outer = (known ?? superview.layoutMargins).reaching(into: frame, from: superview.bounds)
    return UIEdgeInsets(
      top: max(margins.top, outer.top), left: max(margins.left, outer.left),
      bottom: max(margins.bottom, outer.bottom), right: max(margins.right, outer.right))
  }

  func setLayoutMargins(_ margins: UIEdgeInsets) {
    let margins = NumberCheck.admit(margins, else: layoutMargins, "layoutMargins", of: self)
    changeMargins {
      $0.layoutMargins = margins
      $0.marginDirection = nil
    }
  }

  func setPreservesSuperviewLayoutMargins(_ preserves: Bool) {
    if preserves { superviewStorage?.settings.mayHandMarginsOn = true }
    changeMargins { $0.preservesSuperviewLayoutMargins = preserves }
  }

  /// Applies a change that may affect the margins, and notifies the view if they changed.
  func changeMargins(_ change: (inout ViewSettings) -> Void) {
    let old = layoutMargins
    change(&settings)
    if layoutMargins != old { marginsDidChange() }
  }

  func marginsDidChange() {
    notifyMargins()
    updatePreservedMarginsOfSubviews()
  }

  private func notifyMargins() {
    settings.knownMargins = layoutMargins
    settings.constraints?.insetsDidChange()
    layoutMarginsDidChange()
    controller?.viewLayoutMarginsDidChange()
    setNeedsLayout()
  }

  /// Notifies the view if its margins changed with its superview's margins or its location.
  func updatePreservedMargins() {
    if layoutMargins != settings.knownMargins { marginsDidChange() }
  }

  func updatePreservedMarginsOfSubviews() {
    guard settings.mayHandMarginsOn else { return }
    walkBelow { view, _ in
      guard view.settings.preservesSuperviewLayoutMargins,
        view.layoutMargins != view.settings.knownMargins
      else { return false }
      view.notifyMargins()
      return view.settings.mayHandMarginsOn
    }
  }

  var resolvedDirectionalMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      layoutMargins, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  func setDirectionalMargins(_ margins: NSDirectionalEdgeInsets) {
    let direction = effectiveUserInterfaceLayoutDirection
    layoutMargins = UIEdgeInsets(margins, isRightToLeft: direction == .rightToLeft)
    settings.marginDirection = direction
  }

  /// Applies a change that may affect the layout direction, then requests drawing and layout.
  func changeDirection(_ change: (inout ViewSettings) -> Void) {
    changeMargins(change)
    settings.constraints?.contentDidChange()
    setNeedsDisplay()
    setNeedsLayout()
  }
}
