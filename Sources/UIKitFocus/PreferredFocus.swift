internal import TouchstoneGestures
internal import TouchstoneMutations
@_spi(Kit) internal import UIKitCore

/// Finds the item that an environment prefers (statement 357).
///
/// The preferred environments are searched recursively in their order. An empty array means the
/// environment itself. Such an environment yields itself if it is an item that can have the focus,
/// and otherwise its first item: the one with the highest priority, or of these the first in
/// reading order. A preferred environment that isn't inside the environment that prefers it is
/// skipped.
@MainActor
struct PreferredFocus {
  let engine: FocusEngine
  private var visited: Set<ObjectIdentifier> = []
  /// The visited environments in order, for the debugger.
  private(set) var path: [String] = []

  init(_ engine: FocusEngine) { self.engine = engine }

  /// Returns the item that an environment prefers, or its first item if the preferences don't yield
  /// an item.
  mutating func item(in environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
    preferred(environment) ?? first(in: environment)
  }

  /// Returns the first item that one of several environments yields, or `nil`.
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

  /// An environment to visit, and the environment that prefers it.
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

/// The name of an environment for use in a sentence.
@MainActor
enum TraceName {
  static func of(_ object: AnyObject?) -> String {
    object.map { ViewDescription.name($0) } ?? "nothing"
  }
}
