/// The tree of focus environments.
@MainActor
package enum FocusTree {
  /// Returns an environment and its ancestors, the environment itself first. A cycle ends at its
  /// first repetition.
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

  /// Returns the window that contains an environment, or `nil` if it isn't in a window.
  package static func window(of environment: any UIFocusEnvironment) -> UIWindow? {
    if let view = environment as? UIView { return view.enclosingWindow }
    for link in chain(from: environment) {
      if let view = link as? UIView { return view.enclosingWindow }
    }
    return nil
  }

  /// Returns the item itself if it is a view, otherwise the nearest view that contains it, if any.
  package static func view(of environment: any UIFocusEnvironment) -> UIView? {
    if let view = environment as? UIView { return view }
    for link in chain(from: environment) {
      if let view = link as? UIView { return view }
    }
    return nil
  }

  /// Returns whether an item is in a window of the scene that isn't hidden.
  package static func isInTree(_ item: any UIFocusItem, of scene: UIWindowScene) -> Bool {
    guard let window = window(of: item) else { return false }
    return window.sceneStorage === scene && !window.isHidden
  }
}
