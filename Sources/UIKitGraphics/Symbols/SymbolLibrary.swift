/// The available symbols by the names that apps use on iOS. All of them are our own drawings.
///
/// The endings `.circle`, `.square`, `.fill` and `.slash` derive further symbols. An unknown name
/// results in a dashed square, so that the app continues and the missing symbol is visible.
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
    if let lines = SymbolLines.all[name] { return SymbolShape(strokes: lines) }
    if let areas = SymbolLines.areas[name] {
      return SymbolShape(strokes: areas.strokes, fills: areas.fills)
    }
    if let other = SymbolLines.aliases[name] { return known(other) }
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let base = String(name[..<dot])
    switch name[dot...] {
    case ".fill": return framed(base, isFilled: true) ?? known(base)?.filled
    case ".slash": return known(base)?.slashed
    default: return framed(name, isFilled: false)
    }
  }

  private static func framed(_ name: String, isFilled: Bool) -> SymbolShape? {
    for (ending, frame) in frames where name.hasSuffix(ending) {
      return known(String(name.dropLast(ending.count)))?.inside(frame, isFilled: isFilled)
    }
    return nil
  }

  private static let frames = [
    (".circle", SymbolOutline("O 12 12 10")), (".square", SymbolOutline("R 3 3 18 18 4")),
  ]

  /// A dashed square with rounded corners, which replaces a missing symbol.
  static let placeholder: SymbolShape = {
    var dashes = "A 7 7 3 180 270 A 17 7 3 270 360 A 17 17 3 0 90 A 7 17 3 90 180"
    for side in ["M 10 4 H 14", "M 10 20 H 14", "M 4 10 V 14", "M 20 10 V 14"] {
      dashes += " " + side
    }
    return SymbolShape(strokes: dashes)
  }()
}
