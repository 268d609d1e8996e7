public import UIKitCore

/// An object that reports changes of its traits: a view or a controller.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {}

/// A registration for trait changes, which you can pass to `unregisterForTraitChanges(_:)`.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}

extension UITraitChangeObservable {
  /// Registers a handler that is called with this object and its previous traits after any of the
  /// given traits has changed.
  ///
  /// Handlers are called after `traitCollectionDidChange(_:)`, in the order in which they were
  /// registered. This object retains the handler for its lifetime and passes itself to it, so the
  /// handler needn't capture this object.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { environment, old in
      if let environment = environment as? Self { handler(environment, old) }
    }
  }

  /// Registers a handler that declares `Self` as its first parameter, as is usual in classes with
  /// subclasses.
  @discardableResult @_disfavoredOverload
  public func registerForTraitChanges<Environment>(
    _ traits: [UITrait], handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    register(traits) { environment, old in
      if let environment = environment as? Environment { handler(environment, old) }
    }
  }

  /// Registers an action of this object for changes of the given traits.
  ///
  /// See ``registerForTraitChanges(_:target:action:)``.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    register(traits) { environment, old in
      TraitChange.perform(action, on: environment as AnyObject, environment, old)
    }
  }

  /// Registers an action of a target that is sent after any of the given traits has changed.
  ///
  /// The action has no parameters, this object as a parameter, or this object and its previous
  /// traits. The target isn't retained.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let object = target as AnyObject
    return register(traits) { [weak object] environment, old in
      if let object { TraitChange.perform(action, on: object, environment, old) }
    }
  }

  /// Removes a registration.
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
