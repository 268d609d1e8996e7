internal import TouchstoneHitTree

/// The facts that the framework knows about one class.
///
/// Each fact is determined on first use and cached for the life of the process. A fact that only
/// one module reads stays in that module, in ``namingFacts`` or in a table of its own.
@MainActor
package final class ClassRecord {
  /// The class.
  package let type: AnyClass
  /// The declarations of the class and its superclasses, superclass first.
  private lazy var declarations: [ClassDeclaration] = {
    let chain = sequence(first: type, next: { _getSuperclass($0) })
    return chain.compactMap { Self.declared[ObjectIdentifier($0)] }.reversed()
  }()

  // MARK: Overrides

  /// The event methods that the class doesn't inherit from `UIResponder`.
  private(set) lazy var responderOverrides: ResponderOverrides = ResponderOverrides.find(in: type)
  /// The members of views, read by traversals, that the class doesn't inherit from `UIView`.
  private(set) lazy var viewOverrides: NodeOverrides = ViewOverrides.find(in: type)
  /// The members with an inherited value that the class doesn't inherit from `UIResponder`.
  private(set) lazy var inheritedValueOverrides: InheritedValueOverrides =
    InheritedValueOverrides.find(in: type)
  /// Whether the class overrides a drawing method.
  private(set) lazy var overridesDrawing: Bool = DrawingOverrides.areFound(in: type)
  /// Whether views of the class may have a label other than the identifier that the app set.
  private(set) lazy var hasOwnLabel: Bool = ObjectLabels.areOverridden(in: type)

  // MARK: Layout

  /// The vertical hugging priority of a new view of the class.
  package private(set) lazy var verticalHugging: UILayoutPriority =
    (type as? any TextLayout.Type)?.verticalHugging ?? .defaultLow
  /// Whether views of the class move their content in Auto Layout.
  package private(set) lazy var scrollsLayout: Bool = type is any ScrollLayout.Type

  // MARK: Properties

  /// The properties that can be read and set by name, with those of superclasses.
  private lazy var properties: [String: ClassProperty] = Dictionary(
    declarations.flatMap(\.properties).map { ($0.name, $0) }, uniquingKeysWith: { $1 })
  /// The framework's properties that appearances set, with those of superclasses first.
  package private(set) lazy var appearanceProperties: [ClassProperty] =
    declarations.flatMap(\.properties).filter(\.isAppearance)
  /// The property with the text that a view of the class shows, or `nil` if it shows no text.
  package private(set) lazy var shownText: ClassProperty? = declarations.last {
    $0.shownText != nil
  }?.shownText

  /// Returns a property by its name, or `nil` if the framework declares no such property.
  ///
  /// The name of a Boolean property may begin with `is`.
  package func property(named name: String) -> ClassProperty? {
    if let property = properties[name] { return property }
    guard let rest = ClassProperty.nameWithoutIs(name), let property = properties[rest],
      property.isFlag
    else { return nil }
    return property
  }

  // MARK: Names

  /// The facts that names of views depend on. `UIKitNames` sets them.
  package var namingFacts: AnyObject?

  // MARK: Finding

  private init(_ type: AnyClass) { self.type = type }

  /// The declarations of all modules.
  private static let declared: [ObjectIdentifier: ClassDeclaration] = Dictionary(
    (CoreClasses.declarations + KitServices.installed.modules.flatMap { $0.classes })
      .map { (ObjectIdentifier($0.type), $0) }, uniquingKeysWith: { $1 })

  private static var known: [ObjectIdentifier: ClassRecord] = [:]
  /// A cache of the most recent results, indexed by the class's address.
  ///
  /// An unhandled event looks up the classes of window, scene, application and delegate each time.
  @exclusivity(unchecked)
  private static var latest = [(type: ObjectIdentifier?, overrides: ResponderOverrides)](
    repeating: (nil, []), count: 64)
  /// The records of the classes in ``latest``. They are apart, so that reading overrides doesn't
  /// retain a record.
  @exclusivity(unchecked)
  private static var latestRecords = [ClassRecord?](repeating: nil, count: 64)

  /// Returns the slot of a class in the cache, or the slot to store it in.
  @inline(__always)
  private static func slot(of key: ObjectIdentifier) -> Int {
    var slot = Int(bitPattern: key) >> 4 & 63
    // Classes with colliding addresses are stored in consecutive slots.
    for _ in 0..<3 where latest[slot].type ?? key != key { slot = (slot + 1) & 63 }
    return slot
  }

  /// Returns the event methods that a class doesn't inherit from `UIResponder`.
  static func responderOverrides(of type: AnyClass) -> ResponderOverrides {
    let key = ObjectIdentifier(type)
    let slot = slot(of: key)
    if latest[slot].type == key { return latest[slot].overrides }
    return of(type).responderOverrides
  }

  /// Returns the record of a class.
  package static func of(_ type: AnyClass) -> ClassRecord {
    let key = ObjectIdentifier(type)
    let slot = slot(of: key)
    if latest[slot].type == key, let record = latestRecords[slot] { return record }
    let record = known[key] ?? ClassRecord(type)
    known[key] = record
    latest[slot] = (key, record.responderOverrides)
    latestRecords[slot] = record
    return record
  }
}
