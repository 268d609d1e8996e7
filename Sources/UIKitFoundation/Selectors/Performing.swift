public import UIKitCore

extension NSObjectProtocol {
  /// Returns whether the object implements the method that a selector names.
  @preconcurrency @MainActor
  public func responds(to aSelector: Selector!) -> Bool {
    aSelector?.isImplemented(by: self) ?? false
  }
}

/// Calls of methods by name, as on iOS.
///
/// An object whose type is only `AnyObject` has no extensions in Swift. Rewritten sources call these
/// methods on an ``ObjectiveCObject``.
extension NSObjectProtocol {
  /// Calls a method immediately, and returns its result if that is an object.
  @preconcurrency @MainActor @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    perform(aSelector, with: nil, with: nil)
  }

  /// Calls a method immediately with an argument, and returns its result if that is an object.
  @preconcurrency @MainActor @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    perform(aSelector, with: object, with: nil)
  }

  /// Calls a method immediately with two arguments, of which the second must be an event.
  ///
  /// If the object doesn't implement the method, the call is reported. On iOS, it would crash.
  @preconcurrency @MainActor @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    aSelector.flatMap { ObjectiveCObject(self).result(of: $0, object1, object2) }
  }
}

/// Returns the name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

/// Creates a selector from the name of a method.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
