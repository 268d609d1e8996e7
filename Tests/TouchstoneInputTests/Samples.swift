import TouchstoneInput

/// Returns a touch sample as an input, with the properties that matter to the queue.
func touch(_ id: Int, _ phase: TouchSample.Phase, at time: Double, x: Double = 0) -> RawInput {
  .touch(TouchSample(id: id, phase: phase, position: Point(x: x, y: 0), time: time))
}

func key(_ phase: KeySample.Phase, usage: Int = 4, isRepeat: Bool = false, at time: Double)
  -> RawInput
{
  .key(KeySample(phase: phase, usage: usage, isRepeat: isRepeat, time: time))
}

func press(
  _ phase: PressSample.Phase, _ type: PressSample.PressType = .select, at time: Double
) -> RawInput {
  .press(PressSample(phase: phase, type: type, time: time))
}

func hover(_ phase: HoverSample.Phase, at time: Double) -> RawInput {
  .hover(HoverSample(phase: phase, position: Point(x: 0, y: 0), time: time))
}

func scroll(_ phase: ScrollSample.Phase, at time: Double) -> RawInput {
  .scroll(ScrollSample(position: Point(x: 0, y: 0), dx: 0, dy: 1, phase: phase, time: time))
}

func transform(
  _ phase: TransformSample.Phase, scale: Double = 1, at time: Double
) -> RawInput {
  .transform(
    TransformSample(phase: phase, position: Point(x: 0, y: 0), scale: scale, time: time))
}

extension InputQueue {
  /// Returns all due input, batch by batch.
  func drain(upTo time: Double, includingMoves: Bool) -> [InputBatch] {
    var batches: [InputBatch] = []
    var batch = InputBatch()
    while next(upTo: time, includingMoves: includingMoves, into: &batch) { batches.append(batch) }
    return batches
  }

  convenience init(_ inputs: RawInput...) {
    self.init()
    enqueue(contentsOf: inputs)
  }
}

extension InputBatch {
  /// The batch in one line: each touch with its phase and the times of its samples.
  var summary: String {
    if let other { return "other at \(other.time)" }
    return changes.map { change in
      let times = samples[change.samples].map { "\($0.time)" }.joined(separator: ",")
      return "\(change.id) \(change.phase.rawValue) \(times)"
    }.joined(separator: " | ")
  }
}
