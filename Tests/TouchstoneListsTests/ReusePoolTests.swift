import Testing
import TouchstoneLists

/// The reuse of elements that left the screen.
struct ReusePoolTests {
  @Test func `an element waits under its identifier`() {
    var pool = ReusePool<ListPath, String>()
    pool.add("one", identifier: "a", from: ListPath(0, 0))
    pool.add("two", identifier: "b", from: ListPath(0, 1))
    #expect(pool.take("c") == nil)
    #expect(pool.take("b") == "two")
    #expect(pool.take("b") == nil)
    #expect(pool.take("a") == "one")
  }

  @Test func `an element without an identifier is dropped`() {
    var pool = ReusePool<ListPath, String>()
    pool.add("one", identifier: nil, from: ListPath(0, 0))
    #expect(pool.count == 0)
  }

  @Test func `an element that has just left returns to its position`() {
    var pool = ReusePool<ListPath, String>(mostKept: 2)
    for row in 0..<3 { pool.add("cell \(row)", identifier: "a", from: ListPath(0, row)) }
    #expect(pool.takeKept(for: ListPath(0, 0)) == nil)
    #expect(pool.takeKept(for: ListPath(0, 2)) == "cell 2")
    // The oldest element waits without a position.
    #expect(pool.take("a") == "cell 0")
    // A kept element is used elsewhere if no other waits.
    #expect(pool.take("a") == "cell 1")
    #expect(pool.take("a") == nil)
  }

  @Test func `after a change of positions, no element returns to one`() {
    var pool = ReusePool<ListPath, String>(mostKept: 2)
    pool.add("one", identifier: "a", from: ListPath(0, 0))
    pool.forgetPositions()
    #expect(pool.takeKept(for: ListPath(0, 0)) == nil)
    #expect(pool.take("a") == "one")
  }
}
