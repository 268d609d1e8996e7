internal import TouchstoneHitTree

/// The sets that are passed to views and recognizers, reused while their members are the same.
///
/// A returned set is valid until the next ``removeAll()``, which is called when an event is over.
/// Callers need not retain it during the event.
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

  /// Returns the set of `members`, creating it if it doesn't exist yet.
  mutating func kept(for members: ContiguousArray<UITouch>.SubSequence) -> Borrowed<Entry> {
    for index in entries.indices where entries[index].holds(members) {
      return Borrowed(entries[index])
    }
    let entry = Entry(members)
    entries.append(entry)
    return Borrowed(entry)
  }

  /// Returns the set that contains only `touch`.
  mutating func kept(for touch: UITouch) -> Borrowed<Entry> {
    for index in entries.indices {
      let ordered = entries[index].ordered
      if ordered.count == 1, ordered[0] === touch { return Borrowed(entries[index]) }
    }
    return kept(for: [touch])
  }

  mutating func removeAll() { entries.removeAll(keepingCapacity: true) }
}
