internal import SwiftSyntax

/// A rule that makes the remaining forms of reading a clock use the application's clock, such as
/// `.now` as a default argument, `ContinuousClock.now` and `DispatchTime.now().uptimeNanoseconds`.
///
/// The type of `.now` must be written: as the type of a variable, a parameter, a property or a
/// function's result.
struct ClockReadings: Rule {
  func apply(to file: SourceFile, in program: Program, _ changes: inout Changes) {
    let context = ContextualType(file: file, program: program)
    let measured = Self.measuredVariables(in: file)
    for member in Collector<MemberAccessExprSyntax>.all(in: file.tree) {
      let name = member.declName.baseName.text
      guard ["now", "init", "timeIntervalSinceReferenceDate"].contains(name),
        let reading = reading(member, name, context, measured)
      else { continue }
      changes.replace(reading.node, of: file, with: reading.text)
      changes.need("UIKit", in: file)
    }
    for call in Collector<FunctionCallExprSyntax>.all(in: file.tree)
    where call.arguments.isEmpty && call.trailingClosure == nil
      && call.calledExpression.plainName == "NSDate"
    {
      changes.replace(
        call, of: file,
        with: "NSDate(timeIntervalSinceReferenceDate: \(Self.date).timeIntervalSinceReferenceDate)")
      changes.need("UIKit", in: file)
    }
  }

  private typealias Reading = (node: Syntax, text: String)

  private static let date = "Date.onApplicationClock"
  private static let clocks: Set = ["ContinuousClock", "SuspendingClock"]

  /// Returns the expression that reads a clock, with its replacement.
  private func reading(
    _ member: MemberAccessExprSyntax, _ name: String, _ context: ContextualType,
    _ measured: Set<String>
  ) -> Reading? {
    let call = member.parent?.as(FunctionCallExprSyntax.self).flatMap {
      $0.calledExpression.id == ExprSyntax(member).id && $0.arguments.isEmpty
        && $0.trailingClosure == nil ? $0 : nil
    }
    let isCalled =
      member.parent?.is(FunctionCallExprSyntax.self) == true
      && member.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id
        == ExprSyntax(member).id
    guard let base = member.base else {
      return implicit(member, name, call, isCalled: isCalled, context, measured)
    }
    switch (base.trimmedName, name) {
    case ("Date", "timeIntervalSinceReferenceDate") where !isCalled:
      return (Syntax(base), Self.date)
    // The rule for the main queue replaces `Date.now` without the module's name.
    case ("Date", "now") where !isCalled && base.plainName == nil:
      return (Syntax(member), Self.date)
    case ("Date", "init"):
      if let call { return (Syntax(call), Self.date) }
      guard !isCalled, context.name(of: member).map(Self.returnsDate) == true else { return nil }
      return (Syntax(member), "{ \(Self.date) }")
    case ("DispatchTime", "now"):
      guard let call, isMeasured(call, measured) else { return nil }
      return (Syntax(call), "DispatchTime.onApplicationClock")
    case (_, "now") where !isCalled:
      return clock(base, context).map { (Syntax(member), "\($0).Instant.onApplicationClock") }
    default: return nil
    }
  }

  /// Returns the clock whose instant a member of an expression is, or `nil` for another expression.
  private func clock(_ base: ExprSyntax, _ context: ContextualType) -> String? {
    if let name = base.trimmedName {
      let clock = name.hasSuffix(".Instant") ? String(name.dropLast(8)) : name
      if Self.clocks.contains(clock) { return clock }
    }
    let type = context.file.declaredTypes.type(of: base, in: context.program)?.name
    return type.flatMap { Self.clocks.contains($0) ? $0 : nil }
  }

  private func implicit(
    _ member: MemberAccessExprSyntax, _ name: String, _ call: FunctionCallExprSyntax?,
    isCalled: Bool, _ context: ContextualType, _ measured: Set<String>
  ) -> Reading? {
    // Continued chains such as `.now.addingTimeInterval(5)` end in another member.
    let isContinued =
      (call.map(Syntax.init) ?? Syntax(member)).parent?
      .is(MemberAccessExprSyntax.self) == true
    let whole = isContinued ? chain(from: call.map(ExprSyntax.init) ?? ExprSyntax(member)) : nil
    let type = context.name(of: whole ?? call.map(ExprSyntax.init) ?? ExprSyntax(member))
    switch (type, name) {
    case ("Date", "now") where !isCalled: return (Syntax(member), Self.date)
    case ("Date", "init"):
      return call.map { (Syntax($0), Self.date) }
    case ("ContinuousClock.Instant", "now") where !isCalled,
      ("SuspendingClock.Instant", "now") where !isCalled:
      return (Syntax(member), ".onApplicationClock")
    case ("DispatchTime", "now"):
      guard let call, isMeasured(call, measured) else { return nil }
      return (Syntax(call), "DispatchTime.onApplicationClock")
    default: return nil
    }
  }

  /// Returns the chain of calls and members that begins with an expression.
  private func chain(from first: ExprSyntax) -> ExprSyntax {
    var node = first
    while let parent = node.parent {
      let isBase =
        parent.as(MemberAccessExprSyntax.self)?.base?.id == node.id
        || parent.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
      guard isBase, let outer = parent.as(ExprSyntax.self) else { break }
      WorkCount.step()
      node = outer
    }
    return node
  }

  private static func returnsDate(_ type: String) -> Bool {
    type.filter { !$0.isWhitespace && !"()".contains($0) } == "->Date"
  }

  // MARK: Dispatch times

  /// Returns whether a time measures a duration, instead of being a deadline of a queue, which waits
  /// on the machine's clock.
  private func isMeasured(_ call: FunctionCallExprSyntax, _ measured: Set<String>) -> Bool {
    if let member = call.parent?.as(MemberAccessExprSyntax.self) {
      return Self.counters.contains(member.declName.baseName.text)
    }
    let initializer = call.parent?.as(InitializerClauseSyntax.self)
    let binding = initializer?.parent?.as(PatternBindingSyntax.self)
    return binding?.pattern.as(IdentifierPatternSyntax.self)
      .map { measured.contains($0.identifier.text) } ?? false
  }

  private static let counters: Set = ["uptimeNanoseconds", "rawValue"]

  /// Returns the names of variables whose nanoseconds the file reads.
  private static func measuredVariables(in file: SourceFile) -> Set<String> {
    Set(
      Collector<MemberAccessExprSyntax>.all(in: file.tree).compactMap { member in
        guard counters.contains(member.declName.baseName.text) else { return nil }
        return member.base?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
          ?? member.base?.plainName
      })
  }
}

extension ExprSyntax {
  /// The name without the module Foundation or Swift if the expression is a type's name, possibly
  /// nested, as in `ContinuousClock.Instant`, or the type that is created without arguments, as in
  /// `ContinuousClock()`. Otherwise `nil`.
  fileprivate var trimmedName: String? {
    if let plainName { return plainName }
    if let member = self.as(MemberAccessExprSyntax.self), let outer = member.base?.plainName {
      let name = member.declName.baseName.text
      return ["Foundation", "Swift", "Dispatch"].contains(outer) ? name : "\(outer).\(name)"
    }
    guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.isEmpty else {
      return nil
    }
    return call.calledExpression.plainName
  }
}
