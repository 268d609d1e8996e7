internal import UIKitCore

extension AlertView.Content {
  /// Reads the content of a controller, with its actions in the order of the screen (statement 510).
  ///
  /// Two buttons of an alert are next to each other, the cancel action first. Otherwise the cancel
  /// action is the last one. A popover doesn't show it, because a touch outside chooses it
  /// (statement 512).
  @MainActor
  init(of alert: UIAlertController) {
    let isSheet = alert.preferredStyle == .actionSheet
    title = alert.title
    message = alert.message
    fields = alert.fields
    preferred = isSheet ? nil : alert.preferredAction
    allowsSideBySide = !isSheet
    let others = alert.actions.filter { $0.style != .cancel }
    guard let cancel = alert.cancelAction, !(isSheet && alert.isInPopover) else {
      actions = others
      return
    }
    actions = others + [cancel]
  }
}
