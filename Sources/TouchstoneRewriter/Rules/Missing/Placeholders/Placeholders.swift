internal import SwiftSyntax

/// Declarations that take the place of Apple's types, so that the code around them compiles.
///
/// A placeholder has the kind, the superclass and the most used members of the type, but no
/// function: a view stays blank, a delegate isn't called, a screen closes as soon as it appears.
enum Placeholders {
  /// One type or function of the texts, with its extensions.
  struct Declaration {
    var text: String
    /// The other placeholders that the text names.
    var needs: Set<String>
    /// The consequence for the app, as the end of a sentence.
    let consequence: String
    /// Whether the type belongs to one of Apple's modules other than UIKit.
    let isOfModule: Bool
  }

  /// The declarations by name.
  static let declarations: [String: Declaration] = DeepStack.run {
    var all: [String: Declaration] = [:]
    for (text, isOfModule) in texts {
      for item in SourceFile(path: "", text: text).tree.statements {
        guard let name = name(of: item.item) else { continue }
        let words = Set(item.tokens(viewMode: .sourceAccurate).map(\.text))
        all[
          name,
          default: Declaration(
            text: "", needs: [], consequence: consequence(item.item), isOfModule: isOfModule)
        ].text += item.trimmedDescription + "\n"
        all[name]?.needs.formUnion(words)
      }
    }
    let names = Set(all.keys)
    for name in names { all[name]?.needs.formIntersection(names.subtracting([name])) }
    return all
  }

  /// The requirements of the protocols among the placeholders, all of which have defaults.
  static let requirements: Set<String> = DeepStack.run {
    let types = Program(texts.map { SourceFile(path: "", text: $0.0) }).ordered
    return Set(
      types.filter { $0.kind == .protocolType }.flatMap(\.members).map(\.fullName)
        .filter { $0.hasSuffix(")") })
  }

  /// Returns the names of all placeholders that a text needs, and of those that they need.
  static func needs(of roots: Set<String>) -> Set<String> {
    var found: Set<String> = []
    var waiting = Array(roots)
    while let name = waiting.popLast() {
      guard let declaration = declarations[name], found.insert(name).inserted else { continue }
      waiting += declaration.needs
    }
    return found
  }

  /// Returns the names in the declaration of a member of view controllers.
  static func needs(ofMember name: String) -> Set<String> {
    let words = (members[name] ?? "").split { !$0.isLetter && !$0.isNumber }.map(String.init)
    return needs(of: Set(words).intersection(declarations.keys))
  }

  /// Returns whether a name belongs to a module that one of the files imports. It is `true` for
  /// UIKit's names.
  static func isImported(_ name: String, by modules: Set<String>) -> Bool {
    guard declarations[name]?.isOfModule == true else { return true }
    return modulePrefixes.contains { prefix, owners in
      name.hasPrefix(prefix) && owners.contains(where: modules.contains)
    }
  }

  private static var texts: [(String, Bool)] {
    [
      (report, false), (collections, false), (collectionLayouts, false), (containers, false),
      (bars, false), (dialogs, false), (foundation, false), (modules, true),
    ]
  }

  private static func name(of item: CodeBlockItemSyntax.Item) -> String? {
    let node = Syntax(item)
    if let function = node.as(FunctionDeclSyntax.self) { return function.name.text }
    if let alias = node.as(TypeAliasDeclSyntax.self) { return alias.name.text }
    if let variable = node.as(VariableDeclSyntax.self) {
      return variable.bindings.first?.pattern.trimmedDescription
    }
    return declaredTypeName(of: node)
  }

  private static func consequence(_ item: CodeBlockItemSyntax.Item) -> String {
    let node = Syntax(item)
    if node.is(ProtocolDeclSyntax.self) { return "its methods aren't called" }
    let superclass = node.as(ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes.first.map {
      plainName($0.type)
    }
    switch superclass {
    case "AbsentScreen": return "the screen closes as soon as it appears"
    case "AbsentContainer": return "it shows one of its controllers, without bars"
    case "UIView", "UIScrollView", "UIControl", "UIViewController", "AbsentBar":
      return "its place stays blank"
    default: return "it has no effect"
    }
  }
}
