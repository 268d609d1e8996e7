internal import TouchstoneInput
internal import TouchstoneTrace
@_spi(Kit) internal import UIKitCore

/// A simulated finger that taps at an element's activation point.
///
/// It touches and lifts at the same instant. The touch is delivered like any other: hit test,
/// `sendEvent`, recognizers and views.
@MainActor
struct SimulatedTap {
  let application: UIApplication

  /// The ID of the simulated finger, which no host uses.
  private static let finger = -1

  /// The responder that handled a tap, and its recognizer if one handled the tap.
  struct Answer {
    let responder: TraceSubject
    let recognizer: TraceSubject?
  }

  /// Taps, and returns the last object that handled the tap, or `nil` if the tap wasn't handled so
  /// far.
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

/// Stores the last object that handled the input.
private final class AnswerSink: TraceSink {
  private(set) var latest: SimulatedTap.Answer?
  let wantsVisits = false

  func record(_ record: TraceRecord) {
    guard case .answered(_, let responder, let recognizer, _, _) = record.step else { return }
    latest = SimulatedTap.Answer(responder: responder, recognizer: recognizer)
  }
}
