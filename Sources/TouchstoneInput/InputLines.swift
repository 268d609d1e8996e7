/// The rules of the input queue, without its lock.
///
/// Moves of touches, moves of the pointer and everything else stand in three lines; a ticket for each
/// entry remembers who came first. So the head of each line is at hand, and nobody steps over waiting
/// moves one by one.
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
    /// When the input happened, which is asked for more often than the input.
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
  /// Why inputs never came into a line, oldest first.
  private(set) var refusals: [InputRefusal] = []

  /// How many refusals are kept; a host gone wrong reports the same thing again and again.
  private static let mostRefusals = 100

  /// Which of the lines hold something.
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

  /// The earliest of the times at the heads.
  var earliestTime: Double? {
    let move = moves.isEmpty ? nil : moves[0].sample.time
    let hover = hovers.isEmpty ? nil : hovers[0].sample.time
    return [nextImmediateTime, move, hover].compactMap(\.self).min()
  }

  /// Takes out what was refused.
  mutating func removeRefusals() -> [InputRefusal] {
    defer { refusals = [] }
    return refusals
  }

  /// Puts an input at the end of its line, unless one of its numbers is none: such an input could
  /// never come due, and would hold up everything behind it.
  mutating func append(_ input: RawInput) {
    guard !isPlainTouch(input), let refusal = refusal(of: input) else {
      enter(input)
      return
    }
    if refusals.count < Self.mostRefusals { refusals.append(refusal) }
  }

  /// A touch whose numbers are all numbers; asking costs no allocation.
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

  /// Fills an empty batch with what comes next, and says whether something did.
  mutating func next(upTo time: Double, includingMoves: Bool, into batch: inout InputBatch) -> Bool
  {
    guard let head = nextImmediateTime, head <= time else {
      guard includingMoves else { return false }
      let last = immediates.isEmpty ? nextTicket : immediates[0].ticket
      return takeMoves(before: last, upTo: time, frame: time, ending: nil, into: &batch)
        || takeHovers(before: last, upTo: time, into: &batch)
    }
    // Where the pointer was comes before whatever it, or anything else, does there.
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

  /// How many entries at the head of the other line form one batch; there is at least one entry.
  ///
  /// They are neighbours in the queue, since a move between them belongs between their batches.
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

  /// Whether moves must go out before the batch at the head of the other line.
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

  /// Takes the moves of the pointer that were queued before a ticket and are not later than a time: the
  /// last of them says where it is. False where there are none.
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

  /// Takes the moves queued before a ticket and not later than a time, and says whether any come
  /// out; those that are resampled come out as they were shortly before the frame.
  ///
  /// `ending` is the number of inputs at the head of the other line that come next: moves of touches
  /// that they end come out as they are.
  private mutating func takeMoves(
    before ticket: Int, upTo time: Double, frame: Double, ending: Int?, into batch: inout InputBatch
  ) -> Bool {
    guard !resampler.isEmpty else { return takeRawMoves(before: ticket, upTo: time, into: &batch) }
    // Kept for its room only.
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

  /// Which touches the inputs at the head of the other line end.
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
