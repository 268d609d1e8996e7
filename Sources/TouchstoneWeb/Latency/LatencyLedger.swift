package import TouchstoneHost
package import TouchstoneKit
package import TouchstoneTrace

/// Measures, by a clock of the machine, where the time of each event goes.
///
/// It reads the trace: what lies between two records belongs to one stage. The host adds what no trace
/// has: when a page felt something, when its message came, when the page was told and when it had drawn.
/// The application's own clock has no part in it, since that one stands while a handler runs.
@MainActor package final class LatencyLedger: @MainActor TraceSink {
  /// Single visits would cost the fast walk, and so measure another one.
  package let wantsVisits = false

  /// The events whose way is over, oldest first.
  package private(set) var events: [LatencyEvent] = []
  /// How to call back when the present event was handled and nothing else has begun.
  private var atEndOfTurn: ((@escaping () -> Void) -> Void)?

  private let clock: () -> Double
  /// What the host is about to put into the queue, the last one first.
  private var announced: [LatencySample] = []
  /// What is in the queue and will be part of an event.
  private var waiting: [LatencySample] = []
  /// The numbers of the fingers' touches.
  private var numbers: [Int: Int] = [:]
  private var page = PageOffsets()
  /// When the hit tests of new touches began; until the event is sent.
  private var hitStart: Double?
  /// When the latest step was.
  private var latest = 0.0
  private var present: LatencyBuilder?
  /// Handled, and not yet in a picture that a page was told.
  private var handled: [LatencyEvent] = []
  /// In a picture that a page has not drawn yet.
  private var drawing: [LatencyEvent] = []
  private var count = 0

  /// How many events are kept.
  static let mostEvents = 1000
  /// More waits only where nothing is ever delivered.
  private static let mostWaiting = 5000

  /// Makes an empty ledger; `clock` gives seconds from any beginning.
  package init(clock: @escaping () -> Double) { self.clock = clock }

  /// Reads the trace of an application from now on.
  package func follow(_ application: UIApplication) {
    atEndOfTurn = { [weak application] ending in application?.loop?.atEndOfTurn(ending) }
    application.tracer.add(self)
  }

  /// Reads it no more.
  package func leave(_ application: UIApplication) {
    application.tracer.remove(self)
    atEndOfTurn = nil
    forget()
  }

  /// Forgets what is under way, as when nobody listens any more.
  package func forget() {
    (announced, waiting, handled, drawing, numbers) = ([], [], [], [], [:])
    (present, hitStart, page) = (nil, nil, PageOffsets())
  }

  /// Forgets what was measured, too.
  package func clear() {
    forget()
    events = []
  }

  // MARK: What the host says

  /// Input is about to be put into the queue.
  ///
  /// - Parameters:
  ///   - inputs: What.
  ///   - message: Which page told of it, when its message came, and when the page felt each of them by
  ///     its own clock; nil where there was none, as in a replay.
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

  /// All of a recording is about to be played.
  package func willReplay(_ recording: Recording) {
    announced = recording.records.compactMap { record in
      if case .input(let input, _) = record { LatencySample(input, tab: nil) } else { nil }
    }
    announced.reverse()
  }

  /// What was announced has been put into the queue, and was handled where it does not wait.
  package func posted() {
    announced = []
    if present?.event.kind != LatencySample.touch { finish() }
  }

  /// A frame is over, so that no move waits.
  package func frameEnded() {
    finish()
    waiting.removeAll { $0.phase == .moved }
  }

  /// A page was told what has changed on the screen.
  ///
  /// - Parameters:
  ///   - tab: Which page.
  ///   - tree: The number of the change; nil where nothing had changed.
  package func told(_ tab: Int, tree: Int?) {
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

  /// A page has drawn all changes up to a number.
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

  /// A page went away.
  package func closed(_ tab: Int) {
    page.forget(tab)
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

  /// Takes up one record.
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
      present?.take(record.step, now)
      endWithTurn()
    }
  }

  /// The present event was handled when nothing else of its turn is left.
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
      // Several of one message are handled one after the other, and told as one.
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
    let samples = active.flatMap(take)
    guard !samples.isEmpty else { return }
    present = LatencyBuilder(
      samples, kind: LatencySample.touch,
      touches: active.map { .init(number: $0.number, phase: $0.phase.rawValue) },
      hitStart: hitStart, now)
    endWithTurn()
  }

  /// The samples that have become a touch's change; those before them came to nothing.
  private func take(_ touch: TraceStep.Touch) -> [LatencySample] {
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

  /// The present event was handled.
  package func finish() {
    guard let builder = present else { return }
    present = nil
    let event = builder.finished(at: clock())
    if event.tab == nil { complete(event) } else { handled.append(event) }
  }
}
