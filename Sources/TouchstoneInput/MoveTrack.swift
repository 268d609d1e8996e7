/// The path of one finger, as far as the resampling needs it.
struct MoveTrack: Sendable {
  /// The ID of the touch.
  let id: Int
  /// The raw moves that no event has reported yet, oldest first.
  private(set) var pending: [TouchSample] = []
  /// The last samples, oldest first; never empty.
  private var history: [TouchSample]
  /// The motion since the finger last rested.
  private var filter: MoveFilter
  /// The touch as the last event reported it.
  private var shown: TouchSample
  /// Whether a sample was added since the last call of ``show(aim:)``.
  private var isFresh = false
  /// The last time that was shown, in seconds.
  private var latestAim = -Double.infinity

  /// Creates a track for a touch that came down.
  init(_ began: TouchSample) {
    id = began.id
    history = [began]
    filter = MoveFilter(began)
    shown = began
  }

  /// Adds a move.
  mutating func add(_ sample: TouchSample) {
    if let last = history.last, sample.time - last.time > MovePrediction.longestInterval {
      // Samples before a rest tell nothing about the motion after it, except where it starts.
      history.removeFirst(history.count - 1)
      filter = MoveFilter(sample)
    } else {
      filter.add(sample)
    }
    let old = history.dropLast(2).prefix { sample.time - $0.time > Self.memory }.count
    if old > 0 { history.removeFirst(old) }
    history.append(sample)
    pending.append(sample)
    isFresh = true
  }

  /// The time for which samples are stored, in seconds, to allow for late frames.
  private static let memory = FrameResampler.latency + 2 * MovePrediction.longestInterval

  /// Whether a later frame has a change to report: moves, or that the finger stopped.
  var hasMore: Bool {
    guard let last = history.last else { return false }
    return !pending.isEmpty || shown.position != last.position
  }

  /// Returns the touch's location at a time, or `nil` if there is no change to show.
  mutating func show(aim: Double) -> ResampledPlace? {
    guard let first = history.first, first.time <= aim, hasMore, aim > shown.time,
      aim > latestAim
    else { return nil }
    latestAim = aim
    let hasStopped = !isFresh
    isFresh = false
    var place = place(aim: aim, hasStopped: hasStopped)
    if place.sample.time <= shown.time {
      // An earlier prediction was further ahead: wait there, unless no further sample comes.
      guard hasStopped else { return nil }
      place.sample.time = shown.time
    }
    guard !isSame(place.sample, shown) else { return nil }
    shown = place.sample
    return place
  }

  /// Returns the last waiting move unchanged, or `nil` if no move is waiting.
  mutating func showRaw() -> ResampledPlace? {
    guard let last = pending.last else { return nil }
    shown = last
    return ResampledPlace(sample: last, origin: .raw)
  }

  /// Removes the waiting moves after they were reported.
  mutating func forgetPending() { pending.removeAll(keepingCapacity: true) }

  private func isSame(_ one: TouchSample, _ other: TouchSample) -> Bool {
    var copy = one
    copy.time = other.time
    copy.phase = other.phase
    return copy == other
  }

  // MARK: The place

  private func place(aim: Double, hasStopped: Bool) -> ResampledPlace {
    let last = history[history.count - 1]
    guard last.time < aim else {
      let place = filter.place(at: aim) ?? between(aim)
      return ResampledPlace(sample: moved(last, to: place, aim), origin: .interpolated)
    }
    // A finger that sends no more samples has stopped at its last location.
    guard !hasStopped,
      let before = history.dropLast().last(where: { spans($0, last) }),
      last.time - before.time <= MovePrediction.longestInterval
    else { return ResampledPlace(sample: last, origin: .raw) }
    let interval = last.time - before.time
    let reach = min(
      aim - last.time, MovePrediction.longestReach, interval * MovePrediction.shareOfInterval)
    let time = last.time + reach
    let place = filter.place(at: time) ?? line(before, last, time)
    return ResampledPlace(sample: moved(last, to: place, time), origin: .predicted(reach))
  }

  /// Returns the location on the line between the samples before and after a time.
  private func between(_ aim: Double) -> Point {
    guard let next = history.firstIndex(where: { $0.time >= aim }), next > 0,
      let before = history[..<next].last(where: { spans($0, history[next]) })
    else { return history[history.count - 1].position }
    return line(before, history[next], aim)
  }

  /// Returns whether two samples are far enough apart in time to have a direction.
  private func spans(_ first: TouchSample, _ second: TouchSample) -> Bool {
    second.time - first.time >= MovePrediction.shortestInterval
  }

  private func line(_ first: TouchSample, _ second: TouchSample, _ time: Double) -> Point {
    let share = (time - first.time) / (second.time - first.time)
    return Point(
      x: first.position.x + (second.position.x - first.position.x) * share,
      y: first.position.y + (second.position.y - first.position.y) * share)
  }

  private func moved(_ sample: TouchSample, to place: Point, _ time: Double) -> TouchSample {
    var result = sample
    result.position = place
    result.time = time
    return result
  }
}
