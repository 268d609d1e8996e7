internal import SwiftSyntax

/// The declarations of all files of a target.
final class Program {
  let files: [SourceFile]
  private(set) var types: [String: TypeEntry] = [:]
  /// The types in the order in which they were found.
  private(set) var ordered: [TypeEntry] = []
  /// The nested types, by every suffix of their names: `Cart.Row.Cell` by `Row.Cell` and `Cell`.
  private var nested: [String: [TypeEntry]] = [:]
  private var descents: [String: Descent] = [:]
  private var knownImplementers: [[String]: [String]] = [:]
  private var heights: [String: Int] = [:]
  private var families: [[String]: MethodFamily] = [:]

  /// The number of names in the longest suffix that a nested type is found by. Without a limit, the
  /// suffixes of `A.A.A…` would take memory with the square of its length.
  private static let longestSuffix = 64

  init(_ files: [SourceFile]) {
    self.files = files
    for file in files {
      let reader = ProgramReader(file, self)
      reader.walk(file.tree)
    }
  }

  /// Returns the entry of a name, and creates it if necessary.
  func entry(_ name: String) -> TypeEntry {
    if let known = types[name] { return known }
    let new = TypeEntry(name)
    types[name] = new
    ordered.append(new)
    for dot in name.indices.filter({ name[$0] == "." }).suffix(Self.longestSuffix) {
      nested[String(name[name.index(after: dot)...]), default: []].append(new)
    }
    return new
  }

  /// Returns the type of a name as seen from inside another type: the nearest enclosing type, or
  /// else the only type with the name.
  func type(_ name: String, from place: String? = nil) -> TypeEntry? {
    WorkCount.step()
    var around = place
    while let scope = around {
      if let found = types["\(scope).\(name)"] { return found }
      around = scope.lastIndex(of: ".").map { String(scope[..<$0]) }
    }
    if let found = types[name] { return found }
    let nested = nested[name] ?? []
    return nested.count == 1 ? nested[0] : nil
  }

  /// Returns a type, its superclasses and its protocols, as far as the target declares or extends
  /// them.
  func ancestry(of name: String) -> Ancestry { Ancestry(of: name, in: self) }

  /// Returns the names of all types that a type inherits from, including Touchstone's.
  func ancestorNames(of name: String) -> AncestorNames { AncestorNames(of: name, in: self) }

  /// Returns whether a type is `root` or inherits from it.
  func isDescendant(_ name: String, of root: String) -> Bool {
    descents[root, default: Descent()].reaches(root, from: name, parentNames)
  }

  /// Returns the length of the longest path from a type up to a type that inherits from nothing. A
  /// type is higher than all types that it inherits from, unless they inherit from each other.
  func height(of name: String) -> Int {
    if let known = heights[name] { return known }
    heights[name] = 0
    let height = 1 + (parentNames(of: name).map(height).max() ?? 0)
    heights[name] = height
    return height
  }

  /// Returns the methods of a type with a name, nearest first.
  func methods(_ base: String, of type: String) -> MethodFamily {
    if let known = families[[base, type]] { return known }
    let family = MethodFamily(ancestry(of: type).flatMap { $0.methods(base) })
    families[[base, type]] = family
    return family
  }

  /// Returns the methods of classes that meet a protocol's requirement, as a file can refer to
  /// them.
  func implementers(
    of fullName: String, in protocolName: String, seenFrom file: SourceFile
  ) -> [String] {
    let key = [fullName, protocolName, file.path]
    if let known = knownImplementers[key] { return known }
    let found = ordered.compactMap { type -> String? in
      guard type.kind == .classType, !type.isGeneric, type.canBeNamed(in: file),
        isDescendant(type.name, of: protocolName),
        let method = ancestry(of: type.name).lazy.filter({ $0.kind == .classType })
          .compactMap({ type in
            type.members(MemberEntry.base(of: fullName)).first {
              $0.kind == .method && $0.fullName == fullName && !$0.isStatic
            }
          }).first,
        !method.isPrivate || method.file === file
      else { return nil }
      return "\(type.name).\(method.reference)"
    }
    knownImplementers[key] = found
    return found
  }

  /// Returns a property of a type with a name, or `nil` if it has no such property.
  func property(_ base: String, of type: String) -> MemberEntry? {
    for ancestor in ancestry(of: type) {
      if let found = ancestor.members(base).first(where: { $0.kind == .property }) { return found }
    }
    return nil
  }

  /// All `@objc optional` requirements, by full name.
  private(set) lazy var optionalRequirements = Dictionary(
    grouping: openRequirements, by: \.fullName)

  /// All `@objc optional` requirements, by name without labels.
  private(set) lazy var optionalRequirementsByBase = Dictionary(
    grouping: openRequirements, by: \.base)

  private var openRequirements: [MemberEntry] {
    ordered.filter { $0.kind == .protocolType }.flatMap(\.members)
      .filter(\.isOptionalRequirement)
  }

  /// The methods that the name of a selector may mean, with the types that declare them.
  private(set) lazy var exposedMethods: [String: [(type: TypeEntry, member: MemberEntry)]] = {
    var found: [String: [(type: TypeEntry, member: MemberEntry)]] = [:]
    for type in ordered {
      for member in type.members
      where member.kind == .method && member.isExposed && !member.isStatic
        && member.labels.count <= 2 && !member.isOverride
      {
        found[member.selectorName, default: []].append((type, member))
      }
    }
    return found
  }()

  /// The names of properties that may hold closures.
  private(set) lazy var closureProperties: Set<String> = {
    let properties = ordered.flatMap(\.members).filter {
      $0.kind == .property && !$0.isOptionalRequirement && mayHoldClosure($0)
    }
    return Set(properties.map(\.base))
  }()

  /// Returns whether a property may hold a closure, which is `false` if its type is known to be
  /// something else.
  private func mayHoldClosure(_ property: MemberEntry) -> Bool {
    guard let type = property.type, !type.contains("->") else { return true }
    return self.type(type)?.declaration == nil && KitClasses.superclass(of: type) == nil
  }

  private lazy var declaredNames = Set(
    ordered.flatMap(\.members).filter { !$0.isOverride }.map(\.base))

  /// Returns whether a type of the target has a property or method of a name.
  func declares(_ base: String) -> Bool { declaredNames.contains(base) }

  private lazy var declaredProperties = Set(
    ordered.flatMap(\.members).filter { !$0.isOverride && $0.kind == .property }.map(\.base))

  /// Returns whether a type of the target has a property of a name.
  func declaresProperty(_ base: String) -> Bool { declaredProperties.contains(base) }

  /// The files that declare a name outside of all types.
  private(set) lazy var filesOfGlobals: [String: [SourceFile]] = {
    var found: [String: [SourceFile]] = [:]
    for file in files {
      for name in HiddenNames.globals(in: file) { found[name, default: []].append(file) }
    }
    return found
  }()

  /// The classes that override members in each file.
  private(set) lazy var overridesByFile: [ObjectIdentifier: [TypeEntry]] = {
    var found: [ObjectIdentifier: [TypeEntry]] = [:]
    for type in ordered {
      for file in Set(type.members.filter(\.isOverride).map { ObjectIdentifier($0.file) }) {
        found[file, default: []].append(type)
      }
    }
    return found
  }()

  /// The names of members that classes declare in place of absent ones.
  private(set) lazy var overriddenAbsentMembers = AbsentOverrides.overridden(in: self)

  /// The modules that the files import, except in code for other platforms.
  private(set) lazy var importedModules = Set(
    files.flatMap(\.importDeclarations).filter { !Conditions.isForOthers($0) }
      .compactMap { $0.path.first?.name.text })

  /// The names of members that subclasses override, by the class that has them.
  private(set) lazy var overriddenNames = findOverriddenNames()

  /// The isolation of the types to the main actor.
  private(set) lazy var isolation = Isolation(self)

  /// The uses of `Bundle.module`.
  private(set) lazy var moduleBundles = ModuleBundleUses(self)

  /// The members in extensions of Touchstone's classes that other types override.
  private(set) lazy var overriddenExtensionMembers = OverriddenMembers(
    findOverriddenExtensionMembers())
}

/// Returns the name of the type that contains a node, as used in the index, or `nil` outside of
/// types.
func enclosingTypeName(of node: some SyntaxProtocol) -> String? {
  var names: [String] = []
  var current = node.parent
  while let ancestor = current {
    if let name = declaredTypeName(of: ancestor) { names.append(name) }
    current = ancestor.parent
  }
  return names.isEmpty ? nil : names.reversed().joined(separator: ".")
}

/// Returns the name of the type that a declaration declares or extends.
func declaredTypeName(of node: Syntax) -> String? {
  if let type = node.as(ClassDeclSyntax.self) { return type.name.text }
  if let type = node.as(StructDeclSyntax.self) { return type.name.text }
  if let type = node.as(EnumDeclSyntax.self) { return type.name.text }
  if let type = node.as(ActorDeclSyntax.self) { return type.name.text }
  if let type = node.as(ProtocolDeclSyntax.self) { return type.name.text }
  if let type = node.as(ExtensionDeclSyntax.self) { return plainName(type.extendedType) }
  return nil
}

/// Returns the name of a type without generic arguments, module and `any`.
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
