/// The sets given to views and recognizers, kept while their members are the same.
@MainActor
struct TouchSets {
  private struct Entry {
    let members: ContiguousArray<UITouch>
    let set: Set<UITouch>
  }

  private var entries: ContiguousArray<Entry> = []

  /// The set of `members`; made only where there is none yet.
  mutating func kept(for members: ContiguousArray<UITouch>.SubSequence) -> Set<UITouch> {
    for entry in entries where entry.members.count == members.count {
      if zip(entry.members, members).allSatisfy({ $0 === $1 }) { return entry.set }
    }
    let set = Set(members)
    entries.append(Entry(members: ContiguousArray(members), set: set))
    return set
  }

  mutating func removeAll() { entries.removeAll(keepingCapacity: true) }
}
