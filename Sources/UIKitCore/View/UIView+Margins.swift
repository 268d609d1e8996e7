internal import TouchstoneGeometry

/// The distances that content keeps from a view's edges.
extension UIView {
  /// The margins a view has before anybody sets them, in points (Apple's documentation of
  /// `layoutMargins`; measured too).
  private static let standardMargin: CGFloat = 8

  private static let standardMargins = UIEdgeInsets(
    top: standardMargin, left: standardMargin, bottom: standardMargin, right: standardMargin)

  /// The view's own margins, the safe area on top, and at least what of the superview's margins
  /// reaches into the view, where they are preserved.
  var resolvedLayoutMargins: UIEdgeInsets {
    guard settings.preservesSuperviewLayoutMargins, superviewStorage != nil else {
      return ownLayoutMargins
    }
    // The views that hand their margins on, the innermost first, up to one that has to be asked.
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

  /// The margins beside those of the superview, which are asked for where they are not known.
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

  /// Makes a change that may change the margins, and tells of it where it does.
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

  /// Tells of margins that have changed with the superview's, or with the view's place in it.
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

  /// Makes a change that may change the layout direction, and draws and lays out for it.
  func changeDirection(_ change: (inout ViewSettings) -> Void) {
    changeMargins(change)
    settings.constraints?.contentDidChange()
    setNeedsDisplay()
    setNeedsLayout()
  }
}
