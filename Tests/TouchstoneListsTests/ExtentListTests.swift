import Fuzzing
import Testing

@testable import TouchstoneLists

/// Lengths of elements and the positions that follow from them, compared with an array.
struct ExtentListTests {
  /// Compares every answer with sums over an array.
  private func compare(_ list: ExtentList, _ plain: [Extent], _ words: Comment) {
    #expect(list.count == plain.count, words)
    var start = 0.0
    for (index, extent) in plain.enumerated() {
      #expect(list[index] == extent, words)
      #expect(abs(list.start(of: index) - start) < 1e-6, words)
      start += extent.length
    }
    #expect(abs(list.total - start) < 1e-6, words)
    for step in 0..<12 {
      let position = start * (Double(step) + 0.37) / 12
      var end = 0.0
      let wanted = plain.firstIndex { extent in
        end += extent.length
        return position < end
      }
      #expect(list.index(at: position) == wanted, words)
    }
    #expect(list.index(at: -0.5) == nil && list.index(at: start) == nil, words)
    #expect(list.firstEstimate(in: 0..<plain.count) == plain.firstIndex(where: \.isEstimate), words)
  }

  @Test(arguments: 0..<60)
  func `random changes of a list leave it equal to a plain array`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    // Lengths are multiples of a half, so that sums in any order are exact.
    func extent() -> Extent {
      Extent(Double(random.below(9)) / 2 * 10, isEstimate: random.chance(2))
    }
    let usual = Extent(44, isEstimate: true)
    var list = ExtentList(repeating: usual, count: random.below(900))
    var plain = Array(repeating: usual, count: list.count)
    for step in 0..<60 {
      switch random.below(4) {
      case 0 where !plain.isEmpty:
        let (index, new) = (random.below(plain.count), extent())
        list.set(new, at: index)
        plain[index] = new
      case 1:
        let (index, new) = (random.below(plain.count + 1), random.chance(3) ? usual : extent())
        let count = random.chance(4) ? random.below(400) : 1
        list.insert(new, count: count, at: index)
        plain.insert(contentsOf: repeatElement(new, count: count), at: index)
      case 2 where !plain.isEmpty:
        let start = random.below(plain.count)
        let end = min(plain.count, start + 1 + (random.chance(4) ? random.below(300) : 0))
        list.remove(start..<end)
        plain.removeSubrange(start..<end)
      default: continue
      }
      if step % 6 == 0 { compare(list, plain, "seed \(seed), step \(step)") }
    }
    compare(list, plain, "seed \(seed), at the end")
  }

  @Test func `a list of any number of equal elements is one chunk`() {
    let list = ExtentList(repeating: Extent(44), count: 1_000_000)
    #expect(list.chunkCount == 1)
    #expect(list.total == 44_000_000)
    #expect(list.index(at: 44 * 654_321 + 1) == 654_321)
  }

  @Test func `measuring rows one after the other makes few chunks`() {
    var list = ExtentList(repeating: Extent(44, isEstimate: true), count: 100_000)
    for index in 0..<1000 { list.set(Extent(51.5), at: index) }
    #expect(list.chunkCount < 1000 / ExtentList.fewestListed + 4)
    #expect(list.start(of: 1000) == 51_500)
    #expect(list.total == 51_500 + 44 * 99_000)
  }

  @Test func `removing nearly all elements leaves few chunks`() {
    var list = ExtentList((0..<20_000).map { Extent(Double($0 % 7)) })
    for index in (0..<20_000).reversed() where index % 100 != 0 { list.remove(index..<index + 1) }
    #expect(list.count == 200)
    #expect(list.chunkCount <= 200 / ExtentList.fewestListed + 1)
  }

  @Test func `elements without a length are at no position`() {
    let list = ExtentList([Extent(0), Extent(10), Extent(0), Extent(5), Extent(0)])
    #expect(list.index(at: 0) == 1)
    #expect(list.index(at: 10) == 3)
    #expect(list.index(at: 14.9) == 3)
    #expect(list.range(from: 0, to: 10).filter { list[$0].length > 0 } == [1])
    #expect(list.range(from: 9, to: 11).filter { list[$0].length > 0 } == [1, 3])
    #expect(ExtentList().index(at: 0) == nil)
    #expect(ExtentList(repeating: Extent(0), count: 9).index(at: 0) == nil)
  }

  @Test func `the same lengths have the same positions after any changes`() {
    let third = 61.0 / 3
    var changed = ExtentList(repeating: Extent(44, isEstimate: true), count: 700)
    for index in (0..<700).reversed() { changed.set(Extent(third), at: index) }
    let listed = ExtentList((0..<700).map { _ in Extent(third) })
    for index in stride(from: 0, to: 700, by: 97) {
      #expect(abs(changed.start(of: index) - listed.start(of: index)) < 1e-9)
    }
  }
}
