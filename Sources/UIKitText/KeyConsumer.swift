@_spi(Kit) internal import UIKitCore

/// A text input that decides itself which keys it has a use for; every other ``UIKeyInput`` gets
/// what a key types.
@MainActor
protocol KeyConsumer: AnyObject {
  /// Whether the consumer has a use for the key now.
  func wantsKey(_ key: UIKey) -> Bool
  /// Uses the key; called once when it goes down, and again for each repeat.
  func applyKey(_ key: UIKey)
}
