public import UIKitCore

/// An object whose class isn't known, with the methods that every object has on iOS.
///
/// On iOS, code calls `perform(_:with:)` on a value of the type `AnyObject`. That type has no
/// members here, so rewritten sources write `ObjectiveCObject(target)?.perform(action, with: self)`.
@preconcurrency @MainActor
public struct ObjectiveCObject {
  /// The object.
  public let object: AnyObject

  /// Wraps an object.
  public init(_ object: AnyObject) { self.object = object }

  /// Wraps an object, or returns `nil` if there is none.
  public init?(_ object: AnyObject?) {
    guard let object else { return nil }
    self.object = object
  }

  /// Returns whether the object implements the method that a selector names.
  public func responds(to aSelector: Selector!) -> Bool {
    aSelector?.isImplemented(by: object) ?? false
  }

  /// Calls a method immediately, and returns its result if that is an object.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    perform(aSelector, with: nil, with: nil)
  }

  /// Calls a method immediately with an argument, and returns its result if that is an object.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    perform(aSelector, with: object, with: nil)
  }

  /// Calls a method immediately with two arguments, of which the second must be an event.
  ///
  /// If the object doesn't implement the method, the call is reported. On iOS, it would crash.
  @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    aSelector.flatMap { result(of: $0, object1, object2) }
  }

  /// Returns whether the object's class is a class or one of its subclasses.
  public func isKind(of aClass: AnyClass) -> Bool {
    var current: AnyClass? = type(of: object)
    while let own = current {
      if own == aClass { return true }
      current = class_getSuperclass(own)
    }
    return false
  }

  /// Returns whether the object's class is a class, and not one of its subclasses.
  public func isMember(of aClass: AnyClass) -> Bool { type(of: object) == aClass }

  /// Returns whether the object equals another one, which the object itself decides if it is an
  /// `NSObject`. Other objects equal only themselves.
  public func isEqual(_ other: Any?) -> Bool {
    (object as? NSObject)?.isEqual(other) ?? (object === other.map { $0 as AnyObject })
  }

  /// Returns the value of a property by its name, or `nil` if the object isn't an `NSObject`.
  public func value(forKey key: String) -> Any? { (object as? NSObject)?.value(forKey: key) }

  /// Returns the value of a property of a property, such as `layer.cornerRadius`.
  public func value(forKeyPath keyPath: String) -> Any? {
    (object as? NSObject)?.value(forKeyPath: keyPath)
  }

  /// Sets a property by its name, if the object is an `NSObject`.
  public func setValue(_ value: Any?, forKey key: String) {
    (object as? NSObject)?.setValue(value, forKey: key)
  }

  /// Sets a property of a property, such as `layer.cornerRadius`.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    (object as? NSObject)?.setValue(value, forKeyPath: keyPath)
  }

  /// Calls a method with up to two arguments, and returns its result if that is an object.
  func result(of selector: Selector, _ sender: Any?, _ second: Any?) -> Unmanaged<AnyObject>? {
    guard let result = selector.result(on: object, sender: sender, event: second as? UIEvent)
    else {
      Fault.report("\(ViewDescription.name(object)) can't perform \(selector)", about: object)
      return nil
    }
    guard let found = result as? NSObject else { return nil }
    // The result may have no other owner. It lives as long as an autoreleased object would.
    UIApplication.shared.loop.atEndOfTurn { _ = found }
    return Unmanaged.passUnretained(found)
  }
}

/// Calls that `NSObject` makes later, for objects whose class isn't known.
extension ObjectiveCObject {
  /// Calls a method after a number of seconds on the application's clock, and retains the object
  /// until then.
  ///
  /// - Parameters:
  ///   - aSelector: The method.
  ///   - anArgument: The argument for a method with one parameter.
  ///   - delay: The delay in seconds. A negative delay counts as 0.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
  }

  /// Calls a method after a number of seconds on the application's clock, in some run loop modes.
  ///
  /// - Parameters:
  ///   - aSelector: The method.
  ///   - anArgument: The argument for a method with one parameter.
  ///   - delay: The delay in seconds. A negative delay counts as 0.
  ///   - modes: The modes in which the method may run. If empty, it is never called.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    guard !modes.isEmpty else { return }
    DelayedCalls.schedule(object, aSelector, anArgument, after: delay, modes: modes)
  }
}
