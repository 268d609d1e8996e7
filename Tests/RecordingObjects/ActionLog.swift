public import TouchstoneKit

/// A log that is also the target of recognizers, and records the recognizer's name and state in
/// each action: "pan began".
public final class ActionLog: CallLog {
  /// The action that ``made(_:_:)`` adds to a recognizer.
  public static let action = Selector("recordAction:", ActionLog.recordAction(_:))
  /// Called in each action, after it was recorded.
  public var onAction: (UIGestureRecognizer) -> Void = { _ in }

  /// Names a recognizer and configures it to send its actions to this log.
  public func made<Recognizer: UIGestureRecognizer>(
    _ name: String, _ recognizer: Recognizer
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addTarget(self, action: Self.action)
    return recognizer
  }

  private func recordAction(_ sender: Any?) {
    guard let recognizer = sender as? UIGestureRecognizer else { return }
    record("\(recognizer.name ?? "?") \(recognizer.state)")
    onAction(recognizer)
  }
}
