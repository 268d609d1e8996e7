public import Foundation

/// An object that tests and tools can find by name.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The name, which is never shown.
  var accessibilityIdentifier: String? { get set }
}
