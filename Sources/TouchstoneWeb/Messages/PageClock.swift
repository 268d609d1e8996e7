internal import TouchstoneHost

/// Brings the times of one page to the host's clock.
///
/// The offset between the clocks is fixed at the first input, which is taken to have happened
/// when it arrived. Later input is never in the future. It is never earlier than the last frame
/// either, since what a frame has seen cannot change: samples that come late are moved up, in
/// their order and with their proportions kept, so that no finger seems to jump in no time.
struct PageClock {
  private var offset: Double?

  /// Gives inputs their times on the host's clock.
  ///
  /// - Parameters:
  ///   - inputs: what one message brought, in order of time.
  ///   - earliest: the last frame, or the last input if that was later, in seconds.
  ///   - now: the present moment, in seconds, not before the earliest.
  /// - Returns: the same inputs, in the same order.
  mutating func settle(_ inputs: [RawInput], from earliest: Double, to now: Double) -> [RawInput] {
    guard let first = inputs.first, let last = inputs.last else { return [] }
    let offset = offset ?? now - last.time
    self.offset = offset
    let start = min(first.time + offset, now)
    let end = min(last.time + offset, now)
    guard start < earliest else {
      return inputs.map { $0.at(min($0.time + offset, now)) }
    }
    // A stretch of time that ends after the earliest moment keeps its end.
    let top = end > earliest ? end : now
    let scale = end > start ? (top - earliest) / (end - start) : 0
    return inputs.map { input in
      let time = earliest + (min(input.time + offset, now) - start) * scale
      return input.at(min(max(time, earliest), now))
    }
  }
}
