public import UIKitCore

/// The state of a header or footer.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view is disabled: it receives no touches.
  public var isDisabled = false
  /// Whether the view looks touched.
  public var isHighlighted = false
  /// Whether the view looks selected.
  public var isSelected = false
  /// Whether the view has the focus.
  public var isFocused = false
  /// Whether the view floats above the rows.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A value of the app, or `nil`.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

extension UIViewConfigurationState: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  var parts: [ConfigurationPart] {
    [
      ("traitCollection", traitCollection),
      ("isDisabled", isDisabled),
      ("isHighlighted", isHighlighted),
      ("isSelected", isSelected),
      ("isFocused", isFocused),
      ("isPinned", isPinned),
    ] + custom.map { ($0.key.rawValue, $0.value.base) }.sorted { $0.0 < $1.0 }
  }
  /// The states that are true, and the values of the app.
  public var description: String { ConfigurationText.short("UIViewConfigurationState", parts) }
  /// All states.
  public var debugDescription: String { ConfigurationText.long("UIViewConfigurationState", parts) }
  /// The states as children.
  public var customMirror: Mirror { ConfigurationText.mirror(of: self, parts) }
}
