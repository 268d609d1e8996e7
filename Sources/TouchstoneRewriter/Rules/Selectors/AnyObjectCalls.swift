internal import SwiftSyntax

/// A rule that calls the methods of every Objective-C object on a value whose declared type is
/// `AnyObject`, which has no members here.
///
///     target?.perform(action, with: self)
///
/// becomes
///
///     ObjectiveCObject(target)?.perform(action, with: self)
///
/// `type(of: target).description()` becomes `NSStringFromClass(type(of: target))`.
///
/// A value whose type the target's declarations don't show stays as it is.
struct AnyObjectCalls: Rule {
  func apply(to file: SourceFile, in program: Program, _ changes: inout Changes) {
    for call in Collector<FunctionCallExprSyntax>.all(in: file.tree) {
      if describe(call, file, program, &changes) { continue }
      let (mark, callee) = Self.called(call)
      guard let member = callee?.as(MemberAccessExprSyntax.self), let base = member.base,
        let labels = Self.methods[member.declName.baseName.text],
        labels.contains(call.arguments.map { $0.label?.text ?? "_" })
      else { continue }
      let (value, isMarked) = Self.unwrapped(base)
      guard let type = file.declaredTypes.type(of: value, in: program),
        Self.isAnyObject(type.name, program)
      else { continue }
      if let mark { changes.remove(mark, of: file) }
      changes.insert("ObjectiveCObject(", at: value.start, of: file)
      let unwrapping = isMarked ? "" : type.isUnwrapped ? "!" : Self.isChain(value) ? "?" : ""
      changes.insert(")" + unwrapping, at: value.end, of: file)
      changes.need("UIKit", in: file)
    }
  }

  /// Replaces a call of `description()` on the class of an object, and returns whether it did.
  private func describe(
    _ call: FunctionCallExprSyntax, _ file: SourceFile, _ program: Program,
    _ changes: inout Changes
  ) -> Bool {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "description", call.arguments.isEmpty,
      call.trailingClosure == nil, let read = member.base?.as(FunctionCallExprSyntax.self),
      read.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type",
      let argument = read.arguments.first, argument.label?.text == "of",
      let type = file.declaredTypes.type(of: argument.expression, in: program),
      Self.isAnyObject(type.name, program)
    else { return false }
    changes.insert("NSStringFromClass(", at: read.start, of: file)
    changes.replace(read.end..<call.end, of: file, with: ")")
    changes.need("UIKit", in: file)
    return true
  }

  /// The argument labels with which each method is called.
  private static let methods: [String: Set<[String]>] = [
    "perform": [
      ["_"], ["_", "with"], ["_", "with", "with"], ["_", "with", "afterDelay"],
      ["_", "with", "afterDelay", "inModes"],
    ],
    "responds": [["to"]], "isKind": [["of"]], "isMember": [["of"]], "isEqual": [["_"]],
    "value": [["forKey"], ["forKeyPath"]],
    "setValue": [["_", "forKey"], ["_", "forKeyPath"]],
  ]

  /// Returns the called expression, and the mark between its name and the arguments, as in
  /// `target?.responds?(to: action)`.
  private static func called(
    _ call: FunctionCallExprSyntax
  ) -> (mark: TokenSyntax?, callee: ExprSyntax?) {
    if let chain = call.calledExpression.as(OptionalChainingExprSyntax.self) {
      return (chain.questionMark, chain.expression)
    }
    if let forced = call.calledExpression.as(ForceUnwrapExprSyntax.self) {
      return (forced.exclamationMark, forced.expression)
    }
    return (nil, call.calledExpression)
  }

  /// Returns an expression without a `?` or `!` after it, and whether it has one.
  private static func unwrapped(_ base: ExprSyntax) -> (value: ExprSyntax, isMarked: Bool) {
    if let chain = base.as(OptionalChainingExprSyntax.self) { return (chain.expression, true) }
    if let forced = base.as(ForceUnwrapExprSyntax.self) { return (forced.expression, true) }
    return (base, false)
  }

  /// Returns whether a type is `AnyObject`, alone or together with protocols that don't provide the
  /// methods.
  private static func isAnyObject(_ name: String, _ program: Program) -> Bool {
    let parts = name.split(separator: "&").map { part in
      part.split(whereSeparator: { $0.isWhitespace || "()".contains($0) })
        .last.map(String.init) ?? ""
    }
    guard parts.contains("AnyObject") else { return false }
    return parts.allSatisfy { part in
      part == "AnyObject"
        || program.type(part)?.kind == .protocolType
          && !program.isDescendant(part, of: "NSObjectProtocol")
    }
  }

  /// Returns whether an expression such as `cell?.target` continues an optional chain.
  private static func isChain(_ value: ExprSyntax) -> Bool {
    var node: ExprSyntax? = value
    while let current = node {
      WorkCount.step()
      if current.is(OptionalChainingExprSyntax.self) { return true }
      node =
        current.as(MemberAccessExprSyntax.self)?.base
        ?? current.as(FunctionCallExprSyntax.self)?.calledExpression
        ?? current.as(SubscriptCallExprSyntax.self)?.calledExpression
        ?? current.as(ForceUnwrapExprSyntax.self)?.expression
    }
    return false
  }
}
