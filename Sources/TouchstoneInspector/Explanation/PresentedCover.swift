internal import TouchstoneKit
internal import TouchstoneTrace

/// A presented controller that blocks touches to a view behind it.
@MainActor
struct PresentedCover {
  /// The presented controller.
  let controller: UIViewController
  /// Whether the view belongs to the controller, which is being presented or dismissed.
  private let isOwn: Bool
  /// Whether the view has left the window because of the controller.
  let isOutOfWindow: Bool

  /// Finds the presented controller that causes a verdict on a view. Returns `nil` if the cause is
  /// different.
  init?(_ verdict: HitVerdict, on view: UIView) {
    isOutOfWindow = view.window == nil
    switch verdict {
    case .occluded(let front), .ancestorRefused(let front, _):
      guard let container = Self.container(of: front.object as? UIView),
        let controller = container.presentedController
      else { return nil }
      isOwn = view.isDescendant(of: container)
      // If a view of the same presentation covers the view, the cover belongs to the app.
      guard !isOwn || front.object === container else { return nil }
      self.controller = controller
    case .windowHidden:
      guard let controller = Self.controllerInFront(of: view) else { return nil }
      self.controller = controller
      isOwn = false
    default: return nil
    }
  }

  private static func container(of view: UIView?) -> PresentationContainerView? {
    guard let view else { return nil }
    return LinkWalk(view, \.superview).lazy.compactMap {
      $0 as? PresentationContainerView
    }.first
  }

  /// Returns the controller that fills the screen and removed its presenter's view from the window.
  private static func controllerInFront(of view: UIView) -> UIViewController? {
    guard view.window == nil, !(view is UIWindow) else { return nil }
    let owner = LinkWalk(view, \.superview).lazy.compactMap {
      $0.next as? UIViewController
    }.first
    guard let controller = owner?.presentedViewController, !controller.isBeingDismissed,
      controller.viewIfLoaded?.window != nil
    else { return nil }
    return controller
  }

  private var name: String { TraceSubject(controller).emphasized }

  /// The controller as an alert or an action sheet in front of the view.
  private var alert: AlertCover? { isOwn ? nil : AlertCover(controller) }

  /// Whether ``reason`` already names the object that took the touch.
  var namesReceiver: Bool { isOutOfWindow || alert != nil }

  /// The second half of the sentence "the view wasn't hit: …".
  var reason: String {
    if let alert { return alert.reason }
    return isOwn
      ? "it is in the presented controller \(name), whose views don't receive touches during a "
        + "transition"
      : "it is behind the presented controller \(name)"
  }

  var usually: String {
    if let alert { return alert.usually }
    return isOwn
      ? "A controller's views receive touches after its transition, unless the transition is "
        + "interactive."
      : "Until it is dismissed, a presented controller blocks touches on the page that presented "
        + "it, even next to a sheet or a popover."
  }

  func remedy(for view: String) -> String {
    if let alert { return alert.remedy }
    if isOwn { return "Wait for the transition to end, for example with settle()." }
    let dismissal = "Dismiss \(name) with dismiss(animated:) first"
    switch controller.activePresentationController {
    case is UISheetPresentationController:
      return dismissal + ", or set largestUndimmedDetentIdentifier of its sheet."
    case is UIPopoverPresentationController:
      return dismissal + ", or add \(view) to passthroughViews of its popover."
    default: return dismissal + "."
    }
  }
}
