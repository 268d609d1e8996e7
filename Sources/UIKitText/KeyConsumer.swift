@_spi(Kit) internal import UIKitCore

/// A text input that decides which keys it uses. Any other ``UIKeyInput`` receives typed text.
@MainActor
protocol KeyConsumer: AnyObject {
  /// Returns whether the consumer uses the key now.
  func wantsKey(_ key: UIKey) -> Bool
  /// Applies the key. Called once when it goes down, and again for each repeat.
  func applyKey(_ key: UIKey)
}
