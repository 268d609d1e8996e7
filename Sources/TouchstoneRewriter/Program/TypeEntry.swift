internal import SwiftSyntax

/// A type that the program declares or extends, with all its members from all files.
final class TypeEntry {
  enum Kind { case classType, protocolType, other, extended }

  /// The name with those of the types around it, such as `Cart.Row`.
  let name: String
  /// What it is; `extended` where the program only extends it, as it does the kit's.
  var kind: Kind = .extended
  /// Its superclass and protocols, those of its extensions included.
  var inherited: [String] = []
  var members: [MemberEntry] = []
  /// Where it is declared; nil where it is only extended.
  var declaration: (file: SourceFile, node: any DeclGroupSyntax)?
  /// Its declaration and its extensions.
  var parts: [any DeclGroupSyntax] = []
  /// Whether two types of the program have the name.
  var isAmbiguous = false

  init(_ name: String) { self.name = name }

  /// The name as it is written inside the type around it.
  var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }

  /// Whether it is a class with parameters in angle brackets.
  var isGeneric: Bool {
    declaration?.node.as(ClassDeclSyntax.self)?.genericParameterClause != nil
  }

  /// Whether a file can write its name: it is no type of a function's, and not private elsewhere.
  func canBeNamed(in file: SourceFile) -> Bool {
    guard let declaration else { return true }
    var node: Syntax? = Syntax(fromProtocol: declaration.node)
    while let current = node {
      if current.is(CodeBlockSyntax.self) { return false }
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
    members.filter { $0.base == base && $0.kind == .method }
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

  /// The name by which a method is handed on without being called.
  var reference: String { labels.isEmpty ? base : fullName }

  /// The name that the Objective-C runtime would know it by.
  var selectorName: String {
    if let givenName { return givenName }
    return kind == .method ? ObjectiveCName.method(base, labels) : base
  }
}
