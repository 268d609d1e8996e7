internal import UIKitCore

/// A handler that is registered for changes of traits.
@MainActor
final class TraitRegistration: NSObject, UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: (any UITraitEnvironment, UITraitCollection) -> Void

  init(
    _ traits: [UITrait], _ handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
  ) {
    self.traits = traits
    self.handler = handler
    super.init()
  }

  func tell(
    _ environment: any UITraitEnvironment, of new: UITraitCollection, instead old: UITraitCollection
  ) {
    guard traits.contains(where: { !new.values.agrees(with: old.values, on: $0) }) else { return }
    handler(environment, old)
  }
}

extension TraitPart {
  /// Calls all handlers that are still registered when it is their turn.
  func tell(
    _ environment: any UITraitEnvironment, of new: UITraitCollection, instead old: UITraitCollection
  ) {
    guard !registrations.isEmpty else { return }
    UITraitCollection.perform(as: new) {
      for registration in registrations where registrations.contains(where: { $0 === registration })
      {
        registration.tell(environment, of: new, instead: old)
      }
    }
  }
}

/// Sends actions when traits change.
@MainActor
enum TraitChange {
  static func perform(
    _ action: Selector, on target: AnyObject, _ environment: any UITraitEnvironment,
    _ old: UITraitCollection
  ) {
    guard !action.perform(on: target, sender: environment, event: old) else { return }
    Fault.report(
      "a change of traits can't call \(action.label) of \(ViewDescription.name(target))",
      about: target)
  }
}
