@_spi(Kit) package import UIKitCore

/// A container of items that shows a part of its content by its own way of moving there.
@MainActor
package protocol RevealingContent: UIFocusItemScrollableContainer {
  /// Moves a rectangle of the content to where it can be seen, where that is allowed.
  func reveal(_ rect: CGRect)
}
