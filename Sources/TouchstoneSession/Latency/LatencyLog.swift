package import TouchstoneHost
package import TouchstoneKit
package import TouchstoneTrace

/// Measures where each event spends its time, on a clock of the machine.
///
/// The log reads the trace: the time between two records belongs to one stage. The host adds the
/// times that no trace contains, such as when a page sensed the input, when its message arrived,
/// and when the page received and drew the result. The application's own clock isn't used, because
/// it doesn't advance while a handler runs.
@MainActor package final class LatencyLog: @MainActor TraceSink {
  /// `false`, because recording single visits would disable the fast hit test and change the
  /// measurement.
  package let wantsVisits = false

  /// The finished events, oldest first.
  package private(set) var events: [LatencyEvent] = []
  /// A function that calls its argument when the current event was handled and before another
  /// begins.
  private var atEndOfTurn: ((@escaping () -> Void) -> Void)?

  private let clock: () -> Double
  /// The samples that the host is about to enqueue, the last one first.
  private var announced: [LatencySample] = []
  /// The queued samples that will be part of an event.
  private var waiting: [LatencySample] = []
  /// The touch numbers by finger.
  private var numbers: [Int: Int] = [:]
  private var page = PageOffsets()
  /// The time when the hit tests of new touches began, until the event is sent.
  private var hitStart: Double?
  /// The time of the last step.
  private var latest = 0.0
  private var present: LatencyBuilder?
  /// The handled events that aren't yet part of an update to a page.
  private var handled: [LatencyEvent] = []
  /// The events of updates that a page hasn't drawn yet.
  private var drawing: [LatencyEvent] = []
  private var count = 0

  /// The maximum number of stored events.
  static let mostEvents = 1000
  /// The maximum number of queued samples, exceeded only if nothing is ever delivered.
  private static let mostWaiting = 5000

  /// Creates an empty log.
  ///
  /// `clock` returns a time in seconds with an arbitrary origin.
  package init(clock: @escaping () -> Double) { self.clock = clock }

  /// Starts reading the trace of an application.
  package func follow(_ application: UIApplication) {
    atEndOfTurn = { [weak application] ending in application?.loop?.atEndOfTurn(ending) }
    application.tracer.add(self)
  }

  /// Stops reading the trace.
  package func leave(_ application: UIApplication) {
    application.tracer.remove(self)
    atEndOfTurn = nil
    discardUnfinished()
  }

  /// Discards the unfinished events, for example when no page shows the log any more.
  func discardUnfinished() {
    (announced, waiting, handled, drawing, numbers) = ([], [], [], [], [:])
    (present, hitStart, page) = (nil, nil, PageOffsets())
  }

  /// Discards the unfinished events and the measurements.
  package func clear() {
    discardUnfinished()
    events = []
  }

  // MARK: What the host says

  /// Announces input that is about to be enqueued.
  ///
  /// - Parameters:
  ///   - inputs: The input.
  ///   - message: The page, the arrival time of its message, and the times on the page's clock when
  ///     it sensed each input. `nil` if there was no message, as in a replay.
  package func willPost(
    _ inputs: [RawInput], from message: (tab: Int, came: Double, felt: [Double])? = nil
  ) {
    announced = inputs.enumerated().map { place, input in
      var sample = LatencySample(input, tab: message?.tab)
      if let message {
        sample.came = message.came
        sample.felt = page.time(message.felt[place], of: message.tab, cameAt: message.came)
      }
      return sample
    }
    announced.reverse()
  }

  /// Announces that a whole recording is about to be played.
  package func willReplay(_ recording: Recording) {
    announced = recording.records.compactMap { record in
      if case .input(let input, _) = record { LatencySample(input, tab: nil) } else { nil }
    }
    announced.reverse()
  }

  /// Ends the announcement.
  ///
  /// Input that doesn't wait for a frame has been handled by now.
  package func posted() {
    announced = []
    if present?.event.kind != LatencySample.touch { finish() }
  }

  /// Reports the end of a frame, after which no move is waiting.
  package func frameEnded() {
    finish()
    waiting.removeAll { $0.phase == .moved }
  }

  /// Reports that the changes of the screen were sent to a page.
  ///
  /// - Parameters:
  ///   - tab: The number of the tab.
  ///   - tree: The number of the change, or `nil` if nothing had changed.
  package func updated(_ tab: Int, tree: Int?) {
    guard handled.contains(where: { $0.tab == tab }) else { return }
    let now = clock()
    for var event in handled where event.tab == tab {
      guard let tree else {
        complete(event)
        continue
      }
      event.spans.append(.init(stage: .frame, start: event.end, end: max(now, event.end)))
      event.tree = tree
      drawing.append(event)
    }
    handled.removeAll { $0.tab == tab }
  }

  /// Reports that a page has drawn all changes up to a number.
  package func drawn(_ tab: Int, upTo tree: Int, at time: Double) {
    func isDrawn(_ event: LatencyEvent) -> Bool {
      event.tab == tab && event.tree.map { $0 <= tree } == true
    }
    for var event in drawing where isDrawn(event) {
      event.spans.append(.init(stage: .shown, start: event.end, end: max(time, event.end)))
      event.isShown = true
      complete(event)
    }
    drawing.removeAll(where: isDrawn)
  }

  /// Reports that a page was closed.
  package func closed(_ tab: Int) {
    page.remove(tab)
    for list in [handled, drawing] { for event in list where event.tab == tab { complete(event) } }
    handled.removeAll { $0.tab == tab }
    drawing.removeAll { $0.tab == tab }
  }

  private func complete(_ event: LatencyEvent) {
    var event = event
    count += 1
    event.number = count
    if events.count >= Self.mostEvents { events.removeFirst(Self.mostEvents / 10) }
    events.append(event)
  }

  // MARK: What the trace says

  /// Adds one record.
  package func record(_ record: TraceRecord) {
    let now = clock()
    defer { latest = now }
    switch record.step {
    case .enqueued: enqueued(now)
    case .turnedAway:
      if let place = waiting.firstIndex(where: \.isUnbound) { waiting.remove(at: place) }
    case .bound(let touch, _, _, _): bound(touch)
    case .sent(let touches): begin(touches, now)
    default:
      guard present != nil else { return }
      present?.record(record.step, now)
      endWithTurn()
    }
  }

  /// Finishes the current event at the end of the turn.
  private func endWithTurn() {
    guard present?.endsWithTurn == false else { return }
    present?.endsWithTurn = true
    atEndOfTurn? { [weak self] in self?.finish() }
  }

  private func enqueued(_ now: Double) {
    guard var sample = announced.popLast() else { return }
    sample.queued = now
    switch sample.kind {
    case LatencySample.touch:
      waiting.append(sample)
      if waiting.count > Self.mostWaiting { waiting.removeFirst(Self.mostWaiting / 2) }
    case let kind?:
      // Several samples of one message are handled one after the other, and reported as one event.
      if present?.event.kind == kind, present?.event.tab == sample.tab {
        present?.event.samples += 1
      } else {
        finish()
        present = LatencyBuilder([sample], kind: kind, touches: [], hitStart: nil, now)
      }
    case nil: break
    }
  }

  private func bound(_ touch: Int) {
    guard let place = waiting.firstIndex(where: \.isUnbound), let finger = waiting[place].finger
    else { return }
    waiting[place].isUnbound = false
    numbers[finger] = touch
    hitStart = hitStart ?? latest
  }

  private func begin(_ touches: [TraceStep.Touch], _ now: Double) {
    finish()
    defer { hitStart = nil }
    let active = touches.filter { $0.phase != .stationary }
    let samples = active.flatMap(removeSamples(of:))
    guard !samples.isEmpty else { return }
    present = LatencyBuilder(
      samples, kind: LatencySample.touch,
      touches: active.map { .init(number: $0.number, phase: $0.phase.rawValue) },
      hitStart: hitStart, now)
    endWithTurn()
  }

  /// Removes and returns the samples that became a touch's change. Earlier samples of the finger
  /// had no effect.
  private func removeSamples(of touch: TraceStep.Touch) -> [LatencySample] {
    guard let finger = numbers.first(where: { $0.value == touch.number })?.key else { return [] }
    let own = waiting.filter { $0.finger == finger }
    guard let last = own.lastIndex(where: { $0.becomes(touch.phase) }) else { return [] }
    let taken = own[...last].filter { $0.becomes(touch.phase) }
    var left = last + 1
    waiting.removeAll { sample in
      guard sample.finger == finger, left > 0 else { return false }
      left -= 1
      return true
    }
    if touch.phase.isOver { numbers[finger] = nil }
    return taken
  }

  /// Finishes the current event.
  package func finish() {
    guard let builder = present else { return }
    present = nil
    let event = builder.finished(at: clock())
    if event.tab == nil { complete(event) } else { handled.append(event) }
  }
}
