internal import TouchstoneMutations

/// The targets and closures registered for control events, in the order of registration.
@MainActor
package struct ControlRegistrations {
  private var entries: [ControlRegistration] = []

  /// The representation of a `nil` target. A single object, because this Foundation hashes each
  /// null differently.
  private static let noTarget = NSNull()

  /// Whether there are no registrations.
  package var isEmpty: Bool { entries.isEmpty }
  /// Whether the targets of all registrations are deallocated.
  package var areAllDead: Bool { entries.allSatisfy(\.isDead) }

  // MARK: Targets

  /// Registers a target and action. If the same pair is registered already, adds the events to it
  /// (statement 233).
  mutating func add(_ target: Any?, _ action: Selector, _ events: UIControl.Event) {
    guard !events.isEmpty else { return }
    let entry = ControlRegistration(
      handler: .selector(action, ControlTarget(target)), events: events)
    if !Mutation.registrationsRepeat.isOn,
      let index = entries.firstIndex(where: { $0.isSame(as: entry) })
    {
      entries[index].events.formUnion(events)
    } else {
      entries.append(entry)
    }
  }

  /// Removes registrations of selectors.
  ///
  /// `nil` matches every target or every action. Closures remain (statement 235).
  mutating func remove(_ target: Any?, _ action: Selector?, _ events: UIControl.Event) {
    let object = target.map { $0 as AnyObject }
    subtract(events) { entry in
      guard case .selector(let selector, let receiver) = entry.handler else { return false }
      if let action, action != selector { return false }
      return object == nil && !Mutation.nilRemovesNoTarget.isOn || receiver.object === object
    }
  }

  /// Returns an unnamed method of `target` that the same events may call already, if any.
  func repetition(
    of action: Selector, _ target: Any?, _ events: UIControl.Event
  ) -> RepeatedAction? {
    let entry = ControlRegistration(
      handler: .selector(action, ControlTarget(target)), events: events)
    return entries.lazy.compactMap { $0.repetition(by: entry) }.first
  }

  /// The possible repetitions of unnamed methods among all registrations, in the order of
  /// registration.
  var repetitions: [RepeatedAction] {
    entries.indices.compactMap { later in
      entries[..<later].lazy.compactMap { $0.repetition(by: entries[later]) }.first
    }
  }

  // MARK: Closures

  /// Registers a closure. It replaces a previous action with the same identifier (statement 239).
  mutating func add(_ action: UIAction, _ events: UIControl.Event) {
    guard !events.isEmpty else { return }
    let index = entries.firstIndex { entry in
      if case .closure(let known) = entry.handler {
        known.identifier == action.identifier
      } else {
        false
      }
    }
    if let index, !Mutation.actionsOfOneIdentifierAddUp.isOn {
      entries[index].handler = .closure(action)
      entries[index].events.formUnion(events)
    } else {
      entries.append(ControlRegistration(handler: .closure(action), events: events))
    }
  }

  mutating func remove(_ identifier: UIAction.Identifier, _ events: UIControl.Event) {
    subtract(events) { entry in
      guard case .closure(let action) = entry.handler else { return false }
      return action.identifier == identifier
    }
  }

  private mutating func subtract(
    _ events: UIControl.Event, where isConcerned: (ControlRegistration) -> Bool
  ) {
    for index in entries.indices where isConcerned(entries[index]) {
      entries[index].events.subtract(events)
    }
    entries.removeAll(where: \.events.isEmpty)
  }

  // MARK: Queries

  /// Returns the registrations for any of `events`.
  func matching(_ events: UIControl.Event) -> [ControlRegistration] {
    entries.filter { !$0.events.isDisjoint(with: events) }
  }

  var targets: Set<AnyHashable> {
    var targets: Set<AnyHashable> = []
    for entry in entries {
      guard case .selector(_, let target) = entry.handler else { continue }
      if target.isNil {
        targets.insert(Self.noTarget)
      } else if let object = target.object {
        targets.insert(
          (object as? NSObject).map { AnyHashable($0) } ?? AnyHashable(ObjectIdentifier(object)))
      }
    }
    return targets
  }

  var events: UIControl.Event {
    entries.filter { !$0.isDead }.reduce(into: []) { $0.formUnion($1.events) }
  }

  func names(_ target: Any?, _ event: UIControl.Event) -> [String]? {
    guard let object = target.map({ $0 as AnyObject }) else { return nil }
    let names = matching(event).compactMap { entry -> String? in
      guard case .selector(let selector, let target) = entry.handler, target.object === object
      else { return nil }
      return selector.label
    }
    return names.isEmpty ? nil : names
  }

  func enumerate(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) {
    var isStopped = false
    for entry in entries where !entry.isDead && !isStopped {
      switch entry.handler {
      case .closure(let action): iterator(action, nil, entry.events, &isStopped)
      case .selector(let selector, let target):
        iterator(nil, (target.object, selector), entry.events, &isStopped)
      }
    }
  }
}

/// A target and selector, or a closure, with the events that trigger it.
struct ControlRegistration {
  enum Handler {
    case selector(Selector, ControlTarget)
    case closure(UIAction)
  }

  var handler: Handler
  var events: UIControl.Event

  @MainActor
  func isSame(as other: ControlRegistration) -> Bool {
    guard case .selector(let selector, let target) = handler,
      case .selector(let otherSelector, let otherTarget) = other.handler
    else { return false }
    return selector == otherSelector && target.isSame(as: otherTarget)
  }

  /// Returns a description if `later` may call the same unnamed method for some of the same events,
  /// otherwise `nil`.
  @MainActor
  func repetition(by later: ControlRegistration) -> RepeatedAction? {
    guard case .selector(let selector, let target) = handler,
      case .selector(let otherSelector, let otherTarget) = later.handler,
      target.isSame(as: otherTarget)
    else { return nil }
    let shared = events.intersection(later.events)
    guard !shared.isEmpty else { return nil }
    return RepeatedAction(
      selector, otherSelector, target: target.object.map { TraceSubject($0) },
      occasion: "for \(shared.label)")
  }

  /// Whether the target is deallocated.
  var isDead: Bool {
    if case .selector(_, let target) = handler { target.isDead } else { false }
  }
}

/// A target, which isn't retained (statement 232), or `nil` for a receiver from the responder
/// chain.
struct ControlTarget {
  private(set) weak var object: AnyObject?
  let isNil: Bool

  init(_ target: Any?) {
    object = target.map { $0 as AnyObject }
    isNil = target == nil
  }

  /// Whether both targets are the same live object, or both are `nil`.
  func isSame(as other: ControlTarget) -> Bool {
    isNil == other.isNil && !isDead && object === other.object
  }

  /// Whether there was a target that is deallocated.
  var isDead: Bool { !isNil && object == nil }
}
