public import UIKitCore

/// A property of an app's own views that appearances set.
@preconcurrency @MainActor
public struct AppearanceProperty {
  /// The property. It has no name, because nothing looks it up.
  let property: ClassProperty

  /// Creates a property from a key path.
  public init<Owner: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<Owner, Value>) {
    property = ClassProperty("", path, isAppearance: true)
  }
}
