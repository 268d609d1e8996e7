package import Foundation

/// The texts of one table in one language, by key.
package struct StringsTable: Equatable, Sendable {
  /// A text of a table.
  package enum Entry: Equatable, Sendable {
    /// A text, which may be a format.
    case text(String)
    /// A format whose words depend on counts.
    case plural(PluralFormat)
  }

  /// The texts by key.
  package private(set) var entries: [String: Entry]

  /// Creates a table.
  package init(_ entries: [String: Entry] = [:]) { self.entries = entries }

  /// Adds the texts of another table, which replace texts with equal keys.
  package mutating func add(_ other: StringsTable) {
    entries.merge(other.entries) { _, new in new }
  }

  /// Parses a `.strings` file: `"key" = "text";` with comments, or a property list. The encoding is
  /// UTF-8, or UTF-16 with a byte order mark. Returns `nil` if the data can't be parsed.
  package init?(strings data: Data) {
    guard let list = Self.propertyList(data) else { return nil }
    entries = list.compactMapValues { ($0 as? String).map(Entry.text) }
  }

  /// Parses a `.stringsdict` file in a language, or returns `nil` if it isn't a property list.
  /// Entries without a format are skipped.
  package init?(plurals data: Data, language: String) {
    guard let list = Self.propertyList(data) else { return nil }
    entries = list.compactMapValues { value in
      (value as? [String: Any]).flatMap { Self.plural($0, language) }.map(Entry.plural)
    }
  }

  private static func propertyList(_ data: Data) -> [String: Any]? {
    // The parser for the old syntax doesn't recognize UTF-16.
    let marks: [(bytes: [UInt8], encoding: String.Encoding)] = [
      ([0xFF, 0xFE], .utf16LittleEndian), ([0xFE, 0xFF], .utf16BigEndian),
      ([0xEF, 0xBB, 0xBF], .utf8),
    ]
    var data = data
    if let mark = marks.first(where: { data.starts(with: $0.bytes) }) {
      guard let text = String(data: data.dropFirst(mark.bytes.count), encoding: mark.encoding)
      else { return nil }
      data = Data(text.utf8)
    }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    return list as? [String: Any]
  }

  private static func plural(_ entry: [String: Any], _ language: String) -> PluralFormat? {
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    let variables = entry.compactMapValues { value -> PluralFormat.Variable? in
      guard let value = value as? [String: Any] else { return nil }
      let type = value["NSStringFormatValueTypeKey"] as? String
      let forms = value.filter { !$0.key.hasPrefix("NS") }.compactMapValues { $0 as? String }
      return PluralFormat.Variable(forms: forms, specifier: type ?? "d")
    }
    return PluralFormat(format: format, variables: variables, language: language)
  }
}
