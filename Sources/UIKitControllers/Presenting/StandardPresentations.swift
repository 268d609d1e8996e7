internal import UIKitCore

extension UIPresentationController {
  /// The one for a style of the kit.
  static func standard(
    for presented: UIViewController, _ style: UIModalPresentationStyle
  ) -> UIPresentationController {
    switch style {
    case .pageSheet, .formSheet, .automatic, .none:
      UISheetPresentationController(presentedViewController: presented, presenting: nil)
    case .popover:
      UIPopoverPresentationController(presentedViewController: presented, presenting: nil)
    default:
      CoveringPresentation(presentedViewController: presented, presenting: nil)
    }
  }
}

/// Covers the window or a context, with the presenter's view behind it or without.
@MainActor
final class CoveringPresentation: UIPresentationController {
  override var shouldPresentInFullscreen: Bool {
    style != .currentContext && style != .overCurrentContext
  }

  override var shouldRemovePresentersView: Bool {
    style == .fullScreen || style == .currentContext
  }

  override func placePresentedView() {
    super.placePresentedView()
    presentedView?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}
