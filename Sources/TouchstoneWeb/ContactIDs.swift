internal import TouchstoneHost

/// Assigns unique numbers to the contacts of all tabs, and each key and button to one tab at a
/// time.
///
/// Each page counts its own touches from 1, and touches of all pages share one event. A number is
/// free again after its contact ends, so numbers stay small.
struct ContactIDs {
  /// One contact of one tab.
  struct Contact: Equatable {
    /// The number that is unique among all tabs.
    let number: Int
    /// The tab.
    let tab: Int
    /// The number that the page assigned.
    let own: Int
    /// The last sample, with the unique number.
    var sample: TouchSample
  }

  /// The active contacts, sorted by number.
  private(set) var contacts: [Contact] = []
  private var keys: [Int: Int] = [:]
  private var buttons: [PressSample.PressType: Int] = [:]

  /// Returns an input with its unique number, or `nil` for a key or button that another tab holds.
  mutating func number(_ input: RawInput, of tab: Int) -> RawInput? {
    switch input {
    case .touch(let sample): .touch(number(sample, of: tab))
    case .key(let sample): Self.holds(sample.usage, sample.phase, tab, &keys) ? input : nil
    case .press(let sample): Self.holds(sample.type, sample.phase, tab, &buttons) ? input : nil
    default: input
    }
  }

  /// Releases everything that a tab holds.
  mutating func close(tab: Int) {
    contacts.removeAll { $0.tab == tab }
    keys = keys.filter { $0.value != tab }
    buttons = buttons.filter { $0.value != tab }
  }

  private mutating func number(_ sample: TouchSample, of tab: Int) -> TouchSample {
    var sample = sample
    let place = contacts.firstIndex { $0.tab == tab && $0.own == sample.id }
    let own = sample.id
    sample.id = place.map { contacts[$0].number } ?? freeNumber
    switch (sample.phase, place) {
    case (.ended, let place?), (.cancelled, let place?): contacts.remove(at: place)
    case (_, let place?): contacts[place].sample = sample
    case (_, nil):
      let index = contacts.firstIndex { $0.number > sample.id } ?? contacts.endIndex
      contacts.insert(
        Contact(number: sample.id, tab: tab, own: own, sample: sample), at: index)
    }
    return sample
  }

  /// The lowest unused number. The contacts are sorted by number.
  private var freeNumber: Int {
    contacts.reduce(1) { $1.number == $0 ? $0 + 1 : $0 }
  }

  private static func holds<Held: Hashable>(
    _ held: Held, _ phase: HeldPhase, _ tab: Int, _ holders: inout [Held: Int]
  ) -> Bool {
    if let holder = holders[held], holder != tab { return false }
    switch phase {
    case .began:
      holders[held] = tab
      return true
    case .changed: return holders[held] == tab
    case .ended, .cancelled: return holders.removeValue(forKey: held) == tab
    }
  }
}
