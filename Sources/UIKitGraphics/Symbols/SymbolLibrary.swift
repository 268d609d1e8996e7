/// The available symbols by the names that apps use on iOS. All of them are our own drawings.
///
/// The endings `.fill` and `.slash`, those of ``SymbolFrame`` and badges such as `.badge.plus` derive
/// further symbols. An unknown name results in a dashed square, so that the app continues and the
/// missing symbol is visible.
enum SymbolLibrary {
  /// Returns the shape for a name, which is a dashed square if the name is unknown.
  ///
  /// Returns `nil` if the string can't be a name.
  static func shape(_ name: String) -> SymbolShape? {
    let isName =
      !name.isEmpty
      && name.utf8.allSatisfy {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".")
      }
    guard isName else { return nil }
    return known(name) ?? placeholder
  }

  /// Returns the shape for a known name, or `nil` if it is unknown.
  static func known(_ name: String) -> SymbolShape? {
    guard name.utf8.count(where: { $0 == UInt8(ascii: ".") }) < mostWords else { return nil }
    if let lines = SymbolLines.all[name] { return SymbolShape(strokes: lines) }
    if let areas = SymbolLines.areas[name] {
      return SymbolShape(strokes: areas.strokes, fills: areas.fills)
    }
    if let other = SymbolLines.aliases[name] { return known(other) }
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let base = String(name[..<dot])
    switch name[dot...] {
    case ".fill": return framed(base, isFilled: true) ?? filled(base)
    case ".slash": return known(base)?.slashed
    default: return framed(name, isFilled: false) ?? badged(name)
    }
  }

  /// The number of words from which a name is unknown. A name can be read in several ways, whose
  /// number doubles with each word.
  private static let mostWords = 9

  private static func framed(_ name: String, isFilled: Bool) -> SymbolShape? {
    for frame in SymbolFrame.all where name.hasSuffix(frame.ending) {
      return known(String(name.dropLast(frame.ending.count)))?.inside(frame, isFilled: isFilled)
    }
    return nil
  }

  /// Returns the filled symbol. A slash is drawn after filling, because it isn't inside the area.
  private static func filled(_ name: String) -> SymbolShape? {
    let slash = ".slash"
    guard name.hasSuffix(slash) else { return known(name)?.filled }
    return known(String(name.dropLast(slash.count)) + ".fill")?.slashed
  }

  /// Returns the symbol before the word `badge` with the sign after it, or with a dot if no word
  /// follows.
  private static func badged(_ name: String) -> SymbolShape? {
    let words = name.split(separator: ".")
    guard let badge = words.lastIndex(of: "badge") else { return nil }
    let base = known(words[..<badge].joined(separator: "."))
    let sign = words[(badge + 1)...].joined(separator: ".")
    guard !sign.isEmpty else { return base?.dotted }
    return known(sign).flatMap { base?.badged($0) }
  }

  /// A dashed square with rounded corners, which replaces a missing symbol.
  static let placeholder: SymbolShape = {
    var dashes = "A 7 7 3 180 270 A 17 7 3 270 360 A 17 17 3 0 90 A 7 17 3 90 180"
    for side in ["M 10 4 H 14", "M 10 20 H 14", "M 4 10 V 14", "M 20 10 V 14"] {
      dashes += " " + side
    }
    return SymbolShape(strokes: dashes)
  }()
}
