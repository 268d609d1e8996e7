internal import SwiftSyntax

/// A rule that lets classes override members in extensions of Touchstone's classes, which otherwise
/// only Objective-C supports.
///
/// The member tests the class of the object, nearest class first, and calls that class's
/// implementation:
///
///     extension UIResponder { @objc var title: String? { next?.title } }
///     class Shop: UIView { override var title: String? { super.title ?? "Shop" } }
///
/// becomes
///
///     extension UIResponder {
///       var title: String? { switch self { case let object as Shop: return object.title_ofShop …
///       var title_ofUIResponder: String? { next?.title }
///     }
///     class Shop: UIView { var title_ofShop: String? { self.title_ofUIResponder ?? "Shop" } }
struct ExtensionOverrides: Rule {
  func apply(to file: SourceFile, in program: Program, _ changes: inout Changes) {
    let members = program.overriddenExtensionMembers
    for family in members.families(in: file) {
      let writer = FamilyWriter(family: family, program: program)
      for declaration in family.declarations where declaration.file === file {
        writer.writeDispatch(declaration, &changes)
      }
      for (type, member) in family.overrides where member.file === file {
        writer.writeOverride(type, member, &changes)
      }
    }
    guard !members.isEmpty else { return }
    for access in Collector<MemberAccessExprSyntax>.all(in: file.tree) {
      for family in members.families(named: access.declName.baseName.text) {
        FamilyWriter(family: family, program: program).writeSuper(access, file, &changes)
      }
    }
  }
}

/// Rewrites one overridden member and its overrides.
private struct FamilyWriter {
  let family: OverriddenMember
  let program: Program

  // MARK: The member

  func writeDispatch(_ declaration: MemberEntry, _ changes: inout Changes) {
    let (node, file) = (declaration.node, declaration.file)
    guard let parts = MemberParts(node) else { return }
    opened(parts.modifiers, of: file, &changes)
    let copy = parts.declaration(renamed: own(family.type.name))
    changes.insert("\(dispatch(parts)); \(copy) ", at: parts.body.start, of: file)
    changes.insert(protocols(parts), at: end(of: node), of: file)
  }

  private func dispatch(_ parts: MemberParts) -> String {
    guard parts.isSettable else { return "{ \(choice { parts.call($0, own($1)) }) }" }
    let get = choice { "\($0).\(own($1))" }
    let set = choice { "\($0).\(own($1)) = newValue" }
    return "{ get { \(get) } set { \(set) } }"
  }

  private func choice(_ call: (_ object: String, _ type: String) -> String) -> String {
    let meta = family.isStatic ? ".Type" : ""
    let cases = family.overrides.map {
      "case let object as \(castTarget($0.type))\(meta): return \(call("object", $0.type.name)); "
    }
    return "switch self { \(cases.joined())default: return \(call("self", family.type.name)) }"
  }

  /// Returns the type to which an object is cast. A generic class needs a protocol, because its
  /// arguments are unknown.
  private func castTarget(_ type: TypeEntry) -> String {
    type.isGeneric ? "any \(protocolName(type))" : type.name
  }

  private func protocolName(_ type: TypeEntry) -> String { "Own_\(own(type.name))" }

  private func protocols(_ parts: MemberParts) -> String {
    family.overrides.filter(\.type.isGeneric).map { type, _ in
      let name = protocolName(type)
      let requirement = parts.requirement(renamed: own(type.name))
      return "; @MainActor protocol \(name): AnyObject { \(requirement) }"
        + "; extension \(type.name): \(name) {}"
    }.joined()
  }

  // MARK: The overrides

  func writeOverride(_ type: TypeEntry, _ member: MemberEntry, _ changes: inout Changes) {
    guard let parts = MemberParts(member.node), !parts.isObserved else {
      changes.notice(
        "this overrides a property of an extension but has no accessors",
        remedy: "add get and set", at: member.node, of: member.file)
      return
    }
    for modifier in parts.modifiers where modifier.name.text == "override" {
      changes.remove(modifier, of: member.file)
    }
    if member.isInExtension { opened(parts.modifiers, of: member.file, &changes) }
    changes.replace(parts.name, of: member.file, with: own(type.name))
  }

  /// Replaces `open` in an extension with `public`, because its members can't be overridden.
  private func opened(
    _ modifiers: DeclModifierListSyntax, of file: SourceFile, _ changes: inout Changes
  ) {
    for modifier in modifiers where modifier.name.text == "open" {
      changes.replace(modifier.name, of: file, with: "public")
    }
  }

  func writeSuper(
    _ access: MemberAccessExprSyntax, _ file: SourceFile, _ changes: inout Changes
  ) {
    guard let base = access.base, base.is(SuperExprSyntax.self),
      let written = enclosingTypeName(of: access), let type = program.type(written),
      type === family.type || family.type.name == "NSObject"
        || program.isDescendant(type.name, of: family.type.name)
    else { return }
    changes.replace(base, of: file, with: "self")
    changes.replace(
      access.declName.baseName, of: file,
      with: own(family.superclassOwner(of: type.name, in: program)))
  }

  private func own(_ type: String) -> String {
    "\(family.base)_of\(type.replacing(".", with: "_"))"
  }

  /// Returns the end of the top-level declaration that contains a node.
  private func end(of node: DeclSyntax) -> Int {
    var outer = Syntax(node)
    while let parent = outer.parent, !parent.is(CodeBlockItemSyntax.self) { outer = parent }
    return outer.end
  }
}
