/// The environment of a view, a controller, a window or a scene, as values of traits.
///
/// A collection is immutable. A trait that isn't set has its default value, which is *unspecified*
/// for the system's traits.
@preconcurrency @MainActor
open class UITraitCollection: NSObject {
  package private(set) nonisolated(unsafe) final var values = TraitValues()

  /// Creates a collection without traits.
  public nonisolated override init() { super.init() }

  /// Creates a collection with the traits that a closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(TraitValues().changed(by: mutations))
  }

  /// Creates a collection with the traits of several collections, of which later ones override
  /// earlier ones.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in traitCollections { values.take(collection.values) }
    self.init(values)
  }

  /// Creates a collection with a single trait.
  public convenience init<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) {
    var values = TraitValues()
    values[trait] = value
    self.init(values)
  }

  package nonisolated convenience init(_ values: TraitValues) {
    self.init()
    self.values = values
  }

  /// Creates a collection with a style, a display scale and a layout direction.
  package convenience init(
    userInterfaceStyle: UIUserInterfaceStyle, displayScale: CGFloat = 1,
    layoutDirection: UIUserInterfaceLayoutDirection
  ) {
    self.init { traits in
      traits.userInterfaceStyle = userInterfaceStyle
      traits.displayScale = displayScale
      traits.layoutDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// The layout direction, or left to right if it is unspecified.
  package var interfaceDirection: UIUserInterfaceLayoutDirection {
    self[UITraitLayoutDirection.self] == .rightToLeft ? .rightToLeft : .leftToRight
  }

  // MARK: Values

  /// Returns the value of a trait, or its default value if it isn't set.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    values[trait] ?? T.defaultValue
  }

  /// Returns a collection with the changes that a closure makes.
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    UITraitCollection(values.changed(by: mutations))
  }

  /// Returns a collection with another value for one trait.
  public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection
  {
    modifyingTraits { $0[trait] = value }
  }

  /// Returns whether each trait that is set in `trait` has the same value here.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return trait.values.traits.allSatisfy { values.agrees(with: trait.values, on: $0) }
  }

  /// Returns the traits that differ from `traitCollection`, or all traits that are set if it is
  /// `nil`.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    values.differences(from: traitCollection?.values ?? TraitValues())
  }

  /// Returns whether colors may look different than in another collection.
  open func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool { changedTraits(from: traitCollection).contains { $0.affectsColorAppearance } }

  // MARK: The present ones

  /// The traits of the view or controller that is being drawn, laid out or notified, or else of the
  /// main screen.
  ///
  /// Dynamic colors use them for `cgColor`. A value that you set during such a call lasts until its
  /// end. Other values last until the next one is set.
  open class var current: UITraitCollection {
    get { present ?? ofMainScreen() }
    set { present = newValue }
  }

  private static var present: UITraitCollection?

  /// A function that returns the traits of the main screen, or an empty collection without an
  /// application.
  ///
  /// The application sets it.
  package static var ofMainScreen: () -> UITraitCollection = { UITraitCollection() }

  /// Makes these traits the ``current`` ones while `actions` runs.
  open func performAsCurrent(_ actions: () -> Void) { Self.perform(as: self, actions) }

  /// Makes `traits` the ``current`` ones while `actions` runs, or leaves the current ones if
  /// `traits` is `nil`.
  package static func perform(as traits: UITraitCollection?, _ actions: () -> Void) {
    guard let traits else { return actions() }
    let outer = present
    present = traits
    actions()
    present = outer
  }

  // MARK: Lists of traits

  /// The system's traits that affect colors, for `registerForTraitChanges`.
  open class var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self,
      UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
      UITraitActiveAppearance.self,
    ]
  }

  /// The system's traits that affect the choice of images, for `registerForTraitChanges`.
  open class var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
      UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitDisplayGamut.self, UITraitAccessibilityContrast.self,
      UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self,
    ]
  }

  // MARK: NSObject

  /// Returns whether `object` has the same traits with the same values.
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other === self || other.values.differences(from: values).isEmpty
  }

  /// The number of traits that are set, because their values needn't be hashable.
  open override nonisolated var hash: Int { values.traits.count }
}

/// Traits that are being changed.
private struct ChangingTraits: UIMutableTraits {
  var values: TraitValues

  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values[trait] ?? T.defaultValue }
    set { values[trait] = newValue }
  }
}

extension TraitValues {
  /// Returns the values with the changes that a closure makes.
  @MainActor
  package func changed(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = ChangingTraits(values: self)
    mutations(&traits)
    return (traits as? ChangingTraits)?.values ?? self
  }
}
