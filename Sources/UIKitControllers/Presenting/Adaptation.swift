internal import UIKitCore

extension UIPresentationController {
  /// The traits around the presentation: those of the presenter, including overrides.
  var surroundings: UITraitCollection { presenter?.traitCollection ?? .current }

  /// Whether the width around the presentation is *compact*, the only trait to which it adapts.
  var isCompact: Bool { surroundings.horizontalSizeClass == .compact }

  /// Returns the presentation controller for the current traits: another one if the style adapts,
  /// otherwise this one.
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

  /// Notifies the delegate of the style in which the controller is shown.
  func tellOfStyle() {
    let asked = adaptedFrom ?? self
    asked.delegate?.presentationController(
      asked, willPresentWithAdaptiveStyle: adaptedFrom == nil ? .none : presentationStyle,
      transitionCoordinator: presentedViewController.transitionCoordinator)
  }
}
