/// The tree of focus environments: who is in whom.
@MainActor
package enum FocusTree {
  /// An environment and everything around it, the innermost first; a ring ends where it closes.
  package static func chain(from environment: any UIFocusEnvironment) -> [any UIFocusEnvironment] {
    var chain: [any UIFocusEnvironment] = []
    var seen: Set<ObjectIdentifier> = []
    var link: (any UIFocusEnvironment)? = environment
    while let current = link, seen.insert(ObjectIdentifier(current)).inserted {
      chain.append(current)
      link = current.parentFocusEnvironment
    }
    return chain
  }

  package static func contains(
    _ outer: any UIFocusEnvironment, _ inner: any UIFocusEnvironment
  ) -> Bool {
    var seen: Set<ObjectIdentifier> = []
    var link: (any UIFocusEnvironment)? = inner
    while let current = link, seen.insert(ObjectIdentifier(current)).inserted {
      if current === outer { return true }
      link = current.parentFocusEnvironment
    }
    return false
  }

  /// The window an environment is in.
  package static func window(of environment: any UIFocusEnvironment) -> UIWindow? {
    if let view = environment as? UIView { return view.enclosingWindow }
    for link in chain(from: environment) {
      if let view = link as? UIView { return view.enclosingWindow }
    }
    return nil
  }

  /// The view that an item is, or that holds it.
  package static func view(of environment: any UIFocusEnvironment) -> UIView? {
    if let view = environment as? UIView { return view }
    for link in chain(from: environment) {
      if let view = link as? UIView { return view }
    }
    return nil
  }

  /// Whether an item is in a window of the scene that is shown.
  package static func isInTree(_ item: any UIFocusItem, of scene: UIWindowScene) -> Bool {
    guard let window = window(of: item) else { return false }
    return window.sceneStorage === scene && !window.isHidden
  }
}
