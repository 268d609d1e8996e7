internal import SwiftSyntax

/// A rule that makes `#if` select the code for iOS.
struct Conditions: Rule {
  /// Whether the target depends on the module TouchstoneCombine.
  var hasCombine = false

  func apply(to file: SourceFile, in program: Program, _ changes: inout Changes) {
    for config in Collector<IfConfigDeclSyntax>.all(in: file.tree) {
      var laterIsPhone = false
      for clause in config.clauses.reversed() {
        guard let condition = clause.condition else { continue }
        let phone = phoneCalls(in: condition)
        for call in phone { changes.replace(call, of: file, with: "true") }
        for (call, module) in renamedModules(in: condition) {
          changes.replace(call, of: file, with: "canImport(\(module))")
        }
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

  /// Returns a condition as this rule writes it.
  static func rewritten(_ condition: ExprSyntax) -> String {
    let own = Conditions()
    var text = Array(condition.trimmedDescription.utf8)
    let edits =
      own.phoneCalls(in: condition).map { ($0.range, "true") }
      + own.renamedModules(in: condition).map { ($0.call.range, "canImport(\($0.module))") }
    for (range, new) in edits.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
      let start = range.lowerBound - condition.start
      text.replaceSubrange(start..<start + range.count, with: new.utf8)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the condition under which a clause is compiled, as this rule writes it. It includes
  /// that the clauses before it aren't compiled.
  static func whole(of clause: IfConfigClauseSyntax) -> String {
    let clauses = clause.parent?.as(IfConfigClauseListSyntax.self).map(Array.init) ?? []
    let others = clauses.prefix { $0.id != clause.id }.compactMap(\.condition)
      .map { "!(\(rewritten($0)))" }
    let own = clause.condition.map { others.isEmpty ? rewritten($0) : "(\(rewritten($0)))" }
    return (others + (own.map { [$0] } ?? [])).joined(separator: " && ")
  }

  /// Returns the tests for modules that exist here under other names, with those names.
  private func renamedModules(
    in condition: ExprSyntax
  ) -> [(call: FunctionCallExprSyntax, module: String)] {
    calls(in: condition).compactMap { call in
      guard call.calledExpression.plainName == "canImport",
        let path = call.arguments.first?.expression.trimmedDescription,
        let module = path.split(separator: ".").first,
        let name = Imports.name(of: String(module), hasCombine: hasCombine)
      else { return nil }
      return (call, name)
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
