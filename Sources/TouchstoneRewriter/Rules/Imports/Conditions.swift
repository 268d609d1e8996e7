internal import SwiftSyntax

/// A rule that makes `#if` select the code for iOS.
struct Conditions: Rule {
  func apply(to file: SourceFile, in program: Program, _ changes: inout Changes) {
    for config in Collector<IfConfigDeclSyntax>.all(in: file.tree) {
      var laterIsPhone = false
      for clause in config.clauses.reversed() {
        guard let condition = clause.condition else { continue }
        let phone = phoneCalls(in: condition)
        for call in phone { changes.replace(call, of: file, with: "true") }
        if laterIsPhone {
          for call in calls(in: condition) where call.trimmedDescription == "os(Linux)" {
            changes.replace(call, of: file, with: "false")
          }
        }
        laterIsPhone = laterIsPhone || !phone.isEmpty
      }
    }
  }

  /// Returns whether code isn't compiled here: its clause of an `#if` is false for iOS, or an
  /// earlier clause of the same `#if` is true.
  static func isForOthers(_ node: some SyntaxProtocol) -> Bool {
    var clause = node.enclosing(IfConfigClauseSyntax.self)
    while let current = clause {
      if isSkipped(current) { return true }
      clause = current.enclosing(IfConfigClauseSyntax.self)
    }
    return false
  }

  private static func isSkipped(_ clause: IfConfigClauseSyntax) -> Bool {
    if let condition = clause.condition, ConditionValue.of(condition) == false { return true }
    guard let clauses = clause.parent?.as(IfConfigClauseListSyntax.self) else { return false }
    return clauses.prefix { $0.id != clause.id }.contains { earlier in
      earlier.condition.map { ConditionValue.of($0) == true } ?? false
    }
  }

  private func phoneCalls(in condition: ExprSyntax) -> [FunctionCallExprSyntax] {
    calls(in: condition).filter {
      Self.phone.contains($0.trimmedDescription.filter { !$0.isWhitespace })
    }
  }

  private func calls(in condition: ExprSyntax) -> [FunctionCallExprSyntax] {
    Collector<FunctionCallExprSyntax>.all(in: condition)
  }

  /// The tests that the rule replaces with `true`.
  static let phone: Set<String> = [
    "os(iOS)", "canImport(UIKit)", "canImport(ObjectiveC)", "canImport(QuartzCore)",
    "canImport(CoreGraphics)", "_runtime(_ObjC)",
  ]
}
