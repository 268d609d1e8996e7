public import UIKitCore

/// A delegate that determines how a presentation adapts to its traits, and whether the user may
/// dismiss it.
///
/// Its methods are optional in UIKit. Here they have default implementations, which do nothing or
/// make no decision.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns the style for a *compact* width, or `.none` for the presentation's own style.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  /// Returns the style for some traits, or `.none` for the presentation's own style.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Configures the presentation controller for another style.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)
  /// Returns the controller to show in another style, or `nil` for the presented controller.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Called when the presentation begins in another style, or in its own if `style` is `.none`.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
  /// Returns whether the user may dismiss the controller.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// Called when the user begins to dismiss the controller.
  ///
  /// The user may still cancel.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called when the user has dismissed the controller.
  ///
  /// Not called if the app dismisses it.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when the user tried to dismiss the controller but may not.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns the style that the presentation uses without a delegate.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { controller.ownAdaptiveStyle(for: controller.surroundings) }
  /// Returns the style for a *compact* width from the method without traits.
  ///
  /// For other widths, returns the style that the presentation uses without a delegate.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact
      ? adaptivePresentationStyle(for: controller)
      : controller.ownAdaptiveStyle(for: traitCollection)
  }
  /// Does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}
  /// Returns `nil`.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  /// Does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}
  /// Returns `true`.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
