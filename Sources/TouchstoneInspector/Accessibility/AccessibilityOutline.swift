package import TouchstoneHost
package import TouchstoneKit

/// The accessibility elements of an application, in the formats of the `accessibility` verb.
@MainActor
package enum AccessibilityOutline {
  /// Returns the nodes as an array, each with its children, with UIKit's property names.
  package static func json(of application: UIApplication) -> JSONValue {
    .array(
      NestedJSON.values(AccessibilityTree.nodes(of: application)) {
        members(of: $0, in: application)
      })
  }

  private static func members(
    of node: AccessibilityNode, in application: UIApplication
  ) -> [JSONMember] {
    let object = node.object
    let actions = object.accessibilityCustomActions ?? []
    return [
      JSONMember("kind", .string(node.kind.word)),
      JSONMember("class", .string(ClassNames.full(type(of: object)))),
      JSONMember("identifier", text((object as? any UIAccessibilityIdentification)?.identifier)),
      JSONMember("label", text(object.accessibilityLabel)),
      JSONMember("value", text(object.accessibilityValue)),
      JSONMember("hint", text(object.accessibilityHint)),
      JSONMember("traits", .array(object.accessibilityTraits.names.map { .string($0) })),
      JSONMember("frame", .rect(object.accessibilityFrame)),
      JSONMember("focused", .bool(application.accessibility.focused === object)),
      JSONMember("actions", .array(actions.map { .string($0.name) })),
    ]
  }

  private static func text(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }

  /// Returns one line for each node, in reading order, as a screen reader speaks it.
  package static func text(of application: UIApplication) -> String {
    AccessibilityTree.nodes(of: application).map { line(of: $0, in: application) }.joined()
  }

  private static func line(
    of node: AccessibilityNode, in application: UIApplication
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
    return Indentation.text(node.level) + mark + line + "\n"
  }
}

extension AccessibilityNode: OutlineEntry {}

extension AccessibilityNode.Kind {
  /// The kind's name in JSON and text.
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
  /// The identifier that tests and tools use to find the element.
  fileprivate var identifier: String? { accessibilityIdentifier }
}
