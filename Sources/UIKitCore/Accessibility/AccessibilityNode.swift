/// What assistive technology finds: an element that is read, or something that holds elements.
@MainActor
package struct AccessibilityNode {
  /// What a node is.
  package enum Kind: Equatable, Sendable {
    /// It is read, and hides what is inside it.
    case element
    /// It holds elements that belong together.
    case container(UIAccessibilityContainerType)
    /// It holds all that is read for now.
    case modal
  }

  /// What it is.
  package let kind: Kind
  /// The view or the element it stands for.
  package let object: UIResponder
  /// What it holds, in the order of reading; nothing for an element.
  package var children: [AccessibilityNode] = []

  /// The node, and whatever it holds, in the order of reading.
  package var flattened: [AccessibilityNode] { [self] + children.flatMap(\.flattened) }
}
