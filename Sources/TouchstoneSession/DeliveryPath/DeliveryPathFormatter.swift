internal import TouchstoneKit
internal import TouchstoneTrace

/// Formats the steps of a trace for the delivery path.
enum DeliveryPathFormatter {
  /// Returns the stage of a step, or `nil` if the step isn't part of the delivery path.
  static func station(of step: TraceStep) -> PageDeliveryStep.DeliveryStage? {
    switch step {
    case .enqueued: .queue
    case .coalesced: .coalesce
    case .visited, .bound: .hitTest
    case .sent: .application
    case .sentToWindow: .window
    case .received, .held, .moved, .waiting, .verdict, .taken: .recognizers
    case .delivered, .handedOn, .discarded, .answered: .chain
    case .action: .action
    default: nil
    }
  }

  /// Returns a step with its text, or `nil` for a step that adds no information.
  static func step(
    _ record: TraceRecord, number: Int, node: (TraceSubject) -> Int?
  ) -> PageDeliveryStep? {
    guard let station = station(of: record.step), let text = text(record) else { return nil }
    var step = PageDeliveryStep(
      number: number, time: record.time, station: station, touch: record.touch, text: text)
    step.node = subject(record.step).flatMap(node)
    step.outcome = outcome(record.step)
    if case .coalesced(_, let samples, _) = record.step { step.samples = samples }
    return step
  }

  private static func text(_ record: TraceRecord) -> String? {
    switch record.step {
    case .enqueued(let input): "\(input)"
    case .coalesced(_, let samples, _): "\(samples) samples, one event"
    case .visited(_, let view, _, let verdict):
      "\(view.shownName): \(VerdictFormatter.text(verdict))"
    case .bound(_, let view, _, _): view.map { "touch.view = \($0.shownName)" } ?? "no view"
    case .sent(let touches):
      touches.map { "\($0.phase.rawValue)" }.joined(separator: ", ")
    case .sentToWindow(let window): window.shownName
    case .received(_, let recognizer, _): "\(recognizer.shownName) receives it"
    case .moved(let recognizer, _, _, let to, _): "\(recognizer.shownName): \(to.rawValue)"
    case .delivered(let call, let responder): "\(call.name ?? "event") → \(responder.shownName)"
    case .handedOn(_, let from, let to, _): "\(from.shownName) forwards it to \(to.shownName)"
    case .answered(let call, let responder, _, _, _):
      "\(responder.shownName) handles it\(call.name.map { ": \($0)" } ?? "")"
    default: StepFormatter.text(record)
    }
  }

  /// Returns the view or responder at which a step happens.
  private static func subject(_ step: TraceStep) -> TraceSubject? {
    switch step {
    case .visited(_, let view, _, _): view
    case .bound(_, let view, _, _): view
    case .sentToWindow(let window): window
    case .delivered(_, let responder): responder
    case .handedOn(_, _, let next, _): next
    case .answered(_, let responder, _, _, _): responder
    default: nil
    }
  }

  private static func outcome(_ step: TraceStep) -> String? {
    switch step {
    case .visited(_, _, _, .hit): "hit"
    case .visited(_, _, _, .passedTo): "passed"
    case .visited(_, _, _, .overridden(_, let returned)):
      ["nil", "false"].contains(returned) ? "refused" : "passed"
    case .visited: "refused"
    case .answered: "kept"
    case .handedOn: "handedOn"
    default: nil
    }
  }
}
