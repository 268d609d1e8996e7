internal import UIKitCore

extension UIPresentationController {
  /// Returns a presentation controller for one of the framework's styles.
  ///
  /// An alert is a card in every style. An action sheet is a popover in the style of a popover.
  static func standard(
    for presented: UIViewController, _ style: UIModalPresentationStyle
  ) -> UIPresentationController {
    if let alert = presented as? any AlertContent {
      return style == .popover && alert.isActionSheet
        ? AlertPopover(presentedViewController: presented, presenting: nil)
        : AlertPresentation(presentedViewController: presented, presenting: nil)
    }
    return switch style {
    case .pageSheet, .formSheet, .automatic, .none:
      UISheetPresentationController(presentedViewController: presented, presenting: nil)
    case .popover:
      UIPopoverPresentationController(presentedViewController: presented, presenting: nil)
    default:
      CoveringPresentation(presentedViewController: presented, presenting: nil)
    }
  }
}

/// A presentation that covers the window or a context, with or without the presenter's view behind
/// it.
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
