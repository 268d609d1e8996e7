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

  /// Returns whether code is compiled only elsewhere: a condition around it tests for another
  /// platform or for a missing module, or it follows the code for iOS in the same `#if`.
  static func isForOthers(_ node: some SyntaxProtocol) -> Bool {
    enclosingClauses(of: node).contains { clause in
      clause.condition.map { !isForPhone($0) } ?? false || followsPhone(clause)
    }
  }

  /// Returns whether code is compiled only on other platforms than iOS.
  static func isForOtherPlatforms(_ node: some SyntaxProtocol) -> Bool {
    enclosingClauses(of: node).contains { clause in
      clause.condition.map { parts(of: $0).allSatisfy(others.contains) } ?? false
        || followsPhone(clause)
    }
  }

  private static func enclosingClauses(of node: some SyntaxProtocol) -> [IfConfigClauseSyntax] {
    Array(
      sequence(
        first: node.enclosing(IfConfigClauseSyntax.self),
        next: { $0?.enclosing(IfConfigClauseSyntax.self) }
      ).prefix { $0 != nil }.compactMap { $0 })
  }

  /// Returns whether an earlier clause of the same `#if` is compiled on iOS.
  private static func followsPhone(_ clause: IfConfigClauseSyntax) -> Bool {
    guard let clauses = clause.parent?.as(IfConfigClauseListSyntax.self) else { return false }
    return clauses.prefix { $0.id != clause.id }.contains { earlier in
      earlier.condition.map {
        parts(of: $0).contains { phone.contains($0) || $0 == "true" }
      } ?? false
    }
  }

  /// Returns the parts of a condition between `||`, without spaces.
  private static func parts(of condition: ExprSyntax) -> [String] {
    condition.trimmedDescription.filter { !$0.isWhitespace }.split(separator: "|").map(String.init)
  }

  /// Returns whether a condition tests for iOS or for a part of it.
  static func isForPhone(_ condition: ExprSyntax) -> Bool {
    let own = Conditions()
    return !own.phoneCalls(in: condition).isEmpty || !own.renamedModules(in: condition).isEmpty
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

  private static let phone: Set<String> = [
    "os(iOS)", "canImport(UIKit)", "canImport(ObjectiveC)", "canImport(QuartzCore)",
    "canImport(CoreGraphics)", "_runtime(_ObjC)",
  ]

  private static let others: Set<String> = [
    "os(macOS)", "os(OSX)", "os(tvOS)", "os(watchOS)", "os(visionOS)", "os(Windows)",
    "canImport(AppKit)", "canImport(Cocoa)", "canImport(WatchKit)",
    "targetEnvironment(macCatalyst)", "!canImport(UIKit)", "!os(iOS)",
    // Rewritten tests for iOS.
    "false", "!true",
  ]
}
