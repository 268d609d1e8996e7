extension UIView {
  /// One view's turn in the layout pass.
  func runLayout() {
    controller?.announceAppearing()
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

  func needUpdateProperties() {
    settings.needsUpdateProperties = true
    PropertyRequests.note()
  }

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
