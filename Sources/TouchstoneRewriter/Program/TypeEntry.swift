internal import SwiftSyntax

/// A type that the target declares or extends, with all its members from all files.
final class TypeEntry {
  enum Kind { case classType, protocolType, other, extended }

  /// The name, including enclosing types, such as `Cart.Row`.
  let name: String
  /// The kind of type, or `extended` if the target only extends the type, such as Touchstone's
  /// types.
  var kind: Kind = .extended
  /// The superclass and protocols, including those of extensions.
  private(set) var inherited: [String] = []
  private(set) var members: [MemberEntry] = []
  /// The declaration, or `nil` if the target only extends the type.
  var declaration: (file: SourceFile, node: any DeclGroupSyntax)?
  /// The declaration and the extensions.
  var parts: [any DeclGroupSyntax] = []
  /// Whether the target declares two types with the name.
  var isAmbiguous = false

  private var inheritedNames: Set<String> = []
  /// The indices of the members by name without labels.
  ///
  /// Of members that differ only in types, two are indexed, because no rule needs more than the
  /// fact that there are several.
  private var indices: [String: [Int]] = [:]
  private var countOfKind: [MemberEntry.Likeness: Int] = [:]
  /// The first member that each declaration declares.
  private var indexOfNode: [SyntaxIdentifier: Int] = [:]

  init(_ name: String) { self.name = name }

  /// Adds a superclass or protocol, unless the type already has it.
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

  /// Returns the members with a name without labels, at most two of each likeness.
  func members(_ base: String) -> [MemberEntry] {
    (indices[base] ?? []).map {
      WorkCount.step()
      return members[$0]
    }
  }

  /// Returns the first member with a name including labels, or `nil` if it doesn't exist.
  func member(_ fullName: String) -> MemberEntry? {
    members(MemberEntry.base(of: fullName)).first { $0.fullName == fullName }
  }

  /// Returns the first member that a declaration declares.
  func member(declaredBy node: DeclSyntax) -> MemberEntry? {
    indexOfNode[node.id].map { members[$0] }
  }

  /// The name as written inside the enclosing type.
  var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }

  /// Whether the type is a generic class.
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

  /// Returns whether a file can refer to the type: the type isn't local, and isn't private in
  /// another file.
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

  /// Returns the methods with a name.
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

/// A method or a property of a type.
struct MemberEntry {
  enum Kind { case method, property }

  let kind: Kind
  /// The name without labels.
  let base: String
  /// The labels of a method's parameters, with `_` for a parameter without a label.
  let labels: [String]
  /// The name from `@objc(name)`.
  let givenName: String?
  let isStatic: Bool
  let isOptionalRequirement: Bool
  let isOverride: Bool
  /// Whether the member is exposed to Objective-C, by its own attribute or by that of its type or
  /// extension.
  let isExposed: Bool
  /// Whether the member is `private` or `fileprivate`.
  let isPrivate: Bool
  /// Whether the member is declared in an extension.
  let isInExtension: Bool
  /// The type of a property, as written or as determined by its initial value.
  let type: String?
  let file: SourceFile
  let node: DeclSyntax

  /// The name with labels, as in `tableView(_:didSelect:)`.
  var fullName: String {
    guard kind == .method else { return base }
    return base + "(" + labels.map { $0 + ":" }.joined() + ")"
  }

  /// The full name, by which overrides are matched. A class member and an instance member can have
  /// the same name.
  var overrideName: String { isStatic ? "class " + fullName : fullName }

  /// The properties by which rules distinguish the members of one type.
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

  /// The name that refers to a method without calling it.
  var reference: String { labels.isEmpty ? base : fullName }

  /// The name in the Objective-C runtime.
  var selectorName: String {
    if let givenName { return givenName }
    return kind == .method ? ObjectiveCName.method(base, labels) : base
  }
}
