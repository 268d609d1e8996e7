internal import Synchronization
public import TouchstoneActions

/// One method of a class or protocol, with closures that call it.
///
/// The initializers are inlined into the app, so the compiler sees the method and calls it
/// directly. Otherwise, each call would bind a method of unknown types to its target again, which
/// costs 600 instructions.
@usableFromInline package struct ActionMethod: Sendable {
  /// The class or protocol that declares the method.
  package let target: any Any.Type
  /// The type of the method's parameters and result.
  package let shape: any Any.Type
  /// Returns whether an object is of the type ``target``.
  package let accepts: @Sendable (AnyObject) -> Bool
  /// Returns whether another type is a subclass of ``target``.
  let isRefined: @Sendable (any Any.Type) -> Bool
  /// Calls the method with target, sender and event, and returns its result.
  ///
  /// It returns `nil` if the arguments don't have the required types.
  package let call: @MainActor (AnyObject, Any?, AnyObject?) -> Any?
  /// Calls the method like ``call``, but returns only whether the arguments have the required
  /// types.
  ///
  /// Boxing a result would cost more than the call.
  package let send: @MainActor (AnyObject, AnyObject, AnyObject?) -> Bool

  /// The label of an unnamed method in traces.
  var label: String { "action of \(ClassNames.shortened(target))" }

  /// Creates a method that calls a closure with target, sender and event.
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
      // Most objects are exactly of that class, so their superclasses needn't be checked.
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

  // Methods are called only on the main actor, so transferring them is safe. Each closure captures
  // only the method: the compiler replaces a known captured method with a direct call only in that
  // case.

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

  /// Returns whether an object's class is exactly `type`, which avoids checking its superclasses.
  @inlinable @inline(__always)
  static func isExactly<Value>(_ object: AnyObject, _ type: Value.Type) -> Bool {
    ObjectIdentifier(Swift.type(of: object)) == ObjectIdentifier(type)
  }

  // These functions are separate, because optional types are looked up at run time, which costs
  // more than a call.

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

  /// Returns a sender or event as the parameter type of the method, or `nil` if it doesn't have
  /// that type.
  ///
  /// For a `Bool` parameter, such as that of `endEditing(_:)`, an object counts as `true` and `nil`
  /// as `false`, like a pointer passed as a `BOOL`.
  private static func argument<Value>(_ value: Any?, _ type: Value.Type) -> Value? {
    if let value = value as? Value { return value }
    return type == Bool.self ? (value != nil) as? Value : nil
  }
}

/// All methods that selectors have named, by name and class, including the framework's methods.
package enum ActionMethods {
  private static let ofTheKit = CoreServicesBox.installed.actions
  private static let declared = Mutex(ofTheKit)

  /// Registers a method, replacing an earlier method of the same name and class.
  ///
  /// The framework's methods are never replaced.
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

  /// Returns the method declared for the target's class or its nearest superclass.
  ///
  /// If there is no such method, it returns the last one declared for a protocol that the target
  /// conforms to, or `nil`.
  package static func find(_ name: String, for target: AnyObject) -> ActionMethod? {
    let methods = declared.withLock { $0[name] ?? [] }
    var best: ActionMethod?
    // Every action calls this function, so it doesn't allocate an array of matches.
    for method in methods where method.accepts(target) {
      if let best, best.target is AnyClass, !best.isRefined(method.target) { continue }
      best = method
    }
    return best
  }
}
