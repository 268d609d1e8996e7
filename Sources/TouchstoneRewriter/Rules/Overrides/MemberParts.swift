internal import SwiftSyntax

/// A method or a computed property, taken apart to be written under another name.
struct MemberParts {
  let modifiers: DeclModifierListSyntax
  let name: TokenSyntax
  /// The braces and what is between.
  let body: Syntax
  /// Whether it is a property that can be set.
  let isSettable: Bool
  /// Whether it is a property with observers, which has a value elsewhere.
  let isObserved: Bool
  /// What stands before the name, with the name's keyword.
  private let keyword: String
  /// What stands between the name and the body.
  private let signature: String
  /// What stands between the name and the arguments' values, where it is a method.
  private let arguments: String?
  private let callPrefix: String

  init?(_ node: DeclSyntax) {
    if let method = node.as(FunctionDeclSyntax.self), let block = method.body {
      modifiers = method.modifiers
      name = method.name
      body = Syntax(block)
      isSettable = false
      isObserved = false
      keyword = "func"
      let generics = method.genericParameterClause?.trimmedDescription ?? ""
      let condition = method.genericWhereClause.map { " " + $0.trimmedDescription } ?? ""
      signature = generics + method.signature.trimmedDescription + condition
      arguments = Self.arguments(method.signature.parameterClause.parameters)
      let effects = method.signature.effectSpecifiers
      callPrefix =
        (effects?.throwsClause == nil ? "" : "try ")
        + (effects?.asyncSpecifier == nil ? "" : "await ")
    } else if let property = node.as(VariableDeclSyntax.self), property.bindings.count == 1,
      let binding = property.bindings.first, let type = binding.typeAnnotation,
      let name = binding.pattern.as(IdentifierPatternSyntax.self),
      let block = binding.accessorBlock
    {
      modifiers = property.modifiers
      self.name = name.identifier
      body = Syntax(block)
      let accessors = block.specifiers
      isSettable = accessors.contains("set")
      isObserved = accessors.contains("didSet") || accessors.contains("willSet")
      keyword = "var"
      signature = type.trimmedDescription
      arguments = nil
      callPrefix = ""
    } else {
      return nil
    }
  }

  /// The declaration under another name, without a body, as visible as it was.
  func declaration(renamed name: String) -> String {
    let access = ["public", "open"].contains { modifiers.has($0) } ? "public " : ""
    return "\(access)\(keyword) \(name)\(flatSignature)"
  }

  /// The same as a protocol's requirement.
  func requirement(renamed name: String) -> String {
    let accessors = arguments == nil ? (isSettable ? " { get set }" : " { get }") : ""
    return "\(keyword) \(name)\(flatSignature)\(accessors)"
  }

  /// What reads it or calls it with the arguments at hand.
  func call(_ object: String, _ name: String) -> String {
    "\(callPrefix)\(object).\(name)\(arguments ?? "")"
  }

  private var flatSignature: String {
    signature.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  private static func arguments(_ parameters: FunctionParameterListSyntax) -> String {
    let values = parameters.map { parameter in
      let value = (parameter.secondName ?? parameter.firstName).text
      let isReference = parameter.type.trimmedDescription.hasPrefix("inout ")
      let label = parameter.firstName.text
      return (label == "_" ? "" : "\(label): ") + (isReference ? "&" : "") + value
    }
    return "(" + values.joined(separator: ", ") + ")"
  }
}

extension AccessorBlockSyntax {
  /// The words of its accessors; none where it only computes.
  fileprivate var specifiers: [String] {
    guard case .accessors(let list) = accessors else { return [] }
    return list.map(\.accessorSpecifier.text)
  }
}
