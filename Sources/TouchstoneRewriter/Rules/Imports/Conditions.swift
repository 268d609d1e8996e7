internal import SwiftSyntax

/// Lets `#if` choose what the author wrote for iOS.
struct Conditions: Rule {
  func apply(to file: SourceFile, in program: Program, _ changes: inout Changes) {
    for config in Collector<IfConfigDeclSyntax>.all(in: file.tree) {
      let clauses = Array(config.clauses)
      for (place, clause) in clauses.enumerated() {
        guard let condition = clause.condition else { continue }
        let laterIsPhone = clauses[(place + 1)...].contains { other in
          other.condition.map { phoneCalls(in: $0).isEmpty == false } ?? false
        }
        for call in phoneCalls(in: condition) { changes.replace(call, of: file, with: "true") }
        guard laterIsPhone else { continue }
        for call in calls(in: condition) where call.trimmedDescription == "os(Linux)" {
          changes.replace(call, of: file, with: "false")
        }
      }
    }
  }

  /// Whether a condition asks for iOS or for a part of it.
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
