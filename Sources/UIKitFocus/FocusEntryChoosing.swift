@_spi(Kit) package import UIKitCore

/// A container that chooses its item that receives the focus, if a key moves the focus into it.
@MainActor
package protocol FocusEntryChoosing: UIFocusEnvironment {
  /// The item that receives the focus, or `nil` for the item that the direction leads to.
  var focusEntry: (any UIFocusItem)? { get }
}
