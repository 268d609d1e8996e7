internal import SwiftSyntax
internal import TouchstoneRequirements

/// A rule that adapts calls of optional requirements: Touchstone's have neutral defaults, and the
/// target's throw if they aren't implemented.
struct OptionalCalls: Rule {
  func apply(to file: SourceFile, in program: Program, _ changes: inout Changes) {
    for call in Collector<FunctionCallExprSyntax>.all(in: file.tree) {
      guard let mark = call.optionalMark, let member = call.optionalMember,
        let base = member.base
      else { continue }
      let name = fullName(member, call, program)
      if let own = requirement(name, member, program), !isClosure(own, base, call, program) {
        callOwn(call, mark, file, &changes)
      } else if Self.kitNames.contains(name), !names(member, aClosureIn: program) {
        callKit(call, base, mark, file, &changes)
      }
    }
    references(file, program, &changes)
  }

  // MARK: Which calls are meant

  /// Returns the name with labels. A trailing closure gets the label that the requirement has,
  /// because the call omits it.
  private func fullName(
    _ member: MemberAccessExprSyntax, _ call: FunctionCallExprSyntax, _ program: Program
  ) -> String {
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    let more = call.additionalTrailingClosures.map(\.label.text)
    func name(_ labels: [String]) -> String {
      member.declName.baseName.text + "(" + labels.map { $0 + ":" }.joined() + ")"
    }
    guard call.trailingClosure != nil else { return name(labels + more) }
    let known = program.optionalRequirementsByBase[member.declName.baseName.text]?.first {
      $0.labels.count == labels.count + 1 + more.count
        && Array($0.labels.prefix(labels.count)) == labels
        && Array($0.labels.suffix(more.count)) == more
    }
    return known?.fullName ?? name(labels + ["_"] + more)
  }

  private func requirement(
    _ name: String, _ member: MemberAccessExprSyntax, _ program: Program
  ) -> MemberEntry? {
    program.optionalRequirements[name]?.first
  }

  /// Returns whether the name means a stored closure instead of the requirement.
  private func isClosure(
    _ own: MemberEntry, _ base: ExprSyntax, _ call: FunctionCallExprSyntax, _ program: Program
  ) -> Bool {
    guard names(own.base, aClosureIn: program) else { return false }
    let receiver = base.trimmedDescription.lowercased()
    return !receiver.contains("delegate") && !receiver.contains("datasource")
  }

  private func names(_ member: MemberAccessExprSyntax, aClosureIn program: Program) -> Bool {
    names(member.declName.baseName.text, aClosureIn: program)
  }

  private func names(_ base: String, aClosureIn program: Program) -> Bool {
    program.closureProperties.contains(base)
  }

  private static let kitNames = Set(
    OptionalRequirements.members.values.joined().filter { $0.hasSuffix(")") }
  ).union(Placeholders.requirements)

  // MARK: What they become

  private func callOwn(
    _ call: FunctionCallExprSyntax, _ mark: TokenSyntax, _ file: SourceFile,
    _ changes: inout Changes
  ) {
    changes.remove(mark, of: file)
    let word = mark.text == "!" ? "try!" : "try?"
    if call.isWholeStatement {
      changes.insert("_ = \(word) ", at: call.start, of: file)
    } else {
      changes.insert("(\(word) ", at: call.start, of: file)
      changes.insert(call.needsChaining && mark.text == "?" ? ")?" : ")", at: call.end, of: file)
    }
  }

  private func callKit(
    _ call: FunctionCallExprSyntax, _ base: ExprSyntax, _ mark: TokenSyntax, _ file: SourceFile,
    _ changes: inout Changes
  ) {
    changes.remove(mark, of: file)
    narrow(base, call, file, &changes)
    guard mark.text == "?", !call.isStatement, !ChainFinder.isChain(base) else { return }
    changes.insert("Optional(", at: call.start, of: file)
    changes.insert(call.needsChaining ? ")?" : ")", at: call.end, of: file)
  }

  /// Casts the delegate of a table, whose type is that of a scroll view's delegate.
  private func narrow(
    _ base: ExprSyntax, _ call: FunctionCallExprSyntax, _ file: SourceFile, _ changes: inout Changes
  ) {
    let inner =
      base.as(OptionalChainingExprSyntax.self)?.expression
      ?? base.as(ForceUnwrapExprSyntax.self)?.expression
    guard let delegate = inner?.as(MemberAccessExprSyntax.self), delegate.base != nil,
      delegate.declName.baseName.text == "delegate",
      call.optionalMember?.declName.baseName.text == "tableView"
    else { return }
    changes.insert("(", at: delegate.start, of: file)
    changes.insert(" as? any UITableViewDelegate)", at: delegate.end, of: file)
  }

  // MARK: Methods and properties that are named and not called

  private func references(_ file: SourceFile, _ program: Program, _ changes: inout Changes) {
    let names = program.optionalRequirementsByBase
    guard !names.isEmpty else { return }
    for member in Collector<MemberAccessExprSyntax>.all(in: file.tree)
    where names[member.declName.baseName.text] != nil {
      guard let base = member.base, isDelegate(base, member, program) else { continue }
      let name = member.declName.baseName.text
      if program.optionalRequirements[name] != nil {
        read(member, file, &changes)
      } else if !member.isCalled {
        changes.notice(
          "can't test whether '\(name)' is implemented",
          remedy: "use optional chaining ('?'), which returns nil if it isn't", at: member,
          of: file)
      }
    }
  }

  /// Rewrites reading an optional property.
  private func read(
    _ member: MemberAccessExprSyntax, _ file: SourceFile, _ changes: inout Changes
  ) {
    guard member.parent?.is(FunctionCallExprSyntax.self) != true else { return }
    changes.insert("(try? ", at: member.start, of: file)
    let chains = member.parent?.is(MemberAccessExprSyntax.self) == true
    changes.insert(chains ? ")?" : ")", at: member.end, of: file)
  }

  private func isDelegate(
    _ base: ExprSyntax, _ member: MemberAccessExprSyntax, _ program: Program
  ) -> Bool {
    let text = base.trimmedDescription.filter { $0 != "?" && $0 != "!" }
    let name = text.split(separator: ".").last.map(String.init) ?? text
    let type =
      parameterType(name, around: member)
      ?? enclosingTypeName(of: member).flatMap { program.property(name, of: $0)?.type }
    return type.flatMap { program.type($0) }?.kind == .protocolType
  }

  /// Returns the type of a parameter of the enclosing method or initializer.
  private func parameterType(_ name: String, around member: MemberAccessExprSyntax) -> String? {
    let clause =
      member.enclosing(FunctionDeclSyntax.self)?.signature.parameterClause
      ?? member.enclosing(InitializerDeclSyntax.self)?.signature.parameterClause
    let parameter = clause?.parameters.first { ($0.secondName ?? $0.firstName).text == name }
    return parameter.map { plainName($0.type) }
  }
}

/// Finds optional chaining in an expression.
///
/// It stops at the first match, so that a long chain costs little.
private final class ChainFinder: SyntaxAnyVisitor {
  private var isFound = false
  private let work = WorkCount.current

  static func isChain(_ base: ExprSyntax) -> Bool {
    let finder = ChainFinder(viewMode: .sourceAccurate)
    finder.walk(base)
    return finder.isFound
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    work?.step()
    isFound = isFound || node.is(OptionalChainingExprSyntax.self)
    return isFound ? .skipChildren : .visitChildren
  }
}

extension FunctionCallExprSyntax {
  /// The `?` or `!` between the name and the arguments, as in `delegate?.didEnd?(self)`.
  fileprivate var optionalMark: TokenSyntax? {
    calledExpression.as(OptionalChainingExprSyntax.self)?.questionMark
      ?? calledExpression.as(ForceUnwrapExprSyntax.self)?.exclamationMark
  }

  /// The called member, without the mark.
  fileprivate var optionalMember: MemberAccessExprSyntax? {
    let called =
      calledExpression.as(OptionalChainingExprSyntax.self)?.expression
      ?? calledExpression.as(ForceUnwrapExprSyntax.self)?.expression
    return called?.as(MemberAccessExprSyntax.self)
  }

  /// Whether the call's result is unused.
  fileprivate var isStatement: Bool { parent?.is(CodeBlockItemSyntax.self) == true }

  /// Whether the call is a statement, and its value can't be the implicit result of a closure, an
  /// accessor or a function.
  fileprivate var isWholeStatement: Bool {
    guard isStatement, let list = parent?.parent?.as(CodeBlockItemListSyntax.self) else {
      return false
    }
    let owner = list.parent
    let mayReturn =
      owner?.is(ClosureExprSyntax.self) == true || owner?.is(AccessorBlockSyntax.self) == true
      || owner?.parent?.is(FunctionDeclSyntax.self) == true
    return list.dropFirst().first != nil || !mayReturn
  }

  /// Whether a member of the result is used, as in `call().frame`.
  fileprivate var needsChaining: Bool {
    guard let parent else { return false }
    if let member = parent.as(MemberAccessExprSyntax.self) { return member.base?.id == id }
    return parent.as(SubscriptCallExprSyntax.self)?.calledExpression.id == id
  }
}

extension MemberAccessExprSyntax {
  /// Whether the member is called, with or without a mark in between.
  fileprivate var isCalled: Bool {
    var node = parent
    while let current = node,
      current.is(OptionalChainingExprSyntax.self) || current.is(ForceUnwrapExprSyntax.self)
    {
      node = current.parent
    }
    return node?.is(FunctionCallExprSyntax.self) == true
      || node?.as(MacroExpansionExprSyntax.self) != nil
      || enclosing(MacroExpansionExprSyntax.self) != nil
  }
}
