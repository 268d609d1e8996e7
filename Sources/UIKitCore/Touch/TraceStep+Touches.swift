internal import TouchstoneTrace

extension TraceStep.TouchPhase {
  /// Creates the trace's representation of a phase.
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

extension ContiguousArray<UITouch> {
  /// The trace's representation of the touches.
  @MainActor
  var traced: [TraceStep.Touch] {
    // A loop, because a closure would check at run time that it runs on the main actor.
    var all: [TraceStep.Touch] = []
    all.reserveCapacity(count)
    for touch in self { all.append(TraceStep.Touch(touch)) }
    return all
  }
}

extension TraceStep.Touch {
  /// Creates the trace's representation of a touch in its current phase.
  @MainActor
  init(_ touch: UITouch) {
    self.init(touch.serial, TraceStep.TouchPhase(touch.phaseNow))
  }
}
