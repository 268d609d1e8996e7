public import UIKitCore

/// A change to the attributes of a configuration's text.
///
/// Two transformers are equal if one is a copy of the other.
public struct UIConfigurationTextAttributesTransformer: Equatable, @unchecked Sendable {
  /// The function that returns the changed attributes.
  public let transform: (AttributeContainer) -> AttributeContainer
  private let identity = TransformerIdentity()

  /// Creates a transformer from a function that returns the changed attributes.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns the changed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }

  /// Returns whether one transformer is a copy of the other.
  public static func == (left: Self, right: Self) -> Bool { left.identity === right.identity }
}

/// A change to a color of a configuration.
///
/// Two transformers are equal if one is a copy of the other.
public struct UIConfigurationColorTransformer: Hashable, @unchecked Sendable {
  /// The function that returns the changed color.
  public let transform: (UIColor) -> UIColor
  private let identity = TransformerIdentity()

  /// Creates a transformer from a function that returns the changed color.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// Returns the changed color.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// A transformer that returns the gray with the same luminance and opacity.
  public static let grayscale = UIConfigurationColorTransformer { color in
    UIColor { color.resolvedColor(with: $0).dimmedTint }
  }
  /// A transformer that returns the system's default tint color, blue.
  public static let preferredTint = UIConfigurationColorTransformer { _ in .systemBlue }
  /// A transformer that returns the gray with the luminance of the system's default tint color.
  public static let monochromeTint = UIConfigurationColorTransformer { _ in
    grayscale(.systemBlue)
  }

  /// Returns whether one transformer is a copy of the other.
  public static func == (left: Self, right: Self) -> Bool { left.identity === right.identity }
  /// Passes the identity of the original to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

/// The identity of a transformer, because functions can't be compared.
private final class TransformerIdentity: Sendable {}
