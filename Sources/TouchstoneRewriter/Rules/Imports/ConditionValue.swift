internal import SwiftSyntax

/// The value that a condition of `#if` has in rewritten sources.
enum ConditionValue {
  /// Returns the value of a condition, or `nil` if it depends on the build, such as `DEBUG`.
  static func of(_ condition: ExprSyntax) -> Bool? {
    if let sequence = condition.as(SequenceExprSyntax.self) {
      return any(Array(sequence.elements)[...])
    }
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.flatMap { of($0.expression) }
    }
    if let negation = condition.as(PrefixOperatorExprSyntax.self) {
      return of(negation.expression).map(!)
    }
    if let literal = condition.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.text == "true"
    }
    return condition.as(FunctionCallExprSyntax.self).flatMap(value)
  }

  /// Returns the value of parts between `||`, which binds less tightly than `&&`.
  private static func any(_ elements: ArraySlice<ExprSyntax>) -> Bool? {
    let values = elements.split { isOperator($0, "||") }.map { part -> Bool? in
      let values = part.split { isOperator($0, "&&") }.map { $0.first.flatMap(of) }
      if values.contains(false) { return false }
      return values.contains(nil) ? nil : true
    }
    if values.contains(true) { return true }
    return values.contains(nil) ? nil : false
  }

  private static func isOperator(_ element: ExprSyntax, _ text: String) -> Bool {
    element.as(BinaryOperatorExprSyntax.self)?.operator.text == text
  }

  private static func value(_ call: FunctionCallExprSyntax) -> Bool? {
    let test = call.trimmedDescription.filter { !$0.isWhitespace }
    if Conditions.phone.contains(test) { return true }
    if otherPlatforms.contains(test) { return false }
    guard call.calledExpression.plainName == "canImport",
      let module = call.arguments.first?.expression.plainName
    else { return nil }
    if Imports.isKit(module) || Imports.renamed[module] != nil || module == "Foundation" {
      return true
    }
    // Whether Combine exists depends on the target.
    return Imports.exists(module) || module == "Combine" ? nil : false
  }

  private static let otherPlatforms: Set<String> = [
    "os(macOS)", "os(OSX)", "os(tvOS)", "os(watchOS)", "os(visionOS)", "os(Windows)",
    "os(Android)", "os(FreeBSD)", "os(WASI)", "targetEnvironment(macCatalyst)",
  ]
}
