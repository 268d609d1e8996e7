/// What is known of the surroundings of a view, a controller, a window or a scene: values of traits.
///
/// A collection does not change. A trait that nobody has set has its default value, which for the
/// system's is *unspecified*.
@preconcurrency @MainActor
open class UITraitCollection: NSObject {
  package nonisolated(unsafe) let values: TraitValues

  /// No traits.
  public convenience override init() { self.init(TraitValues()) }

  /// The traits that a closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(TraitValues().changed(by: mutations))
  }

  /// The traits of several collections; where two say something else, the later one counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in traitCollections { values.take(collection.values) }
    self.init(values)
  }

  /// One trait.
  public convenience init<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) {
    var values = TraitValues()
    values[trait] = value
    self.init(values)
  }

  package nonisolated init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Light or dark, how fine, and which way it reads.
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

  /// The direction in which the surroundings are laid out; left to right if it is unspecified.
  package var interfaceDirection: UIUserInterfaceLayoutDirection {
    self[UITraitLayoutDirection.self] == .rightToLeft ? .rightToLeft : .leftToRight
  }

  // MARK: Values

  /// A trait's value; its default where it is not set.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    values[trait] ?? T.defaultValue
  }

  /// The same traits, but for those that a closure changes.
  public func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    UITraitCollection(values.changed(by: mutations))
  }

  /// The same traits, but for one.
  public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection
  {
    modifyingTraits { $0[trait] = value }
  }

  /// Whether each trait that another collection sets has the same value here.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return trait.values.traits.allSatisfy { values.agrees(with: trait.values, on: $0) }
  }

  /// The traits that have another value than in a collection; all that are set, for none.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    values.differences(from: traitCollection?.values ?? TraitValues())
  }

  /// Whether colours may look otherwise than in other surroundings.
  open func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool { changedTraits(from: traitCollection).contains { $0.affectsColorAppearance } }

  // MARK: The present ones

  /// The traits of what is drawn, laid out or told of a change at the moment, and else of the main
  /// screen; a colour that depends on its surroundings asks them for its `cgColor`.
  ///
  /// What is set here holds until the next view is drawn or laid out.
  open class var current: UITraitCollection {
    get { present ?? ofMainScreen() }
    set { present = newValue }
  }

  private static var present: UITraitCollection?

  /// Asks for those of the application in force, which sets it; before there is one, of none.
  package static var ofMainScreen: () -> UITraitCollection = { UITraitCollection() }

  /// Makes these the ``current`` ones while something is done.
  open func performAsCurrent(_ actions: () -> Void) { Self.perform(as: self, actions) }

  /// Makes traits the ``current`` ones while something is done; those that are stay, for nil.
  package static func perform(as traits: UITraitCollection?, _ actions: () -> Void) {
    guard let traits else { return actions() }
    let outer = present
    present = traits
    actions()
    present = outer
  }

  // MARK: Lists of traits

  /// The system's traits that colours depend on, for `registerForTraitChanges`.
  open class var systemTraitsAffectingColorAppearance: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self,
      UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
      UITraitActiveAppearance.self,
    ]
  }

  /// The system's traits by which images are chosen, for `registerForTraitChanges`.
  open class var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
      UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
      UITraitDisplayGamut.self, UITraitAccessibilityContrast.self,
      UITraitPreferredContentSizeCategory.self, UITraitLegibilityWeight.self,
    ]
  }

  // MARK: NSObject

  /// The same traits with the same values.
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other === self || other.values.differences(from: values).isEmpty
  }

  /// How many traits are set, since their values need not be hashable.
  open override nonisolated var hash: Int { values.traits.count }
}

/// Traits that are being set.
private struct ChangingTraits: UIMutableTraits {
  var values: TraitValues

  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { values[trait] ?? T.defaultValue }
    set { values[trait] = newValue }
  }
}

extension TraitValues {
  /// The values after a closure has changed some.
  @MainActor
  package func changed(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = ChangingTraits(values: self)
    mutations(&traits)
    return (traits as? ChangingTraits)?.values ?? self
  }
}
