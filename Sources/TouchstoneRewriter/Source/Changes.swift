internal import SwiftSyntax

/// Replaces text in a file.
struct Edit {
  let range: Range<Int>
  let text: String
  var form = Form.inText

  /// The position of the text relative to the author's text.
  enum Form {
    case inText
    /// In separate lines that the author's file doesn't have, after which the author's line numbers
    /// continue.
    case ownLines
    /// No text: from here on, lines have the author's line numbers again.
    case recount
  }
}

/// Moves a member from an extension into the body of a class, which may be in another file.
struct Move {
  let file: SourceFile
  let range: Range<Int>
  /// The text before the member at its new position, such as `public` or `#if`.
  let prefix: String
  /// The text after the member at its new position.
  let suffix: String
  let destination: SourceFile
  /// The position of the class's closing brace.
  let brace: Int
}

/// The changes and notices of the rules for all files.
struct Changes {
  private(set) var edits: [ObjectIdentifier: [Edit]] = [:]
  private(set) var moves: [Move] = []
  private(set) var notices: [Diagnostic] = []

  /// The parts of iOS that the sources use and Touchstone doesn't have.
  private(set) var absences = Absences()

  /// The modules that each file needs in addition to its imports.
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

  /// Inserts lines before the line in which a type begins, or before the type if other text
  /// precedes it in that line.
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
    // A line number can't be less than 1, so the numbers agree again only from the first member on.
    guard position.line <= lines.count else { return }
    let brace = node.memberBlock.leftBrace.end
    edits[ObjectIdentifier(file), default: []].append(
      Edit(range: brace..<brace, text: "", form: .recount))
  }

  /// Removes a node and the space after it on the same line.
  mutating func remove(_ node: some SyntaxProtocol, of file: SourceFile) {
    replace(node.rangeWithTrailingSpace, of: file, with: "")
  }

  mutating func move(_ move: Move) { moves.append(move) }

  /// Requests an import that a file may lack.
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

  mutating func absence(_ absence: Absence) { absences.add(absence) }

  /// Adds a notice at the first use of each absent part.
  mutating func reportAbsences() {
    for absence in absences.all {
      notice(
        absence.message, remedy: absence.remedy, at: absence.firstPlace, of: absence.firstFile)
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
      Diagnostic(
        file: file.path, line: position.line, column: position.column, message: message,
        remedy: remedy))
  }
}
