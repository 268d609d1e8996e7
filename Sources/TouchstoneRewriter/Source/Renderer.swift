/// Writes files with their changes, keeping each line at its position.
///
/// A change that removes lines leaves empty lines. A member from elsewhere is enclosed in two
/// `#sourceLocation` lines, so that everything keeps the file and line that the author knows.
struct Renderer {
  private let changes: Changes
  /// Whether the text refers the compiler to the author's files and lines.
  private let marksLocations: Bool
  /// The steps of each file, in the order of their positions.
  private let steps: [ObjectIdentifier: [Step]]

  /// A change of a file's text.
  private struct Step {
    let range: Range<Int>
    let kind: Kind

    enum Kind {
      case edit(Edit)
      /// A member is moved away from this position.
      case departure
      /// A member is moved to this position.
      case arrival(Move)
    }
  }

  init(changes: Changes, marksLocations: Bool) {
    self.changes = changes
    self.marksLocations = marksLocations
    steps = Self.steps(of: changes)
  }

  /// Returns the text of a whole file with its changes.
  func render(_ file: SourceFile) -> String {
    let modules = changes.neededImports[ObjectIdentifier(file)] ?? []
    let imports = modules.map { "import \($0)" + (marksLocations ? "; " : "\n") }.joined()
    let text = imports + render(file, 0..<file.bytes.count)
    return marksLocations ? location(file, 1) + text : text
  }

  private func location(_ file: SourceFile, _ line: Int) -> String {
    "#sourceLocation(file: \(SourceLiteral.text(file.path)), line: \(line))\n"
  }

  private func render(_ file: SourceFile, _ range: Range<Int>) -> String {
    let steps = steps[ObjectIdentifier(file)] ?? []
    var text = ""
    var place = range.lowerBound
    for step in steps[Self.first(of: steps, from: place)...] {
      WorkCount.step()
      if step.range.lowerBound > range.upperBound { break }
      guard step.range.upperBound <= range.upperBound, step.range.lowerBound >= place else {
        continue
      }
      if case .departure = step.kind, step.range == range { continue }
      text += file.text(place..<step.range.lowerBound) + self.text(of: step, in: file)
      place = step.range.upperBound
    }
    return text + file.text(place..<range.upperBound)
  }

  private func text(of step: Step, in file: SourceFile) -> String {
    switch step.kind {
    case .departure: return inText(Edit(range: step.range, text: ""), of: file)
    case .arrival(let move): return moved(move)
    case .edit(let edit):
      switch edit.form {
      case .inText: return inText(edit, of: file)
      case .ownLines: return ownLines(edit, of: file)
      case .recount:
        guard marksLocations else { return "" }
        return "\n" + location(file, file.position(of: edit.range.lowerBound).line)
      }
    }
  }

  private func inText(_ edit: Edit, of file: SourceFile) -> String {
    let removed = file.text(edit.range).count { $0.isNewline }
    let added = edit.text.count { $0.isNewline }
    return edit.text + String(repeating: "\n", count: max(0, removed - added))
  }

  private func ownLines(_ edit: Edit, of file: SourceFile) -> String {
    let position = file.position(of: edit.range.lowerBound)
    guard marksLocations else { return (position.column == 1 ? "" : "\n") + edit.text }
    // There can't be a `#sourceLocation` between the lines and the declaration after them.
    let first = position.line - edit.text.count { $0.isNewline }
    return "\n" + location(file, max(1, first)) + edit.text
  }

  /// Returns all steps by file, in the order of their positions.
  private static func steps(of changes: Changes) -> [ObjectIdentifier: [Step]] {
    var steps = changes.edits.mapValues { edits in
      edits.map { Step(range: $0.range, kind: .edit($0)) }
    }
    for move in changes.moves {
      steps[ObjectIdentifier(move.file), default: []].append(
        Step(range: move.range, kind: .departure))
    }
    for move in changes.moves {
      steps[ObjectIdentifier(move.destination), default: []].append(
        Step(range: move.brace..<move.brace, kind: .arrival(move)))
    }
    return steps.mapValues(sorted)
  }

  private static func sorted(_ steps: [Step]) -> [Step] {
    // The longer range comes first, because it replaces the changes inside it.
    steps.enumerated().sorted { one, other in
      let (a, b) = (one.element.range, other.element.range)
      if a.lowerBound != b.lowerBound { return a.lowerBound < b.lowerBound }
      if a.isEmpty != b.isEmpty { return a.isEmpty }
      if a.upperBound != b.upperBound { return a.upperBound > b.upperBound }
      return one.offset < other.offset
    }.map(\.element)
  }

  /// Returns the index of the first step that begins at or after a position.
  private static func first(of steps: [Step], from place: Int) -> Int {
    var low = 0
    var high = steps.count
    while low < high {
      let middle = (low + high) / 2
      if steps[middle].range.lowerBound < place { low = middle + 1 } else { high = middle }
    }
    return low
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
