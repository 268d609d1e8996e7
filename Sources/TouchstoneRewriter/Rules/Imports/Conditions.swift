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

  /// Returns whether a condition tests for iOS or for a part of it.
  static func isForPhone(_ condition: ExprSyntax) -> Bool {
    !Conditions().phoneCalls(in: condition).isEmpty
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
}
