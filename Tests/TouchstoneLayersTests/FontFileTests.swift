import Testing
import TouchstoneLayers

/// Font files of apps, written here number by number.
struct FontFileTests {
  private func bytes(_ numbers: Int...) -> [UInt8] {
    numbers.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
  }

  private func long(_ number: Int) -> [UInt8] { bytes(number >> 16, number) }

  /// A table of names with the family, the full name and the PostScript name.
  private var names: [UInt8] {
    let texts = [(1, "Face"), (4, "Face Bold"), (6, "Face-Bold")]
    var records: [UInt8] = []
    var storage: [UInt8] = []
    for (number, text) in texts {
      let encoded = text.utf16.flatMap { bytes(Int($0)) }
      records += bytes(3, 1, 0x409, number, encoded.count, storage.count)
      storage += encoded
    }
    return bytes(0, texts.count, 6 + records.count) + records + storage
  }

  /// A table of the characters A to C, whose glyphs are 1 to 3.
  private var characters: [UInt8] {
    let segments =
      bytes(4, 32, 0, 4, 4, 1, 0) + bytes(0x43, 0xFFFF, 0) + bytes(0x41, 0xFFFF)
      + bytes(1 - 0x41, 1) + bytes(0, 0)
    return bytes(0, 1, 3, 1) + long(12) + segments
  }

  /// A font with 1000 units per em, and 600 and 250 units as the advances of A and B.
  private func font() -> [UInt8] {
    let tables: [(String, [UInt8])] = [
      ("cmap", characters),
      ("head", [UInt8](repeating: 0, count: 18) + bytes(1000)),
      ("hhea", bytes(1, 0, 900, -200, 50) + [UInt8](repeating: 0, count: 24) + bytes(3)),
      ("hmtx", bytes(500, 0, 600, 0, 250, 0)),
      ("name", names),
    ]
    var directory = long(0x0001_0000) + bytes(tables.count, 0, 0, 0)
    var content: [UInt8] = []
    let start = 12 + 16 * tables.count
    for (name, table) in tables {
      directory += Array(name.utf8) + long(0) + long(start + content.count) + long(table.count)
      content += table
    }
    return directory + content
  }

  @Test func `A font has its names and measures`() throws {
    let file = try FontFile(font())
    #expect(file.postScriptName == "Face-Bold")
    #expect(file.familyName == "Face")
    #expect(file.fullName == "Face Bold")
    #expect(file.ascender == 0.9 && file.descender == -0.2 && file.lineGap == 0.05)
    #expect(file.capHeight == nil)
    #expect(file.advance(of: "A") == 0.6)
    #expect(file.advance(of: "B") == 0.25)
    #expect(file.advance(of: "C") == 0.25, "the last advance counts for all later glyphs")
    #expect(file.advance(of: "D") == nil)
    #expect(file.advance(of: "\u{1F600}") == nil)
  }

  @Test func `Text is measured by a file, and by the open font if a character is missing`() throws {
    let number = FontFiles.add(try FontFile(font()))
    var face = FontFace(.open)
    let open = FontMetrics(size: 20, face: face)
    face.file = number
    let metrics = FontMetrics(size: 20, face: face)
    #expect(abs(metrics.width(of: "ABBA") - 34) < 1e-9)
    #expect(abs(metrics.ascender - 18) < 1e-9 && abs(metrics.lineHeight - 22) < 1e-9)
    #expect(abs(metrics.leading - 1) < 1e-9)
    #expect(metrics.width(of: "x") == open.width(of: "x"))
    #expect(metrics.positions(of: "AB")?.last.map { abs($0 - 12) < 1e-9 } == true)
  }

  @Test func `Broken files are rejected or read, and never end the process`() {
    let whole = font()
    for length in whole.indices {
      #expect(throws: FontFile.Problem.self) { try FontFile(Array(whole.prefix(length))) }
    }
    for index in whole.indices {
      for value: UInt8 in [0x00, 0x7F, 0xFF] {
        var changed = whole
        changed[index] = value
        guard let file = try? FontFile(changed) else { continue }
        for scalar: Unicode.Scalar in ["\0", "A", "D", "\u{FFFF}", "\u{10FFFF}"] {
          _ = file.advance(of: scalar)
        }
      }
    }
    #expect(throws: FontFile.Problem.self) { try FontFile([]) }
  }
}
