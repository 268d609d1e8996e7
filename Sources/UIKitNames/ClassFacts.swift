internal import TouchstoneTrace
@_spi(Kit) internal import UIKitCore

/// The properties of a view class that names depend on, computed once per class.
@MainActor
final class ClassFacts {
  let isWindow: Bool
  let isControl: Bool
  /// Whether views of the class may have a label other than the identifier that app code gave them.
  let speaks: Bool
  /// Whether views of the class may have properties that app code declared.
  let hasProperties: Bool
  /// Whether the framework declares the class.
  let isFrameworks: Bool
  /// Whether apps can't name the class: it is private to the framework.
  let isPrivate: Bool
  let isSystemPart: Bool
  /// An ID of the class name. Classes with the same name share it.
  let number: Int

  private init(_ type: UIView.Type) {
    isWindow = type is UIWindow.Type
    isControl = type is UIControl.Type
    speaks = ObjectLabels.speaks(type)
    hasProperties = PropertyNames.hasProperties(type)
    let name = ClassNames.full(type)
    isFrameworks = KitModules.declare(name)
    isPrivate = TraceSubject.isPrivate(className: name)
    isSystemPart = type is any SystemPart.Type
    number = Self.numbers[name] ?? Self.numbers.count
    Self.numbers[name] = number
  }

  /// Returns the label of a view of the class, or `nil` if it has none.
  func word(of view: UIView) -> String? {
    speaks ? ObjectLabels.word(view) : view.accessibilityIdentifier
  }

  private static var numbers: [String: Int] = [:]
  private static var known: [ObjectIdentifier: ClassFacts] = [:]
  private static var latest: (type: ObjectIdentifier, facts: ClassFacts)?

  /// Returns the facts of a view's class.
  static func of(_ view: UIView) -> ClassFacts {
    let type = Swift.type(of: view)
    let key = ObjectIdentifier(type)
    // Adjacent views often have the same class.
    if let latest, latest.type == key { return latest.facts }
    let facts = known[key] ?? ClassFacts(type)
    known[key] = facts
    latest = (key, facts)
    return facts
  }
}
