internal import TouchstoneHost

/// Input that waits for its time because the clock is slowed or paused.
///
/// The samples of a gesture keep the intervals at which they were made, so that a tap remains a tap
/// at any speed.
struct PendingInput {
  /// An input of one tab.
  struct Item {
    let tab: Int
    let input: RawInput
  }

  /// The waiting inputs, in chronological order.
  private(set) var items: [Item] = []

  /// The maximum number of waiting inputs. If a page sends more, the clock returns to real time.
  static let mostItems = 20_000

  var isEmpty: Bool { items.isEmpty }

  /// Appends input of one tab. Input earlier than the last item gets the last item's time.
  mutating func add(_ inputs: [RawInput], of tab: Int, from earliest: Double) {
    var latest = max(earliest, items.last?.input.time ?? earliest)
    for input in inputs {
      latest = max(latest, input.time)
      items.append(Item(tab: tab, input: input.at(latest)))
    }
  }

  /// Removes and returns the first item if its time has come, otherwise returns `nil`.
  mutating func removeFirst(until time: Double) -> Item? {
    guard let first = items.first, first.input.time <= time else { return nil }
    return items.removeFirst()
  }

  /// Removes the input of a tab.
  mutating func remove(tab: Int) { items.removeAll { $0.tab == tab } }
}
