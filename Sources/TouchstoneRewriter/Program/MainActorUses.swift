internal import SwiftSyntax

/// Finds uses of main-actor declarations in the synchronous code of a class.
///
/// It counts the creation of a view, a static member of such a class, and a member of a property or
/// parameter with a written type. It skips closures, which may run anywhere, and code that names
/// its actor.
final class MainActorUses: SyntaxVisitor {
  private let type: TypeEntry
  private let program: Program
  private let isolation: Isolation
  private var isFound = false
  /// The parameters of the examined method, with their types.
  private var parameters: [String: String] = [:]

  private init(_ type: TypeEntry, _ program: Program, _ isolation: Isolation) {
    self.type = type
    self.program = program
    self.isolation = isolation
    super.init(viewMode: .sourceAccurate)
  }

  /// Returns whether a class contains such uses.
  static func are(in type: TypeEntry, of program: Program, _ isolation: Isolation) -> Bool {
    let uses = MainActorUses(type, program, isolation)
    for part in type.parts where !DeclSyntax(fromProtocol: part).saysIsolation {
      // Methods for a main-actor protocol are isolated already.
      let isForProtocol =
        part.is(ExtensionDeclSyntax.self)
        && part.parentNames.contains { isolation.isIsolated($0, from: type.name) }
      if !isForProtocol { uses.look(at: part.memberBlock.members) }
    }
    return uses.isFound
  }

  private func look(at members: MemberBlockItemListSyntax) {
    for item in members where !isFound {
      if let conditional = item.decl.as(IfConfigDeclSyntax.self) {
        for clause in conditional.clauses {
          if let inner = clause.elements?.as(MemberBlockItemListSyntax.self) { look(at: inner) }
        }
      }
      guard !item.decl.saysIsolation, !item.decl.isAwaited else { continue }
      look(at: item.decl)
    }
  }

  private func look(at member: DeclSyntax) {
    parameters = [:]
    if let method = member.as(FunctionDeclSyntax.self) {
      look(at: method.body, with: method.signature.parameterClause)
    } else if let initializer = member.as(InitializerDeclSyntax.self) {
      look(at: initializer.body, with: initializer.signature.parameterClause)
    } else if let index = member.as(SubscriptDeclSyntax.self) {
      add(index.parameterClause)
      if let block = index.accessorBlock { walk(block) }
    } else if let variable = member.as(VariableDeclSyntax.self) {
      for binding in variable.bindings {
        if let value = binding.initializer { walk(value) }
        // A static instance of the class can be shared if the class is isolated.
        if variable.modifiers.has("static"), ValueType.name(of: binding) == type.lastName {
          isFound = isFound || mentionsIsolated
        }
        if let block = binding.accessorBlock { walk(block) }
      }
    }
  }

  private func look(at body: CodeBlockSyntax?, with clause: FunctionParameterClauseSyntax) {
    add(clause)
    if let body { walk(body) }
  }

  private func add(_ clause: FunctionParameterClauseSyntax) {
    for parameter in clause.parameters {
      parameters[(parameter.secondName ?? parameter.firstName).text] = plainName(parameter.type)
    }
  }

  /// Whether any part mentions a declaration that is isolated to the main actor.
  private lazy var mentionsIsolated = type.parts.contains { mentions($0) }

  private func mentions(_ part: any DeclGroupSyntax) -> Bool {
    part.memberBlock.tokens(viewMode: .sourceAccurate).contains {
      $0.text.first?.isUppercase == true && $0.text != type.lastName && isIsolated($0.text)
    }
  }

  private func isIsolated(_ name: String) -> Bool {
    isolation.isIsolated(name, from: type.name)
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    // A closure that is called immediately runs in the surrounding context.
    let call = node.parent?.as(FunctionCallExprSyntax.self)
    return call?.calledExpression.id == node.id ? .visitChildren : .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    node.effectSpecifiers?.asyncSpecifier == nil ? .visitChildren : .skipChildren
  }

  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = Self.made(by: node.calledExpression), name.first?.isUppercase == true,
      isIsolated(name)
    {
      isFound = true
    }
    return .visitChildren
  }

  /// Returns the name of the type with the called initializer, with or without `init`.
  private static func made(by called: ExprSyntax) -> String? {
    let access = called.as(MemberAccessExprSyntax.self)
    guard access == nil || access?.declName.baseName.text == "init" else { return nil }
    return (access?.base ?? called).as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    WorkCount.step()
    if let base = node.base, uses(node.declName.baseName.text, of: base) { isFound = true }
    return .visitChildren
  }

  private func uses(_ member: String, of base: ExprSyntax) -> Bool {
    if let optional = base.as(OptionalChainingExprSyntax.self) {
      return uses(member, of: optional.expression)
    }
    if let forced = base.as(ForceUnwrapExprSyntax.self) {
      return uses(member, of: forced.expression)
    }
    if let access = base.as(MemberAccessExprSyntax.self) {
      return access.base?.plainName == "self" && !isForEverybody(member)
        && isIsolatedProperty(access.declName.baseName.text)
    }
    guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text, !isForEverybody(member)
    else { return false }
    if name.first?.isUppercase == true {
      return member.first?.isLowercase == true && isIsolated(name) && !isName(member, of: name)
    }
    if let parameter = parameters[name] { return isIsolated(parameter) }
    return isIsolatedProperty(name)
  }

  private func isIsolatedProperty(_ name: String) -> Bool {
    program.property(name, of: type.name)?.type.map(isIsolated) ?? false
  }

  /// Returns whether every object has the member without isolation.
  private func isForEverybody(_ member: String) -> Bool {
    ["self", "Type", "init", "description", "debugDescription", "hash", "isEqual"].contains(member)
  }

  /// Returns whether a static member is a name constant, which isn't isolated.
  private func isName(_ member: String, of type: String) -> Bool {
    member.hasSuffix("Notification") || member.hasSuffix("Key") || type == "UIKeyCommand"
  }
}
