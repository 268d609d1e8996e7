import Fuzzing
import Testing
import TouchstoneLists

/// Positions of rows, headers and footers, compared with sums.
struct ListGeometryTests {
  /// The table of the recorded scene `tableview_plain`: three sections of 3, 2 and 2 rows.
  private let recorded = ListGeometry(
    [3, 2, 2].map {
      ListGeometry.Section(
        topPadding: 22, header: Extent(40.5), rows: ExtentList(repeating: Extent(51.5), count: $0))
    })

  @Test func `the recorded plain table has its rows and headers where they were recorded`() {
    #expect(recorded.header(0) == Span(start: 22, length: 40.5))
    #expect(recorded.row(ListPath(0, 0)) == Span(start: 62.5, length: 51.5))
    #expect(recorded.row(ListPath(0, 1)) == Span(start: 114, length: 51.5))
    #expect(recorded.row(ListPath(0, 2)) == Span(start: 165.5, length: 51.5))
    #expect(recorded.header(1) == Span(start: 239, length: 40.5))
    #expect(recorded.row(ListPath(1, 0)) == Span(start: 279.5, length: 51.5))
    #expect(recorded.row(ListPath(1, 1)) == Span(start: 331, length: 51.5))
    #expect(recorded.header(2) == Span(start: 404.5, length: 40.5))
    #expect(recorded.row(ListPath(2, 0)) == Span(start: 445, length: 51.5))
    #expect(recorded.length == 548)
  }

  @Test func `six of the seven recorded rows are in the 480 points of the table`() {
    let rows = recorded.rows(from: 0, to: 480)
    #expect(rows.map(\.section) == [0, 1, 2])
    #expect(rows.map(\.rows) == [0..<3, 0..<2, 0..<1])
    #expect(recorded.rows(from: 0, to: 445).count == 2)
  }

  @Test func `there is no row over a header, a gap, and outside`() {
    #expect(recorded.row(at: 62.4) == nil)
    #expect(recorded.row(at: 62.5) == ListPath(0, 0))
    #expect(recorded.row(at: 113.9) == ListPath(0, 0))
    #expect(recorded.row(at: 114) == ListPath(0, 1))
    #expect(recorded.row(at: 217) == nil)
    #expect(recorded.row(at: -1) == nil)
    #expect(recorded.row(at: 548) == nil)
    #expect(recorded.section(at: 230) == 1)
  }

  @Test func `a row that grows moves what follows it`() {
    var geometry = recorded
    #expect(geometry.setRow(ListPath(0, 1), Extent(60)) == 8.5)
    #expect(geometry.row(ListPath(1, 0))?.start == 288)
    #expect(geometry.length == 556.5)
    #expect(geometry.setRow(ListPath(7, 0), Extent(1)) == 0)
    #expect(geometry.setHeader(1, Extent(0)) == -40.5)
    #expect(geometry.setFooter(2, Extent(30)) == 30)
    #expect(geometry.footer(2)?.end == geometry.length)
  }

  @Test func `a row or a section that does not exist has no position`() {
    #expect(recorded.row(ListPath(0, 3)) == nil)
    #expect(recorded.row(ListPath(0, -1)) == nil)
    #expect(recorded.header(3) == nil && recorded.footer(-1) == nil)
    #expect(ListGeometry().row(at: 0) == nil && ListGeometry().rows(from: 0, to: 9).isEmpty)
  }

  @Test(arguments: 0..<30)
  func `visible rows are those that a search through all rows finds`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let sections = (0..<random.below(8)).map { _ in
      ListGeometry.Section(
        topPadding: random.chance(2) ? 22 : 0, header: Extent(Double(random.below(3)) * 20),
        rows: ExtentList((0..<random.below(30)).map { _ in Extent(Double(random.below(4)) * 11) }),
        footer: Extent(Double(random.below(2)) * 30))
    }
    let geometry = ListGeometry(sections)
    for _ in 0..<20 {
      let start = Double(random.below(Int(geometry.length) + 60)) - 30
      let end = start + Double(random.below(300))
      let found = Set(
        geometry.rows(from: start, to: end).flatMap { entry in
          entry.rows.map { ListPath(entry.section, $0) }
        }.filter { (geometry.row($0)?.length ?? 0) > 0 })
      var wanted: Set<ListPath> = []
      for (number, section) in sections.enumerated() {
        for row in 0..<section.rows.count {
          let path = ListPath(number, row)
          guard let span = geometry.row(path), span.length > 0 else { continue }
          if span.start < end, span.end > start, end > start { wanted.insert(path) }
          #expect(geometry.row(at: span.start) == path)
        }
      }
      #expect(found == wanted, "seed \(seed), from \(start) to \(end)")
    }
  }
}
