/// The position of a row: its section, and its number in the section.
package struct ListPath: Hashable, Comparable, Sendable, CustomStringConvertible {
  package var section: Int
  package var row: Int

  package init(_ section: Int, _ row: Int) {
    self.section = section
    self.row = row
  }

  package static func < (one: ListPath, other: ListPath) -> Bool {
    (one.section, one.row) < (other.section, other.row)
  }

  /// The path as in traces, such as `0.12`.
  package var description: String { "\(section).\(row)" }
}

/// A part of a list along its direction of scrolling, in points.
package struct Span: Hashable, Sendable {
  package var start: Double
  package var length: Double

  package init(start: Double, length: Double) {
    self.start = start
    self.length = length
  }

  package var end: Double { start + length }
}
