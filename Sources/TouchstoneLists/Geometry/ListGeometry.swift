/// The positions of all rows, headers and footers of a list, without views.
///
/// A section is its top padding, its header, its rows and its footer, in this order. Positions are
/// distances in points from the start of the first section.
package struct ListGeometry: Sendable {
  /// One section.
  package struct Section: Sendable {
    /// The space above the header.
    package var topPadding: Double
    /// The header, whose length is 0 if there is none.
    package var header: Extent
    package fileprivate(set) var rows: ExtentList
    /// The footer, whose length is 0 if there is none.
    package var footer: Extent

    package init(
      topPadding: Double = 0, header: Extent = Extent(0), rows: ExtentList = ExtentList(),
      footer: Extent = Extent(0)
    ) {
      self.topPadding = topPadding
      self.header = header
      self.rows = rows
      self.footer = footer
    }

    fileprivate var extent: Extent {
      Extent(topPadding + header.length + rows.total + footer.length)
    }
    /// The distance from the start of the section to its first row.
    fileprivate var rowsStart: Double { topPadding + header.length }
  }

  package private(set) var sections: [Section]
  private var extents: ExtentList

  /// Creates the geometry of sections.
  package init(_ sections: [Section] = []) {
    self.sections = sections
    extents = ExtentList(sections.map(\.extent))
  }

  // MARK: Positions

  /// The length of all sections.
  package var length: Double { extents.total }

  /// Returns the number of rows of a section, or 0 if there is no such section.
  package func rowCount(in section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  /// Returns whether there is a row at a path.
  package func contains(_ path: ListPath) -> Bool {
    path.row >= 0 && path.row < rowCount(in: path.section)
  }

  /// Returns the position of a row, or `nil` if it doesn't exist.
  package func row(_ path: ListPath) -> Span? {
    guard contains(path) else { return nil }
    let section = sections[path.section]
    return Span(
      start: extents.start(of: path.section) + section.rowsStart + section.rows.start(of: path.row),
      length: section.rows[path.row].length)
  }

  /// Returns the position of a section with its header and footer, without the padding above it, or
  /// `nil` if it doesn't exist.
  package func section(_ number: Int) -> Span? {
    guard sections.indices.contains(number) else { return nil }
    let section = sections[number]
    return Span(
      start: extents.start(of: number) + section.topPadding,
      length: section.extent.length - section.topPadding)
  }

  /// Returns the position of a section's header, or `nil` if the section doesn't exist.
  package func header(_ number: Int) -> Span? {
    section(number).map { Span(start: $0.start, length: sections[number].header.length) }
  }

  /// Returns the position of a section's footer, or `nil` if the section doesn't exist.
  package func footer(_ number: Int) -> Span? {
    section(number).map {
      let length = sections[number].footer.length
      return Span(start: $0.end - length, length: length)
    }
  }

  /// Returns the section at a position, with the padding above it, or `nil` outside the list.
  package func section(at position: Double) -> Int? { extents.index(at: position) }

  /// Returns the row at a position, or `nil` over headers, footers and gaps and outside the list.
  package func row(at position: Double) -> ListPath? {
    guard let number = extents.index(at: position) else { return nil }
    let section = sections[number]
    return section.rows.index(at: position - extents.start(of: number) - section.rowsStart)
      .map { ListPath(number, $0) }
  }

  /// Returns the rows between two positions, by section, in the order of the list.
  ///
  /// A row that only touches an end isn't included. Rows without a length can be.
  package func rows(from start: Double, to end: Double) -> [(section: Int, rows: Range<Int>)] {
    guard end > start, let first = firstSection(endingAfter: start) else { return [] }
    var found: [(section: Int, rows: Range<Int>)] = []
    for number in first..<sections.count {
      let place = extents.start(of: number)
      if place >= end { break }
      let section = sections[number]
      let rows = section.rows.range(
        from: start - place - section.rowsStart, to: end - place - section.rowsStart)
      if !rows.isEmpty { found.append((number, rows)) }
    }
    return found
  }

  /// Returns the sections between two positions, with the padding above them.
  package func sections(from start: Double, to end: Double) -> Range<Int> {
    guard end > start, let first = firstSection(endingAfter: start) else { return 0..<0 }
    var last = first
    while last < sections.count, extents.start(of: last) < end { last += 1 }
    return first..<last
  }

  private func firstSection(endingAfter position: Double) -> Int? {
    position < 0 ? (sections.isEmpty ? nil : 0) : extents.index(at: position)
  }

  // MARK: Changing

  /// Changes the length of a row, and returns by how much it has grown.
  @discardableResult
  package mutating func setRow(_ path: ListPath, _ extent: Extent) -> Double {
    guard contains(path) else { return 0 }
    let old = sections[path.section].rows[path.row].length
    sections[path.section].rows.set(extent, at: path.row)
    update(path.section)
    return extent.length - old
  }

  /// Changes the header of a section, and returns by how much it has grown.
  @discardableResult
  package mutating func setHeader(_ section: Int, _ extent: Extent) -> Double {
    guard sections.indices.contains(section) else { return 0 }
    let old = sections[section].header.length
    sections[section].header = extent
    update(section)
    return extent.length - old
  }

  /// Changes the space above a section, and returns by how much it has grown.
  @discardableResult
  package mutating func setTopPadding(_ section: Int, _ padding: Double) -> Double {
    guard sections.indices.contains(section) else { return 0 }
    let old = sections[section].topPadding
    sections[section].topPadding = padding
    update(section)
    return padding - old
  }

  /// Treats all lengths as estimates, because they may have changed.
  package mutating func forgetMeasures() {
    for section in sections.indices {
      sections[section].rows.forgetMeasures()
      sections[section].header.isEstimate = true
      sections[section].footer.isEstimate = true
    }
  }

  /// Changes the footer of a section, and returns by how much it has grown.
  @discardableResult
  package mutating func setFooter(_ section: Int, _ extent: Extent) -> Double {
    guard sections.indices.contains(section) else { return 0 }
    let old = sections[section].footer.length
    sections[section].footer = extent
    update(section)
    return extent.length - old
  }

  /// Inserts equal rows before a row of an existing section, or at its end.
  package mutating func insertRows(_ extent: Extent, count: Int = 1, at path: ListPath) {
    sections[path.section].rows.insert(extent, count: count, at: path.row)
    update(path.section)
  }

  /// Removes existing rows of a section.
  package mutating func removeRows(_ rows: Range<Int>, in section: Int) {
    sections[section].rows.remove(rows)
    update(section)
  }

  private mutating func update(_ section: Int) {
    extents.set(sections[section].extent, at: section)
  }
}

extension ExtentList {
  /// Returns the elements between two positions. Those without a length between them are included.
  package func range(from start: Double, to end: Double) -> Range<Int> {
    guard end > 0, start < total, !isEmpty else { return 0..<0 }
    let first = index(at: max(0, start)) ?? count
    guard end < total, let last = index(at: end) else { return first..<count }
    return first..<max(first, self.start(of: last) < end ? last + 1 : last)
  }
}
