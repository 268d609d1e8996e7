import Testing
import UIKitFoundation

/// Plural categories, with examples that grammars of the languages give.
struct PluralTests {
  private func categories(_ language: String, _ numbers: [Int]) -> [String] {
    numbers.map { PluralRules.category(of: PluralNumber($0), in: language).rawValue }
  }

  @Test func `Germanic languages have a form for exactly one`() {
    for language in ["en", "de", "nl", "sv", "en-GB", "de_AT", "unknown"] {
      #expect(categories(language, [0, 1, 2, 21]) == ["other", "one", "other", "other"])
    }
    #expect(PluralRules.category(of: PluralNumber(1.5), in: "en") == .other)
    #expect(PluralRules.category(of: PluralNumber(1.0), in: "en") == .one)
  }

  @Test func `East Asian languages have one form`() {
    for language in ["ja", "zh-Hans", "ko", "vi"] {
      #expect(categories(language, [0, 1, 2, 100]) == ["other", "other", "other", "other"])
    }
  }

  @Test func `Zero is singular in French, and millions have a form`() {
    #expect(categories("fr", [0, 1, 2, 1_000_000]) == ["one", "one", "other", "many"])
    #expect(categories("es", [0, 1, 2]) == ["other", "one", "other"])
    #expect(categories("pt-PT", [0, 1]) == ["other", "one"])
    #expect(categories("pt-BR", [0, 1]) == ["one", "one"])
    #expect(PluralRules.category(of: PluralNumber(1.9), in: "fr") == .one)
  }

  @Test func `Slavic languages count by the last digits`() {
    #expect(
      categories("ru", [1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 101, 111]) == [
        "one", "few", "few", "many", "many", "many", "many", "one", "few", "many", "one", "many",
      ])
    #expect(
      categories("pl", [1, 2, 5, 12, 21, 22, 25]) == [
        "one", "few", "many", "many", "many", "few", "many",
      ])
    #expect(categories("cs", [1, 2, 4, 5, 22]) == ["one", "few", "few", "other", "other"])
    #expect(PluralRules.category(of: PluralNumber(1.5), in: "cs") == .many)
    #expect(PluralRules.category(of: PluralNumber(1.5), in: "ru") == .other)
    #expect(categories("sl", [1, 2, 3, 5, 101]) == ["one", "two", "few", "other", "one"])
  }

  @Test func `Arabic has six forms`() {
    #expect(
      categories("ar", [0, 1, 2, 3, 10, 11, 99, 100, 103, 111]) == [
        "zero", "one", "two", "few", "few", "many", "many", "other", "few", "many",
      ])
  }

  @Test func `Numbers at the limits and beyond have a category`() {
    for number in [Double.nan, .infinity, -.infinity, 1e300, -1, 0.1] {
      for language in ["ar", "ru", "sl", "lv", "fr"] {
        _ = PluralRules.category(of: PluralNumber(number), in: language)
      }
    }
    #expect(categories("en", [.max, .min]) == ["other", "other"])
    #expect(categories("en", [-1]) == ["one"])
  }
}
