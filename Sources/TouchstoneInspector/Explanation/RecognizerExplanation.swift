public import TouchstoneKit
internal import TouchstoneTrace

extension UIGestureRecognizer {
  /// A sentence about the outcome of the recognizer's last touches, or about what it waits for.
  ///
  ///     print(tap.explanation)   // *tap* on *card*: failed: moved 60 pt, 45 allowed.
  public var explanation: String {
    let place = view.map { " on \(TraceSubject($0).emphasized)" } ?? ""
    let name = TraceSubject(self).emphasized + place
    guard let verdict = presentVerdict else { return "\(name) has received no touch." }
    return "\(name): \(verdict)."
  }
}
