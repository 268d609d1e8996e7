@_spi(Kit) internal import UIKitCore

/// The properties of app objects that store views and recognizers.
///
/// Only classes of the app are inspected. The framework's own properties are skipped, because no
/// app developer chose their names.
@MainActor
struct PropertyNames: Equatable {
  /// A property that stores an object.
  struct Holding: Equatable {
    let owner: ObjectIdentifier
    /// The property with the name of its owner in front, such as `checkout.buyButton`.
    let path: String
  }

  private var holdings: [ObjectIdentifier: [Holding]] = [:]

  nonisolated static func == (one: PropertyNames, other: PropertyNames) -> Bool {
    one.holdings == other.holdings
  }

  /// Returns the properties that store an object.
  func holdings(of object: AnyObject) -> [Holding] { holdings[ObjectIdentifier(object)] ?? [] }

  /// Reads the properties of all owners. Also returns the views that the properties store.
  static func read(_ owners: [AnyObject]) -> (names: PropertyNames, views: [UIView]) {
    var names = PropertyNames()
    var views: [UIView] = []
    var seen: Set<ObjectIdentifier> = []
    for owner in owners where ClassFacts.of(type(of: owner)).hasProperties {
      guard seen.insert(ObjectIdentifier(owner)).inserted else { continue }
      names.read(owner, &views)
    }
    return (names, views)
  }

  private mutating func read(_ owner: AnyObject, _ views: inout [UIView]) {
    let word = Self.word(for: owner)
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let current = mirror, let type = current.subjectType as? AnyClass,
      !ClassNames.isOfKit(type)
    {
      for (label, object) in Self.objects(in: current, of: type) {
        holdings[ObjectIdentifier(object), default: []]
          .append(Holding(owner: ObjectIdentifier(owner), path: "\(word).\(label)"))
        if let view = object as? UIView { views.append(view) }
      }
      mirror = current.superclassMirror
    }
  }

  // MARK: Properties

  /// Returns the objects that a class's own properties store: single views and recognizers, and
  /// arrays of views with their indices.
  private static func objects(in mirror: Mirror, of type: AnyClass) -> [(String, AnyObject)] {
    let unsafe = ClassFacts.of(type).unsafePlaces
    var found: [(String, AnyObject)] = []
    var index = mirror.children.startIndex
    for place in 0..<mirror.children.count {
      defer { index = mirror.children.index(after: index) }
      // A child is only read when it is accessed.
      guard !unsafe.contains(place) else { continue }
      let (label, value) = mirror.children[index]
      guard let name = label.map(property) else { continue }
      if let object = single(value) {
        found.append((name, object))
      } else if let views = value as? [UIView] {
        found += views.enumerated().map { ("\(name)[\($0.offset)]", $0.element) }
      }
    }
    return found
  }

  private static func single(_ value: Any) -> AnyObject? {
    value as? UIView ?? value as? UIGestureRecognizer
  }

  /// Returns the property's name in the source. A lazy property is stored under another name.
  private static func property(_ label: String) -> String {
    let lazyMark = "$__lazy_storage_$_"
    return label.hasPrefix(lazyMark) ? String(label.dropFirst(lazyMark.count)) : label
  }

  // MARK: Owners

  /// Returns the name of an owner: the identifier of a view, or else the class name written like a
  /// property.
  ///
  /// `CheckoutViewController` becomes `checkout`, and `CartRow` becomes `cartRow`.
  static func word(for owner: AnyObject) -> String {
    if let view = owner as? UIView, let identifier = view.accessibilityIdentifier {
      return identifier
    }
    var name = ClassNames.short(type(of: owner))[...]
    for ending in ["ViewController", "Controller"] where name.hasSuffix(ending) && name != ending {
      name = name.dropLast(ending.count)
      break
    }
    let capitals = name.prefix(while: \.isUppercase)
    // The last of several capitals begins the next word: URLBar becomes urlBar.
    let lowered =
      capitals.count > 1 && capitals.count < name.count ? capitals.count - 1 : capitals.count
    return name.prefix(lowered).lowercased() + name.dropFirst(lowered)
  }

  // MARK: Classes

  /// Determines whether objects of a class may have properties that app code declared, for
  /// ``ClassFacts``.
  static func hasProperties(_ type: AnyClass) -> Bool {
    guard !ClassNames.isOfKit(type) else { return false }
    if type is any CustomReflectable.Type { return true }
    var link: AnyClass? = type
    while let current = link, !ClassNames.isOfKit(current) {
      if FieldTable.count(in: current) > 0 { return true }
      link = _getSuperclass(current)
    }
    return false
  }
}
