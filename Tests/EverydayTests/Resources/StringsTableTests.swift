import Foundation
import Testing
import UIKitFoundation

/// Tables of texts, as an app's files contain them.
struct StringsTableTests {
  private let text = """
    /* A comment */
    "greeting" = "Hello, \\"%@\\"\\n"; // another
    plain = word;
    "umlaut" = "gr\u{FC}n";
    """

  @Test(arguments: [String.Encoding.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian])
  func `A table is read in each encoding`(encoding: String.Encoding) throws {
    var data = try #require(text.data(using: encoding))
    if encoding == .utf16LittleEndian { data = Data([0xFF, 0xFE]) + data }
    if encoding == .utf16BigEndian { data = Data([0xFE, 0xFF]) + data }
    let table = try #require(StringsTable(strings: data))
    #expect(table.entries["greeting"] == .text("Hello, \"%@\"\n"))
    #expect(table.entries["plain"] == .text("word"))
    #expect(table.entries["umlaut"] == .text("gr\u{FC}n"))
  }

  @Test func `A property list is a table, and broken data is none`() throws {
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["key": "text"], format: .binary, options: 0)
    #expect(StringsTable(strings: data)?.entries == ["key": .text("text")])
    #expect(StringsTable(strings: Data("\"key\" = ".utf8)) == nil)
    #expect(StringsTable(strings: Data([0xFF, 0xFE, 0x00])) == nil)
  }

  private func plurals(_ entries: [String: Any]) throws -> StringsTable {
    let data = try PropertyListSerialization.data(
      fromPropertyList: entries, format: .xml, options: 0)
    return try #require(StringsTable(plurals: data, language: "en"))
  }

  private func expanded(
    _ entry: StringsTable.Entry?, _ arguments: any CVarArg...
  ) throws -> String {
    guard case .plural(let format)? = entry else { throw CocoaError(.coderInvalidValue) }
    return String(format: format.expanded(for: arguments), arguments: arguments)
  }

  @Test func `Two counts of one format have their own forms`() throws {
    let table = try plurals([
      "songs": [
        "NSStringLocalizedFormatKey": "%1$#@songs@ in %2$#@albums@",
        "songs": [
          "NSStringFormatSpecTypeKey": "NSStringPluralRuleType",
          "NSStringFormatValueTypeKey": "d", "one": "%d song", "other": "%d songs",
        ],
        "albums": [
          "NSStringFormatSpecTypeKey": "NSStringPluralRuleType",
          "NSStringFormatValueTypeKey": "d", "zero": "no album", "one": "one album",
          "other": "%d albums",
        ],
      ]
    ])
    #expect(try expanded(table.entries["songs"], 1, 3) == "1 song in 3 albums")
    #expect(try expanded(table.entries["songs"], 2, 1) == "2 songs in one album")
    #expect(try expanded(table.entries["songs"], 2, 0) == "2 songs in no album")
  }

  @Test func `A format mixes counts and other values`() throws {
    let table = try plurals([
      "sent": [
        "NSStringLocalizedFormatKey": "%@ sent %#@files@, 100%%",
        "files": ["NSStringFormatValueTypeKey": "lu", "one": "a file", "other": "%lu files"],
      ]
    ])
    #expect(try expanded(table.entries["sent"], "Ada", 1) == "Ada sent a file, 100%")
    #expect(try expanded(table.entries["sent"], "Ada", 7) == "Ada sent 7 files, 100%")
  }

  @Test func `A format that contains itself ends`() throws {
    let table = try plurals([
      "loop": [
        "NSStringLocalizedFormatKey": "%#@a@", "a": ["other": "x%#@a@"],
      ]
    ])
    #expect(try expanded(table.entries["loop"], 2).hasPrefix("x"))
  }

  private func catalog(_ strings: String) throws -> StringsCatalog {
    let text = #"{"sourceLanguage": "en", "version": "1.0", "strings": {\#(strings)}}"#
    return try #require(StringsCatalog(Data(text.utf8)))
  }

  @Test func `A catalog's missing texts are in the source language, or the keys`() throws {
    let catalog = try catalog(
      #"""
      "title": {"localizations": {
        "en": {"stringUnit": {"state": "translated", "value": "Cart"}},
        "de": {"stringUnit": {"state": "translated", "value": "Korb"}}}},
      "pay": {"localizations": {"en": {"stringUnit": {"state": "new", "value": "Pay"}}}},
      "Cancel": {}
      """#)
    #expect(catalog.languages == ["en", "de"])
    let german = catalog.table(in: "de").entries
    #expect(german == ["title": .text("Korb"), "pay": .text("Pay"), "Cancel": .text("Cancel")])
  }

  @Test func `A catalog has forms by count and by device`() throws {
    let catalog = try catalog(
      #"""
      "%@: %lld items": {"localizations": {"en": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%1$@: one item"}},
        "other": {"stringUnit": {"state": "translated", "value": "%1$@: %2$lld items"}}}}}}},
      "tap": {"localizations": {"en": {"variations": {"device": {
        "iphone": {"stringUnit": {"state": "translated", "value": "Tap"}},
        "other": {"stringUnit": {"state": "translated", "value": "Click"}}}}}}},
      "birds": {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%#@birds@ here"},
        "substitutions": {"birds": {"argNum": 1, "formatSpecifier": "lld", "variations": {
          "plural": {"one": {"stringUnit": {"value": "%arg bird"}},
            "other": {"stringUnit": {"value": "%arg birds"}}}}}}}}}
      """#)
    let table = catalog.table(in: "en").entries
    #expect(try expanded(table["%@: %lld items"], "Ada", 1) == "Ada: one item")
    #expect(try expanded(table["%@: %lld items"], "Ada", 4) == "Ada: 4 items")
    #expect(table["tap"] == .text("Tap"))
    #expect(try expanded(table["birds"], 1) == "1 bird here")
    #expect(try expanded(table["birds"], 2) == "2 birds here")
  }

  @Test func `The user's first language that the app has is used`() {
    func order(_ preferred: [String], _ available: Set<String>) -> [String] {
      LanguageMatch.order(preferred: preferred, available: available, development: "en")
    }
    #expect(order(["de-AT"], ["de", "en", "Base"]) == ["de", "en", "Base"])
    #expect(order(["de-AT"], ["de-AT", "de", "en"]) == ["de-AT", "de", "en"])
    #expect(order(["ja", "fr"], ["fr", "en"]) == ["fr", "en"])
    #expect(order(["ja"], ["fr", "en"]) == ["en"])
    #expect(order(["ja"], ["Base"]) == ["Base"])
    #expect(order(["zh-TW"], ["zh-Hans", "zh-Hant", "en"]) == ["zh-Hant", "en"])
    #expect(order(["zh-Hans-CN"], ["zh-Hans", "zh-Hant", "en"]) == ["zh-Hans", "en"])
    #expect(order(["pt-BR"], ["pt_BR", "en"]) == ["pt_BR", "en"])
    #expect(order(["de"], ["German", "English"]) == ["German", "English"])
    #expect(order([], []) == [])
  }
}
