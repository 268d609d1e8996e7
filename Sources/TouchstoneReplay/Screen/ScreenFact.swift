/// One thing that a test can expect of the screen: an expression, and what it gives now, both in Swift.
package struct ScreenFact: Hashable, Sendable {
  /// What a fact is about; those that a person notices first come first.
  package enum Kind: Int, Comparable, Sendable {
    /// Which controllers are shown.
    case controllers
    /// Whether a view is there.
    case presence
    /// What can be read.
    case text
    /// What a control is set to.
    case value
    /// Whether a control is enabled or selected.
    case state
    /// Whether a view can be seen.
    case visibility
    /// How far something is scrolled, and where a view is.
    case place
    /// Who gets keys.
    case responder

    /// Whether one is noticed before the other.
    package static func < (one: Kind, other: Kind) -> Bool { one.rawValue < other.rawValue }
  }

  /// What it is about.
  package let kind: Kind
  /// The expression; `stage` is the stage.
  package let expression: String
  /// What it gives, as a literal.
  package let value: String

  /// The line of a test that expects it.
  package var line: String {
    let isOptional = expression.contains("?")
    return switch value {
    case "true" where !isOptional: "#expect(\(expression))"
    case "false" where !isOptional: "#expect(!\(expression))"
    default: "#expect(\(expression) == \(value))"
    }
  }
}

/// All that a test can expect of the screen at one moment.
package struct ScreenFacts: Sendable {
  /// The facts, in the order of the views.
  package let all: [ScreenFact]

  /// What a reader would say has changed since then, what is noticed first at first.
  ///
  /// A view that has come is told with what stands on it and what it is set to; one that has gone is
  /// told as that alone.
  package func changes(since old: ScreenFacts) -> [ScreenFact] {
    let before = Dictionary(old.all.map { ($0.expression, $0.value) }) { first, _ in first }
    let now = Set(all.map(\.expression))
    var changes = all.filter { fact in
      guard let value = before[fact.expression] else { return fact.kind <= .value }
      return value != fact.value
    }
    changes += old.all.compactMap { fact in
      guard fact.kind == .presence || fact.isReadable, !now.contains(fact.expression) else {
        return nil
      }
      return ScreenFact(kind: fact.kind, expression: fact.expression, value: "false")
    }
    return changes.enumerated().sorted {
      ($0.element.kind, $0.offset) < ($1.element.kind, $1.offset)
    }.map(\.element)
  }
}

extension ScreenFact {
  /// Whether it says that a text can be read somewhere.
  fileprivate var isReadable: Bool { kind == .text && value == "true" }
}
