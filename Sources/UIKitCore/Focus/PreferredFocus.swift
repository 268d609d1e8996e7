internal import TouchstoneGestures

/// Finds the item that an environment prefers (statement 357).
///
/// Its preferred environments are searched in their order, each in the same way; an empty array
/// stands for the environment itself. One that stands for itself is the answer where it is an item
/// that can have the focus, and else gives its first item: the one of the highest priority, and of
/// these the first in reading order. Environments that are not inside the one that names them are
/// passed over.
@MainActor
struct PreferredFocus {
  let system: UIFocusSystem
  private var visited: Set<ObjectIdentifier> = []
  /// The environments in the order in which they were looked at, for the debugger.
  private(set) var path: [String] = []

  init(_ system: UIFocusSystem) { self.system = system }

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
    guard visited.insert(ObjectIdentifier(environment)).inserted else { return nil }
    path.append(TraceName.of(environment))
    let wishes = environment.preferredFocusEnvironments
    guard !wishes.isEmpty else { return own(environment) }
    for wish in wishes {
      if wish === environment {
        if let item = own(environment) { return item }
      } else if FocusTree.contains(environment, wish) {
        if let item = preferred(wish) { return item }
      } else {
        path.append("\(TraceName.of(wish)), which is not inside it")
      }
    }
    return nil
  }

  private func own(_ environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
    if let item = environment as? any UIFocusItem, system.refusal(of: item) == nil { return item }
    return first(in: environment)
  }

  private func first(in environment: any UIFocusEnvironment) -> (any UIFocusItem)? {
    system.groups.first(of: FocusTree.items(in: environment)) {
      system.refusal(of: $0) == nil
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
