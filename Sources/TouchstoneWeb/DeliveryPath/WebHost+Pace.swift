internal import Foundation
internal import TouchstoneHost
internal import TouchstoneServer
internal import TouchstoneSession

/// The clock that a page may slow, pause and step, and the input that waits in the meantime.
extension WebHost {
  /// The maximum number of waiting inputs that are described to a page.
  private static let maximumNextInputs = 40

  /// Changes the speed of the clock. 0 pauses it.
  func setPace(_ rate: Double) {
    guard rate != pace.rate else { return }
    pace.setRate(rate, at: machineNow)
    // Page times need a new offset from now on.
    for place in tabs.indices {
      tabs[place].clock = PageClock()
      tabs[place].delay = nil
    }
  }

  /// Whether input waits for its time instead of being delivered on arrival.
  var isHoldingInput: Bool { pace.rate < 1 || !inbox.isEmpty }

  /// Stores input until its time comes. Input that begins while nothing is in progress begins now.
  func enqueue(_ inputs: [RawInput], at place: Int) {
    let earliest = max(latestTime, session.now, now)
    if inbox.isEmpty, contacts.contacts.isEmpty { tabs[place].delay = nil }
    // Ignore hover moves, which would fill the queue with uninteresting input.
    let kept = inputs.filter { !$0.isHoverMove }
    guard let first = kept.first else { return }
    let delay = tabs[place].delay ?? earliest - first.time
    tabs[place].delay = delay
    let tab = tabs[place].number
    let numbered = kept.compactMap { contacts.number($0.at($0.time + delay), of: tab) }
    inbox.add(numbered, of: tab, from: earliest)
    if inbox.items.count > PendingInput.mostItems { flush() }
  }

  /// Delivers the input that is due by a time, each at its own time.
  func deliverHeld(until time: Double) {
    while let item = inbox.removeFirst(until: time) { deliver(item) }
  }

  private func deliver(_ item: PendingInput.Item) {
    let time = max(item.input.time, latestTime, session.now)
    latestTime = time
    hasNews = true
    do {
      try session.receive([item.input.at(time)], from: item.tab)
    } catch {
      drop(item.tab)
    }
  }

  /// Closes the connection of a tab that sent invalid input.
  private func drop(_ tab: Int) {
    inbox.remove(tab: tab)
    guard let place = tabs.firstIndex(where: { $0.number == tab }) else { return }
    tabs[place].post.finish()
  }

  /// Delivers all waiting input, and returns to real time.
  func flush() {
    deliverHeld(until: .infinity)
    pace.advance(to: latestTime, at: machineNow)
    setPace(1)
  }

  /// Advances a paused clock by one step: to the next input or, if the next frame comes first, to
  /// that frame.
  func step() {
    guard pace.isPaused else { return }
    let frame = ((now * Self.framesPerSecond + 0.001).rounded(.down) + 1) / Self.framesPerSecond
    if let item = inbox.removeFirst(until: frame) {
      deliver(item)
      pace.advance(to: latestTime, at: machineNow)
      return sendUpdates()
    }
    pace.advance(to: frame, at: machineNow)
    runFrame(at: frame)
  }

  /// Runs the main thread's loop for one frame while the clock is paused. Only updates of pages are
  /// sent.
  func runWhilePaused() {
    _ = RunLoop.main.run(
      mode: .default, before: Date(timeIntervalSinceNow: 1 / Self.framesPerSecond))
    sendUpdates()
  }

  /// Shows or hides the delivery path on a page, and records it while any page shows it.
  func setDeliveryPath(_ isShown: Bool, at place: Int) {
    tabs[place].deliveryStep = isShown ? .some(session.latestDeliveryStep) : nil
    tabs[place].sentPace = nil
    session.isDeliveryPathOpen = tabs.contains { $0.deliveryStep != nil }
  }

  func sendDeliveryPath(at place: Int) {
    guard let latest = tabs[place].deliveryStep else { return }
    let steps = session.deliverySteps(after: latest)
    let time = pace.rate < 1 ? max(latestTime, now) : latestTime
    let sent = SentPace(rate: pace.rate, waiting: inbox.items.count, time: time)
    let isStanding = tabs[place].sentPace.map { $0.isLike(sent) } ?? false
    guard !steps.isEmpty || !isStanding else { return }
    tabs[place].sentPace = sent
    tabs[place].deliveryStep = steps.last?.number ?? latest
    send(
      .deliveryPath(
        PageDeliveryPath(
          rate: sent.rate, time: sent.time, waiting: sent.waiting,
          next: inbox.items.prefix(Self.maximumNextInputs).map { Self.words($0.input) },
          steps: steps)),
      at: place)
  }

  private static func words(_ input: RawInput) -> String {
    guard case .touch(let sample) = input else { return "\(input.kindName)" }
    return "\(sample.phase.rawValue)"
  }
}

/// The clock and queue state last sent to a page.
struct SentPace: Equatable {
  let rate: Double
  let waiting: Int
  let time: Double

  /// Returns whether a page needs no update. In real time, pages don't show the clock.
  func isLike(_ other: SentPace) -> Bool {
    rate == other.rate && waiting == other.waiting && (rate == 1 || time == other.time)
  }
}

extension RawInput {
  fileprivate var isHoverMove: Bool {
    guard case .hover(let sample) = self else { return false }
    return sample.phase == .moved
  }

  fileprivate var kindName: String {
    switch self {
    case .hover: "hover"
    case .key: "key"
    case .press: "press"
    case .scroll: "scroll"
    default: "input"
    }
  }
}
