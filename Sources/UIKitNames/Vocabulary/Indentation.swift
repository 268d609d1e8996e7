/// The indentation of lines that describe nested items.
package enum Indentation {
  /// The deepest level that is indented. Deeper lines begin with the number of their level.
  package static let deepest = 100

  /// Returns the prefix of a line at a level.
  package static func text(_ level: Int) -> String {
    let space = String(repeating: "  ", count: min(level, deepest))
    return level > deepest ? space + "\(level): " : space
  }
}
