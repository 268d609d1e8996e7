package import TouchstoneHost

/// A report in the Static Analysis Results Interchange Format 2.1.0, which code review tools
/// display.
package enum SarifReport {
  /// One finding in the report.
  package struct Entry: Sendable {
    /// The kind of finding.
    package let rule: String
    /// Whether the finding is certainly a mistake.
    package let isProblem: Bool
    /// The problem and the suggested change.
    package let sentence: String
    /// The location of the finding.
    package let place: Place
    /// The reason that the finding is suppressed, or `nil` if it isn't.
    package let reason: String?

    /// Creates an entry.
    package init(
      rule: String, isProblem: Bool, sentence: String, place: Place, reason: String?
    ) {
      self.rule = rule
      self.isProblem = isProblem
      self.sentence = sentence
      self.place = place
      self.reason = reason
    }
  }

  /// The location of a finding.
  package enum Place: Sendable {
    /// A view or recognizer with a name and class, in a scene.
    case scene(String, name: String, className: String)
    /// A line of a source file.
    case source(file: String, line: Int)
  }

  /// Returns the whole document.
  ///
  /// - Parameters:
  ///   - entries: The findings.
  ///   - version: The version of Touchstone.
  /// - Returns: A document with one run that contains all findings.
  package static func json(_ entries: [Entry], version: String) -> JSONValue {
    let rules =
      LintFinding.Kind.allCases.map { ($0.rawValue, $0.summary, $0.isProblem) }
      + SourceFinding.Kind.allCases.map { ($0.rawValue, $0.summary, $0.weight == .problem) }
    let driver = object(
      ("name", .string("Touchstone")), ("version", .string(version)),
      (
        "rules",
        .array(
          rules.map { id, summary, isProblem in
            object(
              ("id", .string(id)), ("shortDescription", text(summary)),
              ("defaultConfiguration", object(("level", .string(level(isProblem))))))
          })
      ))
    let results = entries.map { entry in
      result(entry, place: rules.firstIndex { $0.0 == entry.rule })
    }
    return object(
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .string("2.1.0")),
      (
        "runs",
        .array([
          object(
            ("tool", object(("driver", driver))), ("columnKind", .string("unicodeCodePoints")),
            ("results", .array(results)))
        ])
      ))
  }

  private static func result(_ entry: Entry, place: Int?) -> JSONValue {
    var members = [
      JSONMember("ruleId", .string(entry.rule)),
      JSONMember("level", .string(level(entry.isProblem))),
      JSONMember("message", text(entry.sentence)),
      JSONMember("locations", .array([location(entry.place)])),
    ]
    if let place { members.insert(JSONMember("ruleIndex", .number(place)), at: 1) }
    if let reason = entry.reason {
      members.append(
        JSONMember(
          "suppressions",
          .array([object(("kind", .string("inSource")), ("justification", .string(reason)))])))
    }
    return .object(members)
  }

  private static func location(_ place: Place) -> JSONValue {
    switch place {
    case .scene(let scene, let name, let className):
      object(
        (
          "logicalLocations",
          .array([
            object(
              ("name", .string(name)), ("fullyQualifiedName", .string("\(scene)/\(name)")),
              ("decoratedName", .string(className)), ("kind", .string("object")))
          ])
        ))
    case .source(let file, let line):
      object(
        (
          "physicalLocation",
          object(
            ("artifactLocation", object(("uri", .string(uri(file))))),
            ("region", object(("startLine", .number(line)))))
        ))
    }
  }

  private static func level(_ isProblem: Bool) -> String { isProblem ? "warning" : "note" }

  private static func text(_ text: String) -> JSONValue {
    // Replace the asterisks around names by quotation marks.
    object(("text", .string(String(text.map { $0 == "*" ? "'" : $0 }))))
  }

  /// Returns a path as a percent-encoded URI reference.
  private static func uri(_ path: String) -> String {
    let plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/"
    return path.utf8.map { byte in
      let scalar = Character(UnicodeScalar(byte))
      guard byte < 0x80, plain.contains(scalar) else {
        let digits = String(byte, radix: 16, uppercase: true)
        return "%" + (digits.count < 2 ? "0" : "") + digits
      }
      return String(scalar)
    }.joined()
  }

  private static func object(_ members: (String, JSONValue)...) -> JSONValue {
    .object(members.map { JSONMember($0.0, $0.1) })
  }
}
