/// A type, a member or a module of iOS that sources use and Touchstone doesn't have.
struct Absence {
  enum Kind: Int { case type, member, module }

  let kind: Kind
  let name: String
  /// A remedy for the author.
  let remedy: String
  /// The end of a sentence about an app that uses the part, or `nil` if code that uses it doesn't
  /// compile.
  let consequence: String?
  let firstFile: SourceFile
  let firstPlace: Int
  fileprivate(set) var count = 1
  fileprivate(set) var files: Set<ObjectIdentifier>

  init(
    _ kind: Kind, _ name: String, remedy: String, consequence: String?, at place: Int,
    of file: SourceFile
  ) {
    self.kind = kind
    self.name = name
    self.remedy = remedy
    self.consequence = consequence
    firstFile = file
    firstPlace = place
    files = [ObjectIdentifier(file)]
  }

  /// The line about the first use, without the remedy.
  var message: String {
    kind == .module
      ? "Touchstone has no module \(name)" : "Touchstone doesn't have \(name) yet"
  }

  /// The line of the summary.
  fileprivate var line: String {
    let uses = count == 1 ? "1 use" : "\(count) uses"
    let places = files.count == 1 ? "" : " in \(files.count) files"
    let name = firstFile.path.split(separator: "/").last.map(String.init) ?? firstFile.path
    let line = firstFile.position(of: firstPlace).line
    let first = (count == 1 ? "in" : "first in") + " \(name):\(line)"
    return "  \(self.name): \(uses)\(places), \(first); \(consequence ?? remedy)"
  }
}

/// The parts of iOS that sources use and Touchstone doesn't have, each with its first use.
struct Absences {
  private var indices: [String: Int] = [:]
  /// The parts in the order in which the rules found them.
  private(set) var all: [Absence] = []

  /// Counts a use. The first use of a part decides its line and its remedy.
  mutating func add(_ absence: Absence) {
    let key = "\(absence.kind.rawValue)\(absence.name)"
    guard let index = indices[key] else {
      indices[key] = all.count
      all.append(absence)
      return
    }
    all[index].count += 1
    all[index].files.formUnion(absence.files)
  }

  /// Returns the names of the parts of one kind.
  func names(_ kind: Absence.Kind) -> Set<String> {
    Set(all.filter { $0.kind == kind }.map(\.name))
  }

  /// The lines that group all parts after the notices: the parts that an app runs without, the parts
  /// that keep it from compiling, and the modules. No lines if nothing is absent.
  var summary: [String] {
    let parts = all.filter { $0.kind != .module }
    let modules = all.filter { $0.kind == .module }
    return group(
      "Touchstone has placeholders for", parts.filter { $0.consequence != nil },
      "the app can run without them:")
      + group(
        "Touchstone doesn't have", parts.filter { $0.consequence == nil },
        "the code that uses them doesn't compile:")
      + group(
        "Touchstone doesn't have", modules, "code that uses more of a module doesn't compile:",
        of: "imported module")
  }

  private func group(
    _ beginning: String, _ absences: [Absence], _ end: String, of noun: String = "part"
  ) -> [String] {
    guard !absences.isEmpty else { return [] }
    let nouns = absences.count == 1 ? noun : noun + "s"
    let lines = absences.sorted { ($0.kind.rawValue, $0.name) < ($1.kind.rawValue, $1.name) }
    let end = absences.count == 1 ? end.replacing("them", with: "it") : end
    let what = noun == "part" ? " of iOS that these sources use" : ""
    return ["\(beginning) \(absences.count) \(nouns)\(what); \(end)"] + lines.map(\.line)
  }
}
