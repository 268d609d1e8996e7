internal import Foundation
internal import SwiftSyntax

/// Determines the type that the code around an expression asks for, as far as it is written.
struct ContextualType {
  let file: SourceFile
  let program: Program

  /// Returns the name of the type, or `nil` if the target's declarations don't show it.
  func name(of expression: some SyntaxProtocol) -> String? {
    var node = Syntax(expression)
    while let parent = node.parent {
      WorkCount.step()
      if let found = name(of: node, in: parent) { return found }
      guard passesOn(parent, node) else { return nil }
      node = parent
    }
    return nil
  }

  /// Returns whether a node has the same type as the expression inside it.
  private func passesOn(_ parent: Syntax, _ node: Syntax) -> Bool {
    if parent.is(ExprListSyntax.self) { return true }
    if parent.is(SequenceExprSyntax.self) { return true }
    if let labeled = parent.as(LabeledExprSyntax.self) {
      return labeled.parent?.as(LabeledExprListSyntax.self)?.count == 1
        && labeled.parent?.parent?.is(TupleExprSyntax.self) == true
    }
    if let list = parent.as(LabeledExprListSyntax.self) {
      return list.parent?.is(TupleExprSyntax.self) == true
    }
    return parent.is(TupleExprSyntax.self) || parent.is(UnresolvedTernaryExprSyntax.self)
      || parent.is(InitializerClauseSyntax.self) || parent.is(CodeBlockItemSyntax.self)
  }

  private func name(of node: Syntax, in parent: Syntax) -> String? {
    if let binding = parent.as(PatternBindingSyntax.self) {
      return binding.typeAnnotation.map { plainName($0.type) }
    }
    if let parameter = parent.as(FunctionParameterSyntax.self) { return plainName(parameter.type) }
    if let parameter = parent.as(EnumCaseParameterSyntax.self) { return plainName(parameter.type) }
    if parent.is(ReturnStmtSyntax.self) { return result(around: parent) }
    if let list = parent.as(CodeBlockItemListSyntax.self), list.count == 1 {
      return result(around: parent)
    }
    if let list = parent.as(ExprListSyntax.self) { return operand(node, among: list) }
    if let argument = parent.as(LabeledExprSyntax.self) { return self.argument(argument) }
    return nil
  }

  /// Returns the result type of the function or property whose body contains a statement.
  private func result(around statement: Syntax) -> String? {
    var node = statement.parent
    while let current = node {
      WorkCount.step()
      if let function = current.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause.map { plainName($0.type) }
      }
      if let closure = current.as(ClosureExprSyntax.self) {
        return closure.signature?.returnClause.map { plainName($0.type) } ?? type(of: closure)
      }
      if let accessor = current.as(AccessorDeclSyntax.self),
        accessor.accessorSpecifier.text != "get"
      {
        return nil
      }
      if let binding = current.as(PatternBindingSyntax.self) {
        return binding.typeAnnotation.map { plainName($0.type) }
      }
      if let subscripted = current.as(SubscriptDeclSyntax.self) {
        return plainName(subscripted.returnClause.type)
      }
      if current.is(MemberBlockSyntax.self) { return nil }
      node = current.parent
    }
    return nil
  }

  /// Returns the result type of a closure that is called at once or that is a variable's value, as
  /// in `let now: () -> Date = { .now }`.
  private func type(of closure: ClosureExprSyntax) -> String? {
    var node = Syntax(closure)
    if let call = closure.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == ExprSyntax(closure).id
    {
      node = Syntax(call)
      return node.parent.flatMap { $0.is(InitializerClauseSyntax.self) ? name(of: node) : nil }
    }
    guard let function = name(of: node), let arrow = function.range(of: "->") else { return nil }
    return function[arrow.upperBound...].filter { !$0.isWhitespace && $0 != ")" && $0 != "?" }
  }

  /// Returns the type of another operand of an assignment, a comparison or `??`.
  private func operand(_ node: Syntax, among list: ExprListSyntax) -> String? {
    let elements = Array(list)
    let isAssignment = elements.count > 1 && elements[1].is(AssignmentExprSyntax.self)
    if isAssignment { return file.declaredTypes.type(of: elements[0], in: program)?.name }
    let operators = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    guard operators.count == 1, elements.count == 3, Self.sameTyped.contains(operators[0]) else {
      return nil
    }
    let other = elements[0].id == node.as(ExprSyntax.self)?.id ? elements[2] : elements[0]
    return file.declaredTypes.type(of: other, in: program)?.name
  }

  private static let sameTyped: Set<String> = [
    "==", "!=", "<", ">", "<=", ">=", "??", "...", "..<",
  ]

  /// Returns the type of an argument: of a method of `Date`, of a stored property of that name, or
  /// of a method's parameter.
  private func argument(_ argument: LabeledExprSyntax) -> String? {
    guard let list = argument.parent?.as(LabeledExprListSyntax.self),
      let call = list.parent?.as(FunctionCallExprSyntax.self)
    else { return nil }
    let label = argument.label?.text ?? "_"
    if let type = call.calledExpression.plainName, type.first?.isUppercase == true {
      if type == "Date" || type == "DateInterval" {
        return ["since", "start", "end"].contains(label) ? "Date" : nil
      }
      return program.property(label, of: program.type(type)?.name ?? type)?.type
    }
    let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    guard let name = member?.declName.baseName.text ?? call.calledExpression.plainName else {
      return nil
    }
    if name == "timeIntervalSince", label == "_" { return "Date" }
    let owner =
      member?.base.map { file.declaredTypes.type(of: $0, in: program)?.name }
      ?? enclosingTypeName(of: call)
    guard let owner, let index = list.firstIndex(where: { $0.id == argument.id }) else {
      return nil
    }
    let labels = list.map { $0.label?.text ?? "_" }
    let place = list.distance(from: list.startIndex, to: index)
    let method = program.ancestry(of: program.type(owner)?.name ?? owner).lazy
      .flatMap { $0.methods(name) }.first { $0.labels == labels }
    guard let parameters = method?.node.as(FunctionDeclSyntax.self)?.signature.parameterClause,
      let parameter = parameters.parameters.dropFirst(place).first
    else { return nil }
    return plainName(parameter.type)
  }
}
