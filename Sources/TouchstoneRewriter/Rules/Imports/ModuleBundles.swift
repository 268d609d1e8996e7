internal import SwiftSyntax

/// A rule that lets sources use `Bundle.module` whether the target has resources or not, and as a
/// default argument of a public function.
///
/// It is for permanent copies. In builds, ``MainBundle`` replaces such bundles.
///
/// SwiftPM declares `Bundle.module` only for a target with resources, and only inside the target.
struct ModuleBundles: Rule {
  func apply(to file: SourceFile, in program: Program, _ changes: inout Changes) {
    let uses = program.moduleBundles
    guard !uses.isOwn else { return }
    if uses.home === file {
      changes.insert(Self.helper, at: file.bytes.count, of: file)
    }
    for parameter in Collector<FunctionParameterSyntax>.all(in: file.tree) {
      guard let member = parameter.defaultValue?.value.as(MemberAccessExprSyntax.self),
        ModuleBundleUses.isUse(member, in: file, program), Self.isPublic(parameter)
      else { continue }
      changes.replace(member.declName, of: file, with: "ofRewrittenModule")
    }
  }

  /// The declarations that each target with such uses gets.
  private static let helper = """

    #if SWIFT_MODULE_RESOURCE_BUNDLE_AVAILABLE
    extension Foundation.Bundle {
      @usableFromInline static var ofRewrittenModule: Foundation.Bundle { module }
    }
    #else
    extension Foundation.Bundle {
      static var module: Foundation.Bundle { main }
      @usableFromInline static var ofRewrittenModule: Foundation.Bundle { main }
    }
    #endif

    """

  /// Returns whether other modules can call the function of a parameter.
  private static func isPublic(_ parameter: FunctionParameterSyntax) -> Bool {
    var node = parameter.parent
    while let current = node {
      let isFunction =
        current.is(FunctionDeclSyntax.self) || current.is(InitializerDeclSyntax.self)
        || current.is(SubscriptDeclSyntax.self)
      if isFunction, let modifiers = current.asProtocol((any WithModifiersSyntax).self)?.modifiers {
        if modifiers.has("public") || modifiers.has("open") { return true }
        return ["internal", "private", "fileprivate"].allSatisfy { !modifiers.has($0) }
          && current.enclosing(ExtensionDeclSyntax.self)?.modifiers.has("public") == true
      }
      node = current.parent
    }
    return false
  }
}

/// The uses of `Bundle.module` in a target.
struct ModuleBundleUses {
  /// The first file with a use, or `nil` if there is none.
  let home: SourceFile?
  /// Whether the target declares the property itself.
  let isOwn: Bool

  init(_ program: Program) {
    isOwn =
      program.type("Bundle")?.members("module").contains { member in
        member.isStatic && !Self.isForXcode(member.node)
      } ?? false
    home = program.files.first { file in
      Collector<MemberAccessExprSyntax>.all(in: file.tree).contains {
        Self.isUse($0, in: file, program)
      }
    }
  }

  /// Returns whether an expression is `Bundle.module`, or `.module` if that is written for a bundle.
  static func isUse(
    _ member: MemberAccessExprSyntax, in file: SourceFile, _ program: Program
  ) -> Bool {
    guard member.declName.baseName.text == "module" else { return false }
    if let base = member.base {
      return base.plainName == "Bundle" || base.isMember("Bundle", of: "Foundation")
    }
    if let label = member.parent?.as(LabeledExprSyntax.self)?.label?.text,
      ["bundle", "in"].contains(label)
    {
      return true
    }
    return ContextualType(file: file, program: program).name(of: member) == "Bundle"
  }

  /// Returns whether a declaration is compiled only in Xcode or only by SwiftPM, as in `#if
  /// !SWIFT_PACKAGE`.
  private static func isForXcode(_ node: DeclSyntax) -> Bool {
    var clause = node.enclosing(IfConfigClauseSyntax.self)
    while let current = clause {
      let clauses = current.parent?.as(IfConfigClauseListSyntax.self)
      if clauses?.contains(where: {
        $0.condition?.trimmedDescription.contains("SWIFT_PACKAGE") == true
      }) == true {
        return true
      }
      clause = current.enclosing(IfConfigClauseSyntax.self)
    }
    return false
  }
}
