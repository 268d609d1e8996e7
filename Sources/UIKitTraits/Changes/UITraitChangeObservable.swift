public import UIKitCore

/// Something that tells of changes of its traits: a view or a controller.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {}

/// A wish to hear of changes of traits, for taking it back.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable {
  /// Calls a handler after one of some traits has changed, with who has them and what they were.
  ///
  /// Handlers are called after `traitCollectionDidChange(_:)`, in the order in which they were registered.
  /// The handler is kept as long as this object: it is handed the object, and need not hold it.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { environment, old in
      if let environment = environment as? Self { handler(environment, old) }
    }
  }

  /// The same for a handler whose first parameter says `Self`, as is usual in classes that have subclasses.
  @discardableResult @_disfavoredOverload
  public func registerForTraitChanges<Environment>(
    _ traits: [UITrait], handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { environment, old in
      if let environment = environment as? Environment { handler(environment, old) }
    }
  }

  /// Performs an action of this object after one of some traits has changed; see
  /// ``registerForTraitChanges(_:target:action:)``.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    register(traits) { environment, old in
      TraitChange.perform(action, on: environment as AnyObject, environment, old)
    }
  }

  /// Performs an action of a target after one of some traits has changed. It takes nothing, this
  /// object, or this object and the traits that it had. The target is not kept.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let object = target as AnyObject
    return register(traits) { [weak object] environment, old in
      if let object { TraitChange.perform(action, on: object, environment, old) }
    }
  }

  /// Takes a registration back.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    guard let environment = self as? any UITraitEnvironment else { return }
    TraitPart.existing(environment)?.registrations.removeAll { $0 === registration }
  }

  private func register(
    _ traits: [UITrait], _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits, handler)
    if let environment = self as? any UITraitEnvironment {
      TraitPart.of(environment)?.registrations.append(registration)
    }
    return registration
  }
}
