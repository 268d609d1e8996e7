package import Foundation

/// A string catalog (`.xcstrings`): the texts of one table in all languages.
package struct StringsCatalog: Sendable {
  /// The language of the keys.
  package let sourceLanguage: String
  private let strings: [String: Text]

  /// Parses a catalog, or returns `nil` if the data isn't a string catalog.
  package init?(_ data: Data) {
    guard let content = try? JSONDecoder().decode(Content.self, from: data) else { return nil }
    sourceLanguage = content.sourceLanguage
    strings = content.strings
  }

  /// The languages in which the catalog has texts, with the source language.
  package var languages: Set<String> {
    strings.values.reduce(into: [sourceLanguage]) { languages, text in
      languages.formUnion((text.localizations ?? [:]).keys)
    }
  }

  /// Returns the table in a language. A key without a text in the language has the text of the
  /// source language, and without one the key itself is the text, as for a compiled catalog.
  package func table(in language: String) -> StringsTable {
    StringsTable(
      strings.reduce(into: [:]) { entries, string in
        let localizations = string.value.localizations ?? [:]
        if let entry = localizations[language]?.entry(string.key, language) {
          entries[string.key] = entry
        } else if let entry = localizations[sourceLanguage]?.entry(string.key, sourceLanguage) {
          entries[string.key] = entry
        } else {
          entries[string.key] = .text(string.key)
        }
      })
  }

  // MARK: The format

  private struct Content: Decodable, Sendable {
    let sourceLanguage: String
    let strings: [String: Text]
  }

  private struct Text: Decodable, Sendable {
    let localizations: [String: Localization]?
  }

  private struct Unit: Decodable, Sendable {
    let value: String?
  }

  private struct Variation: Decodable, Sendable {
    let stringUnit: Unit?
    let variations: Variations?
  }

  private struct Variations: Decodable, Sendable {
    let plural: [String: Variation]?
    let device: [String: Variation]?
  }

  private struct Substitution: Decodable, Sendable {
    let argNum: Int?
    let formatSpecifier: String?
    let variations: Variations?
  }

  private struct Localization: Decodable, Sendable {
    let stringUnit: Unit?
    let variations: Variations?
    let substitutions: [String: Substitution]?

    /// Returns the text of a key for a phone, or `nil` if there is none.
    func entry(_ key: String, _ language: String) -> StringsTable.Entry? {
      let variations = phone(variations)
      if let forms = variations?.plural.map(texts) {
        let argument =
          FormatPieces.firstNumber(in: key)
          ?? FormatPieces.firstNumber(in: forms["other"] ?? "")
        var variable = PluralFormat.Variable(forms: forms, argument: argument ?? 1)
        variable.isWhole = true
        return .plural(
          PluralFormat(format: "%#@key@", variables: ["key": variable], language: language))
      }
      guard let text = variations?.device.flatMap(phoneText) ?? stringUnit?.value else {
        return nil
      }
      guard let substitutions, !substitutions.isEmpty else { return .text(text) }
      let variables = substitutions.mapValues { substitution in
        PluralFormat.Variable(
          forms: phone(substitution.variations)?.plural.map(texts) ?? [:],
          argument: substitution.argNum, specifier: substitution.formatSpecifier ?? "lld")
      }
      return .plural(PluralFormat(format: text, variables: variables, language: language))
    }

    private func phoneText(_ devices: [String: Variation]) -> String? {
      (devices["iphone"] ?? devices["other"])?.stringUnit?.value
    }

    /// Returns the variations for a phone, if they depend on the device.
    private func phone(_ variations: Variations?) -> Variations? {
      let device = variations?.device.flatMap { $0["iphone"] ?? $0["other"] }
      return device?.variations ?? variations
    }

    private func texts(_ forms: [String: Variation]) -> [String: String] {
      forms.compactMapValues { $0.stringUnit?.value }
    }
  }
}
