package import UIKitCore

/// A controller that is shown as an alert or an action sheet. Its view is the card.
@MainActor
package protocol AlertContent: UIViewController {
  /// Whether the controller is an action sheet instead of an alert.
  var isActionSheet: Bool { get }
  /// The reason that the controller can't be presented, or `nil` if it can.
  var contentProblem: String? { get }
  /// Returns the size of the card, which is at most `space`.
  func cardSize(in space: CGSize) -> CGSize
  /// Called before the card appears as a card of its own or in a popover.
  func cardWillAppear(inPopover: Bool)
  /// Chooses the cancel action. Returns `false` if the controller has no enabled one.
  func chooseCancel() -> Bool
}

extension AlertContent {
  /// The name of the kind of controller in messages.
  package var kindName: String { isActionSheet ? "action sheet" : "alert" }
}

extension UIPresentationController {
  /// The presented controller if it is an alert or an action sheet.
  var alert: (any AlertContent)? { presentedViewController as? any AlertContent }

  /// Handles the Escape key, or a touch outside an action sheet: chooses the cancel action
  /// (statements 512, 520).
  ///
  /// A popover without an enabled cancel action is dismissed. Returns `false` if nothing happens.
  func leaveAlert(_ alert: any AlertContent) -> Bool {
    if alert.chooseCancel() { return true }
    guard self is UIPopoverPresentationController, userMayDismiss() else { return false }
    dismissByUser()
    return true
  }
}
