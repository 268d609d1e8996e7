package import UIKitCore

/// What assistive technology finds in an application, in the forms of the `accessibility` verb.
@MainActor
package enum AccessibilityOutline {
  /// An array of nodes, each with what it holds, in UIKit's own words.
  package static func json(of application: UIApplication) -> JSONValue {
    .array(AccessibilityTree.roots(of: application).map { json(of: $0, in: application) })
  }

  private static func json(
    of node: AccessibilityNode, in application: UIApplication
  ) -> JSONValue {
    let object = node.object
    var members = [
      JSONMember("kind", .string(node.kind.word)),
      JSONMember("class", .string(ClassNames.full(type(of: object)))),
      JSONMember("identifier", text((object as? any UIAccessibilityIdentification)?.identifier)),
      JSONMember("label", text(object.accessibilityLabel)),
      JSONMember("value", text(object.accessibilityValue)),
      JSONMember("hint", text(object.accessibilityHint)),
      JSONMember("traits", .array(object.accessibilityTraits.names.map { .string($0) })),
      JSONMember("frame", .rect(object.accessibilityFrame)),
      JSONMember("focused", .bool(application.accessibility.focused === object)),
    ]
    let actions = object.accessibilityCustomActions ?? []
    members.append(JSONMember("actions", .array(actions.map { .string($0.name) })))
    let children = node.children.map { json(of: $0, in: application) }
    members.append(JSONMember("children", .array(children)))
    return .object(members)
  }

  private static func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

  /// One node a line, in the order of reading, as a person would hear it.
  package static func text(of application: UIApplication) -> String {
    AccessibilityTree.roots(of: application)
      .map { lines(of: $0, application, depth: 0) }.joined()
  }

  private static func lines(
    of node: AccessibilityNode, _ application: UIApplication, depth: Int
  ) -> String {
    let object = node.object
    let said: [String?] = [
      object.accessibilityLabel, object.accessibilityValue,
      object.accessibilityTraits.names.joined(separator: " "), object.accessibilityHint,
    ]
    var words = node.kind == .element ? [] : [node.kind.word]
    words += said.compactMap { $0?.isEmpty == false ? $0 : nil }
    let mark = application.accessibility.focused === object ? "▸ " : ""
    let line = words.isEmpty ? ClassNames.short(type(of: object)) : words.joined(separator: ", ")
    return String(repeating: "  ", count: depth) + mark + line + "\n"
      + node.children.map { lines(of: $0, application, depth: depth + 1) }.joined()
  }
}

extension AccessibilityNode.Kind {
  /// How a node is called that is one of these.
  package var word: String {
    switch self {
    case .element: "element"
    case .modal: "modal"
    case .container(.dataTable): "dataTable"
    case .container(.list): "list"
    case .container(.landmark): "landmark"
    case .container(.semanticGroup): "semanticGroup"
    case .container(.none): "none"
    }
  }
}

extension UIAccessibilityIdentification {
  /// The name by which tests and tools find it.
  fileprivate var identifier: String? { accessibilityIdentifier }
}
