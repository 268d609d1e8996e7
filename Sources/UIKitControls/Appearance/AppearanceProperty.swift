public import UIKitCore

/// A property of an app's own views that appearances set.
@preconcurrency @MainActor
public struct AppearanceProperty {
  let property: ClassProperty

  /// Creates a property from a key path.
  public init<Owner: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<Owner, Value>) {
    property = ClassProperty("\(path)", path, isAppearance: true)
  }
}
