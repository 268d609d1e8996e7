internal import SwiftSyntax

/// Adds the types and members of one file to the target's index.
final class ProgramReader: SyntaxVisitor {
  private let file: SourceFile
  private let program: Program

  init(_ file: SourceFile, _ program: Program) {
    self.file = file
    self.program = program
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .classType)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .other) }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .other) }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, .other) }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .protocolType)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, .extended)
  }

  private func enter(_ node: some DeclGroupSyntax, _ kind: TypeEntry.Kind)
    -> SyntaxVisitorContinueKind
  {
    guard let own = declaredTypeName(of: Syntax(node)) else { return .visitChildren }
    let around = enclosingTypeName(of: node)
    var name = around.map { "\($0).\(own)" } ?? own
    if kind == .extended, let known = program.type(name) { name = known.name }
    let type = program.entry(name)
    if kind != .extended {
      type.isAmbiguous = type.declaration != nil
      type.kind = kind
      type.declaration = (file, node)
    }
    type.parts.append(node)
    for inherited in node.inheritanceClause?.inheritedTypes ?? [] {
      let names = composition(inherited.type)
      for name in names { type.inherit(name) }
    }
    let exposesAll = node.attributes.has("objcMembers") || node.attributes.has("objc")
    read(node.memberBlock.members, into: type, isExtension: kind == .extended, exposesAll)
    return .visitChildren
  }

  private func composition(_ type: TypeSyntax) -> [String] {
    guard let composition = type.as(CompositionTypeSyntax.self) else { return [plainName(type)] }
    return composition.elements.map { plainName($0.type) }
  }

  private func read(
    _ members: MemberBlockItemListSyntax, into type: TypeEntry, isExtension: Bool,
    _ exposesAll: Bool
  ) {
    for item in members {
      if let conditional = item.decl.as(IfConfigDeclSyntax.self) {
        for clause in conditional.clauses {
          guard let inner = clause.elements?.as(MemberBlockItemListSyntax.self) else { continue }
          read(inner, into: type, isExtension: isExtension, exposesAll)
        }
      }
      for member in entries(item.decl, isExtension, exposesAll) { type.add(member) }
    }
  }

  private func entries(_ node: DeclSyntax, _ isExtension: Bool, _ exposesAll: Bool) -> [MemberEntry]
  {
    if let method = node.as(FunctionDeclSyntax.self) {
      return [
        entry(
          .method, method.name.text,
          method.signature.parameterClause.parameters.map(\.firstName.text), method, isExtension,
          exposesAll, type: nil)
      ]
    }
    guard let variable = node.as(VariableDeclSyntax.self) else { return [] }
    return variable.bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { return nil }
      return entry(
        .property, name.identifier.text, [], variable, isExtension, exposesAll,
        type: ValueType.name(of: binding))
    }
  }

  private func entry(
    _ kind: MemberEntry.Kind, _ base: String, _ labels: [String],
    _ node: some DeclSyntaxProtocol & WithAttributesSyntax & WithModifiersSyntax,
    _ isExtension: Bool, _ exposesAll: Bool, type: String?
  ) -> MemberEntry {
    let exposed = ["objc", "IBAction", "IBOutlet", "IBInspectable", "NSManaged", "GKInspectable"]
    return MemberEntry(
      kind: kind, base: base.replacing("`", with: ""), labels: labels,
      givenName: node.attributes.objectiveCName,
      isStatic: node.modifiers.has("static") || node.modifiers.has("class"),
      isOptionalRequirement: node.modifiers.has("optional"),
      isOverride: node.modifiers.has("override"),
      isExposed: exposesAll || exposed.contains { node.attributes.has($0) },
      isPrivate: node.modifiers.has("private") || node.modifiers.has("fileprivate"),
      isInExtension: isExtension, type: type, file: file, node: DeclSyntax(node))
  }
}

/// Determines the type of a variable from its declaration.
enum ValueType {
  /// Returns the written type, or the type of a value such as `UIButton(type: .system)`, or `nil`
  /// if neither is known.
  static func name(of binding: PatternBindingSyntax) -> String? {
    if let written = binding.typeAnnotation { return plainName(written.type) }
    guard let value = binding.initializer?.value else { return nil }
    if let call = value.as(FunctionCallExprSyntax.self) {
      let called = call.calledExpression
      if let closure = called.as(ClosureExprSyntax.self) {
        return closure.signature?.returnClause.map { plainName($0.type) }
      }
      let name = called.trimmedDescription
      return name.first?.isUppercase == true && !name.contains("(") ? name : nil
    }
    if value.is(BooleanLiteralExprSyntax.self) { return "Bool" }
    if value.is(IntegerLiteralExprSyntax.self) { return "Int" }
    if value.is(FloatLiteralExprSyntax.self) { return "Double" }
    if value.is(StringLiteralExprSyntax.self) { return "String" }
    return nil
  }
}

extension AttributeListSyntax {
  /// Returns the attributes with a name.
  func named(_ name: String) -> [AttributeSyntax] {
    compactMap { $0.as(AttributeSyntax.self) }.filter {
      $0.attributeName.trimmedDescription == name
    }
  }

  /// Returns whether there is an attribute with a name.
  func has(_ name: String) -> Bool { !named(name).isEmpty }

  /// The name in `@objc(name)`.
  var objectiveCName: String? {
    guard let arguments = named("objc").first?.arguments else { return nil }
    return arguments.trimmedDescription.filter { !$0.isWhitespace }
  }
}

extension DeclModifierListSyntax {
  /// Returns whether the modifiers include a keyword, without a detail such as in `private(set)`.
  func has(_ keyword: String) -> Bool {
    contains { $0.name.text == keyword && $0.detail == nil }
  }
}
