/// The names and numbers of work with a table of rows.
enum TableSubject {
  /// The height of a row with two lines of text, in points.
  static let rowHeight = 56.0
  /// The size of the list, which shows 15 whole rows.
  static let width = 390.0
  static let height = 15 * rowHeight

  static func scroll(_ rows: Int) -> String {
    "a frame of a scrolling table of \(rows) rows, without a new cell"
  }
  static func bring(_ rows: Int) -> String {
    "a frame of a scrolling table of \(rows) rows, with one more cell"
  }
  static func reload(_ rows: Int) -> String { "reload of \(rows) rows with estimates" }
  static func insert(_ rows: Int) -> String { "insertion and removal of a row among \(rows)" }

  /// Returns an offset at which the list shows the same rows as at every other one.
  ///
  /// The first row is visible in part, so that neither end reaches another row.
  static func offset(inFrame frame: Int) -> Double { 18 * rowHeight + 4 + Double(frame % 20) }

  /// Returns an offset that differs from that of the frame before by a row.
  ///
  /// It goes down and up again over eighty rows, so that few rows suffice.
  static func offset(bringingRowInFrame frame: Int) -> Double {
    let phase = frame % 160
    return Double(phase < 80 ? phase : 160 - phase) * rowHeight
  }
}
