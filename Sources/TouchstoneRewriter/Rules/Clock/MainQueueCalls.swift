internal import SwiftSyntax

/// A rule that makes the main queue, sleeping tasks and dates use the application's clock.
///
/// It also makes checks for the main thread consistent with the main queue.
struct MainQueueCalls: Rule {
  /// Whether the target depends on the module TouchstoneCombine, whose schedulers use the
  /// application's clock.
  let hasCombine: Bool

  func apply(to file: SourceFile, in program: Program, _ changes: inout Changes) {
    for member in Collector<MemberAccessExprSyntax>.all(in: file.tree) {
      spans(member, program, file, &changes)
      guard let owner = member.base?.as(DeclReferenceExprSyntax.self) else { continue }
      switch (owner.baseName.text, member.declName.baseName.text) {
      case ("DispatchQueue", "main") where isScheduler(member),
        ("OperationQueue", "main")
      where isScheduler(member):
        continue
      case ("DispatchQueue", "main"): mainQueue(member, owner, file, &changes)
      case ("OperationQueue", "main"):
        changes.notice(
          "the main operation queue uses the machine's clock, not the app's",
          remedy: "call async on DispatchQueue.main, or use a Timer", at: member, of: file)
      case ("Task", "sleep") where isNewSleep(member):
        changes.replace(owner, of: file, with: "ApplicationQueue")
        changes.need("UIKit", in: file)
      case ("Thread", "isMainThread"):
        changes.replace(member, of: file, with: "ApplicationQueue.isCurrent")
        changes.need("UIKit", in: file)
      case ("Date", "now") where member.parent?.is(FunctionCallExprSyntax.self) != true:
        changes.replace(member, of: file, with: "Date.onApplicationClock")
        changes.need("UIKit", in: file)
      default: continue
      }
    }
    for call in Collector<FunctionCallExprSyntax>.all(in: file.tree) {
      if call.calledExpression.plainName == "Date", call.arguments.isEmpty,
        call.trailingClosure == nil
      {
        changes.replace(call, of: file, with: "Date.onApplicationClock")
        changes.need("UIKit", in: file)
      }
      for argument in call.arguments { moments(argument, of: call, file, &changes) }
    }
  }

  /// Returns whether an expression is passed to an operator of Combine, as in
  /// `receive(on: DispatchQueue.main)`.
  private func isScheduler(_ node: some SyntaxProtocol) -> Bool {
    guard hasCombine, let argument = node.parent?.as(LabeledExprSyntax.self),
      let call = argument.enclosing(FunctionCallExprSyntax.self),
      let method = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    else { return false }
    return argument.label?.text == "scheduler"
      || argument.label?.text == "on" && Self.combineMethods.contains(method)
  }

  private static let combineMethods: Set<String> = ["receive", "subscribe", "publish"]

  private static let handedOn =
    "the main queue is passed on, so this uses the machine's clock"

  /// Rewrites dates relative to now, and reports the main queue if its type isn't named.
  private func moments(
    _ argument: LabeledExprSyntax, of call: FunctionCallExprSyntax, _ file: SourceFile,
    _ changes: inout Changes
  ) {
    if let label = argument.label, label.text == "timeIntervalSinceNow",
      call.calledExpression.plainName == "Date"
    {
      changes.replace(label, of: file, with: "secondsOnApplicationClock")
      changes.need("UIKit", in: file)
    }
    guard !isScheduler(argument.expression), let label = argument.label,
      ["queue", "on"].contains(label.text),
      let queue = argument.expression.as(MemberAccessExprSyntax.self), queue.base == nil,
      queue.declName.baseName.text == "main"
    else { return }
    let isObserver = call.arguments.first?.label?.text == "forName"
    changes.notice(
      Self.handedOn,
      remedy: isObserver
        ? "pass nil, so the block runs on the thread that posts the notification"
        : "pass another queue, and call async on DispatchQueue.main from there", at: queue,
      of: file)
  }

  /// Rewrites seconds since now, and seconds since the machine was started.
  private func spans(
    _ member: MemberAccessExprSyntax, _ program: Program, _ file: SourceFile,
    _ changes: inout Changes
  ) {
    let name = member.declName
    if name.baseName.text == "timeIntervalSinceNow", !program.declares(name.baseName.text) {
      changes.replace(name, of: file, with: "secondsSinceNowOnApplicationClock")
      changes.need("UIKit", in: file)
    } else if name.baseName.text == "systemUptime",
      member.base?.isMember("processInfo", of: "ProcessInfo") == true
    {
      changes.replace(member, of: file, with: "CACurrentMediaTime()")
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
        Self.handedOn,
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

  /// Returns whether a member is a call of `sleep(for:)`, with or without a tolerance, or of
  /// `sleep(nanoseconds:)`.
  private func isNewSleep(_ member: MemberAccessExprSyntax) -> Bool {
    guard let call = member.parent?.as(FunctionCallExprSyntax.self) else { return false }
    let labels = call.arguments.map { $0.label?.text ?? "" }
    return [["for"], ["for", "tolerance"], ["nanoseconds"]].contains(labels)
  }
}
