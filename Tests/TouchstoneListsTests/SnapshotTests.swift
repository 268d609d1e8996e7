import Fuzzing
import Testing

@testable import TouchstoneLists

/// Snapshots of identifiers and the changes between two of them.
struct SnapshotTests {
  private typealias Snapshot = ListSnapshot<String, Int>

  private func snapshot(_ sections: [(String, [Int])]) throws -> Snapshot {
    var snapshot = Snapshot()
    for (name, items) in sections {
      try snapshot.insert(sections: [name])
      try snapshot.append(items, to: name)
    }
    return snapshot
  }

  // MARK: Differences

  /// Applies a difference to the old list as a reader would do it by hand.
  private func applied(_ difference: OrderDifference<Int>, to old: [Int], new: [Int]) -> [Int?] {
    let taken = Set(difference.removed).union(difference.moved.map(\.from))
    var rest = old.enumerated().filter { !taken.contains($0.offset) }.map { Optional($0.element) }
    let filled =
      difference.inserted.map { ($0, new[$0]) } + difference.moved.map { ($0.to, old[$0.from]) }
    for (index, element) in filled.sorted(by: { $0.0 < $1.0 }) {
      if index <= rest.count { rest.insert(element, at: index) } else { rest.append(nil) }
    }
    return rest
  }

  /// Returns the length of a longest rising subsequence, by trying every end.
  private func longestRise(_ numbers: [Int]) -> Int {
    var lengths: [Int] = []
    for (index, number) in numbers.enumerated() {
      lengths.append(
        1 + ((0..<index).filter { numbers[$0] < number }.map { lengths[$0] }.max() ?? 0))
    }
    return lengths.max() ?? 0
  }

  @Test(arguments: 0..<300)
  func `a difference leads from one list to the other with the fewest moves`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let old = Array((0..<random.below(14)).shuffled(using: &random))
    let new = Array((0..<20).shuffled(using: &random).prefix(random.below(14)))
    let difference = OrderDifference(from: old, to: new)
    #expect(applied(difference, to: old, new: new) == new.map(Optional.some), "seed \(seed)")
    let common = new.compactMap { old.firstIndex(of: $0) }
    #expect(difference.moved.count == common.count - longestRise(common), "seed \(seed)")
    #expect(difference.removed == old.indices.filter { !new.contains(old[$0]) })
    #expect(difference.inserted == new.indices.filter { !old.contains(new[$0]) })
  }

  @Test(arguments: 0..<300)
  func `the changes between two snapshots are consistent and lead to the second`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    func one() throws -> Snapshot {
      let names = ["a", "b", "c", "d"].shuffled(using: &random).prefix(random.below(5))
      var items = Array((0..<24).shuffled(using: &random))
      return try snapshot(
        names.map { name in
          let count = random.below(6)
          defer { items.removeFirst(count) }
          return (name, Array(items.prefix(count)))
        })
    }
    let old = try one()
    var new = try one()
    try new.reload(new.allItems.filter { _ in random.chance(4) })
    try new.reload(sections: new.sections.filter { _ in random.chance(5) })
    let update = old.update(to: new)
    let before = old.sections.map { old.items(in: $0).count }
    let after = new.sections.map { new.items(in: $0).count }
    #expect(update.inconsistency(before: before, after: after) == nil, "seed \(seed): \(update)")
    let map = ListMap(update, before: before.count, after: after.count)
    for (number, section) in new.sections.enumerated() {
      for (row, item) in new.items(in: section).enumerated() {
        // A row that remains is the same item.
        guard let origin = map.old(ListPath(number, row)) else { continue }
        #expect(old.item(at: origin) == item, "seed \(seed): \(update)")
      }
    }
  }

  @Test func `one changed item among many is one change`() throws {
    let old = try snapshot([("a", Array(0..<1000))])
    var new = old
    new.remove([500])
    try new.insert([5000], .after(700))
    let update = old.update(to: new)
    #expect(update.removedRows == [ListPath(0, 500)])
    #expect(update.insertedRows == [ListPath(0, 700)])
    #expect(update.movedRows.isEmpty)
  }

  @Test func `an item that changes its section is moved`() throws {
    let old = try snapshot([("a", [1, 2]), ("b", [3])])
    let new = try snapshot([("a", [2]), ("b", [3, 1])])
    let update = old.update(to: new)
    #expect(update.movedRows == [.init(from: ListPath(0, 0), to: ListPath(1, 1))])
    #expect(update.removedRows.isEmpty && update.insertedRows.isEmpty)
  }

  // MARK: Operations

  @Test func `items go to the last section unless one is named`() throws {
    var snapshot = try snapshot([("a", [1]), ("b", [2])])
    try snapshot.append([3])
    try snapshot.append([4], to: "a")
    #expect(snapshot.items(in: "a") == [1, 4] && snapshot.items(in: "b") == [2, 3])
    #expect(snapshot.path(of: 3) == ListPath(1, 1))
    #expect(snapshot.item(at: ListPath(0, 1)) == 4)
    #expect(snapshot.item(at: ListPath(0, 2)) == nil && snapshot.path(of: 9) == nil)
  }

  @Test func `items without a section are refused in UIKit's words`() {
    var snapshot = Snapshot()
    #expect {
      try snapshot.append([1])
    } throws: { error in
      "\(error)"
        == "There are currently no sections in the data source. Please add a section first."
    }
  }

  @Test func `a duplicate identifier is refused and changes nothing`() throws {
    var snapshot = try snapshot([("a", [1, 2])])
    let before = snapshot.allItems
    #expect {
      try snapshot.append([3, 2])
    } throws: { error in
      "\(error)"
        == "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    2\n)}"
    }
    #expect(snapshot.allItems == before)
    #expect(throws: Snapshot.Mistake.self) { try snapshot.append([5, 5]) }
    #expect(throws: Snapshot.Mistake.self) { try snapshot.insert(sections: ["a"]) }
  }

  @Test func `an identifier that is not there can be removed but not moved or shown again`() throws
  {
    var snapshot = try snapshot([("a", [1, 2])])
    snapshot.remove([9])
    snapshot.remove(sections: ["z"])
    #expect(snapshot.allItems == [1, 2])
    #expect(throws: Snapshot.Mistake.self) { try snapshot.move(9, .before(1)) }
    #expect(throws: Snapshot.Mistake.self) { try snapshot.move(1, .before(9)) }
    #expect(throws: Snapshot.Mistake.self) { try snapshot.insert([3], .after(9)) }
    #expect(throws: Snapshot.Mistake.self) { try snapshot.reload([9]) }
    #expect(throws: Snapshot.Mistake.self) { try snapshot.reconfigure([9]) }
    #expect(throws: Snapshot.Mistake.self) { try snapshot.reload(sections: ["z"]) }
    #expect(throws: Snapshot.Mistake.self) { try snapshot.append([4], to: "z") }
    #expect(snapshot.allItems == [1, 2])
  }

  @Test func `sections and items move next to others`() throws {
    var snapshot = try snapshot([("a", [1, 2, 3]), ("b", [4]), ("c", [])])
    try snapshot.move(1, .after(3))
    #expect(snapshot.items(in: "a") == [2, 3, 1])
    try snapshot.move(2, .before(4))
    #expect(snapshot.items(in: "b") == [2, 4] && snapshot.section(of: 2) == "b")
    try snapshot.move(4, .after(4))
    #expect(snapshot.items(in: "b") == [2, 4])
    try snapshot.move(section: "c", .before("a"))
    #expect(snapshot.sections == ["c", "a", "b"])
    try snapshot.move(section: "c", .after("c"))
    #expect(snapshot.sections == ["c", "a", "b"])
    snapshot.remove(sections: ["b"])
    #expect(snapshot.allItems == [3, 1] && !snapshot.contains(item: 4))
    #expect(snapshot.itemCount == 2)
  }
}
