internal import TouchstoneHitTree
package import UIKitCore

/// How traits come to a view: from the screen to the scene, to the window, and down; a controller's
/// overrides come before its view's.
///
/// Views keep what they were told. What changes traits brings the branch below it up to date at once, from
/// the top down, so that a view below one with the same traits as before need not be looked at.
@MainActor
package struct Traits {
  nonisolated init() {}

  // MARK: What holds

  package func traits(of environment: any UITraitEnvironment) -> UITraitCollection {
    switch environment {
    case let view as UIView: resolved(view)
    case let controller as UIViewController: resolved(controller)
    case let scene as UIWindowScene:
      TraitPart.existing(scene)?.applied(to: scene.screen.traitCollection)
        ?? scene.screen.traitCollection
    default: environment.traitCollection
    }
  }

  /// Climbs to the nearest view that was told of its traits, and comes down again.
  private func resolved(_ view: UIView) -> UITraitCollection {
    var path = [view]
    var traits: UITraitCollection?
    var watch = RingWatch()
    while traits == nil, let outer = path.last?.superview, !watch.hasComeRound(to: outer) {
      traits = outer.settings.traits
      if traits == nil { path.append(outer) }
    }
    var found = traits ?? surroundings(of: path.last)
    for step in path.reversed() { found = self.traits(of: step, in: found).own }
    return found
  }

  private func resolved(_ controller: UIViewController) -> UITraitCollection {
    let outer = controller.viewIfLoaded?.superview?.traitCollection
    return traits(of: controller, in: outer ?? traits(aroundParentOf: controller) ?? .current)
  }

  /// The traits of a controller's parent; `nil` if there is no parent, or if overrides of `parent` form
  /// a cycle.
  private func traits(aroundParentOf controller: UIViewController) -> UITraitCollection? {
    guard case .goes = Self.parents.begin() else { return nil }
    defer { Self.parents.end() }
    return controller.parent?.traitCollection
  }

  /// What holds around a view without a superview.
  private func surroundings(of view: UIView?) -> UITraitCollection {
    guard let window = view as? UIWindow, let scene = window.windowScene else { return .current }
    return scene.traitCollection
  }

  /// What becomes of surrounding traits at a view, and at its controller on the way.
  func traits(
    of view: UIView, in surroundings: UITraitCollection
  ) -> (controller: UITraitCollection, own: UITraitCollection) {
    let outer = view.controller.map { traits(of: $0, in: surroundings) } ?? surroundings
    return (outer, view.ownTraitPart?.applied(to: outer) ?? outer)
  }

  func traits(
    of controller: UIViewController, in surroundings: UITraitCollection
  ) -> UITraitCollection {
    var traits = surroundings
    if let parent = controller.parent,
      let set = parent.overrideTraitCollection(forChild: controller)
    {
      traits = UITraitCollection(traits.values.taking(set.values))
    }
    return controller.ownTraitPart?.applied(to: traits) ?? traits
  }

  /// The traits that a controller whose view is in a window will have once the window has those of its
  /// scene; `nil` if the window has no scene.
  func comingTraits(of controller: UIViewController, in window: UIWindow) -> UITraitCollection? {
    guard let scene = window.windowScene else { return nil }
    return traits(of: controller, in: traits(of: window, in: scene.traitCollection).own)
  }

  // MARK: Bringing up to date

  /// The most changes of traits that may be at work inside each other. A controller that changes its traits
  /// when they have changed reaches it; each level needs some 3 KiB of stack in a debug build.
  private static let mostNested = 200
  private static var changes = NestedCalls(most: mostNested)
  /// The traits of parents that are being read inside each other.
  private static var parents = NestedCalls(most: mostNested)

  package func settle(_ branch: UIView) {
    switch Self.changes.begin() {
    case .goes:
      defer { Self.changes.end() }
      bringUpToDate(branch)
    case .reachesBound:
      Fault.report(
        "the traits of \(ViewDescription.name(branch)) change \(Self.mostNested) times inside each "
          + "other, each because of the one before; its views aren't notified of further changes",
        about: branch)
    case .refused: return
    }
  }

  private func bringUpToDate(_ branch: UIView) {
    let superview = branch.superview
    let outer = superview?.settings.traits
    // Views that were never in a window find out when they are asked.
    guard branch.window != nil || outer != nil || branch.settings.traits != nil else { return }
    let around = outer ?? superview?.traitCollection ?? surroundings(of: branch)
    let pass = TraitPass(traits: self, around: around)
    branch.walk { view, outer in
      // Whoever was told of a change may have moved the view.
      guard view === branch || view.superview === outer else { return false }
      return pass.update(view, in: view === branch ? around : outer?.settings.traits ?? around)
    }
  }
}
