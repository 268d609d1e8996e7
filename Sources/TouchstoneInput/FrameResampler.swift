/// Resamples moves to the locations of the fingers a fixed time before each frame.
///
/// A steady finger then moves in even steps, although its samples and the frames occur at different
/// times.
///
/// Only moves are resampled: a touch that came down, lifted or was cancelled is never changed or
/// delayed. All raw moves are preserved. The limits of prediction are those of Android's
/// InputConsumer. Android interpolates linearly between two samples, which passes on all their
/// noise. This type models the motion with a Kalman filter instead.
struct FrameResampler: Sendable {
  /// The time before the frame that the resampling aims at, in seconds.
  ///
  /// At 240 samples per second, a raw move is 2 ms old on average when a frame shows it, so
  /// resampling adds less than 5 ms. Android aims at 5 ms.
  static let latency = 0.0068

  private var tracks: [MoveTrack] = []

  /// Whether no fingers are tracked.
  var isEmpty: Bool { tracks.isEmpty }

  /// Whether later frames have changes to report.
  var hasMoves: Bool { tracks.contains(where: \.hasMore) }

  /// The number of raw moves that no event has reported yet.
  var pendingCount: Int { tracks.reduce(0) { $0 + $1.pending.count } }

  /// Starts resampling the moves of a touch that came down.
  mutating func began(_ sample: TouchSample) {
    remove(sample.id)
    tracks.append(MoveTrack(sample))
  }

  /// Stops resampling a touch.
  mutating func remove(_ id: Int) { tracks.removeAll { $0.id == id } }

  /// Stops resampling all touches.
  mutating func removeAll() { tracks.removeAll() }

  /// Adds moves to a touch's track, or returns `false` if the touch came down before resampling was
  /// enabled.
  mutating func add(_ moves: ArraySlice<TouchSample>, of id: Int) -> Bool {
    guard let track = tracks.firstIndex(where: { $0.id == id }) else { return false }
    for sample in moves { tracks[track].add(sample) }
    return true
  }

  /// Adds the changes of the fingers up to a frame, in the order in which they came down.
  ///
  /// A finger that stopped gets one more change, without raw samples, which shows it at its exact
  /// location. A finger that came down more recently than the latency waits for the next frame.
  ///
  /// - Parameters:
  ///   - time: The time of the frame, in seconds.
  ///   - isRaw: A function that returns whether a touch's moves are reported unchanged, because its
  ///     end comes next.
  ///   - batch: The batch to which the changes are added.
  /// - Complexity: O(moves since the previous frame).
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
