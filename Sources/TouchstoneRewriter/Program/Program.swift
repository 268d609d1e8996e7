internal import SwiftSyntax
internal import TouchstoneRequirements

/// What all files of a target declare together.
final class Program {
  let files: [SourceFile]
  private(set) var types: [String: TypeEntry] = [:]
  /// The types in the order they were met.
  private(set) var ordered: [TypeEntry] = []

  init(_ files: [SourceFile]) {
    self.files = files
    for file in files {
      let reader = ProgramReader(file, self)
      reader.walk(file.tree)
    }
  }

  /// The entry of a name, made when it is met for the first time.
  func entry(_ name: String) -> TypeEntry {
    if let known = types[name] { return known }
    let new = TypeEntry(name)
    types[name] = new
    ordered.append(new)
    return new
  }

  /// The type of a name as seen from inside another: the nearest around it, else the only one.
  func type(_ name: String, from place: String? = nil) -> TypeEntry? {
    var around = place
    while let scope = around {
      if let found = types["\(scope).\(name)"] { return found }
      around = scope.lastIndex(of: ".").map { String(scope[..<$0]) }
    }
    if let found = types[name] { return found }
    let nested = ordered.filter { $0.name.hasSuffix(".\(name)") }
    return nested.count == 1 ? nested[0] : nil
  }

  /// A type, its superclasses and its protocols as far as the program declares or extends them.
  func ancestry(of name: String) -> [TypeEntry] {
    var found: [TypeEntry] = []
    var waiting = [(name, String?.none)]
    while !waiting.isEmpty {
      let (next, place) = waiting.removeFirst()
      guard let type = type(next, from: place) else { continue }
      guard !found.contains(where: { $0 === type }) else { continue }
      found.append(type)
      waiting += type.inherited.map { ($0, type.name) }
      if type.kind == .extended, let parent = KitClasses.superclass(of: type.name) {
        waiting.append((parent, nil))
      }
    }
    return found
  }

  /// The names of all that a type stands on, the kit's included.
  func ancestorNames(of name: String) -> [String] {
    var found: [String] = []
    var waiting = [name]
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      guard !found.contains(next) else { continue }
      found.append(next)
      waiting += type(next)?.inherited ?? []
      if let parent = KitClasses.superclass(of: next) { waiting.append(parent) }
      waiting += OptionalRequirements.parents[next] ?? []
    }
    return found
  }

  /// The methods of a name that a type has, nearest first.
  func methods(_ base: String, of type: String) -> [MemberEntry] {
    ancestry(of: type).flatMap { $0.methods(base) }
  }

  /// The methods of classes that meet a protocol's requirement, as a file can write them.
  func implementers(
    of fullName: String, in protocolName: String, seenFrom file: SourceFile
  ) -> [String] {
    ordered.compactMap { type in
      guard type.kind == .classType, !type.isGeneric, type.canBeNamed(in: file),
        ancestorNames(of: type.name).contains(protocolName),
        let method = ancestry(of: type.name).filter({ $0.kind == .classType }).flatMap(\.members)
          .first(where: { $0.kind == .method && $0.fullName == fullName && !$0.isStatic }),
        !method.isPrivate || method.file === file
      else { return nil }
      return "\(type.name).\(method.reference)"
    }
  }

  /// A property of a name that a type has.
  func property(_ base: String, of type: String) -> MemberEntry? {
    for ancestor in ancestry(of: type) {
      if let found = ancestor.members.first(where: { $0.base == base && $0.kind == .property }) {
        return found
      }
    }
    return nil
  }

  /// All requirements that `@objc optional` left open, by full name.
  private(set) lazy var optionalRequirements: [String: [MemberEntry]] = {
    var found: [String: [MemberEntry]] = [:]
    for type in ordered where type.kind == .protocolType {
      for member in type.members where member.isOptionalRequirement {
        found[member.fullName, default: []].append(member)
      }
    }
    return found
  }()

  /// Whether a type of the program has a property or method of a name.
  func declares(_ base: String) -> Bool {
    ordered.contains { type in type.members.contains { $0.base == base && !$0.isOverride } }
  }

  /// What belongs to the main actor.
  private(set) lazy var isolation = Isolation(self)

  /// What extensions of the kit's classes declare and other types override.
  private(set) lazy var overriddenExtensionMembers = findOverriddenExtensionMembers()
}

/// The name of the type that a node stands in, as the program's index has it.
func enclosingTypeName(of node: some SyntaxProtocol) -> String? {
  var names: [String] = []
  var current = node.parent
  while let ancestor = current {
    if let name = declaredTypeName(of: ancestor) { names.append(name) }
    current = ancestor.parent
  }
  return names.isEmpty ? nil : names.reversed().joined(separator: ".")
}

/// The name that a declaration gives a type, or of the type that it extends.
func declaredTypeName(of node: Syntax) -> String? {
  if let type = node.as(ClassDeclSyntax.self) { return type.name.text }
  if let type = node.as(StructDeclSyntax.self) { return type.name.text }
  if let type = node.as(EnumDeclSyntax.self) { return type.name.text }
  if let type = node.as(ActorDeclSyntax.self) { return type.name.text }
  if let type = node.as(ProtocolDeclSyntax.self) { return type.name.text }
  if let type = node.as(ExtensionDeclSyntax.self) { return plainName(type.extendedType) }
  return nil
}

/// A type's name without generic arguments, module and `any`.
func plainName(_ type: some TypeSyntaxProtocol) -> String {
  if let named = type.as(IdentifierTypeSyntax.self) { return named.name.text }
  if let member = type.as(MemberTypeSyntax.self) {
    let base = plainName(member.baseType)
    return ["UIKit", "Foundation", "QuartzCore"].contains(base)
      ? member.name.text : base + "." + member.name.text
  }
  if let optional = type.as(OptionalTypeSyntax.self) { return plainName(optional.wrappedType) }
  if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
    return plainName(optional.wrappedType)
  }
  if let some = type.as(SomeOrAnyTypeSyntax.self) { return plainName(some.constraint) }
  if let attributed = type.as(AttributedTypeSyntax.self) { return plainName(attributed.baseType) }
  if let tuple = type.as(TupleTypeSyntax.self), let only = tuple.elements.first,
    tuple.elements.count == 1
  {
    return plainName(only.type)
  }
  return type.trimmedDescription
}
