/// Puts moves where the fingers were a fixed time before each frame, so that a steady finger moves
/// by even steps although its samples and the frames fall at different times.
///
/// Moves only: a touch that came down, lifted or was cancelled is never touched or delayed, and the
/// raw moves are all kept. The rules and limits are those of Android's InputConsumer: aim 5 ms
/// before the frame, interpolate where there are samples on both sides, else predict a little.
package struct FrameResampler: Sendable {
  /// How long before the frame the aim is, in seconds; Android's RESAMPLE_LATENCY.
  package static let latency = 0.005

  private var tracks: [MoveTrack] = []

  /// A resampler without fingers.
  package init() {}

  /// Takes a sample in, in order of time.
  ///
  /// - Returns: the moves that have to go out before the sample, if it is a touch's end; they come
  ///   as they are, to the last one. Samples that are no moves go on their own way.
  package mutating func add(_ sample: TouchSample) -> ResampledMove? {
    let place = tracks.firstIndex { $0.id == sample.id }
    switch sample.phase {
    case .began:
      if let place { tracks.remove(at: place) }
      tracks.append(MoveTrack(id: sample.id, history: [sample], told: sample.time))
      return nil
    case .moved:
      guard let place else {
        tracks.append(
          MoveTrack(id: sample.id, history: [sample], pending: [sample], told: -.infinity))
        return nil
      }
      tracks[place].history.append(sample)
      tracks[place].pending.append(sample)
      return nil
    case .ended, .cancelled:
      guard let place else { return nil }
      let track = tracks.remove(at: place)
      guard let last = track.pending.last else { return nil }
      return ResampledMove(sample: last, raw: track.pending, origin: .raw)
    }
  }

  /// Whether a frame would have anything to tell.
  package var hasMoves: Bool { tracks.contains { $0.told < $0.history.last?.time ?? 0 } }

  /// What the fingers did up to a frame; in the order in which they came down.
  ///
  /// A finger that stopped gets one more move, without raw samples, until it is told to its end.
  /// One that came down less than the latency ago waits for the next frame.
  ///
  /// - Complexity: O(samples since the last frame)
  package mutating func frame(at time: Double) -> [ResampledMove] {
    var moves: [ResampledMove] = []
    for place in tracks.indices {
      if let move = tracks[place].move(aim: time - Self.latency) { moves.append(move) }
    }
    return moves
  }
}
