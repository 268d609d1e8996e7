internal import TouchstoneTrace
@_spi(Kit) internal import UIKitCore

/// The facts about a class that names depend on, stored in its ``ClassRecord``.
@MainActor
final class ClassFacts {
  let isWindow: Bool
  let isControl: Bool
  /// Whether views of the class may have a label other than the identifier that app code gave them.
  let speaks: Bool
  /// Whether objects of the class may have properties that app code declared.
  let hasProperties: Bool
  /// The indices of the class's own properties that aren't safe to read.
  let unsafePlaces: Set<Int>
  /// Whether the framework declares the class.
  let isFrameworks: Bool
  /// Whether apps can't name the class: it is private to the framework.
  let isPrivate: Bool
  let isSystemPart: Bool
  /// Whether views of the class show rows of a list.
  let isRow: Bool
  /// An ID of the class name. Classes with the same name share it.
  let number: Int

  private init(_ type: AnyClass) {
    isWindow = type is UIWindow.Type
    isControl = type is UIControl.Type
    speaks = (type as? UIView.Type).map(ObjectLabels.speaks) ?? false
    hasProperties = PropertyNames.hasProperties(type)
    unsafePlaces = FieldTable.unsafePlaces(in: type)
    let name = ClassNames.full(type)
    isFrameworks = KitModules.declare(name)
    isPrivate = TraceSubject.isPrivate(className: name)
    isSystemPart = type is any SystemPart.Type
    isRow = type is any RowView.Type
    number = Self.numbers[name] ?? Self.numbers.count
    Self.numbers[name] = number
  }

  /// Returns the label of a view of the class, or `nil` if it has none.
  func word(of view: UIView) -> String? {
    speaks ? ObjectLabels.word(view) : view.accessibilityIdentifier
  }

  private static var numbers: [String: Int] = [:]
  private static var latest: (type: ObjectIdentifier, facts: ClassFacts)?

  /// Returns the facts of a view's class.
  static func of(_ view: UIView) -> ClassFacts {
    let type = Swift.type(of: view)
    let key = ObjectIdentifier(type)
    // Adjacent views often have the same class.
    if let latest, latest.type == key { return latest.facts }
    let facts = of(type as AnyClass)
    latest = (key, facts)
    return facts
  }

  /// Returns the facts of a class.
  static func of(_ type: AnyClass) -> ClassFacts {
    let record = ClassRecord.of(type)
    if let facts = record.namingFacts { return unsafeDowncast(facts, to: ClassFacts.self) }
    let facts = ClassFacts(type)
    record.namingFacts = facts
    return facts
  }
}
