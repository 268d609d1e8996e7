public import Testing
public import TouchstoneKit
internal import TouchstoneReplay

extension Stage {
  /// The visible alert or action sheet that is in front, or `nil` without one.
  public var shownAlert: UIAlertController? { run { ScreenAlerts.alert(in: application) } }

  /// Taps the button of an action of the visible alert or action sheet.
  ///
  /// When the method returns, the alert is dismissed and the handler has run. The test fails if
  /// there is no alert, or if it has no such action that can be chosen.
  ///
  ///     stage.choose("Delete")
  ///
  /// - Parameters:
  ///   - title: The title of the action.
  ///   - sourceLocation: The source location for failures.
  public func choose(_ title: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let alert = shownAlert else {
      return run { fail(.noAlert(for: title), at: sourceLocation) }
    }
    // A button receives touches after the alert's transition.
    ScreenAlerts.awaitAppearance(of: alert) { advance(by: $0) }
    let choice: (action: UIAlertAction, button: UIView)? = run {
      guard let choice = ScreenAlerts.choice(title, of: alert) else {
        let titles = alert.shownButtons.map { $0.action.title ?? "" }
        fail(.noAlertAction(title, alert, there: titles), at: sourceLocation)
        return nil
      }
      guard choice.action.isEnabled else {
        fail(.alertActionIsOff(title, alert), at: sourceLocation)
        return nil
      }
      ScreenAlerts.reveal(choice.button)
      return choice
    }
    guard let choice, let point = reachablePoint(in: choice.button, sourceLocation) else { return }
    tap(at: point)
    ScreenAlerts.awaitDismissal(of: alert) { advance(by: $0) }
  }
}
