/// A set of traits with mutable values: overrides, or a collection that is being created.
///
/// Define properties for custom traits in extensions of this protocol and of `UITraitCollection`.
@preconcurrency @MainActor
public protocol UIMutableTraits {
  /// The value of a trait, or its default value if it isn't set.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

extension UIMutableTraits {
  /// The kind of device for which the interface is intended.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }
  /// The light or dark style of the interface.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
  /// The layout direction of the interface.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }
  /// The number of pixels per point, or 0 if it is unspecified.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }
  /// The size class of the horizontal space.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }
  /// The size class of the vertical space.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }
  /// Whether the screen measures the force of touches.
  public var forceTouchCapability: UIForceTouchCapability {
    get { self[UITraitForceTouchCapability.self] }
    set { self[UITraitForceTouchCapability.self] = newValue }
  }
  /// The text size that the user prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
  /// The colors that the display can show.
  public var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }
  /// Whether the user prefers more contrast.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }
  /// Whether content is at the base level or elevated.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }
  /// Whether the user prefers bold text.
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }
  /// Whether the window looks like the active one.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { self[UITraitActiveAppearance.self] }
    set { self[UITraitActiveAppearance.self] = newValue }
  }
  /// Whether the scene is being recorded or mirrored.
  public var sceneCaptureState: UISceneCaptureState {
    get { self[UITraitSceneCaptureState.self] }
    set { self[UITraitSceneCaptureState.self] = newValue }
  }
  /// The language that determines the typesetting of text, or `nil` for the user's language.
  public var typesettingLanguage: Locale.Language? {
    get { self[UITraitTypesettingLanguage.self] }
    set { self[UITraitTypesettingLanguage.self] = newValue }
  }
}
