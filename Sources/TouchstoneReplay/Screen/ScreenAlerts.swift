internal import TouchstoneInspector
package import TouchstoneKit

/// The visible alert, and its actions by their titles.
@MainActor
package enum ScreenAlerts {
  /// The time of one frame in seconds, and the largest number of frames of an alert's transition.
  private static let frame = 1.0 / 60
  private static let mostFrames = 60

  /// Returns the alert or action sheet that is in front, or `nil` without one.
  package static func alert(in application: UIApplication) -> UIAlertController? {
    for window in application.windowsFrontToBack where !window.isHidden {
      guard let root = window.rootViewController else { continue }
      if let alert = root.presentedStack.last as? UIAlertController { return alert }
    }
    return nil
  }

  /// Returns the button of an action and the action, or `nil` if the alert shows no such action.
  package static func choice(
    _ title: String, of alert: UIAlertController
  ) -> (action: UIAlertAction, button: UIView)? {
    alert.shownButtons.first { $0.action.title == title }
  }

  /// Scrolls until a button is visible.
  package static func reveal(_ button: UIView) {
    for case let scrollView as UIScrollView in LinkWalk(button, \.superview) {
      scrollView.scrollRectToVisible(
        scrollView.convert(button.bounds, from: button), animated: false)
      return
    }
  }

  /// Calls `advance` with the time of a frame until an alert has appeared.
  package static func awaitAppearance(of alert: UIAlertController, _ advance: (Double) -> Void) {
    for _ in 0..<mostFrames where alert.isBeingPresented { advance(frame) }
  }

  /// Calls `advance` with the time of a frame until an alert is dismissed.
  package static func awaitDismissal(of alert: UIAlertController, _ advance: (Double) -> Void) {
    for _ in 0..<mostFrames where alert.presentingViewController != nil { advance(frame) }
  }

  /// Returns the action that a touch at a point chooses, or `nil` if the point isn't on the button of
  /// an enabled action, or if an earlier action has the same title.
  static func aim(at point: CGPoint, in application: UIApplication) -> InputStep.TouchTarget? {
    guard let button = application.hitView(at: point) as? AlertButton, button.action.isEnabled,
      let title = button.action.title, !title.isEmpty,
      let alert = alert(in: application), choice(title, of: alert)?.button === button
    else { return nil }
    return .alertAction(title)
  }
}
