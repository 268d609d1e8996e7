internal import SwiftSyntax

/// A rule that lets the methods of XCTest's test cases use views.
///
/// XCTest calls `setUp`, `tearDown` and the tests without an actor, and its test discovery can't
/// refer to main-actor methods. The rule makes these methods nonisolated, and runs their bodies on
/// the main actor. An async body keeps the isolation that its author chose.
struct TestCases: Rule {
  func apply(to file: SourceFile, in program: Program, _ changes: inout Changes) {
    for type in Collector<ClassDeclSyntax>.all(in: file.tree) {
      guard let name = name(of: type), isTestCase(name, program) else { continue }
      share(type, file, &changes)
    }
    for method in Collector<FunctionDeclSyntax>.all(in: file.tree) {
      guard isCalledByXCTest(method), let name = enclosingTypeName(of: method),
        isTestCase(name, program)
      else { continue }
      rewrite(method, of: name, file, program, &changes)
    }
    reportInterfaceTests(in: file, &changes)
  }

  private func isTestCase(_ name: String, _ program: Program) -> Bool {
    program.isDescendant(name, of: "XCTestCase")
  }

  private func name(of type: ClassDeclSyntax) -> String? {
    [enclosingTypeName(of: type), type.name.text].compactMap(\.self).joined(separator: ".")
  }

  /// Makes a class sendable, because its methods pass the test case to the main actor.
  private func share(_ type: ClassDeclSyntax, _ file: SourceFile, _ changes: inout Changes) {
    guard let last = type.inheritanceClause?.inheritedTypes.last,
      !type.parentNames.contains("Sendable")
    else { return }
    changes.insert(", @unchecked Sendable", at: last.type.end, of: file)
  }

  /// Returns whether XCTest calls a method of a test case.
  private func isCalledByXCTest(_ method: FunctionDeclSyntax) -> Bool {
    guard method.signature.parameterClause.parameters.isEmpty,
      method.signature.returnClause == nil, method.genericParameterClause == nil,
      method.parent?.is(MemberBlockItemSyntax.self) == true
    else { return false }
    if Self.phases.contains(method.name.text) { return method.modifiers.has("override") }
    return method.name.text.hasPrefix("test") && !method.modifiers.has("static")
      && !method.modifiers.has("class") && !method.modifiers.has("private")
  }

  private func rewrite(
    _ method: FunctionDeclSyntax, of type: String, _ file: SourceFile, _ program: Program,
    _ changes: inout Changes
  ) {
    let node = DeclSyntax(method)
    let actors = method.attributes.compactMap { $0.as(AttributeSyntax.self) }
      .filter { $0.attributeName.trimmedDescription.hasSuffix("Actor") }
    let isMarked = actors.contains { $0.attributeName.trimmedDescription == "MainActor" }
    guard let body = method.body, isMarked || !node.saysIsolation, !isRewritten(body) else {
      return
    }
    for actor in actors { changes.remove(actor, of: file) }
    let place = method.modifiers.first?.start ?? method.funcKeyword.start
    changes.insert("nonisolated ", at: place, of: file)
    changes.need("UIKit", in: file)
    guard !node.isAwaited || isMarked || program.isolation.isIsolated(type) else {
      changes.insert(" ApplicationQueue.prepareForTest();", at: body.leftBrace.end, of: file)
      return
    }
    wrap(body, effects(of: method), file, &changes)
  }

  /// Runs a body on the main actor, with the effects of its method.
  private func wrap(
    _ body: CodeBlockSyntax, _ effects: [String], _ file: SourceFile, _ changes: inout Changes
  ) {
    let marks =
      (effects.contains { $0.hasPrefix("throws") } ? "try " : "")
      + (effects.contains("async") ? "await " : "")
    let head = (["()"] + effects + ["-> Void in"]).joined(separator: " ")
    changes.insert(
      " \(marks)ApplicationQueue.runTest { \(head)", at: body.leftBrace.end, of: file)
    changes.insert("} ", at: body.rightBrace.start, of: file)
  }

  private func effects(of method: FunctionDeclSyntax) -> [String] {
    let effects = method.signature.effectSpecifiers
    return [
      effects?.asyncSpecifier?.trimmedDescription, effects?.throwsClause?.trimmedDescription,
    ].compactMap(\.self)
  }

  private func isRewritten(_ body: CodeBlockSyntax) -> Bool {
    guard let first = body.statements.first else { return false }
    let calls = Collector<MemberAccessExprSyntax>.all(in: first)
    return calls.contains { call in
      Self.wrappers.contains(call.declName.baseName.text)
        && call.base?.plainName == "ApplicationQueue"
    }
  }

  /// Reports tests that run an app in another process, once for each file.
  private func reportInterfaceTests(in file: SourceFile, _ changes: inout Changes) {
    guard file.imports.contains("XCTest"),
      let use = Collector<DeclReferenceExprSyntax>.all(in: file.tree)
        .first(where: { $0.baseName.text == "XCUIApplication" })
    else { return }
    changes.notice(
      "Touchstone doesn't run an app in another process",
      remedy: "move this file out of the folder, and write the test with a Stage", at: use,
      of: file)
  }

  /// The methods that XCTest calls before and after tests.
  private static let phases: Set<String> = [
    "setUp", "setUpWithError", "tearDown", "tearDownWithError",
  ]

  /// The functions that rewritten methods call first.
  private static let wrappers: Set<String> = ["prepareForTest", "runTest"]
}
