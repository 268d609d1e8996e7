internal import Foundation

/// A format whose words depend on counts, from a `.stringsdict` file or a string catalog.
package struct PluralFormat: Hashable, Sendable {
  /// A part of the format that one argument determines.
  package struct Variable: Hashable, Sendable {
    /// The texts by category, each of them a format.
    package var forms: [String: String]
    /// The position of the argument, counted from 1, or `nil` for the next one.
    package var argument: Int?
    /// Whether the texts are whole formats, whose specifiers stand for all arguments in order.
    package var isWhole = false
    /// The specifier for `%arg` in the texts, without the percent sign, such as `lld`.
    package var specifier: String

    /// Creates a variable.
    package init(forms: [String: String], argument: Int? = nil, specifier: String = "lld") {
      self.forms = forms
      self.argument = argument
      self.specifier = specifier
    }
  }

  /// The format, with variables such as `%#@songs@`.
  package var format: String
  /// The variables by name.
  package var variables: [String: Variable]
  /// The language of the texts.
  package var language: String

  /// Creates a format.
  package init(format: String, variables: [String: Variable], language: String) {
    self.format = format
    self.variables = variables
    self.language = language
  }

  /// Returns a format without variables for some arguments, with a position in each specifier.
  ///
  /// Variables may contain variables, up to eight levels. A variable without a matching text
  /// becomes empty.
  package func expanded(for arguments: [any CVarArg]) -> String {
    var next = 1
    return expand(format, own: nil, arguments, &next, depth: 0)
  }

  private static let deepest = 8

  private func expand(
    _ text: String, own: Int?, _ arguments: [any CVarArg], _ next: inout Int, depth: Int
  ) -> String {
    var result = ""
    for piece in FormatPieces.pieces(of: text) {
      switch piece {
      case .text(let text): result += text
      case .specifier(let position, let rest):
        result += "%\(place(position, own, &next))$\(rest)"
      case .variable(let position, let name):
        guard let variable = variables[name], depth < Self.deepest else { continue }
        let index = place(variable.argument ?? position, own, &next)
        let argument = arguments.indices.contains(index - 1) ? arguments[index - 1] : nil
        let form = form(of: variable, argument)
        let filled = form.replacing("%arg", with: "%\(variable.specifier)")
        if variable.isWhole { next = 1 }
        result += expand(
          filled, own: variable.isWhole ? nil : index, arguments, &next, depth: depth + 1)
      }
    }
    return result
  }

  /// Returns the position of an argument: the one that the format names, that of the surrounding
  /// variable, or the next one.
  private func place(_ position: Int?, _ own: Int?, _ next: inout Int) -> Int {
    if let found = position ?? own { return found }
    defer { next += 1 }
    return next
  }

  private func form(of variable: Variable, _ argument: (any CVarArg)?) -> String {
    let number = argument.flatMap(Self.number)
    // A text for zero is used in every language, also if its rules don't have the category.
    if number?.n == 0, let zero = variable.forms["zero"] { return zero }
    let category = number.map { PluralRules.category(of: $0, in: language) } ?? .other
    return variable.forms[category.rawValue] ?? variable.forms["other"] ?? ""
  }

  private static func number(_ argument: any CVarArg) -> PluralNumber? {
    switch argument {
    case let value as any BinaryInteger: PluralNumber(Int(clamping: value))
    case let value as any BinaryFloatingPoint: PluralNumber(Double(value))
    case let value as NSNumber: PluralNumber(value.doubleValue)
    default: nil
    }
  }
}

/// The pieces of a format.
enum FormatPieces {
  enum Piece: Equatable {
    /// Characters to copy, among them `%%`.
    case text(String)
    /// A specifier without the percent sign and the position.
    case specifier(position: Int?, rest: String)
    /// A variable such as `%1$#@songs@`.
    case variable(position: Int?, name: String)
  }

  /// Returns the position of the first argument that is a number, or `nil` if there is none.
  static func firstNumber(in format: String) -> Int? {
    var next = 1
    for case .specifier(let position, let rest) in pieces(of: format) {
      if let last = rest.last, "dDiuUxXofFeEgGaA".contains(last) { return position ?? next }
      if position == nil { next += 1 }
    }
    return nil
  }

  private static let flags: Set<Character> = Set("-+0'.123456789hlLqztj")

  static func pieces(of format: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      if percent > rest.startIndex { pieces.append(.text(String(rest[..<percent]))) }
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        pieces.append(.text("%%"))
        rest = rest.dropFirst()
        continue
      }
      let position = takePosition(&rest)
      if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
        pieces.append(.variable(position: position, name: String(rest.dropFirst(2)[..<end])))
        rest = rest[rest.index(after: end)...]
        continue
      }
      let length = rest.prefix { flags.contains($0) || $0 == "#" }.count + 1
      pieces.append(.specifier(position: position, rest: String(rest.prefix(length))))
      rest = rest.dropFirst(length)
    }
    return rest.isEmpty ? pieces : pieces + [.text(String(rest))]
  }

  private static func takePosition(_ rest: inout Substring) -> Int? {
    let digits = rest.prefix { ("0"..."9").contains($0) }
    guard !digits.isEmpty, rest.dropFirst(digits.count).first == "$",
      let position = Int(digits, radix: 10), position > 0
    else { return nil }
    rest = rest.dropFirst(digits.count + 1)
    return position
  }
}
