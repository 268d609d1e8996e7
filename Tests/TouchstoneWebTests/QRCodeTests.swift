import Testing

@testable import TouchstoneSession
@testable import TouchstoneWeb

@Suite("The URL as a QR code")
struct QRCodeTests {
  @Test("the error correction words equal those in the standard")
  func correction() {
    // “HELLO WORLD” as version 1-M, a published example.
    let data: [UInt8] = [
      32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17,
    ]
    #expect(
      ReedSolomon.correction(of: data, count: 10)
        == [196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
  }

  @Test("the format bits equal those in the standard's table")
  func format() {
    #expect(QRMatrix.format(.low, mask: 0) == 0b111_0111_1100_0100)
    #expect(QRMatrix.format(.low, mask: 7) == 0b110_1001_0111_0110)
    #expect(QRMatrix.format(.medium, mask: 0) == 0b101_0100_0001_0010)
    #expect(QRMatrix.format(.medium, mask: 5) == 0b100_0000_1100_1110)
  }

  @Test("a layout fills its square to the last codeword")
  func layouts() {
    let words = [26, 44, 70, 100, 134, 172]
    for layout in QRLayout.all {
      let total = (layout.dataWordsInBlock + layout.correctionWordsInBlock) * layout.blocks
      #expect(total == words[layout.version - 1])
    }
    #expect(QRLayout.all.map(\.capacity) == [14, 17, 26, 32, 42, 53, 62, 78, 84, 106, 106, 134])
  }

  @Test("text of every length is decoded from the squares", arguments: Array(0...134))
  func reading(length: Int) throws {
    let text = String((0..<length).map { Character(Unicode.Scalar(UInt8(33 + $0 * 7 % 90))) })
    let code = try #require(QRCode(text))
    #expect(code.size == 17 + 4 * code.version)
    #expect(try Reader(code).text() == text)
  }

  @Test("a text that is too long has no code")
  func tooLong() {
    #expect(QRCode(String(repeating: "x", count: 135)) == nil)
  }

  @Test("a URL with the longest address fits, with good error correction")
  func url() throws {
    let url = "http://192.168.100.100:65535/?token=\(AccessToken())"
    let code = try #require(QRCode(url))
    #expect(code.version <= 5)
    #expect(try Reader(code).text() == url)
  }

  @Test("lines of text show each square once, with a light border")
  func lines() throws {
    let code = try #require(QRCode("a"))
    let lines = code.text(isColored: false).split(separator: "\n")
    #expect(lines.count == (code.size + 8 + 1) / 2)
    #expect(lines.allSatisfy { $0.count == code.size + 8 })
    #expect(lines.first?.allSatisfy { $0 == " " } == true)
    let dark = lines.joined().reduce(0) { $0 + ($1 == "█" ? 2 : $1 == " " ? 0 : 1) }
    #expect(dark == code.modules.joined().count { $0 })
  }

  /// Reads a code like a scanner app: from the squares alone.
  private struct Reader {
    let code: QRCode

    init(_ code: QRCode) { self.code = code }

    struct Unreadable: Error {}

    func text() throws -> String {
      let layout = try #require(
        QRLayout.all.first { $0.size == code.size && $0.correction == code.correction })
      let words = words()
      let blocks = layout.blocks
      var bytes: [UInt8] = []
      for block in 0..<blocks {
        let data = (0..<layout.dataWordsInBlock).map { words[$0 * blocks + block] }
        let start = layout.dataWords
        let correction = (0..<layout.correctionWordsInBlock).map {
          words[start + $0 * blocks + block]
        }
        // A message without errors is a multiple of the generator polynomial: it is zero at every
        // root.
        var root: UInt8 = 1
        for _ in correction {
          let value = (data + correction).reduce(0) { ReedSolomon.product($0, root) ^ $1 }
          guard value == 0 else { throw Unreadable() }
          root = ReedSolomon.product(root, 2)
        }
        bytes += data
      }
      let bits = bytes.flatMap { byte in (0..<8).map { byte >> (7 - $0) & 1 } }
      func number(_ range: Range<Int>) -> Int { bits[range].reduce(0) { $0 << 1 | Int($1) } }
      guard number(0..<4) == 0b0100 else { throw Unreadable() }
      let count = number(4..<12)
      let content = (0..<count).map { UInt8(number(12 + $0 * 8..<20 + $0 * 8)) }
      return String(decoding: content, as: UTF8.self)
    }

    /// The mask, read from the squares next to the top-left finder pattern.
    private var mask: Int {
      // The bits 12, 11 and 10 of the format, which are in row 8 and are themselves masked by 101.
      let bits = [2, 3, 4].reduce(0) { $0 << 1 | (code.modules[8][$1] ? 1 : 0) }
      return bits ^ 0b101
    }

    private func isPattern(_ row: Int, _ column: Int) -> Bool {
      let last = code.size - 1
      if row == 6 || column == 6 { return true }
      if row <= 8 && (column <= 8 || column >= last - 7) { return true }
      if row >= last - 7 && column <= 8 { return true }
      let middle = code.size - 7
      return code.size > 21 && abs(row - middle) <= 2 && abs(column - middle) <= 2
    }

    private func isMasked(_ row: Int, _ column: Int) -> Bool {
      let (sum, product) = (row + column, row * column)
      return [
        sum % 2, row % 2, column % 3, sum % 3, (row / 2 + column / 3) % 2,
        product % 2 + product % 3, (product % 2 + product % 3) % 2, (sum % 2 + product % 3) % 2,
      ][mask] == 0
    }

    private func words() -> [UInt8] {
      var bits: [UInt8] = []
      var column = code.size - 1
      var upward = true
      while column > 0 {
        if column == 6 { column -= 1 }
        for step in 0..<code.size {
          let row = upward ? code.size - 1 - step : step
          for place in [column, column - 1] where !isPattern(row, place) {
            bits.append(code.modules[row][place] != isMasked(row, place) ? 1 : 0)
          }
        }
        upward.toggle()
        column -= 2
      }
      return stride(from: 0, to: bits.count - 7, by: 8).map { start in
        bits[start..<start + 8].reduce(0) { $0 << 1 | $1 }
      }
    }
  }
}
