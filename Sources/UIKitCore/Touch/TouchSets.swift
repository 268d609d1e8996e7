/// The sets given to views and recognizers, kept while their members are the same.
@MainActor
struct TouchSets {
  private struct Entry {
    let members: ContiguousArray<UITouch>
    let set: Set<UITouch>

    func holds(_ others: ContiguousArray<UITouch>.SubSequence) -> Bool {
      guard members.count == others.count else { return false }
      var index = others.startIndex
      for member in members {
        guard member === others[index] else { return false }
        index += 1
      }
      return true
    }
  }

  private var entries: ContiguousArray<Entry> = []

  /// The set of `members`; made only where there is none yet.
  mutating func kept(for members: ContiguousArray<UITouch>.SubSequence) -> Set<UITouch> {
    for entry in entries where entry.holds(members) { return entry.set }
    let set = Set(members)
    entries.append(Entry(members: ContiguousArray(members), set: set))
    return set
  }

  /// The set of one touch alone.
  mutating func kept(for touch: UITouch) -> Set<UITouch> {
    for entry in entries where entry.members.count == 1 && entry.members[0] === touch {
      return entry.set
    }
    return kept(for: [touch])
  }

  mutating func removeAll() { entries.removeAll(keepingCapacity: true) }
}
