/// The name of a value that an app stores in a state.
public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a key.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a view that a configuration is updated for.
public protocol UIConfigurationState {
  /// Creates a state with traits.
  init(traitCollection: UITraitCollection)
  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
  /// A value of the app, or `nil`.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}
