internal import TouchstoneGestures
internal import TouchstoneKit
internal import TouchstoneTrace

/// The recognizers that would be offered a touch.
@MainActor
enum Candidates {
  /// Returns the recognizers of the hit-tested view and its ancestors, in the order in which they
  /// receive a touch.
  static func from(_ hit: UIView) -> [TouchExplanation.Candidate] {
    let all = LinkWalk(hit, \.superview).flatMap { view in
      (view.gestureRecognizers ?? []).reversed().map { (recognizer: $0, view: view) }
    }
    return all.map { recognizer, view in
      let required = recognizer.requiredRecognizers.map { other in
        all.first { $0.recognizer === other }.map { TraceSubject($0.recognizer).emphasized }
          ?? "one elsewhere"
      }
      var note: String?
      if !recognizer.isEnabled {
        note = "disabled"
      } else if !required.isEmpty {
        note = "requires \(required.joined(separator: " and ")) to fail"
      }
      return .init(subject: TraceSubject(recognizer), view: TraceSubject(view), note: note)
    }
  }
}
