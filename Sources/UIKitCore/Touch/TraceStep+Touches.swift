internal import TouchstoneInput
internal import TouchstoneTrace

extension TraceStep.TouchPhase {
  /// The phase as a trace has it.
  init(_ phase: UITouch.Phase) {
    self =
      switch phase {
      case .began: .began
      case .moved: .moved
      case .stationary: .stationary
      case .ended: .ended
      case .cancelled: .cancelled
      case .regionEntered: .regionEntered
      case .regionMoved: .regionMoved
      case .regionExited: .regionExited
      }
  }
}

extension TraceStep.SamplePlace {
  /// The place of a touch as a trace has it; nil where it is that of the last sample.
  init?(_ origin: ResampledPlace.Origin) {
    switch origin {
    case .interpolated: self = .interpolated
    case .predicted(let reach): self = .predicted(by: reach)
    case .raw: return nil
    }
  }
}

extension TracePoint {
  /// The point as a trace has it.
  init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }

  /// The point as a trace has it.
  init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension ContiguousArray<UITouch> {
  /// The touches as a trace has them.
  @MainActor
  var traced: [TraceStep.Touch] {
    // A closure would ask whether it runs on the main actor.
    var all: [TraceStep.Touch] = []
    all.reserveCapacity(count)
    for touch in self {
      all.append(TraceStep.Touch(touch.serial, TraceStep.TouchPhase(touch.phase)))
    }
    return all
  }
}
