/// A QR code of versions 1 to 6, according to ISO 18004.
///
/// It supports what a URL needs: byte mode, and the correction levels L and M. Level M is used if
/// it doesn't require a larger code.
struct QRCode: Equatable, Sendable {
  /// Whether each square is dark, row by row.
  private(set) var modules: [[Bool]]
  /// The version, from 1 to 6, which determines the size.
  let version: Int
  /// The error correction level.
  let correction: Correction
  /// The number of the mask pattern, from 0 to 7.
  let mask: Int

  /// The error correction levels.
  enum Correction: Int, CaseIterable, Sendable {
    /// A level that corrects about 7 percent of the code.
    case low = 0b01
    /// A level that corrects about 15 percent of the code.
    case medium = 0b00
  }

  /// The number of squares on a side.
  var size: Int { modules.count }

  /// Creates the code of a text, or returns `nil` if the text is too long for version 6.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let layout = QRLayout.smallest(for: bytes.count) else { return nil }
    let words = layout.interleaved(QRLayout.words(bytes, count: layout.dataWords))
    let blank = QRMatrix(layout: layout, words: words)
    let masked = (0..<8).map { blank.masked(by: $0) }
    let penalties = masked.map(\.penalty)
    let best = penalties.indices.min { penalties[$0] < penalties[$1] } ?? 0
    modules = masked[best].dark
    version = layout.version
    correction = layout.correction
    mask = best
  }
}
