/// The name of a method together with the method, where there is no Objective-C runtime to ask.
///
/// Use it as in Apple's SDK, with the method in place of `#selector`:
///
///     let save = Selector("save:", Editor.save(_:))
///     button.addTarget(nil, action: save, for: .touchUpInside)   // first responder that can save
///
/// Two selectors are equal when their names are. A class *implements* a name once a selector of that
/// name and class was made anywhere in the program; `Selector("save:")` alone makes none, it only
/// speaks of the name. The standard edit actions (`copy:` …) are known from the start.
@MainActor
public struct Selector: @MainActor Hashable, @MainActor ExpressibleByStringLiteral {
  /// The name, with one colon for each argument; empty for a bare method.
  public let name: String
  /// What tells two bare methods apart, which have no name: 0 for a named selector.
  private let serial: Int
  /// How a bare method is called.
  private let method: ActionMethod?

  /// Speaks of a name, such as `Selector("save:")`.
  public init(_ name: String) {
    self.name = name
    serial = 0
    method = nil
  }

  /// Speaks of a name.
  public init(stringLiteral name: String) { self.init(name) }

  /// Names a method without arguments.
  public init<Target: AnyObject>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(name, ActionMethod(method))
  }

  /// Names a method that takes the sender.
  public init<Target: AnyObject, Sender>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(name, ActionMethod(method))
  }

  /// Names a method that takes the sender and the event.
  public init<Target: AnyObject, Sender>(
    _ name: String,
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void
  ) {
    self.init(name, ActionMethod(method))
  }

  private init(_ name: String, _ method: ActionMethod) {
    self.init(name)
    ActionMethods.declare(name, method)
  }

  /// A method without a name: equal to nothing but its own copies.
  init(bare method: ActionMethod) {
    name = ""
    serial = ActionMethods.nextSerial()
    self.method = method
  }

  /// Whether `target` implements the method.
  package func isImplemented(by target: AnyObject) -> Bool {
    if let method { return method.accepts(target) }
    if let editing = StandardEditAction(name), let responder = target as? UIResponder {
      if editing.isOverridden(in: type(of: responder)) { return true }
    }
    return ActionMethods.find(name, for: target) != nil
  }

  /// Calls the method on `target`; false where the target does not implement it, or where the
  /// sender is of another type than the method takes.
  package func perform(on target: AnyObject, sender: Any?, event: UIEvent?) -> Bool {
    if let method { return method.call(target, sender, event) }
    if let declared = ActionMethods.find(name, for: target) {
      return declared.call(target, sender, event)
    }
    guard let editing = StandardEditAction(name), let responder = target as? UIResponder,
      editing.isOverridden(in: type(of: responder))
    else { return false }
    editing.call(responder, sender)
    return true
  }

  /// Same name; for bare methods, the same registration.
  public static func == (one: Selector, other: Selector) -> Bool {
    one.name == other.name && one.serial == other.serial
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(serial)
  }

  /// How a trace calls it.
  var label: String { name.isEmpty ? method?.label ?? "action" : name }
}

extension Selector: @MainActor CustomStringConvertible {
  /// The name.
  public var description: String { label }
}

/// One method of one class, ready to be called with whatever it takes.
@MainActor
struct ActionMethod {
  let targetType: AnyClass
  let label: String
  let accepts: @MainActor (AnyObject) -> Bool
  let call: @MainActor (AnyObject, Any?, UIEvent?) -> Bool

  init<Target: AnyObject>(_ method: @escaping @MainActor (Target) -> @MainActor () -> Void) {
    self.init(Target.self) { target, _, _ in
      method(target)()
      return true
    }
  }

  init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(Target.self) { target, sender, _ in
      guard let sender = sender as? Sender else { return false }
      method(target)(sender)
      return true
    }
  }

  init<Target: AnyObject, Sender>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, UIEvent?) -> Void
  ) {
    self.init(Target.self) { target, sender, event in
      guard let sender = sender as? Sender else { return false }
      method(target)(sender, event)
      return true
    }
  }

  private init<Target: AnyObject>(
    _ type: Target.Type, _ body: @escaping @MainActor (Target, Any?, UIEvent?) -> Bool
  ) {
    targetType = type
    label = "action of \(ClassNames.short(type))"
    accepts = { $0 is Target }
    call = { target, sender, event in
      guard let target = target as? Target else { return false }
      return body(target, sender, event)
    }
  }
}

/// Every method that a selector ever named, by name and class.
@MainActor
enum ActionMethods {
  private static var declared: [String: [ActionMethod]] = [:]
  private static var serial = 0

  static func nextSerial() -> Int {
    serial += 1
    return serial
  }

  static func declare(_ name: String, _ method: ActionMethod) {
    var methods = declared[name] ?? []
    methods.removeAll { $0.targetType == method.targetType }
    methods.append(method)
    declared[name] = methods
  }

  /// The declaration for the target's class, or the latest for one of its ancestors.
  static func find(_ name: String, for target: AnyObject) -> ActionMethod? {
    guard let methods = declared[name] else { return nil }
    return methods.first { $0.targetType == type(of: target) }
      ?? methods.last { $0.accepts(target) }
  }
}
