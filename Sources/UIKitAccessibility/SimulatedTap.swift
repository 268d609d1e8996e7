internal import TouchstoneInput
internal import TouchstoneTrace
@_spi(Kit) internal import UIKitCore

/// A finger that nobody has: it taps where an element says that it is to be tapped.
///
/// It comes down and is lifted at one instant, and goes the way of every touch from there: hit test,
/// `sendEvent`, recognizers and views.
@MainActor
struct SimulatedTap {
  let application: UIApplication

  /// The number of its finger, which no host gives.
  private static let finger = -1

  /// Who answered a tap, and the recognizer by which it did.
  struct Answer {
    let responder: TraceSubject
    let recognizer: TraceSubject?
  }

  /// Taps, and answers who answered last; nil for nobody so far.
  func tap(at point: CGPoint) -> Answer? {
    let answers = AnswerSink()
    application.tracer.add(answers)
    defer { application.tracer.remove(answers) }
    for phase in [TouchSample.Phase.began, .ended] {
      let sample = TouchSample(
        id: Self.finger, phase: phase, position: Point(x: point.x, y: point.y),
        time: application.now)
      var batch = InputBatch()
      batch.changes = [TouchChange(id: Self.finger, phase: phase, samples: 0..<1)]
      batch.samples = [sample]
      batch.time = application.now
      application.receive(KeptBatch(batch))
    }
    return answers.latest
  }
}

/// Remembers who answered last.
private final class AnswerSink: TraceSink {
  private(set) var latest: SimulatedTap.Answer?
  let wantsVisits = false

  func record(_ record: TraceRecord) {
    guard case .answered(_, let responder, let recognizer, _, _) = record.step else { return }
    latest = SimulatedTap.Answer(responder: responder, recognizer: recognizer)
  }
}
