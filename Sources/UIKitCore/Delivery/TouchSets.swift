/// The sets given to responders, kept while their members are the same.
@MainActor
struct TouchSets {
  private struct Entry {
    let view: UIView
    let members: ContiguousArray<UITouch>
    let set: Set<UITouch>
  }

  private var entries: ContiguousArray<Entry> = []

  /// The set of `members` for `view`; made only where there is none yet.
  mutating func set(
    for view: UIView, _ members: ContiguousArray<UITouch>.SubSequence
  ) -> Set<UITouch> {
    for entry in entries where entry.view === view && entry.members.count == members.count {
      if zip(entry.members, members).allSatisfy({ $0 === $1 }) { return entry.set }
    }
    let set = Set(members)
    entries.append(Entry(view: view, members: ContiguousArray(members), set: set))
    return set
  }

  mutating func removeAll() { entries.removeAll(keepingCapacity: true) }
}
