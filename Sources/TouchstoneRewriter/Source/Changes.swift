internal import SwiftSyntax

/// Takes text of one file out and puts other text there.
struct Edit {
  let range: Range<Int>
  let text: String
  var form = Form.inText

  /// How the text stands among its author's.
  enum Form {
    case inText
    /// In lines of its own, which its author does not have; the next line is counted as his is.
    case ownLines
    /// None: from here on lines are counted as their author's are.
    case recount
  }
}

/// Takes a member out of an extension and puts it into the body of a class, maybe in another file.
struct Move {
  let file: SourceFile
  let range: Range<Int>
  /// What stands before the member in its new place, such as `public` or `#if`.
  let prefix: String
  /// What stands after it there.
  let suffix: String
  let destination: SourceFile
  /// The place of the brace that closes the class.
  let brace: Int
}

/// What the rules want changed in all files, and what they say.
struct Changes {
  private(set) var edits: [ObjectIdentifier: [Edit]] = [:]
  private(set) var moves: [Move] = []
  private(set) var notices: [Notice] = []

  /// The modules that each file needs besides those that it imports.
  private(set) var neededImports: [ObjectIdentifier: [String]] = [:]

  /// The pairs of files for which the imports were already requested.
  private var neededFiles: Set<[ObjectIdentifier]> = []

  mutating func replace(_ range: Range<Int>, of file: SourceFile, with text: String) {
    edits[ObjectIdentifier(file), default: []].append(Edit(range: range, text: text))
  }

  mutating func replace(_ node: some SyntaxProtocol, of file: SourceFile, with text: String) {
    replace(node.range, of: file, with: text)
  }

  mutating func insert(_ text: String, at place: Int, of file: SourceFile) {
    replace(place..<place, of: file, with: text)
  }

  /// Puts lines before the line in which a type begins, or before the type where something else does.
  mutating func insertLines(
    _ lines: [String], before node: some DeclGroupSyntax, of file: SourceFile
  ) {
    let position = file.position(of: node.start)
    let line = node.start - position.column + 1
    let isAlone = file.text(line..<node.start).allSatisfy(\.isWhitespace)
    let place = isAlone ? line : node.start
    edits[ObjectIdentifier(file), default: []].append(
      Edit(
        range: place..<place, text: lines.map { $0 + "\n" }.joined(), form: .ownLines))
    // No line is counted less than one, so that it takes until the first member to agree again.
    guard position.line <= lines.count else { return }
    let brace = node.memberBlock.leftBrace.end
    edits[ObjectIdentifier(file), default: []].append(
      Edit(range: brace..<brace, text: "", form: .recount))
  }

  /// Removes a node and the space after it in its line.
  mutating func remove(_ node: some SyntaxProtocol, of file: SourceFile) {
    replace(node.rangeWithTrailingSpace, of: file, with: "")
  }

  mutating func move(_ move: Move) { moves.append(move) }

  /// Asks for an import that a file may lack.
  mutating func need(_ module: String, in file: SourceFile) {
    let key = ObjectIdentifier(file)
    guard !file.imports.contains(module), neededImports[key]?.contains(module) != true else {
      return
    }
    neededImports[key, default: []].append(module)
  }

  /// Requests all imports of one file that another file may lack.
  mutating func needImports(of file: SourceFile, in home: SourceFile) {
    guard neededFiles.insert([ObjectIdentifier(file), ObjectIdentifier(home)]).inserted else {
      return
    }
    for module in file.importDeclarations.compactMap({ $0.path.first?.name.text })
    where Imports.exists(module) {
      need(module, in: home)
    }
  }

  mutating func notice(
    _ message: String, remedy: String, at node: some SyntaxProtocol, of file: SourceFile
  ) {
    notice(message, remedy: remedy, at: node.start, of: file)
  }

  mutating func notice(_ message: String, remedy: String, at place: Int, of file: SourceFile) {
    let position = file.position(of: place)
    notices.append(
      Notice(
        file: file.path, line: position.line, column: position.column, message: message,
        remedy: remedy))
  }
}
