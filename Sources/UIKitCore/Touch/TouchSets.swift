internal import TouchstoneHitTree

/// The sets given to views and recognizers, kept while their members are the same.
///
/// What they answer is there until the next ``removeAll()``, which comes when an event is over: whoever calls
/// somebody with a set during the event need not retain it.
@MainActor
struct TouchSets {
  /// A set, and its members in order.
  final class Entry {
    fileprivate let ordered: ContiguousArray<UITouch>
    let members: Set<UITouch>

    fileprivate init(_ ordered: ContiguousArray<UITouch>.SubSequence) {
      self.ordered = ContiguousArray(ordered)
      members = Set(ordered)
    }

    fileprivate func holds(_ others: ContiguousArray<UITouch>.SubSequence) -> Bool {
      ordered.elementsEqual(others, by: ===)
    }
  }

  private var entries: ContiguousArray<Entry> = []

  /// The set of `members`; made only where there is none yet.
  mutating func kept(for members: ContiguousArray<UITouch>.SubSequence) -> Lent<Entry> {
    for index in entries.indices where entries[index].holds(members) { return Lent(entries[index]) }
    let entry = Entry(members)
    entries.append(entry)
    return Lent(entry)
  }

  /// The set of one touch alone.
  mutating func kept(for touch: UITouch) -> Lent<Entry> {
    for index in entries.indices {
      let ordered = entries[index].ordered
      if ordered.count == 1, ordered[0] === touch { return Lent(entries[index]) }
    }
    return kept(for: [touch])
  }

  mutating func removeAll() { entries.removeAll(keepingCapacity: true) }
}
