@_spi(Kit) internal import UIKitCore

/// Which properties of a program's own objects hold views and recognizers.
///
/// It looks at classes of programs and never at the kit's own, whose properties nobody has chosen.
@MainActor
struct PropertyNames: Equatable {
  /// A property that holds something.
  struct Holding: Equatable {
    let owner: ObjectIdentifier
    /// The property, after the owner's own word, such as `checkout.buyButton`.
    let path: String
  }

  private var holdings: [ObjectIdentifier: [Holding]] = [:]

  nonisolated static func == (one: PropertyNames, other: PropertyNames) -> Bool {
    one.holdings == other.holdings
  }

  /// The properties that hold an object.
  func holdings(of object: AnyObject) -> [Holding] { holdings[ObjectIdentifier(object)] ?? [] }

  /// Reads the properties of all owners; answers the views that they hold, too.
  static func read(_ owners: [AnyObject]) -> (names: PropertyNames, views: [UIView]) {
    var names = PropertyNames()
    var views: [UIView] = []
    var seen: Set<ObjectIdentifier> = []
    for owner in owners where hasProperties(type(of: owner)) {
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

  private static var unsafePlaces: [ObjectIdentifier: Set<Int>] = [:]

  /// What the properties that a class declares itself hold: single views and recognizers, and lists
  /// of views with their places.
  private static func objects(in mirror: Mirror, of type: AnyClass) -> [(String, AnyObject)] {
    let key = ObjectIdentifier(type)
    let unsafe = unsafePlaces[key] ?? FieldTable.unsafePlaces(in: type)
    unsafePlaces[key] = unsafe
    var found: [(String, AnyObject)] = []
    var index = mirror.children.startIndex
    for place in 0..<mirror.children.count {
      defer { index = mirror.children.index(after: index) }
      // A child is read when it is asked for, and not before.
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

  /// The property as the program wrote it: a lazy one is stored under another name.
  private static func property(_ label: String) -> String {
    let lazyMark = "$__lazy_storage_$_"
    return label.hasPrefix(lazyMark) ? String(label.dropFirst(lazyMark.count)) : label
  }

  // MARK: Owners

  /// A view with an identifier goes by that, anything else by its class, as a property would be
  /// called that holds it: `CheckoutViewController` is `checkout`, `CartRow` is `cartRow`.
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
    // The last capital of several begins the next word: URLBar is urlBar.
    let lowered =
      capitals.count > 1 && capitals.count < name.count ? capitals.count - 1 : capitals.count
    return name.prefix(lowered).lowercased() + name.dropFirst(lowered)
  }

  // MARK: Classes

  private static var withProperties: [ObjectIdentifier: Bool] = [:]

  /// Whether objects of a class may have properties that a program declared.
  static func hasProperties(_ type: AnyClass) -> Bool {
    let key = ObjectIdentifier(type)
    if let known = withProperties[key] { return known }
    var answer = false
    if !ClassNames.isOfKit(type) {
      answer = type is any CustomReflectable.Type
      var link: AnyClass? = type
      while !answer, let current = link, !ClassNames.isOfKit(current) {
        answer = FieldTable.count(in: current) > 0
        link = _getSuperclass(current)
      }
    }
    withProperties[key] = answer
    return answer
  }
}
