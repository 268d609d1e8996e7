public import TouchstoneKit
internal import TouchstoneTrace

extension UIGestureRecognizer {
  /// What became of the recognizer's latest touches, or what it waits for now, in a sentence.
  ///
  ///     print(tap.explanation)   // *tap* on *card*: failed: moved 60 pt, 45 allowed.
  public var explanation: String {
    let place = view.map { " on \(TraceSubject($0).emphasized)" } ?? ""
    let name = TraceSubject(self).emphasized + place
    guard let verdict = presentVerdict else { return "\(name) has had no touch." }
    return "\(name): \(verdict)."
  }
}
