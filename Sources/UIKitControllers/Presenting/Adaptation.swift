internal import UIKitCore

extension UIPresentationController {
  /// What holds where it is shown: the presenter's traits, with what is overridden there.
  var surroundings: UITraitCollection { presenter?.traitCollection ?? .current }

  /// Whether it is shown where the width is *compact*, which is all that it adapts by.
  var isCompact: Bool { surroundings.horizontalSizeClass == .compact }

  /// Who lays out the controller in its window: another one, where this one adapts.
  func adapted() -> UIPresentationController {
    let wanted = adaptivePresentationStyle
    guard wanted != .none, wanted.resolved != presentationStyle, wanted != .custom else {
      return self
    }
    let replacement = delegate?.presentationController(
      self, viewControllerForAdaptivePresentationStyle: wanted)
    if let replacement {
      replacement.loadViewIfNeeded()
      guard presenter?.problem(with: replacement) == nil else { return self }
    }
    let other = adaptive(wanted, replacement ?? presentedViewController)
    other.style = wanted.resolved
    other.presenter = presenter
    other.adaptedFrom = self
    if other.delegate == nil { other.delegate = delegate }
    delegate?.presentationController(self, prepare: other)
    return other
  }

  private func adaptive(
    _ style: UIModalPresentationStyle, _ controller: UIViewController
  ) -> UIPresentationController {
    if let popover = self as? UIPopoverPresentationController,
      controller === presentedViewController,
      style.resolved == .pageSheet || style == .formSheet
    {
      return popover.adaptiveSheetPresentationController
    }
    return .standard(for: controller, style.resolved)
  }

  /// The delegate hears in which style it is shown.
  func tellOfStyle() {
    let asked = adaptedFrom ?? self
    asked.delegate?.presentationController(
      asked, willPresentWithAdaptiveStyle: adaptedFrom == nil ? .none : presentationStyle,
      transitionCoordinator: presentedViewController.transitionCoordinator)
  }
}
