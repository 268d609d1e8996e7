/// The number of codewords in a code of a version and correction level, and their division into
/// blocks.
///
/// The numbers are those of ISO 18004, table 9. Up to version 6, all blocks of a code have the same
/// size.
struct QRLayout: Equatable, Sendable {
  /// The version, from 1 to 6.
  let version: Int
  /// The error correction level.
  let correction: QRCode.Correction
  /// The number of data codewords in a block.
  let dataWordsInBlock: Int
  /// The number of correction codewords in a block.
  let correctionWordsInBlock: Int
  /// The number of blocks.
  let blocks: Int

  /// The number of squares on a side.
  var size: Int { 17 + 4 * version }
  /// The number of data codewords in all blocks.
  var dataWords: Int { dataWordsInBlock * blocks }
  /// The number of text bytes that fit. The mode and the length take one and a half codewords.
  var capacity: Int { dataWords - 2 }
  /// The row and column of the alignment pattern's center, or `nil` for version 1, which has no
  /// alignment pattern.
  var alignment: Int? { version == 1 ? nil : size - 7 }

  private init(
    _ version: Int, _ correction: QRCode.Correction, _ dataWords: Int, _ correctionWords: Int,
    _ blocks: Int
  ) {
    self.version = version
    self.correction = correction
    dataWordsInBlock = dataWords
    correctionWordsInBlock = correctionWords
    self.blocks = blocks
  }

  /// All layouts, sorted by size, with the higher correction level first.
  static let all = [
    QRLayout(1, .medium, 16, 10, 1), QRLayout(1, .low, 19, 7, 1),
    QRLayout(2, .medium, 28, 16, 1), QRLayout(2, .low, 34, 10, 1),
    QRLayout(3, .medium, 44, 26, 1), QRLayout(3, .low, 55, 15, 1),
    QRLayout(4, .medium, 32, 18, 2), QRLayout(4, .low, 80, 20, 1),
    QRLayout(5, .medium, 43, 24, 2), QRLayout(5, .low, 108, 26, 1),
    QRLayout(6, .medium, 27, 16, 4), QRLayout(6, .low, 68, 18, 2),
  ]

  /// Returns the first layout with a capacity of at least `count` bytes.
  static func smallest(for count: Int) -> QRLayout? { all.first { $0.capacity >= count } }

  /// Returns the codewords of a text in byte mode, padded to `count`.
  static func words(_ bytes: [UInt8], count: Int) -> [UInt8] {
    // The mode's four bits and the length's eight bits shift everything by half a byte.
    var words = [0x40 | UInt8(truncatingIfNeeded: bytes.count) >> 4]
    var rest = UInt8(truncatingIfNeeded: bytes.count) << 4
    for byte in bytes {
      words.append(rest | byte >> 4)
      rest = byte << 4
    }
    words.append(rest)
    let filling: [UInt8] = [0xEC, 0x11]
    for index in 0..<max(0, count - words.count) { words.append(filling[index & 1]) }
    return words
  }

  /// Returns the codewords of all blocks interleaved, data before correction.
  func interleaved(_ words: [UInt8]) -> [UInt8] {
    let data = (0..<blocks).map { block in
      Array(words[block * dataWordsInBlock..<(block + 1) * dataWordsInBlock])
    }
    let corrections = data.map { ReedSolomon.correction(of: $0, count: correctionWordsInBlock) }
    return (0..<dataWordsInBlock).flatMap { index in data.map { $0[index] } }
      + (0..<correctionWordsInBlock).flatMap { index in corrections.map { $0[index] } }
  }
}
