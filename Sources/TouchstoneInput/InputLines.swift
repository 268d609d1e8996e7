/// The rules of the input queue, without its lock.
///
/// Moves of touches, moves of the pointer, and all other input are in three queues. Each entry has
/// a ticket that records the order between queues. The head of each queue is therefore accessible
/// without skipping waiting moves one by one.
struct InputLines: Sendable {
  private struct Move: Sendable {
    var ticket: Int
    var sample: TouchSample
  }

  private struct Hover: Sendable {
    var ticket: Int
    var sample: HoverSample
  }

  private struct Immediate: Sendable {
    var ticket: Int
    /// The time of the input, which is read more often than the input.
    var time: Double
    var input: RawInput
  }

  private var moves = RingBuffer<Move>()
  private var hovers = RingBuffer<Hover>()
  private var immediates = RingBuffer<Immediate>()
  private var nextTicket = 0
  /// Whether the moves of touches that come down from now on are resampled to the frames.
  var resamplesMoves = false
  private var resampler = FrameResampler()
  private var rawMoves = InputBatch()
  /// The reasons for refused inputs, oldest first.
  private(set) var refusals: [InputRefusal] = []

  /// The maximum number of stored refusals, because a broken host reports the same error
  /// repeatedly.
  private static let mostRefusals = 100

  /// The kinds of entries in the queues.
  var contents: QueueContents {
    var contents: QueueContents = []
    if hasMoves || !hovers.isEmpty { contents.insert(.moves) }
    if !immediates.isEmpty { contents.insert(.immediates) }
    if !refusals.isEmpty { contents.insert(.refusals) }
    if !resampler.isEmpty { contents.insert(.resampled) }
    return contents
  }

  var count: Int { moves.count + hovers.count + immediates.count + resampler.pendingCount }
  var hasMoves: Bool { !moves.isEmpty || resampler.hasMoves }
  var nextImmediateTime: Double? { immediates.isEmpty ? nil : immediates[0].time }

  /// The earliest time at the heads of the queues.
  var earliestTime: Double? {
    let move = moves.isEmpty ? nil : moves[0].sample.time
    let hover = hovers.isEmpty ? nil : hovers[0].sample.time
    return [nextImmediateTime, move, hover].compactMap(\.self).min()
  }

  /// Removes and returns the refusals.
  mutating func removeRefusals() -> [InputRefusal] {
    defer { refusals = [] }
    return refusals
  }

  /// Appends an input to its queue, or records a refusal if one of its numbers isn't finite.
  ///
  /// Such an input would never be due, and would block all input behind it. For input other than
  /// touches, numbers out of their limits are refused too.
  mutating func append(_ input: RawInput) {
    guard !isPlainTouch(input), let refusal = refusal(of: input) else {
      enter(input)
      return
    }
    if refusals.count < Self.mostRefusals { refusals.append(refusal) }
  }

  /// Returns whether the input is a touch with finite numbers; the check doesn't allocate.
  private func isPlainTouch(_ input: RawInput) -> Bool {
    guard case .touch(let sample) = input else { return false }
    return sample.isFinite
  }

  private func refusal(of input: RawInput) -> InputRefusal? {
    do {
      try StreamCheck.checkNumbers(of: input)
      return nil
    } catch {
      return error
    }
  }

  private mutating func enter(_ input: RawInput) {
    switch input {
    case .touch(let sample) where sample.phase == .moved:
      moves.append(Move(ticket: nextTicket, sample: sample))
    case .hover(let sample) where sample.phase == .moved:
      hovers.append(Hover(ticket: nextTicket, sample: sample))
    default:
      immediates.append(Immediate(ticket: nextTicket, time: input.time, input: input))
    }
    nextTicket += 1
  }

  mutating func removeAll() {
    moves.removeAll()
    hovers.removeAll()
    immediates.removeAll()
    resampler.removeAll()
  }

  /// Fills an empty batch with the next due input, and returns whether there was any.
  mutating func next(upTo time: Double, includingMoves: Bool, into batch: inout InputBatch) -> Bool
  {
    guard let head = nextImmediateTime, head <= time else {
      guard includingMoves else { return false }
      let last = immediates.isEmpty ? nextTicket : immediates[0].ticket
      return takeMoves(before: last, upTo: time, frame: time, ending: nil, into: &batch)
        || takeHovers(before: last, upTo: time, into: &batch)
    }
    // The location of the pointer is delivered before any input that was queued after it.
    if takeHovers(before: immediates[0].ticket, upTo: .infinity, into: &batch) { return true }
    if headFlushesMoves,
      takeMoves(
        before: immediates[0].ticket, upTo: .infinity, frame: head, ending: headCount, into: &batch)
    {
      return true
    }
    takeImmediates(into: &batch)
    return true
  }

  /// The number of entries at the head of the immediate queue that form one batch; there is at
  /// least one entry.
  ///
  /// The entries have consecutive tickets, because a move between two of them belongs between their
  /// batches.
  private var headCount: Int {
    guard case .touch(let first) = immediates[0].input else { return 1 }
    var count = 1
    while count < immediates.count {
      let entry = immediates[count]
      guard entry.ticket == immediates[0].ticket + count, case .touch(let sample) = entry.input,
        sample.time == first.time, !headContains(sample.id, among: count)
      else { break }
      count += 1
    }
    return count
  }

  private func headContains(_ id: Int, among count: Int) -> Bool {
    for index in 0..<count {
      if case .touch(let sample) = immediates[index].input, sample.id == id { return true }
    }
    return false
  }

  /// Whether moves must be delivered before the batch at the head of the immediate queue.
  private var headFlushesMoves: Bool {
    for index in 0..<headCount {
      switch immediates[index].input {
      case .touch(let sample) where sample.phase != .began: return true
      case .interrupt: return true
      default: break
      }
    }
    return false
  }

  /// Removes the pointer moves that were queued before a ticket and aren't later than a time.
  ///
  /// The batch gets the last of them. Returns `false` if there are no such moves.
  private mutating func takeHovers(
    before ticket: Int, upTo time: Double, into batch: inout InputBatch
  ) -> Bool {
    var count = 0
    while count < hovers.count, hovers[count].ticket < ticket, hovers[count].sample.time <= time {
      count += 1
    }
    guard count > 0 else { return false }
    let latest = hovers[count - 1].sample
    hovers.removeFirst(count)
    batch.time = latest.time
    batch.other = .hover(latest)
    return true
  }

  private mutating func takeImmediates(into batch: inout InputBatch) {
    let count = headCount
    batch.time = immediates[0].input.time
    for _ in 0..<count {
      let input = immediates.removeFirst().input
      guard case .touch(let sample) = input else {
        batch.other = input
        return
      }
      follow(sample)
      let place = batch.samples.count
      batch.samples.append(sample)
      batch.changes.append(
        TouchChange(id: sample.id, phase: sample.phase, samples: place..<place + 1))
    }
  }

  /// Removes the moves that were queued before a ticket and aren't later than a time, and returns
  /// whether the batch has changes.
  ///
  /// Resampled moves are reported at their locations shortly before the frame. `ending` is the
  /// number of inputs at the head of the immediate queue that come next. Moves of touches that
  /// these inputs end are reported unchanged.
  private mutating func takeMoves(
    before ticket: Int, upTo time: Double, frame: Double, ending: Int?, into batch: inout InputBatch
  ) -> Bool {
    guard !resampler.isEmpty else { return takeRawMoves(before: ticket, upTo: time, into: &batch) }
    // Stored only to reuse its capacity.
    var raw = rawMoves
    rawMoves = InputBatch()
    raw.removeAll()
    _ = takeRawMoves(before: ticket, upTo: time, into: &raw)
    for change in raw.changes
    where !resampler.add(raw.samples[change.samples], of: change.id) {
      let start = batch.samples.count
      batch.samples.append(contentsOf: raw.samples[change.samples])
      batch.changes.append(
        TouchChange(id: change.id, phase: .moved, samples: start..<batch.samples.count))
      batch.time = raw.time
    }
    rawMoves = raw
    let ends = ending.map { isOver(among: $0) } ?? { _ in false }
    resampler.frame(at: frame, raw: ends, into: &batch)
    return !batch.changes.isEmpty
  }

  /// Returns a function that tells whether the first `count` immediate inputs end a touch.
  private func isOver(among count: Int) -> (Int) -> Bool {
    var ids: [Int] = []
    for index in 0..<count {
      switch immediates[index].input {
      case .touch(let sample) where sample.phase != .began: ids.append(sample.id)
      case .interrupt: return { _ in true }
      default: break
      }
    }
    return { ids.contains($0) }
  }

  /// Starts or stops resampling a touch.
  private mutating func follow(_ sample: TouchSample) {
    switch sample.phase {
    case .began where resamplesMoves: resampler.began(sample)
    case .began, .ended, .cancelled: resampler.remove(sample.id)
    case .moved: break
    }
  }

  private mutating func takeRawMoves(
    before ticket: Int, upTo time: Double, into batch: inout InputBatch
  ) -> Bool {
    var count = 0
    while count < moves.count, moves[count].ticket < ticket, moves[count].sample.time <= time {
      let sample = moves[count].sample
      if !batch.changes.contains(where: { $0.id == sample.id }) {
        batch.changes.append(TouchChange(id: sample.id, phase: .moved, samples: 0..<0))
      }
      count += 1
    }
    guard count > 0 else { return false }
    batch.time = moves[count - 1].sample.time
    for change in batch.changes.indices {
      let start = batch.samples.count
      for index in 0..<count where moves[index].sample.id == batch.changes[change].id {
        batch.samples.append(moves[index].sample)
      }
      batch.changes[change].samples = start..<batch.samples.count
    }
    moves.removeFirst(count)
    return true
  }
}
