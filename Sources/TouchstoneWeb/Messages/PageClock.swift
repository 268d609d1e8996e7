internal import TouchstoneHost

/// Converts the times of one page to the host's clock.
///
/// The offset between the clocks is set by the first message, whose last input counts as having
/// happened on arrival. Later input is never in the future. It is also never earlier than the last
/// frame, because a frame's result can't change. Late samples are moved up in order, with their
/// intervals in proportion, so that no finger seems to jump instantly.
struct PageClock {
  private var offset: Double?

  /// Converts the times of inputs to the host's clock.
  ///
  /// - Parameters:
  ///   - inputs: The inputs of one message, in chronological order.
  ///   - earliest: The time of the last frame, or of the last input if that was later, in seconds.
  ///   - now: The current time, in seconds, not before `earliest`.
  /// - Returns: The same inputs, in the same order.
  mutating func settle(_ inputs: [RawInput], from earliest: Double, to now: Double) -> [RawInput] {
    guard let first = inputs.first, let last = inputs.last else { return [] }
    let offset = offset ?? now - last.time
    self.offset = offset
    let start = min(first.time + offset, now)
    let end = min(last.time + offset, now)
    guard start < earliest else {
      return inputs.map { $0.at(min($0.time + offset, now)) }
    }
    // If the last sample is after the earliest time, keep its time.
    let top = end > earliest ? end : now
    let scale = end > start ? (top - earliest) / (end - start) : 0
    return inputs.map { input in
      let time = earliest + (min(input.time + offset, now) - start) * scale
      return input.at(min(max(time, earliest), now))
    }
  }
}
