/// Puts moves where the fingers were a fixed time before each frame, so that a steady finger moves
/// by even steps although its samples and the frames fall at different times.
///
/// Moves only: a touch that came down, lifted or was cancelled is never changed or delayed, and the
/// raw moves are all kept. The limits of prediction are those of Android's InputConsumer; where it
/// takes the line between two samples, which passes on all their noise, a Kalman filter knows the
/// motion.
struct FrameResampler: Sendable {
  /// How long before the frame the aim is, in seconds.
  ///
  /// A raw move is 2 ms old on average when a frame shows it, at 240 samples a second, so that this
  /// adds less than five; Android aims at 5 ms.
  static let latency = 0.0068

  private var tracks: [MoveTrack] = []

  /// Whether it has no fingers.
  var isEmpty: Bool { tracks.isEmpty }

  /// Whether later frames have anything to tell.
  var hasMoves: Bool { tracks.contains(where: \.hasMore) }

  /// Raw moves that no event has told yet.
  var pendingCount: Int { tracks.reduce(0) { $0 + $1.pending.count } }

  /// A touch came down; its moves are resampled from now on.
  mutating func began(_ sample: TouchSample) {
    remove(sample.id)
    tracks.append(MoveTrack(sample))
  }

  /// A touch is over.
  mutating func remove(_ id: Int) { tracks.removeAll { $0.id == id } }

  /// Forgets all fingers.
  mutating func removeAll() { tracks.removeAll() }

  /// Takes a touch's moves; false for one that came down before the resampling was on.
  mutating func add(_ moves: ArraySlice<TouchSample>, of id: Int) -> Bool {
    guard let track = tracks.firstIndex(where: { $0.id == id }) else { return false }
    for sample in moves { tracks[track].add(sample) }
    return true
  }

  /// Adds what the fingers did up to a frame, in the order in which they came down.
  ///
  /// A finger that stopped gets one more change, without raw samples, until it is shown at its very
  /// place. One that came down less than the latency ago waits for the next frame.
  ///
  /// - Parameters:
  ///   - time: the frame's, in seconds.
  ///   - isRaw: whose moves are told as they are, because what comes next is their end.
  ///   - batch: gets the changes.
  /// - Complexity: O(moves since the frame before).
  mutating func frame(
    at time: Double, raw isRaw: (Int) -> Bool = { _ in false }, into batch: inout InputBatch
  ) {
    for index in tracks.indices {
      let id = tracks[index].id
      let place =
        isRaw(id) ? tracks[index].showRaw() : tracks[index].show(aim: time - Self.latency)
      guard let place else { continue }
      let start = batch.samples.count
      batch.samples.append(contentsOf: tracks[index].pending)
      tracks[index].forgetPending()
      batch.changes.append(
        TouchChange(
          id: id, phase: .moved, samples: start..<batch.samples.count, shown: place))
      batch.time = max(batch.time, place.sample.time, batch.samples.last?.time ?? 0)
    }
  }
}
