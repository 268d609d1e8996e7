package import TouchstoneInput
package import TouchstoneTrace

/// Descriptions of raw input for traces.
package enum InputDescription {
  /// Returns the description of an input, without its time.
  package static func text(_ input: RawInput) -> String {
    switch input {
    case .touch(let sample): return TraceInput(sample).description
    case .key(let sample): return "key \(sample.usage) \(sample.phase.rawValue)"
    case .press(let sample): return "press \(sample.type.rawValue) \(sample.phase.rawValue)"
    case .motion(let sample): return "\(sample.subtype.rawValue) \(sample.phase.rawValue)"
    case .deviceMotion(let sample):
      let axes = sample.acceleration
      return
        "device motion (\(traceNumber(axes.x)), \(traceNumber(axes.y)), \(traceNumber(axes.z))) g"
    case .remote(let sample):
      let value = sample.value.map { " \(traceNumber($0))" } ?? ""
      return "remote \(sample.subtype.rawValue)\(value)"
    case .hover(let sample): return "hover \(sample.phase.rawValue)"
    case .scroll(let sample):
      let phase = sample.phase.rawValue
      return "scroll \(phase) (\(traceNumber(sample.dx)), \(traceNumber(sample.dy)))"
    case .transform(let sample):
      let phase = sample.phase.rawValue
      return "transform \(phase) (\(traceNumber(sample.scale)), \(traceNumber(sample.rotation)))"
    case .touchUpdate(let sample): return "update \(sample.update) of a touch"
    case .text(let sample): return "text \(sample.change.rawValue)"
    case .accessibility(let sample):
      return "accessibility \(sample.action.rawValue)" + (sample.element.map { " \($0)" } ?? "")
    case .menu(let sample):
      return "menu \(sample.change.rawValue) \(sample.path.joined(separator: " › "))"
    case .interrupt: return "interrupt"
    case .resume: return "resume"
    }
  }
}

extension TraceInput {
  /// Creates the description of raw input. The text of a touch is created only when it is read,
  /// because touches are frequent.
  ///
  /// This isn't an initializer, because an initializer owns its argument, and copying an input
  /// costs a hundred instructions.
  package static func of(_ input: RawInput) -> TraceInput {
    if case .touch(let sample) = input { return TraceInput(sample) }
    return TraceInput(InputDescription.text(input))
  }

  fileprivate init(_ sample: TouchSample) {
    let phase: TraceStep.TouchPhase =
      switch sample.phase {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      }
    self.init(finger: sample.id, phase, at: TracePoint(x: sample.position.x, y: sample.position.y))
  }
}
