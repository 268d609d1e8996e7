internal import Foundation
internal import TouchstoneHost
internal import TouchstoneServer

/// The clock that a page may slow, stop and step, and the input that waits meanwhile.
extension WebHost {
  /// How many of the inputs that wait a page is told of in words.
  private static let mostTold = 40

  /// Goes on at another pace; 0 stands still.
  func setPace(_ rate: Double) {
    guard rate != pace.rate else { return }
    pace.setRate(rate, at: machineNow)
    // Times of the pages are brought to this clock by another difference from now on.
    for place in tabs.indices {
      tabs[place].clock = PageClock()
      tabs[place].delay = nil
    }
  }

  /// Whether input waits for its time, in place of being delivered as it comes.
  var isHoldingInput: Bool { pace.rate < 1 || !inbox.isEmpty }

  /// Keeps input until its time comes. What begins while nothing is under way begins now.
  func hold(_ inputs: [RawInput], at place: Int) {
    let earliest = max(latestTime, session.now, now)
    if inbox.isEmpty, contacts.contacts.isEmpty { tabs[place].delay = nil }
    // A pointer that only hovers would fill it with what nobody wants to see.
    let kept = inputs.filter { !$0.isHoverMove }
    guard let first = kept.first else { return }
    let delay = tabs[place].delay ?? earliest - first.time
    tabs[place].delay = delay
    let tab = tabs[place].number
    let numbered = kept.compactMap { contacts.number($0.at($0.time + delay), of: tab) }
    inbox.add(numbered, of: tab, from: earliest)
    if inbox.items.count > Inbox.mostItems { flush() }
  }

  /// Delivers what waits until a time, each input at its own.
  func deliverHeld(until time: Double) {
    while let item = inbox.takeFirst(until: time) { deliver(item) }
  }

  private func deliver(_ item: Inbox.Item) {
    let time = max(item.input.time, latestTime, session.now)
    latestTime = time
    hasNews = true
    do {
      try session.receive([item.input.at(time)], from: item.tab)
    } catch {
      drop(item.tab)
    }
  }

  /// Closes the connection of a tab whose input can't be.
  private func drop(_ tab: Int) {
    inbox.remove(tab: tab)
    guard let place = tabs.firstIndex(where: { $0.number == tab }) else { return }
    tabs[place].post.finish()
  }

  /// Delivers all that waits, and goes on at the ordinary pace.
  func flush() {
    deliverHeld(until: .infinity)
    pace.advance(to: latestTime, at: machineNow)
    setPace(1)
  }

  /// One step of a clock that stands: the next input, or if none comes before it, the next frame.
  func step() {
    guard pace.isPaused else { return }
    let frame = ((now * Self.framesPerSecond + 0.001).rounded(.down) + 1) / Self.framesPerSecond
    if let item = inbox.takeFirst(until: frame) {
      deliver(item)
      pace.advance(to: latestTime, at: machineNow)
      return tell()
    }
    pace.advance(to: frame, at: machineNow)
    runFrame(at: frame)
  }

  /// A turn of the machine's loop while the clock stands: pages are told, nothing else happens.
  func standStill() {
    _ = RunLoop.main.run(
      mode: .default, before: Date(timeIntervalSinceNow: 1 / Self.framesPerSecond))
    tell()
  }

  /// Follows the road while any page shows it.
  func setRoad(_ isShown: Bool, at place: Int) {
    tabs[place].road = isShown ? .some(session.latestRoadStep) : nil
    tabs[place].toldPace = nil
    session.isRoadOpen = tabs.contains { $0.road != nil }
  }

  func sendRoad(at place: Int) {
    guard let latest = tabs[place].road else { return }
    let steps = session.roadSteps(after: latest)
    let time = pace.rate < 1 ? max(latestTime, now) : latestTime
    let told = ToldPace(rate: pace.rate, waiting: inbox.items.count, time: time)
    let isStanding = tabs[place].toldPace.map { $0.isLike(told) } ?? false
    guard !steps.isEmpty || !isStanding else { return }
    tabs[place].toldPace = told
    tabs[place].road = steps.last?.number ?? latest
    say(
      .road(
        PageRoad(
          rate: told.rate, time: told.time, waiting: told.waiting,
          next: inbox.items.prefix(Self.mostTold).map { Self.words($0.input) }, steps: steps)),
      at: place)
  }

  private static func words(_ input: RawInput) -> String {
    guard case .touch(let sample) = input else { return "\(input.kindName)" }
    return "\(sample.phase.rawValue)"
  }
}

/// The pace and the queue as a page was told of them last.
struct ToldPace: Equatable {
  let rate: Double
  let waiting: Int
  let time: Double

  /// Whether a page has no use for another telling: at the ordinary pace nobody reads the clock.
  func isLike(_ other: ToldPace) -> Bool {
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
