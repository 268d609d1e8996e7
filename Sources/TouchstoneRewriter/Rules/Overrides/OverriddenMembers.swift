internal import SwiftSyntax

/// A member that an extension of one of Touchstone's classes declares, with all its overrides.
struct OverriddenMember {
  let type: TypeEntry
  /// The declarations of the member. Each clause of an `#if` can have one.
  let declarations: [MemberEntry]
  /// The types that override the member, each with its overriding member. Subclasses come before
  /// their superclasses.
  let overrides: [(type: TypeEntry, member: MemberEntry)]
  private let overriding: Set<String>

  init(
    type: TypeEntry, declarations: [MemberEntry],
    overrides: [(type: TypeEntry, member: MemberEntry)]
  ) {
    self.type = type
    self.declarations = declarations
    self.overrides = overrides
    overriding = Set(overrides.map(\.type.name))
  }

  /// Whether the member belongs to the class instead of its objects.
  var isStatic: Bool { declarations[0].isStatic }

  /// The name of the member, without labels.
  var base: String { declarations[0].base }

  /// The type whose member is called if the type `name` calls `super`.
  func superclassOwner(of name: String, in program: Program) -> String {
    program.ancestorNames(of: name).dropFirst().first(where: overriding.contains) ?? type.name
  }
}

/// The members of extensions of Touchstone's classes that other types override.
struct OverriddenMembers {
  private let families: [OverriddenMember]
  private var byName: [String: [Int]] = [:]
  private var byFile: [ObjectIdentifier: [Int]] = [:]
  private var overrides: Set<SyntaxIdentifier> = []
  private var declarations: Set<SyntaxIdentifier> = []

  init(_ families: [OverriddenMember]) {
    self.families = families
    for (index, family) in families.enumerated() {
      byName[family.base, default: []].append(index)
      let files = family.declarations.map(\.file) + family.overrides.map(\.member.file)
      for file in Set(files.map { ObjectIdentifier($0) }) {
        byFile[file, default: []].append(index)
      }
      overrides.formUnion(family.overrides.map(\.member.node.id))
      declarations.formUnion(family.declarations.map(\.node.id))
    }
  }

  var isEmpty: Bool { families.isEmpty }

  /// Returns the members with a name without labels.
  func families(named base: String) -> [OverriddenMember] {
    (byName[base] ?? []).map { families[$0] }
  }

  /// Returns the members that a file declares or overrides.
  func families(in file: SourceFile) -> [OverriddenMember] {
    (byFile[ObjectIdentifier(file)] ?? []).map { families[$0] }
  }

  /// Returns whether a member overrides any of these members.
  func areOverridden(by member: MemberEntry) -> Bool { overrides.contains(member.node.id) }

  /// Returns whether a member is one of these members or overrides any of them.
  func contain(_ member: MemberEntry) -> Bool {
    overrides.contains(member.node.id) || declarations.contains(member.node.id)
  }
}

extension Program {
  /// Returns the members of extensions of Touchstone's classes that other types override.
  func findOverriddenExtensionMembers() -> [OverriddenMember] {
    var overrides: [String: [(type: TypeEntry, member: MemberEntry)]] = [:]
    for type in ordered {
      var names: Set<String> = []
      for member in type.members
      where member.isOverride && names.insert(member.overrideName).inserted {
        overrides[member.overrideName, default: []].append((type, member))
      }
    }
    var known: [[String]: Bool] = [:]
    return ordered.filter { $0.kind == .extended }.flatMap { type in
      declarationsByName(of: type).compactMap { declarations in
        let own = (overrides[declarations[0].overrideName] ?? []).filter {
          $0.type !== type
            && (type.name == "NSObject" || isDescendant($0.type.name, of: type.name))
            && !hasOwnSuper($0.member, of: $0.type, &known)
        }
        guard !own.isEmpty else { return nil }
        return OverriddenMember(type: type, declarations: declarations, overrides: sorted(own))
      }
    }
  }

  /// Returns whether a member overrides a member of one of the target's own classes, such as one that
  /// meets a requirement of a protocol.
  private func hasOwnSuper(
    _ member: MemberEntry, of type: TypeEntry, _ known: inout [[String]: Bool]
  ) -> Bool {
    let key = [type.name, member.overrideName]
    if let found = known[key] { return found }
    known[key] = false
    for ancestor in ancestry(of: type.name).dropFirst() where ancestor.kind == .classType {
      guard
        let own = ancestor.members(member.base).first(where: {
          $0.overrideName == member.overrideName
        })
      else { continue }
      let found = !own.isOverride || hasOwnSuper(own, of: ancestor, &known)
      known[key] = found
      return found
    }
    return false
  }

  /// Returns the members that a type declares without `override`, grouped by name and labels. The
  /// groups are in the order of their first declarations.
  private func declarationsByName(of type: TypeEntry) -> [[MemberEntry]] {
    var indices: [String: Int] = [:]
    var groups: [[MemberEntry]] = []
    for member in type.members where !member.isOverride {
      if let index = indices[member.overrideName] {
        groups[index].append(member)
      } else {
        indices[member.overrideName] = groups.count
        groups.append([member])
      }
    }
    return groups
  }

  /// Whether a separate rule handles an override.
  func overridesExtensionMember(_ member: MemberEntry) -> Bool {
    overriddenExtensionMembers.areOverridden(by: member)
  }

  /// Whether a separate rule changes a member of an extension or an override of it.
  func changesExtensionMember(_ member: MemberEntry) -> Bool {
    overriddenExtensionMembers.contain(member)
  }

  /// Returns the overrides with subclasses first. Unrelated types of the same height stay in their
  /// order.
  private func sorted(
    _ overrides: [(type: TypeEntry, member: MemberEntry)]
  ) -> [(type: TypeEntry, member: MemberEntry)] {
    overrides.enumerated().map { ($0.offset, height(of: $0.element.type.name), $0.element) }
      .sorted { ($1.1, $0.0) < ($0.1, $1.0) }.map(\.2)
  }
}
