@_spi(Kit) package import UIKitCore

/// What assistive technology finds: an element that is read, or something that holds elements.
///
/// Nodes stand in a list in the order of reading, each before those it holds.
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
  /// How many nodes hold it, one in the other.
  package let level: Int
  /// The place in the list of the one that holds it; nil for none.
  package let parent: Int?
}
