internal import SwiftSyntax

/// Lets the main queue, sleeping tasks and dates run on the application's clock.
struct MainQueueCalls: Rule {
  func apply(to file: SourceFile, in program: Program, _ changes: inout Changes) {
    for member in Collector<MemberAccessExprSyntax>.all(in: file.tree) {
      guard let owner = member.base?.as(DeclReferenceExprSyntax.self) else { continue }
      switch (owner.baseName.text, member.declName.baseName.text) {
      case ("DispatchQueue", "main"): mainQueue(member, owner, file, &changes)
      case ("OperationQueue", "main"):
        changes.notice(
          "the main operation queue runs by the machine's clock",
          remedy: "call async on DispatchQueue.main, or use a Timer", at: member, of: file)
      case ("Task", "sleep") where isNewSleep(member):
        changes.replace(owner, of: file, with: "ApplicationQueue")
        changes.need("UIKit", in: file)
      case ("Date", "now") where member.parent?.is(FunctionCallExprSyntax.self) != true:
        changes.replace(member, of: file, with: "Date.onApplicationClock")
        changes.need("UIKit", in: file)
      default: continue
      }
    }
    for call in Collector<FunctionCallExprSyntax>.all(in: file.tree)
    where call.trimmedDescription == "Date()" {
      changes.replace(call, of: file, with: "Date.onApplicationClock")
      changes.need("UIKit", in: file)
    }
  }

  private func mainQueue(
    _ member: MemberAccessExprSyntax, _ owner: DeclReferenceExprSyntax, _ file: SourceFile,
    _ changes: inout Changes
  ) {
    guard let outer = member.parent?.as(MemberAccessExprSyntax.self), outer.base?.id == member.id,
      ["async", "asyncAfter", "sync"].contains(outer.declName.baseName.text),
      let call = outer.parent?.as(FunctionCallExprSyntax.self),
      !call.arguments.contains(where: { $0.label?.text == "wallDeadline" })
    else {
      changes.notice(
        "the main queue is handed on here, so this runs by the machine's clock",
        remedy: "call async or asyncAfter on DispatchQueue.main itself, or use a Timer", at: member,
        of: file)
      return
    }
    changes.replace(owner, of: file, with: "ApplicationQueue")
    changes.need("UIKit", in: file)
    for argument in call.arguments where argument.label?.text == "deadline" {
      for time in Collector<DeclReferenceExprSyntax>.all(in: argument)
      where time.baseName.text == "DispatchTime" {
        changes.replace(time, of: file, with: "ApplicationTime")
      }
    }
  }

  /// Whether it is a call of `sleep(for:)` or `sleep(nanoseconds:)`.
  private func isNewSleep(_ member: MemberAccessExprSyntax) -> Bool {
    guard let call = member.parent?.as(FunctionCallExprSyntax.self), call.arguments.count == 1
    else { return false }
    return ["for", "nanoseconds"].contains(call.arguments.first?.label?.text ?? "")
  }
}
