/// A square pattern that a camera reads as a text: QR code of versions 1 to 6, as ISO 18004 has it.
///
/// It is just enough for a URL: byte mode, and the levels of correction L and M. M is taken where
/// it costs no larger square.
struct QRCode: Equatable, Sendable {
  /// Which squares are dark, row by row.
  private(set) var modules: [[Bool]]
  /// The version, from 1 to 6; it decides the size.
  let version: Int
  /// How much of the square may be unreadable.
  let correction: Correction
  /// The number of the pattern that was laid over the data, from 0 to 7.
  let mask: Int

  /// How much of the square may be unreadable.
  enum Correction: Int, CaseIterable, Sendable {
    /// About seven percent.
    case low = 0b01
    /// About fifteen percent.
    case medium = 0b00
  }

  /// The squares on a side.
  var size: Int { modules.count }

  /// Makes the code of a text; nothing if the text is too long for version 6.
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
