internal import TouchstoneGestures
internal import TouchstoneMutations
@_spi(Kit) internal import UIKitCore

/// Finds the item that an environment prefers (statement 357).
///
/// Its preferred environments are searched in their order, each in the same way; an empty array
/// stands for the environment itself. One that stands for itself is the answer where it is an item
/// that can have the focus, and else gives its first item: the one of the highest priority, and of
/// these the first in reading order. Environments that are not inside the one that names them are
/// passed over.
@MainActor
struct PreferredFocus {
  let engine: FocusEngine
  private var visited: Set<ObjectIdentifier> = []
  /// The environments in the order in which they were looked at, for the debugger.
  private(set) var path: [String] = []

  init(_ engine: FocusEngine) { self.engine = engine }

  /// The item in an environment, by its preferences or without them.
  mutating func item(in environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
    preferred(environment) ?? first(in: environment)
  }

  /// The first item that one of several environments leads to.
  mutating func item(inOneOf environments: [any UIFocusEnvironment]) -> (any UIFocusItem)? {
    for environment in environments {
      if let item = item(in: environment) { return item }
    }
    return nil
  }

  private mutating func preferred(
    _ environment: any UIFocusEnvironment
  ) -> (any UIFocusItem)? {
    var waiting = [Preference(environment: environment, by: nil)]
    while let preference = waiting.popLast() {
      if preference.environment === preference.by {
        if let item = own(preference.environment) { return item }
        continue
      }
      if let holder = preference.by, !FocusTree.contains(holder, preference.environment) {
        path.append("\(TraceName.of(preference.environment)), which is not inside it")
        continue
      }
      guard visited.insert(ObjectIdentifier(preference.environment)).inserted else { continue }
      path.append(TraceName.of(preference.environment))
      let preferences = preference.environment.preferredFocusEnvironments
      if preferences.isEmpty || Mutation.preferencesAreIgnored.isOn,
        let item = own(preference.environment)
      {
        return item
      }
      waiting.append(
        contentsOf: preferences.reversed().map {
          Preference(environment: $0, by: preference.environment)
        })
    }
    return nil
  }

  /// An environment that is to be looked at, and the one that prefers it.
  private struct Preference {
    let environment: any UIFocusEnvironment
    let by: (any UIFocusEnvironment)?
  }

  private func own(_ environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
    if let item = environment as? any UIFocusItem, engine.refusal(of: item) == nil { return item }
    return first(in: environment)
  }

  private func first(in environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
    engine.groups.first(of: FocusTree.items(in: environment)) {
      engine.refusal(of: $0) == nil
    }
  }
}

/// What a sentence calls an environment.
@MainActor
enum TraceName {
  static func of(_ object: AnyObject?) -> String {
    object.map { ViewDescription.name($0) } ?? "nothing"
  }
}
