@_spi(Kit) package import UIKitCore

/// An item that assistive technology finds: an element that is read, or a container of elements.
///
/// Nodes are listed in reading order, each container before its contents.
@MainActor
package struct AccessibilityNode {
  /// The kinds of nodes.
  package enum Kind: Equatable, Sendable {
    /// An element that is read, and that hides its contents.
    case element
    /// A container of elements that belong together.
    case container(UIAccessibilityContainerType)
    /// A modal view. Only its elements are read.
    case modal
  }

  /// The kind of the node.
  package let kind: Kind
  /// The view or accessibility element of the node.
  package let object: UIResponder
  /// The number of nodes that contain this one.
  package let level: Int
  /// The list index of the containing node, or `nil` for an outermost node.
  package let parent: Int?
}
