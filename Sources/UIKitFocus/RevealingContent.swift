@_spi(Kit) package import UIKitCore

/// A container of focus items that scrolls to a part of its content itself.
@MainActor
package protocol RevealingContent: UIFocusItemScrollableContainer {
  /// Scrolls until a rectangle of the content is visible, if scrolling is allowed.
  func reveal(_ rect: CGRect)
}
