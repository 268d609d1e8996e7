internal import SwiftSyntax

/// A type that the program declares or extends, with all its members from all files.
final class TypeEntry {
  enum Kind { case classType, protocolType, other, extended }

  /// The name with those of the types around it, such as `Cart.Row`.
  let name: String
  /// What it is; `extended` where the program only extends it, as it does the kit's.
  var kind: Kind = .extended
  /// Its superclass and protocols, those of its extensions included.
  private(set) var inherited: [String] = []
  private(set) var members: [MemberEntry] = []
  /// Where it is declared; nil where it is only extended.
  var declaration: (file: SourceFile, node: any DeclGroupSyntax)?
  /// Its declaration and its extensions.
  var parts: [any DeclGroupSyntax] = []
  /// Whether two types of the program have the name.
  var isAmbiguous = false

  private var inheritedNames: Set<String> = []
  /// The indices of the members by name without labels. Of members that differ only in types, two
  /// are indexed: no rule needs to know more of them than that they are more than one.
  private var indices: [String: [Int]] = [:]
  private var countOfKind: [MemberEntry.Likeness: Int] = [:]
  /// The first member that each declaration declares.
  private var indexOfNode: [SyntaxIdentifier: Int] = [:]

  init(_ name: String) { self.name = name }

  /// Adds a superclass or protocol, unless the type has it.
  func inherit(_ name: String) {
    if inheritedNames.insert(name).inserted { inherited.append(name) }
  }

  func add(_ member: MemberEntry) {
    if countOfKind[member.likeness, default: 0] < 2 {
      countOfKind[member.likeness, default: 0] += 1
      indices[member.base, default: []].append(members.count)
    }
    if indexOfNode[member.node.id] == nil { indexOfNode[member.node.id] = members.count }
    members.append(member)
  }

  /// The members of a name without labels, at most two of each likeness.
  func members(_ base: String) -> [MemberEntry] {
    (indices[base] ?? []).map {
      WorkCount.step()
      return members[$0]
    }
  }

  /// The first member of a name with labels, or `nil` if there is none.
  func member(_ fullName: String) -> MemberEntry? {
    members(MemberEntry.base(of: fullName)).first { $0.fullName == fullName }
  }

  /// The first member that a declaration declares.
  func member(declaredBy node: DeclSyntax) -> MemberEntry? {
    indexOfNode[node.id].map { members[$0] }
  }

  /// The name as it is written inside the type around it.
  var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }

  /// Whether it is a class with parameters in angle brackets.
  var isGeneric: Bool {
    declaration?.node.as(ClassDeclSyntax.self)?.genericParameterClause != nil
  }

  /// Whether the type is declared in a function, a closure or an accessor.
  var isLocal: Bool {
    var node: Syntax? = declaration.map { Syntax(fromProtocol: $0.node) }
    while let current = node {
      if current.isLocalScope { return true }
      node = current.parent
    }
    return false
  }

  /// Whether a file can write its name: it is no type of a function's, and not private elsewhere.
  func canBeNamed(in file: SourceFile) -> Bool {
    guard let declaration else { return true }
    var node: Syntax? = Syntax(fromProtocol: declaration.node)
    while let current = node {
      if current.isLocalScope { return false }
      if let modifiers = current.asProtocol((any WithModifiersSyntax).self)?.modifiers,
        declaration.file !== file,
        modifiers.has("private") || modifiers.has("fileprivate")
      {
        return false
      }
      node = current.parent
    }
    return true
  }

  /// The members of a name that are methods.
  func methods(_ base: String) -> [MemberEntry] {
    members(base).filter { $0.kind == .method }
  }
}

extension Syntax {
  /// Whether declarations inside the node are local to a function, a closure or an accessor.
  fileprivate var isLocalScope: Bool {
    self.is(CodeBlockSyntax.self) || self.is(ClosureExprSyntax.self)
      || self.is(AccessorBlockSyntax.self)
  }
}

/// A method, initializer or property of a type.
struct MemberEntry {
  enum Kind { case method, property }

  let kind: Kind
  /// The name without labels.
  let base: String
  /// The labels of a method's parameters, `_` where there is none.
  let labels: [String]
  /// The name that `@objc(name)` gives it.
  let givenName: String?
  let isStatic: Bool
  let isOptionalRequirement: Bool
  let isOverride: Bool
  /// Whether it says `@objc`, itself or by its kind of action.
  let isExposed: Bool
  /// Whether only its file can name it.
  let isPrivate: Bool
  /// Whether it stands in an extension.
  let isInExtension: Bool
  /// A property's type, as written or as its first value shows.
  let type: String?
  let file: SourceFile
  let node: DeclSyntax

  /// The name with labels, as in `tableView(_:didSelect:)`.
  var fullName: String {
    guard kind == .method else { return base }
    return base + "(" + labels.map { $0 + ":" }.joined() + ")"
  }

  /// All that rules distinguish members of one type by.
  struct Likeness: Hashable {
    let fullName: String
    let kind: Kind
    let flags: [Bool]
    let file: ObjectIdentifier
  }

  /// The properties that this member may share with others of its type.
  var likeness: Likeness {
    Likeness(
      fullName: fullName, kind: kind,
      flags: [isStatic, isOptionalRequirement, isOverride, isExposed, isPrivate, isInExtension],
      file: ObjectIdentifier(file))
  }

  /// Returns a name with its labels removed.
  static func base(of fullName: String) -> String { String(fullName.prefix { $0 != "(" }) }

  /// The name by which a method is handed on without being called.
  var reference: String { labels.isEmpty ? base : fullName }

  /// The name that the Objective-C runtime would know it by.
  var selectorName: String {
    if let givenName { return givenName }
    return kind == .method ? ObjectiveCName.method(base, labels) : base
  }
}
