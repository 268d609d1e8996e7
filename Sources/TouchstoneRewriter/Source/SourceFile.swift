internal import SwiftParser
internal import SwiftSyntax

/// A source file as its author wrote it, with its syntax tree.
final class SourceFile {
  /// The path of the file, which errors, breakpoints and test failures name.
  let path: String
  let text: String
  /// The text in UTF-8, with positions in the tree as indices.
  let bytes: [UInt8]
  let tree: SourceFileSyntax
  /// The position at which the file is nested too deep to be parsed, or `nil` if it isn't.
  let tooDeepPlace: Int?
  /// The positions at which lines begin.
  private let lineStarts: [Int]

  init(path: String, text: String) {
    self.path = path
    self.text = text
    bytes = Array(text.utf8)
    var place = SourceNesting.tooDeepPlace(in: bytes)
    var tree = Self.parse(place == nil ? text : "")
    if place == nil, TreeDepth.isTooDeep(tree, of: bytes.count) {
      place = 0
      tree = Self.parse("")
    }
    self.tree = tree
    tooDeepPlace = place
    var starts = [0]
    for (place, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(place + 1)
    }
    lineStarts = starts
  }

  private static func parse(_ text: String) -> SourceFileSyntax {
    // The parser's own limit is 20 levels in a debug build, which ordinary sources exceed.
    // Swift 5 accepts a space between an attribute and its arguments, and compiles the sources.
    var parser = Parser(
      text, maximumNestingLevel: SourceNesting.deepest * 2, swiftVersion: .v5)
    return SourceFileSyntax.parse(from: &parser)
  }

  /// Whether the parser understood the whole file.
  var isParsed: Bool { tooDeepPlace == nil && !tree.hasError }

  /// The names of the imported modules, without submodules.
  private(set) lazy var imports = Set(importDeclarations.compactMap { $0.path.first?.name.text })

  /// The imports, including those inside `#if`.
  private(set) lazy var importDeclarations = Collector<ImportDeclSyntax>.all(in: tree)

  /// The declarations that `private` and `fileprivate` hide from other files, by name.
  private(set) lazy var hiddenNames = Dictionary(
    grouping: HiddenNames.all(in: self), by: \.name)

  /// The variables with types that their declarations show.
  private(set) lazy var typedVariables = TypedVariables(tree)

  /// The local variables and parameters with types that their declarations show.
  private(set) lazy var declaredTypes = DeclaredTypes(tree)

  /// Returns the line of a position, from 1, and its column in bytes, from 1.
  func position(of place: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= place { low = middle } else { high = middle }
    }
    return (low + 1, place - lineStarts[low] + 1)
  }

  /// Returns the text in a range of positions.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }
}

/// Collects all nodes of a type, in the order of the file.
final class Collector<Node: SyntaxProtocol>: SyntaxAnyVisitor {
  private(set) var nodes: [Node] = []
  private let work = WorkCount.current

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    work?.step()
    if let found = node.as(Node.self) { nodes.append(found) }
    return .visitChildren
  }

  /// Returns all nodes of a type in a node, including the node itself.
  static func all(in node: some SyntaxProtocol) -> [Node] {
    let collector = Collector(viewMode: .sourceAccurate)
    collector.walk(node)
    return collector.nodes
  }
}

extension SyntaxProtocol {
  /// The position of the first character that is neither whitespace nor comment.
  var start: Int { positionAfterSkippingLeadingTrivia.utf8Offset }

  /// The position after the last character that is neither whitespace nor comment.
  var end: Int { endPositionBeforeTrailingTrivia.utf8Offset }

  /// The range of the text, without surrounding whitespace and comments.
  var range: Range<Int> { start..<end }

  /// The range of the text, including whitespace and comments up to the end of the line.
  var rangeWithTrailingSpace: Range<Int> { start..<endPosition.utf8Offset }

  /// Returns the nearest ancestor of a type, or `nil` if there is none.
  func enclosing<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
    var node = parent
    while let current = node {
      if let found = current.as(type) { return found }
      node = current.parent
    }
    return nil
  }
}
