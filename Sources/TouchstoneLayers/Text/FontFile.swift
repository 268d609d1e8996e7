/// The names and measures in a TrueType or OpenType file, after the OpenType specification's tables
/// `name`, `head`, `hhea`, `OS/2`, `cmap` (formats 4 and 12) and `hmtx`.
///
/// All measures are in em. Offsets in the file are checked, so a broken file is at worst rejected.
package struct FontFile: Sendable {
  /// The reason why a file can't be read, in one clause.
  package struct Problem: Error, CustomStringConvertible {
    /// The clause.
    package let description: String
  }

  /// The PostScript name, such as `Face-Bold`.
  package let postScriptName: String
  /// The name of the family.
  package let familyName: String
  /// The full name, or the PostScript name if the file has none.
  package let fullName: String
  /// The height of the line above the baseline.
  package let ascender: Double
  /// The depth of the line below the baseline, a negative number.
  package let descender: Double
  /// The space between two lines.
  package let lineGap: Double
  /// The height of capital letters, or `nil` if the file doesn't contain it.
  package let capHeight: Double?
  /// The height of a lowercase x, or `nil` if the file doesn't contain it.
  package let xHeight: Double?

  private let characters: FontCharacters
  private let metrics: FontBytes
  private let metricCount: Int
  private let unitsPerEm: Double

  /// Reads a file. Of a collection of fonts, the first one is read.
  package init(_ bytes: [UInt8]) throws(Problem) {
    let tables = try Self.tables(FontBytes(bytes))
    func table(_ name: String) throws(Problem) -> FontBytes {
      guard let table = tables[name] else { throw Problem(description: "has no table \(name)") }
      return table
    }
    let head = try table("head")
    let line = try table("hhea")
    guard let units = head.number(at: 18), units > 0, let ascent = line.signed(at: 4),
      let descent = line.signed(at: 6), let gap = line.signed(at: 8),
      let count = line.number(at: 34), count > 0
    else { throw Problem(description: "has no measures") }
    let em = Double(units)
    unitsPerEm = em
    ascender = Double(ascent) / em
    descender = Double(descent) / em
    lineGap = Double(gap) / em
    metricCount = count
    metrics = try table("hmtx")
    let system = tables["OS/2"]
    let hasHeights = (system?.number(at: 0) ?? 0) >= 2
    xHeight = hasHeights ? system?.signed(at: 86).map { Double($0) / em } : nil
    capHeight = hasHeights ? system?.signed(at: 88).map { Double($0) / em } : nil
    guard let characters = FontCharacters(try table("cmap")) else {
      throw Problem(description: "has no table of Unicode characters")
    }
    self.characters = characters
    let names = Self.names(try table("name"))
    guard let name = names[6], !name.isEmpty else { throw Problem(description: "has no name") }
    postScriptName = name
    familyName = names[16] ?? names[1] ?? name
    fullName = names[4] ?? name
  }

  /// Returns the advance of a scalar, or `nil` if the font doesn't have it.
  package func advance(of scalar: Unicode.Scalar) -> Double? {
    guard let glyph = characters.glyph(of: scalar.value), glyph > 0 else { return nil }
    return metrics.number(at: 4 * min(glyph, metricCount - 1)).map { Double($0) / unitsPerEm }
  }

  // MARK: Parts of the file

  private static let collection = 0x7474_6366
  private static let versions = [0x0001_0000, 0x4F54_544F, 0x7472_7565]

  private static func tables(_ file: FontBytes) throws(Problem) -> [String: FontBytes] {
    let isCollection = file.long(at: 0) == collection
    guard let start = isCollection ? file.long(at: 12) : 0, let version = file.long(at: start),
      versions.contains(version), let count = file.number(at: start + 4)
    else { throw Problem(description: "isn't a TrueType or OpenType font") }
    var tables: [String: FontBytes] = [:]
    for index in 0..<count {
      let entry = start + 12 + 16 * index
      guard let name = file.text(at: entry, length: 4, isWide: false),
        let offset = file.long(at: entry + 8), let length = file.long(at: entry + 12),
        let table = file.part(from: offset, length: length)
      else { throw Problem(description: "ends too early") }
      tables[name] = table
    }
    return tables
  }

  /// Returns the English names of a font by their numbers.
  private static func names(_ table: FontBytes) -> [Int: String] {
    guard let count = table.number(at: 2), let start = table.number(at: 4) else { return [:] }
    var names: [Int: String] = [:]
    for index in 0..<count {
      let entry = 6 + 12 * index
      guard let platform = table.number(at: entry), let language = table.number(at: entry + 4),
        let number = table.number(at: entry + 6), let length = table.number(at: entry + 8),
        let offset = table.number(at: entry + 10)
      else { break }
      let isEnglish = platform == 3 ? language == 0x409 : language == 0
      guard isEnglish || names[number] == nil,
        let text = table.text(at: start + offset, length: length, isWide: platform != 1)
      else { continue }
      names[number] = text
    }
    return names
  }
}

/// A part of a font file, whose numbers are read only within its bounds.
struct FontBytes: Sendable {
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { self.bytes = bytes[...] }
  private init(slice: ArraySlice<UInt8>) { bytes = slice }

  func part(from offset: Int, length: Int) -> FontBytes? {
    guard offset >= 0, length >= 0, offset <= bytes.count, length <= bytes.count - offset else {
      return nil
    }
    let start = bytes.startIndex + offset
    return FontBytes(slice: bytes[start..<start + length])
  }

  /// Returns the unsigned number of two bytes.
  func number(at offset: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - 2 else { return nil }
    let start = bytes.startIndex + offset
    return Int(truncatingIfNeeded: bytes[start]) << 8
      | Int(truncatingIfNeeded: bytes[start + 1])
  }

  /// Returns the signed number of two bytes.
  func signed(at offset: Int) -> Int? {
    number(at: offset).map { Int(truncatingIfNeeded: Int16(truncatingIfNeeded: $0)) }
  }

  /// Returns the unsigned number of four bytes.
  func long(at offset: Int) -> Int? {
    guard let high = number(at: offset), let low = number(at: offset + 2) else { return nil }
    return high << 16 | low
  }

  /// Returns a text in UTF-16 or in ASCII.
  func text(at offset: Int, length: Int, isWide: Bool) -> String? {
    guard let part = part(from: offset, length: length) else { return nil }
    guard isWide else { return String(decoding: part.bytes, as: UTF8.self) }
    let units = (0..<length / 2).compactMap { part.number(at: 2 * $0) }
    return String(decoding: units.map { UInt16(truncatingIfNeeded: $0) }, as: UTF16.self)
  }
}

/// The glyphs of a font by character: its table in format 12, or else in format 4.
struct FontCharacters: Sendable {
  private let table: FontBytes
  private let isLong: Bool

  init?(_ map: FontBytes) {
    var best: (table: FontBytes, isLong: Bool)?
    for index in 0..<(map.number(at: 2) ?? 0) {
      let entry = 4 + 8 * index
      guard let platform = map.number(at: entry), [0, 3].contains(platform),
        let offset = map.long(at: entry + 4), let format = map.number(at: offset),
        [4, 12].contains(format), best == nil || format == 12,
        let length = format == 12 ? map.long(at: offset + 4) : map.number(at: offset + 2),
        let table = map.part(from: offset, length: length)
      else { continue }
      best = (table, format == 12)
    }
    guard let best else { return nil }
    table = best.table
    isLong = best.isLong
  }

  func glyph(of value: UInt32) -> Int? {
    let value = Int(clamping: value)
    return isLong ? glyphInGroups(value) : value <= 0xFFFF ? glyphInSegments(value) : nil
  }

  private func glyphInGroups(_ value: Int) -> Int? {
    let index = first(count: table.long(at: 12) ?? 0) {
      (table.long(at: 20 + 12 * $0) ?? 0) >= value
    }
    guard let start = table.long(at: 16 + 12 * index), let glyph = table.long(at: 24 + 12 * index),
      start <= value
    else { return nil }
    return glyph + value - start
  }

  private func glyphInSegments(_ value: Int) -> Int? {
    guard let double = table.number(at: 6) else { return nil }
    let index = first(count: double / 2) { (table.number(at: 14 + 2 * $0) ?? 0) >= value }
    let starts = 16 + double
    guard index < double / 2, let start = table.number(at: starts + 2 * index), start <= value,
      let delta = table.number(at: starts + double + 2 * index),
      let range = table.number(at: starts + 2 * double + 2 * index)
    else { return nil }
    guard range != 0 else { return (value + delta) & 0xFFFF }
    // The offset is relative to the position of its own number.
    let place = starts + 2 * double + 2 * index + range + 2 * (value - start)
    return table.number(at: place).map { $0 == 0 ? 0 : ($0 + delta) & 0xFFFF }
  }

  /// Returns the first index that meets a condition, or `count`. All later ones meet it, too.
  private func first(count: Int, _ isMet: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isMet(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
