/// The way of one finger, as far as the resampling needs it.
struct MoveTrack: Sendable {
  /// The touch's id.
  var id: Int
  /// Samples that a place may lie between, oldest first.
  var history: [TouchSample]
  /// The raw moves since the last frame.
  var pending: [TouchSample] = []
  /// The time up to which the finger's way was told.
  var told: Double

  /// The move for one aim, if there is something new.
  mutating func move(aim: Double) -> ResampledMove? {
    guard let last = history.last, told < last.time else { return nil }
    guard let first = history.first, first.time <= aim else { return nil }
    let found = sample(aim: aim, last: last)
    // Never backwards: after a prediction the aim may still be behind what was told.
    guard found.sample.time > told || !pending.isEmpty else { return nil }
    var move = found
    move.raw = pending
    told = max(told, move.sample.time)
    pending.removeAll(keepingCapacity: true)
    forget(before: aim)
    return move
  }

  /// Where the finger was or will be at the aim.
  private func sample(aim: Double, last: TouchSample) -> ResampledMove {
    var result = ResampledMove(sample: last, raw: [], origin: .raw)
    if last.time >= aim {
      guard let next = history.firstIndex(where: { $0.time >= aim }), next > 0,
        let before = history[..<next].last(where: { spans($0, history[next]) })
      else { return result }
      result.sample = place(last, between: before, history[next], at: aim)
      result.origin = .interpolated
      return result
    }
    guard let before = history.dropLast().last(where: { spans($0, last) }) else { return result }
    let interval = last.time - before.time
    guard interval <= MovePrediction.longestInterval else { return result }
    let reach = min(
      aim - last.time, MovePrediction.longestReach, interval * MovePrediction.shareOfInterval)
    guard !pending.isEmpty, reach > 0 else { return result }
    result.sample = place(last, between: before, last, at: last.time + reach)
    result.origin = .predicted(reach)
    return result
  }

  /// Whether two samples are far enough apart to tell a direction.
  private func spans(_ first: TouchSample, _ second: TouchSample) -> Bool {
    second.time - first.time >= MovePrediction.shortestInterval
  }

  private func place(
    _ sample: TouchSample, between first: TouchSample, _ second: TouchSample, at time: Double
  ) -> TouchSample {
    let share = (time - first.time) / (second.time - first.time)
    var result = sample
    result.time = time
    result.position.x = first.position.x + (second.position.x - first.position.x) * share
    result.position.y = first.position.y + (second.position.y - first.position.y) * share
    return result
  }

  /// Keeps what the next aim may need: two samples before this one, for a span of 2 ms at any rate
  /// below 500 Hz, and all that is later.
  private mutating func forget(before aim: Double) {
    let keep = aim - MovePrediction.longestInterval
    let old = history.dropLast(2).prefix { $0.time < keep }.count
    if old > 0 { history.removeFirst(old) }
  }
}
