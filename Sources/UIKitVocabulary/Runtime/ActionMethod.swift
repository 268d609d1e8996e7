internal import Synchronization
package import TouchstoneActions

/// One method of one class or protocol, ready to be called with whatever it takes.
package struct ActionMethod: Sendable {
  /// The class or protocol that declares it.
  package let target: any Any.Type
  /// What it takes and returns.
  package let shape: any Any.Type
  /// Whether an object is of that type.
  package let accepts: @Sendable (AnyObject) -> Bool
  /// Whether another type is a subclass of its class.
  let isRefined: @Sendable (any Any.Type) -> Bool
  /// Calls it with target, sender and event and hands on what it returns; nil where the arguments
  /// don't fit.
  package let call: @MainActor (AnyObject, Any?, AnyObject?) -> Any?
  /// The same from an object, where nobody wants what it returns: whether it could be called. A box for
  /// the answer takes longer than the call.
  package let send: @MainActor (AnyObject, AnyObject, AnyObject?) -> Bool

  /// How a trace calls a method that has no name.
  var label: String { "action of \(ClassNames.shortened(target))" }

  /// A method that is called by a closure, with target, sender and event.
  package init<Target>(
    of target: Target.Type, shape: any Any.Type = Any?.self,
    _ body: @escaping @MainActor (Target, Any?, AnyObject?) -> Any?
  ) {
    let call = Self.call(body)
    self.init(of: target, shape, call: call) { call($0, $1, $2) != nil }
  }

  private init<Target>(
    of target: Target.Type, _ shape: any Any.Type,
    call: @escaping @MainActor (AnyObject, Any?, AnyObject?) -> Any?,
    send: @escaping @MainActor (AnyObject, AnyObject, AnyObject?) -> Bool
  ) {
    self.target = target
    self.shape = shape
    accepts = { $0 is Target }
    isRefined = { $0 is Target.Type }
    self.call = call
    self.send = send
  }

  private static func call<Target>(
    _ body: @escaping @MainActor (Target, Any?, AnyObject?) -> Any?
  ) -> @MainActor (AnyObject, Any?, AnyObject?) -> Any? {
    { object, sender, event in
      // Nearly always the object is of just that class, and then needs no look at its ancestors.
      if ObjectIdentifier(type(of: object)) == ObjectIdentifier(Target.self) {
        return body(unsafeBitCast(object, to: Target.self), sender, event)
      }
      return callCast(object, sender, event, body)
    }
  }

  // A method is only ever called on the main actor, so that it may cross to it.

  package init<Target, Result>(
    _ method: @escaping PlainAction<Target, Result>
  ) {
    nonisolated(unsafe) let method = method
    self.init(of: Target.self, shape: (() -> Result).self) { target, _, _ in
      method(target)() as Any
    }
  }

  package init<Target, Sender, Result>(
    _ method: @escaping SenderAction<Target, Sender, Result>
  ) {
    nonisolated(unsafe) let method = method
    let call = Self.call { (target: Target, sender, _) in Self.callCast(method, target, sender) }
    self.init(of: Target.self, ((Sender) -> Result).self, call: call) { object, sender, event in
      // Nearly always both are of just those classes.
      guard ObjectIdentifier(type(of: object)) == ObjectIdentifier(Target.self),
        ObjectIdentifier(type(of: sender)) == ObjectIdentifier(Sender.self)
      else { return call(object, sender, event) != nil }
      _ = method(unsafeBitCast(object, to: Target.self))(unsafeBitCast(sender, to: Sender.self))
      return true
    }
  }

  package init<Target, Sender, Event, Result>(
    _ method: @escaping EventAction<Target, Sender, Event, Result>
  ) {
    nonisolated(unsafe) let method = method
    self.init(of: Target.self, shape: ((Sender, Event) -> Result).self) { target, sender, event in
      guard let sender = Self.argument(sender, Sender.self),
        let event = Self.argument(event, Event.self)
      else { return nil }
      return method(target)(sender, event) as Any
    }
  }

  // The types of what may be nil are looked up at run time, and that takes longer than a call: so they stand
  // in functions of their own.

  @MainActor @inline(never)
  private static func callCast<Target>(
    _ object: AnyObject, _ sender: Any?, _ event: AnyObject?,
    _ body: @MainActor (Target, Any?, AnyObject?) -> Any?
  ) -> Any? {
    guard let target = object as? Target else { return nil }
    return body(target, sender, event)
  }

  @MainActor @inline(never)
  private static func callCast<Target, Sender, Result>(
    _ method: SenderAction<Target, Sender, Result>, _ target: Target, _ sender: Any?
  ) -> Any? {
    guard let sender = Self.argument(sender, Sender.self) else { return nil }
    return method(target)(sender) as Any
  }

  /// A sender as the method takes it. In place of a flag, as of `endEditing(_:)`, any sender counts
  /// as true and none as false, which is what a pointer in place of a `BOOL` comes to.
  private static func argument<Value>(_ value: Any?, _ type: Value.Type) -> Value? {
    if let value = value as? Value { return value }
    return type == Bool.self ? (value != nil) as? Value : nil
  }
}

/// Every method that a selector ever named, by name and class, and those of the kit.
package enum ActionMethods {
  private static let ofTheKit = CoreBox.installed?.actions ?? [:]
  private static let declared = Mutex(ofTheKit)

  /// Adds a method, or puts it in the place of its class's; what is the kit's own stays.
  static func declare(_ name: String, _ method: ActionMethod) {
    let isKept = ofTheKit[name]?.contains { $0.target == method.target } ?? false
    guard !isKept else { return }
    declared.withLock { declared in
      var methods = declared[name] ?? []
      methods.removeAll { $0.target == method.target }
      methods.append(method)
      declared[name] = methods
    }
  }

  /// The declaration for the target's class or the nearest of its ancestors, or else the latest for a
  /// protocol that it conforms to.
  package static func find(_ name: String, for target: AnyObject) -> ActionMethod? {
    let methods = declared.withLock { $0[name] ?? [] }
    var best: ActionMethod?
    // Every action comes by here: a list of those that fit would be made for each.
    for method in methods where method.accepts(target) {
      if let best, best.target is AnyClass, !best.isRefined(method.target) { continue }
      best = method
    }
    return best
  }
}
