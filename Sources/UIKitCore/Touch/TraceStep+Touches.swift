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

extension ContiguousArray<UITouch> {
  /// The touches as a trace has them.
  @MainActor
  var traced: [TraceStep.Touch] {
    // A closure would ask whether it runs on the main actor.
    var all: [TraceStep.Touch] = []
    all.reserveCapacity(count)
    for touch in self { all.append(TraceStep.Touch(touch)) }
    return all
  }
}

extension TraceStep.Touch {
  /// A touch as it is now.
  @MainActor
  init(_ touch: UITouch) {
    self.init(touch.serial, TraceStep.TouchPhase(touch.phaseNow))
  }
}
