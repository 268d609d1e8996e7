public import UIKitCore

extension NSObjectProtocol {
  /// Whether the object implements a method that a selector names.
  @preconcurrency @MainActor
  public func responds(to aSelector: Selector!) -> Bool {
    aSelector?.isImplemented(by: self) ?? false
  }
}

/// What every object can be asked to do by the name of a method, as on iOS.
extension NSObject {
  /// Calls a method now, and hands back the object that it returns.
  @preconcurrency @MainActor @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    perform(aSelector, with: nil, with: nil)
  }

  /// Calls a method now with an argument, and hands back the object that it returns.
  @preconcurrency @MainActor @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    perform(aSelector, with: object, with: nil)
  }

  /// Calls a method now with two arguments, the second of which is an event here.
  ///
  /// A method that the object does not implement, which ends a program on iOS, is reported.
  @preconcurrency @MainActor @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    guard let aSelector else { return nil }
    let event = object2 as? UIEvent
    guard let result = aSelector.result(on: self, sender: object1, event: event) else {
      Fault.report("\(ViewDescription.name(self)) can't perform \(aSelector)", about: self)
      return nil
    }
    guard let object = result as? NSObject else { return nil }
    // Nothing else may hold what was returned; it lives as long as an autoreleased object would.
    UIApplication.shared.loop.atEndOfTurn { _ = object }
    return Unmanaged.passUnretained(object)
  }
}

/// The name of a selector.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }

/// Speaks of the method of a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
