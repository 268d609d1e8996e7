/// The grammatical number that a language uses for a count.
package enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other
}

/// A count, as plural rules see it.
package struct PluralNumber: Sendable {
  /// The absolute value.
  let n: Double
  /// The integer digits.
  let i: UInt64
  /// The visible fraction digits as a number, or 0 for an integer.
  let f: UInt64
  /// Whether there are no fraction digits.
  let isInteger: Bool

  /// Creates a count from an integer.
  package init(_ value: Int) {
    i = UInt64(clamping: value.magnitude)
    n = Double(i)
    f = 0
    isInteger = true
  }

  /// Creates a count from a number with its shortest fraction. A number that isn't finite counts as
  /// 0.
  package init(_ value: Double) {
    n = value.isFinite ? value.magnitude : 0
    i = UInt64(exactly: n.rounded(.towardZero)) ?? .max
    isInteger = Double(i) == n
    let digits = isInteger ? "" : "\(n)".split(separator: ".").last.map(String.init) ?? ""
    f = UInt64(digits, radix: 10) ?? 0
  }

  fileprivate func isInt(_ range: ClosedRange<UInt64>) -> Bool { isInteger && range.contains(i) }

  /// Whether the last one and the last two digits before the decimal point match.
  fileprivate func ends(
    _ last: ClosedRange<UInt64>, not lastTwo: ClosedRange<UInt64>
  ) -> Bool {
    isInteger && last.contains(i % 10) && !lastTwo.contains(i % 100)
  }

  fileprivate func fractionEnds(
    _ last: ClosedRange<UInt64>, not lastTwo: ClosedRange<UInt64>
  ) -> Bool {
    !isInteger && last.contains(f % 10) && !lastTwo.contains(f % 100)
  }

  fileprivate var isMillions: Bool { isInteger && i != 0 && i % 1_000_000 == 0 }
}

/// The plural rules of languages, after the cardinal rules of Unicode's CLDR, version 46.
///
/// A language that isn't in the table has the forms *one* for the integer 1, and *other*.
package enum PluralRules {
  /// Returns the category of a number in a language such as `pl` or `pt-PT`.
  package static func category(of number: PluralNumber, in language: String) -> PluralCategory {
    let tag = language.replacing("_", with: "-")
    let code = tag.split(separator: "-").first.map { $0.lowercased() } ?? ""
    if tag.lowercased() == "pt-pt" { return romance(number, one: number.isInt(1...1)) }
    return (rules[code] ?? { $0.isInt(1...1) ? .one : .other })(number)
  }

  private typealias Rule = @Sendable (PluralNumber) -> PluralCategory

  private static let rules: [String: Rule] = Dictionary(
    groups.flatMap { group in
      group.languages.split(separator: " ").map { (String($0), group.rule) }
    }, uniquingKeysWith: { first, _ in first })

  private static let groups: [(languages: String, rule: Rule)] = [
    ("ja zh ko vi th id ms lo my jv yue bo", { _ in .other }),
    (
      "el hu tr bg nb nn no eu ka sq az kk ky uz mn ta te ml mr ne sw af",
      { $0.n == 1 ? .one : .other }
    ),
    ("hi fa bn gu kn am as zu", { $0.i == 0 || $0.n == 1 ? .one : .other }),
    ("hy", { $0.i < 2 ? .one : .other }),
    ("fr pt", { romance($0, one: $0.i < 2) }),
    ("es", { romance($0, one: $0.n == 1) }),
    ("it ca", { romance($0, one: $0.isInt(1...1)) }),
    ("da", { $0.n == 1 || !$0.isInteger && $0.i < 2 ? .one : .other }),
    ("is", { $0.ends(1...1, not: 11...11) || !$0.isInteger ? .one : .other }),
    ("ru uk be", eastSlavic), ("pl", polish), ("cs sk", czech), ("hr sr bs sh", serboCroatian),
    ("sl", slovenian), ("lt", lithuanian), ("lv", latvian), ("ro mo", romanian), ("ar", arabic),
    ("he iw", hebrew), ("ga", irish), ("cy", welsh),
  ]

  private static func romance(_ number: PluralNumber, one: Bool) -> PluralCategory {
    one ? .one : number.isMillions ? .many : .other
  }

  private static let eastSlavic: Rule = { number in
    guard number.isInteger else { return .other }
    if number.ends(1...1, not: 11...11) { return .one }
    return number.ends(2...4, not: 12...14) ? .few : .many
  }

  private static let polish: Rule = { number in
    guard number.isInteger else { return .other }
    if number.i == 1 { return .one }
    return number.ends(2...4, not: 12...14) ? .few : .many
  }

  private static let czech: Rule = { number in
    guard number.isInteger else { return .many }
    return number.i == 1 ? .one : (2...4).contains(number.i) ? .few : .other
  }

  private static let serboCroatian: Rule = { number in
    if number.ends(1...1, not: 11...11) || number.fractionEnds(1...1, not: 11...11) { return .one }
    let isFew = number.ends(2...4, not: 12...14) || number.fractionEnds(2...4, not: 12...14)
    return isFew ? .few : .other
  }

  private static let slovenian: Rule = { number in
    guard number.isInteger else { return .few }
    return switch number.i % 100 {
    case 1: .one
    case 2: .two
    case 3, 4: .few
    default: .other
    }
  }

  private static let lithuanian: Rule = { number in
    guard number.isInteger else { return .many }
    if number.ends(1...1, not: 11...19) { return .one }
    return number.ends(2...9, not: 11...19) ? .few : .other
  }

  private static let latvian: Rule = { number in
    if number.isInteger && (number.i % 10 == 0 || (11...19).contains(number.i % 100)) {
      return .zero
    }
    let isOne = number.ends(1...1, not: 11...11) || number.fractionEnds(1...1, not: 11...11)
    return isOne ? .one : .other
  }

  private static let romanian: Rule = { number in
    guard number.isInteger else { return .few }
    if number.i == 1 { return .one }
    return number.i == 0 || (1...19).contains(number.i % 100) ? .few : .other
  }

  private static let arabic: Rule = { number in
    guard number.isInteger else { return .other }
    return switch (number.i, number.i % 100) {
    case (0, _): .zero
    case (1, _): .one
    case (2, _): .two
    case (_, 3...10): .few
    case (_, 11...99): .many
    default: .other
    }
  }

  private static let hebrew: Rule = { number in
    if number.isInteger ? number.i == 1 : number.i == 0 { return .one }
    return number.isInt(2...2) ? .two : .other
  }

  private static let irish: Rule = { number in
    guard number.isInteger else { return .other }
    return switch number.i {
    case 1: .one
    case 2: .two
    case 3...6: .few
    case 7...10: .many
    default: .other
    }
  }

  private static let welsh: Rule = { number in
    guard number.isInteger else { return .other }
    return switch number.i {
    case 0: .zero
    case 1: .one
    case 2: .two
    case 3: .few
    case 6: .many
    default: .other
    }
  }
}
