/// Writes files with their changes, each line where it was.
///
/// What takes lines away leaves empty ones. A member that comes from elsewhere stands between two
/// `#sourceLocation` lines, so that everything keeps the file and line that its author knows.
struct Renderer {
  let changes: Changes
  /// Whether the text tells the compiler where its author wrote it.
  let marksLocations: Bool

  /// A whole file, changed.
  func render(_ file: SourceFile) -> String {
    let modules = changes.neededImports[ObjectIdentifier(file)] ?? []
    let imports = modules.map { "import \($0)" + (marksLocations ? "; " : "\n") }.joined()
    let text = imports + render(file, 0..<file.bytes.count)
    return marksLocations ? location(file, 1) + text : text
  }

  private func location(_ file: SourceFile, _ line: Int) -> String {
    #"#sourceLocation(file: "\#(escaped(file.path))", line: \#(line))"# + "\n"
  }

  private func escaped(_ path: String) -> String {
    path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }

  private func render(_ file: SourceFile, _ range: Range<Int>) -> String {
    var text = ""
    var place = range.lowerBound
    for edit in steps(of: file, in: range) where edit.range.lowerBound >= place {
      text += file.text(place..<edit.range.lowerBound)
      switch edit.form {
      case .inText: text += inText(edit, of: file)
      case .ownLines: text += ownLines(edit, of: file)
      case .recount:
        if marksLocations {
          text += "\n" + location(file, file.position(of: edit.range.lowerBound).line)
        }
      }
      place = edit.range.upperBound
    }
    return text + file.text(place..<range.upperBound)
  }

  private func inText(_ edit: Edit, of file: SourceFile) -> String {
    let removed = file.text(edit.range).count { $0.isNewline }
    let added = edit.text.count { $0.isNewline }
    return edit.text + String(repeating: "\n", count: max(0, removed - added))
  }

  private func ownLines(_ edit: Edit, of file: SourceFile) -> String {
    let position = file.position(of: edit.range.lowerBound)
    guard marksLocations else { return (position.column == 1 ? "" : "\n") + edit.text }
    // Between the lines and what they stand before there can be no mark.
    let first = position.line - edit.text.count { $0.isNewline }
    return "\n" + location(file, max(1, first)) + edit.text
  }

  /// The edits in a part of a file by place, where what was moved away or here counts as an edit.
  private func steps(of file: SourceFile, in range: Range<Int>) -> [Edit] {
    var steps = changes.edits[ObjectIdentifier(file)] ?? []
    for move in changes.moves where move.file === file && move.range != range {
      steps.append(Edit(range: move.range, text: ""))
    }
    for move in changes.moves where move.destination === file && range.contains(move.brace) {
      steps.append(Edit(range: move.brace..<move.brace, text: moved(move)))
    }
    let inside = steps.filter {
      range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound
    }
    // The longer goes first: what lies inside it is gone with it.
    return inside.enumerated().sorted { one, other in
      let (a, b) = (one.element.range, other.element.range)
      if a.lowerBound != b.lowerBound { return a.lowerBound < b.lowerBound }
      if a.isEmpty != b.isEmpty { return a.isEmpty }
      if a.upperBound != b.upperBound { return a.upperBound > b.upperBound }
      return one.offset < other.offset
    }.map(\.element)
  }

  private func moved(_ move: Move) -> String {
    let member = move.prefix + render(move.file, move.range) + move.suffix
    guard marksLocations else { return "\n  " + member + "\n" }
    let from = move.file.position(of: move.range.lowerBound).line
    let prefixLines = move.prefix.count { $0.isNewline }
    let back = move.destination.position(of: move.brace).line
    return "\n" + location(move.file, from - prefixLines) + member + "\n"
      + location(move.destination, back)
  }
}
