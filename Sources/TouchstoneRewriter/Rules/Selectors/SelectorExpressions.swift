internal import SwiftSyntax
internal import TouchstoneRequirements

/// A rule that replaces every form of `#selector(…)` with Touchstone's selector: a name with its
/// method.
struct SelectorExpressions: Rule {
  func apply(to file: SourceFile, in program: Program, _ changes: inout Changes) {
    for node in Collector<MacroExpansionExprSyntax>.all(in: file.tree)
    where node.macroName.text == "selector" {
      guard let argument = node.arguments.first else { continue }
      var reader = SelectorReader(program: program, file: file, place: node)
      guard let selector = reader.read(argument) else { continue }
      if let problem = selector.problem {
        changes.notice(problem.message, remedy: problem.remedy, at: node, of: file)
      }
      changes.replace(node, of: file, with: selector.text)
      changes.need("UIKit", in: file)
    }
  }
}

/// The replacement of a `#selector`.
struct SelectorText {
  var text: String
  var problem: (message: String, remedy: String)?
}

/// Determines the method that a `#selector` means.
struct SelectorReader {
  let program: Program
  let file: SourceFile
  /// The selector expression.
  let place: MacroExpansionExprSyntax

  /// The named method: its type, as text, and its name with the given labels.
  private struct Reference {
    /// The type as the source can refer to it.
    var type: String
    /// The name of the type in the index.
    var indexName: String
    var base: String
    var labels: [String]?
    /// The type after `as`.
    var cast: TypeSyntax?
  }

  mutating func read(_ argument: LabeledExprSyntax) -> SelectorText? {
    guard let reference = reference(argument.expression, cast: nil) else {
      let words = argument.expression.trimmedDescription
      return SelectorText(
        text: "Selector(\"\(words.filter { $0 != "\"" && $0 != "\\" && !$0.isNewline })\")",
        problem: (
          "the sources don't show which type's method this selector names",
          "name the type, as in #selector(Type.method)"
        ))
    }
    switch argument.label?.text {
    case "getter": return getter(reference)
    case "setter": return setter(reference)
    default: return method(reference)
    }
  }

  // MARK: Which method is meant

  private func reference(_ expression: ExprSyntax, cast: TypeSyntax?) -> Reference? {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    {
      return reference(only.expression, cast: cast)
    }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      let parts = Array(sequence.elements)
      guard parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self),
        let type = parts[2].as(TypeExprSyntax.self)
      else { return nil }
      return reference(parts[0], cast: type.type)
    }
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      guard let own = ownType else { return nil }
      return Reference(
        type: own.text, indexName: own.index, base: base(name), labels: labels(name), cast: cast)
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), let owner = member.base,
      let type = type(of: owner)
    else { return nil }
    return Reference(
      type: type.text, indexName: type.index, base: base(member.declName),
      labels: labels(member.declName), cast: cast)
  }

  private func base(_ name: DeclReferenceExprSyntax) -> String {
    name.baseName.text.replacing("`", with: "")
  }

  private func labels(_ name: DeclReferenceExprSyntax) -> [String]? {
    name.argumentNames?.arguments.map(\.name.text)
  }

  /// The type that contains the selector, as the source can refer to it and as the index does.
  private var ownType: (text: String, index: String)? {
    guard let written = enclosingTypeName(of: place) else { return nil }
    let entry = program.type(written)
    let index = entry?.name ?? written
    if entry?.kind == .protocolType { return ("Self", index) }
    return (nearestTypeText ?? written, index)
  }

  /// The type that contains the selector, as it can be named there: an extended type or the class.
  private var nearestTypeText: String? {
    var node = place.parent
    while let current = node {
      if let name = declaredTypeName(of: current) { return name }
      node = current.parent
    }
    return nil
  }

  private func type(of owner: ExprSyntax) -> (text: String, index: String)? {
    let text = owner.trimmedDescription
    if ["self", "Self", "super", "type(of: self)"].contains(text) { return ownType }
    if let tuple = owner.as(TupleExprSyntax.self), let only = tuple.elements.first,
      tuple.elements.count == 1
    {
      let inner = only.expression.trimmedDescription
      let name = inner.replacing("any ", with: "")
      return (text, program.type(name)?.name ?? name)
    }
    if let generic = owner.as(GenericSpecializationExprSyntax.self) {
      return (text, generic.expression.trimmedDescription)
    }
    let last = text.split(separator: ".").last.map(String.init) ?? text
    if last.first?.isUppercase == true {
      let plain = text.hasPrefix("UIKit.") ? String(text.dropFirst(6)) : text
      let entry = program.type(plain, from: enclosingTypeName(of: place))
      let isProtocol = entry?.kind == .protocolType
      return (isProtocol ? "(any \(text))" : text, entry?.name ?? plain)
    }
    return typeOfVariable(text)
  }

  /// Returns the type of `other` or `self.other` in `#selector(other.method)`.
  private func typeOfVariable(_ text: String) -> (text: String, index: String)? {
    let name = text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
    if let own = ownType, let type = program.property(name, of: own.index)?.type {
      return (type, program.type(type, from: own.index)?.name ?? type)
    }
    var scope = place.parent
    while let current = scope {
      if let type = file.typedVariables.type(of: name, in: current) {
        return (type, program.type(type)?.name ?? type)
      }
      scope = current.is(CodeBlockSyntax.self) ? nil : current.parent
    }
    return nil
  }

  // MARK: What it becomes

  private func method(_ reference: Reference) -> SelectorText {
    let known = program.methods(reference.base, of: reference.indexName)
    let cast = reference.cast?.as(FunctionTypeSyntax.self) ?? nestedFunction(reference.cast)
    let parameters = cast.map { parameterTypes($0) }
    let labels = reference.labels ?? chosenLabels(reference, known, count: parameters?.count)
    let match = known.method(labels)
    let fullName = reference.base + "(" + labels.map { $0 + ":" }.joined() + ")"
    let name =
      match?.selectorName ?? (known.count == 0 ? KitMethods.selectorName(fullName) : nil)
      ?? ObjectiveCName.method(reference.base, labels)
    if match?.isStatic == true {
      return SelectorText(
        text: "Selector(\"\(name)\")",
        problem: (
          "in Touchstone, a selector can't name a class or static method",
          "make it an instance method"
        ))
    }
    guard labels.count <= 2 else {
      return SelectorText(
        text: "Selector(\"\(name)\")",
        problem: (
          "an action can have at most two arguments", "accept only the sender and the event"
        ))
    }
    if isOptional(match, fullName, of: reference.indexName) {
      let methods = program.implementers(of: fullName, in: reference.indexName, seenFrom: file)
      return SelectorText(text: SelectorNames.selector(name, methods))
    }
    var method = "\(reference.type).\(labels.isEmpty ? reference.base : fullName)"
    if let cast, let parameters, known.count != 1 {
      method += curried(reference.type, parameters, returning(cast))
    } else if labels.isEmpty, known.hasParameters {
      method += curried(reference.type, [], result(match))
    }
    return SelectorText(text: "Selector(\"\(name)\", \(method))")
  }

  /// Returns whether the method is an optional requirement of a protocol, so that only some of its
  /// classes have it.
  private func isOptional(_ match: MemberEntry?, _ fullName: String, of type: String) -> Bool {
    match?.isOptionalRequirement
      ?? (OptionalRequirements.members[type]?.contains(fullName) == true)
  }

  private func curried(_ type: String, _ parameters: [String], _ result: String) -> String {
    " as @MainActor (\(type)) -> @MainActor (\(parameters.joined(separator: ", "))) -> \(result)"
  }

  private func result(_ member: MemberEntry?) -> String {
    let function = member?.node.as(FunctionDeclSyntax.self)
    return function?.signature.returnClause?.type.trimmedDescription ?? "Void"
  }

  private func nestedFunction(_ type: TypeSyntax?) -> FunctionTypeSyntax? {
    guard let tuple = type?.as(TupleTypeSyntax.self), tuple.elements.count == 1 else { return nil }
    return tuple.elements.first?.type.as(FunctionTypeSyntax.self)
  }

  /// Returns the parameters of a method's type, also of a type such as `(Target) -> (Sender) ->
  /// Void`.
  private func parameterTypes(_ type: FunctionTypeSyntax) -> [String] {
    let inner = type.returnClause.type.as(FunctionTypeSyntax.self)
    return (inner ?? type).parameters.map(\.type.trimmedDescription)
  }

  private func returning(_ type: FunctionTypeSyntax) -> String {
    let inner = type.returnClause.type.as(FunctionTypeSyntax.self)
    return (inner ?? type).returnClause.type.trimmedDescription
  }

  private func chosenLabels(_ reference: Reference, _ known: MethodFamily, count: Int?) -> [String]
  {
    guard let first = known.firstLabels else {
      let kit = KitMethods.labels(reference.base)
      guard let count, kit?.count != count else { return kit ?? [] }
      return kit ?? Array(repeating: "_", count: count)
    }
    if let count, let fitting = known.labels(count: count) { return fitting }
    return known.method([]) == nil ? first : []
  }

  private func getter(_ reference: Reference) -> SelectorText {
    let property = program.property(reference.base, of: reference.indexName)
    let name = property?.givenName ?? reference.base
    let read = "{ (target: \(reference.type)) in { target.\(reference.base) } }"
    return SelectorText(text: "Selector(\"\(name)\", \(read))")
  }

  private func setter(_ reference: Reference) -> SelectorText {
    let property = program.property(reference.base, of: reference.indexName)
    let written = property?.node.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation
    let type = written.map { $0.type.trimmedDescription } ?? property?.type
    let value = type.map { "(value: \($0))" } ?? "value"
    let name = ObjectiveCName.setter(reference.base)
    return SelectorText(
      text: "Selector(\"\(name)\", { (target: \(reference.type)) in "
        + "{ \(value) in target.\(reference.base) = value } })")
  }
}
