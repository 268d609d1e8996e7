/// The space before a line that stands for something in something else.
package enum Indentation {
  /// How many levels a line is indented by at most; deeper lines begin with their level.
  package static let deepest = 100

  /// What a line of a level begins with.
  package static func text(_ level: Int) -> String {
    let space = String(repeating: "  ", count: min(level, deepest))
    return level > deepest ? space + "\(level): " : space
  }
}
