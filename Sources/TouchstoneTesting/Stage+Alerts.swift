internal import Foundation
public import Testing
internal import TouchstoneInspector
public import TouchstoneKit

extension Stage {
  /// The visible alert or action sheet that is in front, or `nil` without one.
  public var shownAlert: UIAlertController? {
    run {
      for window in application.windows.reversed() where !window.isHidden {
        guard let root = window.rootViewController else { continue }
        if let alert = root.presentedStack.last as? UIAlertController { return alert }
      }
      return nil
    }
  }

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
    for _ in 0..<Self.alertFrames where run({ alert.isBeingPresented }) { advance(by: Self.frame) }
    let buttons = run { alert.shownButtons }
    guard let (action, button) = buttons.first(where: { $0.action.title == title }) else {
      let titles = buttons.map { $0.action.title ?? "" }
      return run { fail(.noAlertAction(title, alert, there: titles), at: sourceLocation) }
    }
    guard run({ action.isEnabled }) else {
      return run { fail(.alertActionIsOff(title, alert), at: sourceLocation) }
    }
    run { (button.superview?.superview as? UIScrollView)?.reveal(button) }
    guard let point = reachablePoint(in: button, sourceLocation) else { return }
    tap(at: point)
    for _ in 0..<Self.alertFrames where run({ alert.presentingViewController != nil }) {
      advance(by: Self.frame)
    }
  }

  /// The time of one frame in seconds, and the largest number of frames of an alert's transition.
  private static let frame: TimeInterval = 1 / 60
  private static let alertFrames = 60
}

extension UIScrollView {
  /// Scrolls until a view inside is visible.
  fileprivate func reveal(_ view: UIView) {
    scrollRectToVisible(convert(view.bounds, from: view), animated: false)
  }
}
