internal import Synchronization
public import TouchstoneActions

/// One method of one class or protocol, ready to be called with whatever it takes.
///
/// What makes one of a method is inlined into the program, whose compiler then sees the method itself and
/// calls it. Elsewhere a method of unknown types is bound to its target again for each call, which takes
/// 600 instructions.
@usableFromInline package struct ActionMethod: Sendable {
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

  @usableFromInline init<Target>(
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
      if isExactly(object, Target.self) {
        return body(unsafeBitCast(object, to: Target.self), sender, event)
      }
      return callCast(object, sender, event, body)
    }
  }

  @MainActor @inline(never)
  private static func callCast<Target>(
    _ object: AnyObject, _ sender: Any?, _ event: AnyObject?,
    _ body: @MainActor (Target, Any?, AnyObject?) -> Any?
  ) -> Any? {
    guard let target = object as? Target else { return nil }
    return body(target, sender, event)
  }

  // A method is only ever called on the main actor, so that it may cross to it. Each closure holds the
  // method and nothing else: the compiler puts a method that it knows in the place of what a closure holds
  // where that is all.

  @inlinable package init<Target, Result>(
    _ method: @escaping PlainAction<Target, Result>
  ) {
    nonisolated(unsafe) let method = method
    self.init(
      of: Target.self, (() -> Result).self,
      call: { object, _, _ in Self.call(method, object) },
      send: { object, _, _ in
        guard Self.isExactly(object, Target.self) else { return Self.call(method, object) != nil }
        _ = method(unsafeBitCast(object, to: Target.self))()
        return true
      })
  }

  @inlinable package init<Target, Sender, Result>(
    _ method: @escaping SenderAction<Target, Sender, Result>
  ) {
    nonisolated(unsafe) let method = method
    self.init(
      of: Target.self, ((Sender) -> Result).self,
      call: { object, sender, _ in Self.call(method, object, sender) },
      send: { object, sender, _ in
        guard Self.isExactly(object, Target.self), Self.isExactly(sender, Sender.self) else {
          return Self.call(method, object, sender) != nil
        }
        _ = method(unsafeBitCast(object, to: Target.self))(unsafeBitCast(sender, to: Sender.self))
        return true
      })
  }

  @inlinable package init<Target, Sender, Event, Result>(
    _ method: @escaping EventAction<Target, Sender, Event, Result>
  ) {
    nonisolated(unsafe) let method = method
    self.init(
      of: Target.self, ((Sender, Event) -> Result).self,
      call: { Self.call(method, $0, $1, $2) },
      send: { Self.call(method, $0, $1, $2) != nil })
  }

  /// Whether an object is of just that class, as nearly always; then it needs no look at its ancestors.
  @inlinable @inline(__always)
  static func isExactly<Value>(_ object: AnyObject, _ type: Value.Type) -> Bool {
    ObjectIdentifier(Swift.type(of: object)) == ObjectIdentifier(type)
  }

  // The types of what may be nil are looked up at run time, and that takes longer than a call: so they stand
  // in functions of their own.

  @usableFromInline @MainActor @inline(never)
  static func call<Target, Result>(
    _ method: PlainAction<Target, Result>, _ object: AnyObject
  ) -> Any? {
    guard let target = object as? Target else { return nil }
    return method(target)() as Any
  }

  @usableFromInline @MainActor @inline(never)
  static func call<Target, Sender, Result>(
    _ method: SenderAction<Target, Sender, Result>, _ object: AnyObject, _ sender: Any?
  ) -> Any? {
    guard let target = object as? Target, let sender = argument(sender, Sender.self) else {
      return nil
    }
    return method(target)(sender) as Any
  }

  @usableFromInline @MainActor @inline(never)
  static func call<Target, Sender, Event, Result>(
    _ method: EventAction<Target, Sender, Event, Result>, _ object: AnyObject, _ sender: Any?,
    _ event: AnyObject?
  ) -> Any? {
    guard let target = object as? Target, let sender = argument(sender, Sender.self),
      let event = argument(event, Event.self)
    else { return nil }
    return method(target)(sender, event) as Any
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
  private static let ofTheKit = CoreBox.installed.actions
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
