import Fuzzing
import Testing
import TouchstoneGestures

@Suite("Focus search geometry")
struct FocusSearchTests {
  private let origin = FocusBox(x: 100, y: 100, width: 80, height: 40)

  private func box(_ x: Double, _ y: Double, _ width: Double = 80, _ height: Double = 40)
    -> FocusBox
  { FocusBox(x: x, y: y, width: width, height: height) }

  @Test("the item straight ahead is found, in each direction")
  func straightAhead() {
    let boxes = [box(100, 0), box(100, 200), box(0, 100), box(200, 100)]
    let found = FocusDirection.allCases.map {
      FocusSearch(from: origin, direction: $0).best(of: boxes)
    }
    #expect(found == [0, 1, 2, 3])
  }

  @Test("a diagonal item is never reached, even if it touches the strip")
  func diagonal() {
    let search = FocusSearch(from: origin, direction: .right)
    #expect(search.best(of: [box(200, 140), box(200, 60)]) == nil)
    #expect(search.reach(of: box(200, 140)) == .beside(0))
    #expect(search.reach(of: box(200, 150)) == .beside(10))
    #expect(search.best(of: [box(200, 139)]) == 0)
  }

  @Test("an item behind, or around the focused item, is not ahead")
  func behind() {
    let search = FocusSearch(from: origin, direction: .right)
    #expect(search.reach(of: box(0, 100)) == .behind)
    #expect(search.reach(of: box(90, 90, 100, 60)) == .behind)
    #expect(search.reach(of: box(110, 110, 20, 10)) == .behind)
    #expect(search.reach(of: box(101, 100)) == .ahead(gap: 0, overlap: 40))
  }

  @Test("of two rows the nearer one wins, though the farther one has more overlap")
  func rows() {
    let search = FocusSearch(from: origin, direction: .down)
    #expect(search.best(of: [box(100, 300), box(170, 200)]) == 1)
  }

  @Test("within a row more overlap wins, then the distance, then the center, then the order")
  func withinARow() {
    let search = FocusSearch(from: origin, direction: .down)
    #expect(search.best(of: [box(40, 200), box(110, 210)]) == 1)
    #expect(search.best(of: [box(100, 210, 40), box(140, 200, 40)]) == 1)
    let wide = FocusSearch(from: box(0, 0, 300), direction: .down)
    #expect(wide.best(of: [box(0, 100), box(110, 100), box(220, 100)]) == 1)
    #expect(search.best(of: [box(90, 200, 50), box(140, 200, 50)]) == 0)
  }

  @Test("a rotated search finds the rotated item")
  func turning() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<300 {
      let boxes = (0..<6).map { _ in generator.box() }
      let start = generator.box()
      let right = FocusSearch(from: start, direction: .right).best(of: boxes)
      let down = FocusSearch(from: turned(start), direction: .down).best(of: boxes.map(turned))
      #expect(right == down)
      let left = FocusSearch(from: mirrored(start), direction: .left).best(
        of: boxes.map(mirrored))
      #expect(right == left)
    }
  }

  private func turned(_ box: FocusBox) -> FocusBox {
    FocusBox(x: box.minY, y: box.minX, width: box.maxY - box.minY, height: box.maxX - box.minX)
  }

  private func mirrored(_ box: FocusBox) -> FocusBox {
    FocusBox(x: -box.maxX, y: box.minY, width: box.maxX - box.minX, height: box.maxY - box.minY)
  }

  @Test("boxes are sorted row by row, and a slightly lower box still belongs to its row")
  func readingOrder() {
    let boxes = [box(200, 10), box(0, 100), box(100, 0), box(0, 15), box(100, 110)]
    #expect(ReadingOrder().sort(boxes) == [3, 2, 0, 1, 4])
    #expect(ReadingOrder(isRightToLeft: true).sort(boxes) == [0, 2, 3, 4, 1])
    #expect(ReadingOrder().sort([]) == [])
  }
}

extension SeededGenerator {
  fileprivate mutating func box() -> FocusBox {
    FocusBox(
      x: Double(Int.random(in: 0...300, using: &self)),
      y: Double(Int.random(in: 0...300, using: &self)),
      width: Double(Int.random(in: 1...90, using: &self)),
      height: Double(Int.random(in: 1...90, using: &self)))
  }
}
