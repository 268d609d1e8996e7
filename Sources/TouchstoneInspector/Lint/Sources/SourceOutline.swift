/// A type that a source declares or extends, with its members.
struct SourceType: Equatable {
  enum Kind: String {
    case `class` = "class"
    case `protocol` = "protocol"
    case `extension` = "extension"
    case other = "other"
  }

  /// One method or property.
  struct Member: Equatable {
    /// The name as written in Swift: `scrollViewDidScroll(_:)`, `keyboardType`.
    let name: String
    let line: Int
    let isOverride: Bool
    /// Whether the member is static.
    let isStatic: Bool
  }

  let kind: Kind
  /// Whether the type is public.
  let isPublic: Bool
  /// The name without enclosing types.
  let name: String
  /// The enclosing declarations: types by name, and function bodies by number.
  let scope: [String]
  /// The names after the colon, without modules, attributes and generic arguments.
  let parents: [String]
  let file: String
  let line: Int
  var members: [Member] = []
}

/// Finds the types of a Swift source and their members, without a compiler.
struct SourceOutline {
  private let tokens: [SwiftToken]
  private let file: String
  private var index = 0
  private var bodies = 0
  private var types: [SourceType] = []

  static func types(in text: String, file: String) -> [SourceType] {
    var outline = SourceOutline(tokens: SwiftTokens.of(text), file: file)
    while outline.index < outline.tokens.count {
      outline.readMembers(of: nil, scope: [])
      outline.index += 1
    }
    return outline.types
  }

  /// The nesting depth of the type that is being read.
  private var openTypes = 0

  private init(tokens: [SwiftToken], file: String) {
    self.tokens = tokens
    self.file = file
  }

  private func text(_ offset: Int = 0) -> Substring {
    tokens.indices.contains(index + offset) ? tokens[index + offset].text : ""
  }

  // MARK: Types

  private static let typeWords: Set<Substring> = [
    "class", "struct", "enum", "actor", "protocol", "extension",
  ]
  private static let memberWords: Set<Substring> = ["func", "var", "let", "subscript", "init"]

  /// The maximum nesting depth of types, because each level uses stack. Deeper types are skipped
  /// like any other brackets.
  static let mostNestedTypes = 100

  /// Whether a type declaration begins at the current token.
  private var isAtType: Bool {
    guard openTypes < Self.mostNestedTypes, index < tokens.count, tokens[index].isWord,
      Self.typeWords.contains(text()),
      text(-1) != ".", index + 1 < tokens.count, tokens[index + 1].isWord
    else { return false }
    // `class func`, `class override var` and similar declarations are members.
    return !Self.memberWords.contains(text(1)) && !Self.modifiers.contains(text(1))
  }

  private mutating func readType(scope: [String], isPublic: Bool = false) {
    openTypes += 1
    defer { openTypes -= 1 }
    let line = tokens[index].line
    let kind = SourceType.Kind(rawValue: String(text())) ?? .other
    index += 1
    let name = readName()
    var parents: [String] = []
    if text() == ":" {
      index += 1
      parents = readParents()
    }
    while index < tokens.count, text() != "{" { index += 1 }
    let place = types.count
    types.append(
      SourceType(
        kind: kind, isPublic: isPublic, name: name, scope: scope, parents: parents, file: file,
        line: line))
    index += 1
    readMembers(of: place, scope: scope + [name])
    index += 1
  }

  /// Reads a qualified name and returns its last part, without generic arguments.
  private mutating func readName() -> String {
    var name = ""
    while index < tokens.count, tokens[index].isWord {
      name = String(text())
      index += 1
      skipGenerics()
      guard text() == "." else { break }
      index += 1
    }
    return name
  }

  private mutating func skipGenerics() {
    guard text() == "<" else { return }
    var depth = 0
    repeat {
      if text() == "<" { depth += 1 }
      if text() == ">", text(-1) != "-" { depth -= 1 }
      index += 1
    } while depth > 0 && index < tokens.count
  }

  private mutating func readParents() -> [String] {
    var parents: [String] = []
    while index < tokens.count, text() != "{", text() != "where" {
      if text() == "@" {
        index += 2
        if text() == "(", tokens[index].isGlued { skipGroup(scope: []) }
      } else if text() == "any" || text() == "nonisolated" || !tokens[index].isWord {
        index += 1
      } else {
        parents.append(readName())
      }
    }
    return parents
  }

  // MARK: Members

  private static let modifiers: Set<Substring> = [
    "public", "open", "internal", "package", "fileprivate", "private", "static", "final",
    "override", "mutating", "nonmutating", "dynamic", "lazy", "weak", "unowned", "required",
    "convenience", "optional", "nonisolated", "isolated", "prefix", "postfix", "infix",
    "indirect", "consuming", "borrowing", "distributed",
  ]

  /// Reads members until the type's closing brace or the end of the source.
  private mutating func readMembers(of type: Int?, scope: [String]) {
    var modifiers: Set<Substring> = []
    while index < tokens.count, text() != "}" {
      if isAtType {
        readType(scope: scope, isPublic: !modifiers.isDisjoint(with: ["public", "open"]))
        modifiers = []
        continue
      }
      let isWord = tokens[index].isWord && text(-1) != "."
      switch text() {
      case "func" where isWord, "var" where isWord, "let" where isWord:
        readMember(of: type, modifiers)
        modifiers = []
        continue
      case "{", "(", "[":
        skipGroup(scope: scope)
        continue
      case "class" where isWord: modifiers.insert("static")
      default: if isWord, Self.modifiers.contains(text()) { modifiers.insert(text()) }
      }
      index += 1
    }
  }

  private mutating func readMember(of type: Int?, _ modifiers: Set<Substring>) {
    let isMethod = text() == "func"
    let line = tokens[index].line
    index += 1
    guard index < tokens.count, tokens[index].isWord else { return }
    var name = String(text())
    index += 1
    if isMethod {
      skipGenerics()
      guard text() == "(" else { return }
      name += "(\(readLabels().map { "\($0):" }.joined()))"
    }
    guard let type else { return }
    types[type].members.append(
      SourceType.Member(
        name: name, line: line, isOverride: modifiers.contains("override"),
        isStatic: modifiers.contains("static")))
  }

  /// Reads the parameter list at the current token and returns its labels.
  private mutating func readLabels() -> [Substring] {
    var labels: [Substring] = []
    var depth = 0
    var isFirst = true
    repeat {
      switch text() {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "<" where depth == 1:
        skipGenerics()
        continue
      case "," where depth == 1: isFirst = true
      case "@" where depth == 1: index += 1
      default:
        if depth == 1, isFirst, tokens[index].isWord {
          labels.append(text())
          isFirst = false
        }
      }
      index += 1
    } while depth > 0 && index < tokens.count
    return labels
  }

  /// Skips brackets and their content, except for types, which functions can declare too.
  private mutating func skipGroup(scope: [String]) {
    bodies += 1
    let inner = scope + ["\(bodies)"]
    var depth = 0
    repeat {
      if isAtType {
        readType(scope: inner)
        continue
      }
      switch text() {
      case "{", "(", "[": depth += 1
      case "}", ")", "]": depth -= 1
      default: break
      }
      index += 1
    } while depth > 0 && index < tokens.count
  }
}
