import Fuzzing
import Testing

@testable import TouchstoneLists

/// The set of selected rows, compared with an array.
struct PathSelectionTests {
  @Test(arguments: 0..<40)
  func `random changes of a selection leave it equal to a plain array`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var selection = PathSelection()
    var plain: [ListPath] = []
    for step in 0..<400 {
      let path = ListPath(random.below(3), random.below(40))
      switch random.below(20) {
      case 0:
        let way = random.below(5)
        selection.follow { $0.row < way ? nil : ListPath($0.section, $0.row - way) }
        plain = plain.filter { $0.row >= way }.map { ListPath($0.section, $0.row - way) }
      case 1 where random.chance(4):
        selection.removeAll()
        plain = []
      case 2...10:
        let isNew = !plain.contains(path)
        #expect(selection.insert(path) == isNew)
        if isNew { plain.append(path) }
      default:
        let was = plain.contains(path)
        #expect(selection.remove(path) == was)
        plain.removeAll { $0 == path }
      }
      #expect(selection.paths == plain, "seed \(seed), step \(step)")
      #expect(Array(selection) == plain)
      #expect(selection.count == plain.count && selection.isEmpty == plain.isEmpty)
      #expect(selection.first == plain.first)
      #expect(selection.contains(path) == plain.contains(path))
    }
  }

  @Test func `a row that is selected again goes behind the others`() {
    var selection = PathSelection([ListPath(0, 1), ListPath(0, 2)])
    selection.remove(ListPath(0, 1))
    selection.insert(ListPath(0, 1))
    #expect(selection.paths == [ListPath(0, 2), ListPath(0, 1)])
    #expect(selection.first == ListPath(0, 2))
  }

  @Test func `removing 100,000 rows from the front takes no time that grows with their number`() {
    var selection = PathSelection((0..<100_000).map { ListPath(0, $0) })
    var wrong = 0
    for row in 0..<100_000 {
      if selection.first != ListPath(0, row) { wrong += 1 }
      selection.remove(ListPath(0, row))
    }
    #expect(wrong == 0 && selection.isEmpty)
  }
}
