internal import TouchstoneKit
internal import TouchstoneTrace

/// An alert or an action sheet that took a touch outside its card.
@MainActor
struct AlertCover {
  private let alert: UIAlertController

  /// Returns `nil` if the controller isn't an alert or an action sheet.
  init?(_ controller: UIViewController) {
    guard let alert = controller as? UIAlertController else { return nil }
    self.alert = alert
  }

  /// Returns `nil` if a touch on `hit` isn't a touch outside an alert. A transition takes touches
  /// for a different reason.
  init?(hit: UIView) {
    guard let container = Self.container(outside: hit),
      let controller = container.presentedController, !controller.isBeingPresented,
      !controller.isBeingDismissed
    else { return nil }
    self.init(controller)
  }

  /// Returns the container if `hit` is the container or the dimming view in it.
  private static func container(outside hit: UIView) -> PresentationContainerView? {
    if let container = hit as? PresentationContainerView { return container }
    guard let container = hit.superview as? PresentationContainerView,
      let presentation = container.presentedController?.activePresentationController,
      !(presentation is UIPopoverPresentationController), hit !== presentation.presentedView
    else { return nil }
    return container
  }

  private var kind: String { alert.kindName }

  /// A sentence without its period: the object that took the touch, and its effect.
  var reason: String {
    let owner = alert.presentingViewController.map { TraceSubject($0).emphasized }
    let subject = owner.map { "the \(kind) that \($0) presented" } ?? "the presented \(kind)"
    let effect =
      if !alert.isActionSheet {
        "a touch outside an alert does nothing"
      } else if alert.enabledCancelAction != nil {
        "a touch outside an action sheet chooses its cancel action"
      } else if alert.activePresentationController is UIPopoverPresentationController {
        "a touch outside a popover without an enabled cancel action dismisses it"
      } else {
        "a touch outside an action sheet without an enabled cancel action does nothing"
      }
    return "\(subject) took the touch; \(effect)"
  }

  var usually: String {
    "Until the user chooses one of its actions, an \(kind) blocks touches on the page that "
      + "presented it."
  }

  var remedy: String {
    guard let title = alert.actions.lazy.compactMap(\.title).first else {
      return "Dismiss the \(kind) with dismiss(animated:) first."
    }
    return "Choose one of its actions first, such as “\(title)”, or dismiss it with "
      + "dismiss(animated:)."
  }

  /// The explanation of a touch outside the card.
  var account: TouchExplanation.Diagnosis {
    TouchExplanation.Diagnosis(
      reason.prefix(1).uppercased() + reason.dropFirst() + ".", usually: usually, remedy: remedy)
  }
}

extension AlertButton {
  /// The reason that a tap on the button does nothing, or `nil` if its action is enabled.
  var diagnosis: TouchExplanation.Diagnosis? {
    guard !action.isEnabled else { return nil }
    let name = "the action “\(action.title ?? "")”"
    return TouchExplanation.Diagnosis(
      "The button of \(name) is hit, but \(name) is disabled.",
      usually: "Its isEnabled is false until a text field has a valid text.",
      remedy: "Set isEnabled of \(name) to true.")
  }
}
