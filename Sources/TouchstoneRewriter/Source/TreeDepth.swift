internal import SwiftSyntax

/// Finds trees that are too deep for the visitors, such as those of a call chain of 100,000 calls.
enum TreeDepth {
  /// The maximum number of levels of a tree. A visitor needs up to 10 KiB of stack per level in a
  /// debug build.
  static let most = 60_000

  /// Returns whether the tree of a source of `count` bytes has more levels.
  static func isTooDeep(_ tree: SourceFileSyntax, of count: Int) -> Bool {
    // Every second level has at least one byte of its own.
    guard count > most / 2 else { return false }
    var level = [Syntax(tree)]
    for _ in 0..<most {
      level = level.flatMap { $0.children(viewMode: .sourceAccurate) }
      if level.isEmpty { return false }
    }
    return true
  }
}
