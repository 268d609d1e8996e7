internal import SwiftSyntax

/// The parts of a method or a computed property, for writing it under another name.
struct MemberParts {
  let modifiers: DeclModifierListSyntax
  let name: TokenSyntax
  /// The body, including its braces.
  let body: Syntax
  /// Whether the member is a property that can be set.
  let isSettable: Bool
  /// Whether the member is a property with observers, which stores its value elsewhere.
  let isObserved: Bool
  /// The keyword before the name.
  private let keyword: String
  /// The text between the name and the body.
  private let signature: String
  /// The arguments of a call of the method, or `nil` for a property.
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

  /// Returns the declaration under another name, with the same visibility and without a body.
  func declaration(renamed name: String) -> String {
    let access = ["public", "open"].contains { modifiers.has($0) } ? "public " : ""
    return "\(access)\(isStatic ? "class " : "")\(keyword) \(name)\(flatSignature)"
  }

  /// Returns the declaration under another name as a protocol requirement.
  func requirement(renamed name: String) -> String {
    let accessors = arguments == nil ? (isSettable ? " { get set }" : " { get }") : ""
    return "\(isStatic ? "static " : "")\(keyword) \(name)\(flatSignature)\(accessors)"
  }

  /// Returns an expression that reads the property, or calls the method with its parameters as
  /// arguments.
  func call(_ object: String, _ name: String) -> String {
    "\(callPrefix)\(object).\(name)\(arguments ?? "")"
  }

  private var isStatic: Bool { modifiers.has("class") || modifiers.has("static") }

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
  /// The keywords of the accessors, or an empty list for a property that is only computed.
  fileprivate var specifiers: [String] {
    guard case .accessors(let list) = accessors else { return [] }
    return list.map(\.accessorSpecifier.text)
  }
}
