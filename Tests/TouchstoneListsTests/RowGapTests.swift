import Fuzzing
import Testing
import TouchstoneLists

/// The gap of a moved row, compared with the list after the move and with a list of middles.
struct RowGapTests {
  private func geometry(_ random: inout SeededGenerator) -> ListGeometry {
    ListGeometry(
      (0..<1 + random.below(5)).map { _ in
        ListGeometry.Section(
          topPadding: random.chance(3) ? 22 : 0, header: Extent(Double(random.below(3)) * 20),
          rows: ExtentList((0..<random.below(6)).map { _ in Extent(Double(random.below(4)) * 11) }),
          footer: Extent(Double(random.below(2)) * 30))
      })
  }

  private func paths(_ geometry: ListGeometry) -> [ListPath] {
    geometry.sections.indices.flatMap { section in
      (0..<geometry.rowCount(in: section)).map { ListPath(section, $0) }
    }
  }

  /// All places for a row that is taken out of a list, in order.
  private func places(_ geometry: ListGeometry, without origin: ListPath) -> [ListPath] {
    geometry.sections.indices.flatMap { section in
      let others = geometry.rowCount(in: section) - (section == origin.section ? 1 : 0)
      return (0...others).map { ListPath(section, $0) }
    }
  }

  @Test(arguments: 0..<200)
  func `rows, headers and footers make room where they are after the move`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let geometry = geometry(&random)
    for origin in paths(geometry) {
      for target in places(geometry, without: origin) {
        var gap = RowGap(of: origin)
        gap.target = target
        #expect(gap.isValid(target, in: geometry))
        var update = ListUpdate()
        update.movedRows = [ListUpdate.Move(from: origin, to: target)]
        let count = geometry.sections.count
        let map = ListMap(update, before: count, after: count)
        var after = geometry
        after.apply(update, map, row: { _ in Extent(0) }, section: { _ in ListGeometry.Section() })
        for path in paths(geometry) where path != origin {
          let shown = (geometry.row(path)?.start ?? 0) + gap.shift(of: path, in: geometry)
          #expect(map.new(path).flatMap { after.row($0)?.start } == shown)
        }
        for section in geometry.sections.indices {
          let header = (geometry.header(section)?.start ?? 0)
          #expect(
            after.header(section)?.start == header + gap.shift(ofHeader: section, in: geometry))
          let footer = (geometry.footer(section)?.start ?? 0)
          #expect(
            after.footer(section)?.start == footer + gap.shift(ofFooter: section, in: geometry))
        }
      }
    }
  }

  @Test(arguments: 0..<200)
  func `a row comes to the place behind all middles that its top has passed`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let geometry = geometry(&random)
    for origin in paths(geometry) {
      var without = geometry
      without.removeRows(origin.row..<origin.row + 1, in: origin.section)
      // The middle of each row and of each gap between the rows of two sections, with the place
      // behind it.
      var middles: [(middle: Double, place: ListPath)] = []
      for section in without.sections.indices {
        if section > 0 {
          let start = without.footer(section - 1)?.start ?? 0
          let end = without.header(section)?.end ?? 0
          middles.append(((start + end) / 2, ListPath(section, 0)))
        }
        for row in 0..<without.rowCount(in: section) {
          let span = without.row(ListPath(section, row)) ?? Span(start: 0, length: 0)
          middles.append((span.start + span.length / 2, ListPath(section, row + 1)))
        }
      }
      let gap = RowGap(of: origin)
      for step in -5..<Int(geometry.length) + 5 {
        // No middle is at a quarter of a point.
        let top = Double(step) + 0.25
        let expected = middles.last { $0.middle < top }?.place ?? ListPath(0, 0)
        #expect(gap.place(for: top, in: geometry) == expected)
      }
    }
  }

  @Test func `a row that hasn't moved is at its place, also between sections without headers`() {
    let row = ExtentList(repeating: Extent(44), count: 1)
    let geometry = ListGeometry((0..<3).map { _ in ListGeometry.Section(rows: row) })
    for section in 0..<3 {
      let origin = ListPath(section, 0)
      let top = geometry.row(origin)?.start ?? 0
      #expect(RowGap(of: origin).place(for: top, in: geometry) == origin)
    }
  }

  @Test func `a place behind the last row of another section exists, and one after it doesn't`() {
    let geometry = ListGeometry(
      [2, 1].map { ListGeometry.Section(rows: ExtentList(repeating: Extent(44), count: $0)) })
    let gap = RowGap(of: ListPath(0, 0))
    #expect(gap.isValid(ListPath(0, 1), in: geometry))
    #expect(!gap.isValid(ListPath(0, 2), in: geometry))
    #expect(gap.isValid(ListPath(1, 1), in: geometry))
    #expect(!gap.isValid(ListPath(1, 2), in: geometry))
    #expect(!gap.isValid(ListPath(2, 0), in: geometry))
    #expect(!gap.isValid(ListPath(0, -1), in: geometry))
  }
}
