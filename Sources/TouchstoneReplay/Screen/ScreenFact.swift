/// A fact that a test can expect of the screen: an expression and its current value, both in Swift.
package struct ScreenFact: Hashable, Sendable {
  /// The subject of a fact; the cases are ordered by how soon a user notices them.
  package enum Kind: Int, Comparable, Sendable {
    /// The shown view controllers.
    case controllers
    /// Whether a view exists.
    case presence
    /// Readable text.
    case text
    /// The value of a control.
    case value
    /// Whether a control is enabled or selected.
    case state
    /// Whether a view is visible.
    case visibility
    /// The offset of a scroll view, and the location of a view.
    case place
    /// The first responder, which receives keys.
    case responder

    /// Returns whether a user notices one kind before the other.
    package static func < (one: Kind, other: Kind) -> Bool { one.rawValue < other.rawValue }
  }

  /// The subject of the fact.
  package let kind: Kind
  /// The expression, in which `stage` is the stage.
  package let expression: String
  /// The value of the expression, as a literal.
  package let value: String

  /// The line of a test that expects the fact.
  package var line: String {
    let isOptional = expression.contains("?")
    return switch value {
    case "true" where !isOptional: "#expect(\(expression))"
    case "false" where !isOptional: "#expect(!\(expression))"
    default: "#expect(\(expression) == \(value))"
    }
  }
}

/// All facts that a test can expect of the screen at one time.
package struct ScreenFacts: Sendable {
  /// The facts, in the order of the views.
  package let all: [ScreenFact]

  /// Returns the changes that a reader would name, the most noticeable first.
  ///
  /// A view that was added is described by its text and its value. A view that was removed is
  /// described by its absence only.
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
  /// Whether the fact states that a text is shown somewhere.
  fileprivate var isReadable: Bool { kind == .text && value == "true" }
}
