public import UIKitCore

/// A delegate that receives the events of a popover, in addition to those of every presentation.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called when the popover is about to be shown.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
  /// Called before the popover is laid out in a window of another size, after a rotation for
  /// example.
  ///
  /// - Parameters:
  ///   - popoverPresentationController: The popover.
  ///   - rect: The rectangle that the popover points to. Set it to move the popover.
  ///   - view: The view whose coordinate system the rectangle is in. Set it to use another view.
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  /// Does nothing.
  public func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {}
}

/// The pointer type of Objective-C's out parameters, which other platforms lack.
public typealias AutoreleasingUnsafeMutablePointer<Pointee> = UnsafeMutablePointer<Pointee>
