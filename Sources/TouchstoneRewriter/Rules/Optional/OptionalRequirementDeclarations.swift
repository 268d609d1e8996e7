internal import SwiftSyntax

/// A rule that makes `@objc optional` requirements optional to implement.
///
/// The rewritten requirement may throw, and its default implementation does. A method that doesn't
/// throw still meets it. A call `delegate?.didEnd?(self)` becomes `try? delegate?.didEnd(self)`,
/// which is `nil` if the method isn't implemented, as on iOS.
struct OptionalRequirementDeclarations: Rule {
  func apply(to file: SourceFile, in program: Program, _ changes: inout Changes) {
    for node in Collector<ProtocolDeclSyntax>.all(in: file.tree) {
      var defaults: [String] = []
      for member in members(node.memberBlock.members) {
        if let method = member.as(FunctionDeclSyntax.self), method.modifiers.has("optional") {
          defaults.append(change(method, access(node), file, &changes))
        } else if let property = member.as(VariableDeclSyntax.self),
          property.modifiers.has("optional")
        {
          defaults += change(property, access(node), file, &changes)
        }
      }
      guard !defaults.isEmpty else { continue }
      changes.insert(
        "; extension \(node.name.text) { \(defaults.joined(separator: "; ")) }", at: node.end,
        of: file)
      changes.need("UIKit", in: file)
    }
  }

  private func members(_ list: MemberBlockItemListSyntax) -> [DeclSyntax] {
    list.flatMap { item -> [DeclSyntax] in
      guard let conditional = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
      return conditional.clauses.flatMap { clause in
        clause.elements?.as(MemberBlockItemListSyntax.self).map(members) ?? []
      }
    }
  }

  private func access(_ node: ProtocolDeclSyntax) -> String {
    node.modifiers.has("public") ? "public " : ""
  }

  private func removeOptional(
    _ modifiers: DeclModifierListSyntax, _ file: SourceFile, _ changes: inout Changes
  ) {
    for modifier in modifiers where modifier.name.text == "optional" {
      changes.remove(modifier, of: file)
    }
  }

  private func change(
    _ method: FunctionDeclSyntax, _ access: String, _ file: SourceFile, _ changes: inout Changes
  ) -> String {
    removeOptional(method.modifiers, file, &changes)
    let clause = method.signature.parameterClause
    let throwing = method.signature.effectSpecifiers?.throwsClause != nil
    if !throwing {
      let place = method.signature.effectSpecifiers?.end ?? clause.end
      changes.insert(" throws", at: place, of: file)
    }
    let result = method.signature.returnClause.map { " \(flat($0))" } ?? ""
    let asynchronous =
      method.signature.effectSpecifiers?.asyncSpecifier == nil ? "" : " async"
    let generics = method.genericParameterClause.map { flat($0) } ?? ""
    let condition = method.genericWhereClause.map { " \(flat($0))" } ?? ""
    return "\(access)func \(method.name.text)\(generics)\(flat(clause))\(asynchronous) throws"
      + "\(result)\(condition) { throw MissingRequirement() }"
  }

  private func change(
    _ property: VariableDeclSyntax, _ access: String, _ file: SourceFile, _ changes: inout Changes
  ) -> [String] {
    removeOptional(property.modifiers, file, &changes)
    return property.bindings.compactMap { binding in
      guard let type = binding.typeAnnotation?.type,
        case .accessors(let accessors)? = binding.accessorBlock?.accessors
      else { return nil }
      for accessor in accessors {
        if accessor.accessorSpecifier.text == "set" {
          // An optional property can't be set, because the object may not have it.
          changes.remove(accessor, of: file)
        } else {
          changes.insert(" throws", at: accessor.end, of: file)
        }
      }
      return "\(access)var \(binding.pattern.trimmedDescription): \(flat(type)) "
        + "{ get throws { throw MissingRequirement() } }"
    }
  }

  /// Returns the text of a node on one line, without comments and line breaks.
  private func flat(_ node: some SyntaxProtocol) -> String {
    node.tokens(viewMode: .sourceAccurate).map { token in
      token.text + (token.trailingTrivia.isEmpty && !breaksLine(token) ? "" : " ")
    }.joined().trimmingTrailingSpace
  }

  private func breaksLine(_ token: TokenSyntax) -> Bool {
    token.nextToken(viewMode: .sourceAccurate)?.leadingTrivia.contains { $0.isNewline } ?? false
  }
}

extension String {
  fileprivate var trimmingTrailingSpace: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
