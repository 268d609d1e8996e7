internal import SwiftSyntax

/// A type that a declaration shows.
struct DeclaredType {
  /// The name without `?` and `!`, such as `AnyObject` or `[UIView]`.
  let name: String
  /// Whether reading the value unwraps it, as with `AnyObject!`.
  var isUnwrapped = false

  init(_ name: String) { self.name = name }

  init(_ written: TypeSyntax) {
    name = plainName(written)
    isUnwrapped = written.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }

  /// The type of the elements of an array or of the values of a dictionary, or `nil` for another
  /// type.
  var element: DeclaredType? {
    guard name.first == "[", name.last == "]" else { return nil }
    let inner = name.dropFirst().dropLast()
    guard !inner.contains("[") else { return nil }
    let last = inner.split(separator: ":").last.map(String.init) ?? String(inner)
    return DeclaredType(last.filter { !$0.isWhitespace && $0 != "?" })
  }
}

/// The local variables and parameters of a file, by name.
///
/// A variable whose type the file doesn't show hides an outer variable of the same name.
struct DeclaredTypes {
  private enum Source {
    case type(DeclaredType)
    /// The variable has the type of an expression.
    case value(ExprSyntax)
    /// The variable has the type of an expression's elements.
    case element(ExprSyntax)
    /// The variable has the type of the variable of that name before a position, as with `if let
    /// target`.
    case outer(Int)
  }

  private var found: [String: [(scope: Range<Int>, source: Source)]] = [:]

  /// The number of declarations of one name that are examined from a place backwards.
  private static let farthest = 64
  /// The number of variables whose values are followed.
  private static let deepest = 8

  init(_ tree: SourceFileSyntax) {
    for node in Collector<PatternBindingSyntax>.all(in: tree) { add(node) }
    for node in Collector<OptionalBindingConditionSyntax>.all(in: tree) { add(node) }
    for node in Collector<ForStmtSyntax>.all(in: tree) {
      guard let name = node.pattern.as(IdentifierPatternSyntax.self) else { continue }
      let scope = node.body.start..<node.end
      add(name.identifier.text, scope, .element(node.sequence))
    }
    for node in Collector<FunctionParameterSyntax>.all(in: tree) {
      let name = (node.secondName ?? node.firstName).text
      guard let owner = node.parent?.enclosing(FunctionParameterClauseSyntax.self)?.owner else {
        continue
      }
      add(name, owner.range, .type(DeclaredType(node.type)))
    }
    for node in Collector<ClosureParameterSyntax>.all(in: tree) {
      guard let type = node.type, let closure = node.enclosing(ClosureExprSyntax.self) else {
        continue
      }
      add((node.secondName ?? node.firstName).text, closure.range, .type(DeclaredType(type)))
    }
    found = found.mapValues { $0.sorted { $0.scope.lowerBound < $1.scope.lowerBound } }
  }

  private mutating func add(_ name: String, _ scope: Range<Int>, _ source: Source) {
    found[name, default: []].append((scope, source))
  }

  private mutating func add(_ node: PatternBindingSyntax) {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let list = node.enclosing(CodeBlockItemListSyntax.self),
      node.enclosing(MemberBlockItemListSyntax.self).map({ $0.start < list.start }) ?? true
    else { return }
    let scope = node.end..<max(node.end, list.end)
    if let type = node.typeAnnotation?.type {
      add(name, scope, .type(DeclaredType(type)))
    } else if let value = node.initializer?.value {
      add(name, scope, .value(value))
    }
  }

  private mutating func add(_ node: OptionalBindingConditionSyntax) {
    guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let statement = node.enclosing(ConditionElementListSyntax.self)?.parent
    else { return }
    let end =
      statement.is(GuardStmtSyntax.self)
      ? statement.enclosing(CodeBlockItemListSyntax.self)?.end : statement.end
    let scope = node.end..<max(node.end, end ?? node.end)
    if let type = node.typeAnnotation?.type {
      add(name, scope, .type(DeclaredType(type)))
    } else if let value = node.initializer?.value {
      add(name, scope, .value(value))
    } else {
      add(name, scope, .outer(node.start))
    }
  }

  private func source(of name: String, at place: Int) -> Source? {
    guard let known = found[name] else { return nil }
    var low = 0
    var high = known.count
    while low < high {
      WorkCount.step()
      let middle = (low + high) / 2
      if known[middle].scope.lowerBound <= place { low = middle + 1 } else { high = middle }
    }
    return known[..<low].suffix(Self.farthest).last { $0.scope.contains(place) }?.source
  }

  // MARK: Expressions

  /// Returns the type of an expression, or `nil` if the target's declarations don't show it.
  func type(of expression: ExprSyntax, in program: Program) -> DeclaredType? {
    type(of: expression, in: program, depth: 0)
  }

  private func type(of expression: ExprSyntax, in program: Program, depth: Int) -> DeclaredType? {
    WorkCount.step()
    guard depth < Self.deepest else { return nil }
    func inner(_ other: ExprSyntax) -> DeclaredType? {
      type(of: other, in: program, depth: depth + 1)
    }
    if let name = expression.plainName {
      return variable(name, expression, at: expression.start, program, inner)
    }
    if let chain = expression.as(OptionalChainingExprSyntax.self) { return inner(chain.expression) }
    if let forced = expression.as(ForceUnwrapExprSyntax.self) { return inner(forced.expression) }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { inner($0.expression) }
    }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let parts = Array(sequence.elements.suffix(2))
      guard parts.count == 2, parts[0].is(UnresolvedAsExprSyntax.self) else { return nil }
      return parts[1].as(TypeExprSyntax.self).map { DeclaredType($0.type) }
    }
    if let element = expression.as(SubscriptCallExprSyntax.self) {
      return inner(element.calledExpression)?.element
    }
    if let call = expression.as(FunctionCallExprSyntax.self),
      let name = call.calledExpression.plainName,
      name.first?.isUppercase == true
    {
      return DeclaredType(name)
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else {
      return nil
    }
    let name = member.declName.baseName.text
    guard let owner = inner(base) else { return nil }
    if ["first", "last"].contains(name), let element = owner.element { return element }
    return property(name, of: owner.name, program)
  }

  private func variable(
    _ name: String, _ expression: ExprSyntax, at place: Int, _ program: Program,
    _ inner: (ExprSyntax) -> DeclaredType?
  ) -> DeclaredType? {
    let around = enclosingTypeName(of: expression)
    if name == "self" || name == "Self" {
      return around.map { DeclaredType(program.type($0)?.name ?? $0) }
    }
    switch source(of: name, at: place) {
    case .type(let type): return type
    // A variable that is set to a value of the type `AnyObject!` is an ordinary optional.
    case .value(let value): return inner(value).map { DeclaredType($0.name) }
    case .element(let list): return inner(list)?.element
    case .outer(let place):
      return variable(name, expression, at: place, program, inner).map { DeclaredType($0.name) }
    case nil: break
    }
    if let around, let found = property(name, of: around, program) { return found }
    return name.first?.isUppercase == true ? DeclaredType(name) : nil
  }

  private func property(_ name: String, of type: String, _ program: Program) -> DeclaredType? {
    let owner = program.type(type)?.name ?? type
    guard let entry = program.property(name, of: owner) else { return nil }
    let bindings = entry.node.as(VariableDeclSyntax.self)?.bindings
    let written = bindings?.first {
      $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
    }?.typeAnnotation?.type
    return written.map { DeclaredType($0) } ?? entry.type.map { DeclaredType($0) }
  }
}

extension FunctionParameterClauseSyntax {
  /// The function, initializer or subscript that has the parameters, or `nil` for another node.
  fileprivate var owner: Syntax? {
    var node = parent
    while let current = node, current.is(FunctionSignatureSyntax.self) { node = current.parent }
    return node
  }
}
