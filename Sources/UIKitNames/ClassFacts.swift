internal import TouchstoneTrace
@_spi(Kit) internal import UIKitCore

/// What names need to know of a class of views, found out once for each.
@MainActor
final class ClassFacts {
  let isWindow: Bool
  let isControl: Bool
  /// Whether its views may have another word than the identifier that a program gave them.
  let speaks: Bool
  /// Whether its views may have properties of a program's own.
  let hasProperties: Bool
  /// Whether the framework declares the class.
  let isFrameworks: Bool
  /// Whether apps can't name the class: it is private to the framework.
  let isPrivate: Bool
  let isSystemPart: Bool
  /// A number that stands for the name of the class: classes of the same name share it.
  let number: Int

  private init(_ type: UIView.Type) {
    isWindow = type is UIWindow.Type
    isControl = type is UIControl.Type
    speaks = OwnWords.speaks(type)
    hasProperties = PropertyNames.hasProperties(type)
    let name = ClassNames.full(type)
    isFrameworks = KitModules.declare(name)
    isPrivate = TraceSubject.isPrivate(className: name)
    isSystemPart = type is any SystemPart.Type
    number = Self.numbers[name] ?? Self.numbers.count
    Self.numbers[name] = number
  }

  /// The word on a view of the class.
  func word(of view: UIView) -> String? {
    speaks ? OwnWords.word(view) : view.accessibilityIdentifier
  }

  private static var numbers: [String: Int] = [:]
  private static var known: [ObjectIdentifier: ClassFacts] = [:]
  private static var latest: (type: ObjectIdentifier, facts: ClassFacts)?

  /// The facts of a view's class.
  static func of(_ view: UIView) -> ClassFacts {
    let type = Swift.type(of: view)
    let key = ObjectIdentifier(type)
    // Views of one class often lie beside each other.
    if let latest, latest.type == key { return latest.facts }
    let facts = known[key] ?? ClassFacts(type)
    known[key] = facts
    latest = (key, facts)
    return facts
  }
}
