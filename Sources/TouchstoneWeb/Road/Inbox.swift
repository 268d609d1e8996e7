internal import TouchstoneHost

/// Input that has come while the clock is slowed or stands, and waits for its time.
///
/// A gesture keeps its own pace: its samples lie as far apart as the fingers made them, so that a tap
/// stays a tap however slowly it is looked at.
struct Inbox {
  /// One input of one tab.
  struct Item {
    let tab: Int
    let input: RawInput
  }

  /// What waits, in order of time.
  private(set) var items: [Item] = []

  /// More than anybody's patience; a page that sends more gets the ordinary clock back.
  static let mostItems = 20_000

  var isEmpty: Bool { items.isEmpty }

  /// Puts input of one tab at the end. A time before the last item's is moved up to it.
  mutating func add(_ inputs: [RawInput], of tab: Int, from earliest: Double) {
    var latest = max(earliest, items.last?.input.time ?? earliest)
    for input in inputs {
      latest = max(latest, input.time)
      items.append(Item(tab: tab, input: input.at(latest)))
    }
  }

  /// Takes out the first item, if its time has come.
  mutating func takeFirst(until time: Double) -> Item? {
    guard let first = items.first, first.input.time <= time else { return nil }
    return items.removeFirst()
  }

  /// Forgets what a tab has sent.
  mutating func remove(tab: Int) { items.removeAll { $0.tab == tab } }
}
