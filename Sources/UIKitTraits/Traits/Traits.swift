internal import TouchstoneHitTree
package import UIKitCore

/// Passes traits from the screen to the scene, to the window and down the view tree. A controller's
/// overrides apply before its view's overrides.
///
/// Views store their last traits. A change updates the branch below it immediately, from the top
/// down, so a branch below a view with unchanged traits needn't be visited.
@MainActor
package struct Traits {
  nonisolated init() {}

  // MARK: Current traits

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

  /// Walks up to the nearest view with stored traits, and applies all overrides on the way back
  /// down.
  private func resolved(_ view: UIView) -> UITraitCollection {
    // Most views need no walk, and therefore no list of views.
    guard let superview = view.superview else {
      return traits(of: view, in: surroundings(of: view)).own
    }
    if let known = superview.settings.traits { return traits(of: view, in: known).own }
    var path = [view]
    var traits: UITraitCollection?
    var watch = CycleDetector()
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

  /// Returns the traits of a controller's parent, or `nil` if there is no parent or overrides of
  /// `parent` form a cycle.
  private func traits(aroundParentOf controller: UIViewController) -> UITraitCollection? {
    guard case .goes = Self.parents.begin() else { return nil }
    defer { Self.parents.end() }
    return controller.parent?.traitCollection
  }

  /// Returns the traits around a view without a superview.
  private func surroundings(of view: UIView?) -> UITraitCollection {
    guard let window = view as? UIWindow, let scene = window.windowScene else { return .current }
    return scene.traitCollection
  }

  /// Returns the traits of a view and of its controller, if it has one, for the given surrounding
  /// traits.
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

  /// Returns the traits that a controller in a window will have once the window has the traits of
  /// its scene, or `nil` if the window has no scene.
  func comingTraits(of controller: UIViewController, in window: UIWindow) -> UITraitCollection? {
    guard let scene = window.windowScene else { return nil }
    return traits(of: controller, in: traits(of: window, in: scene.traitCollection).own)
  }

  // MARK: Updating

  /// The maximum number of nested trait changes. A controller that changes its traits whenever they
  /// change reaches it. Each level needs about 3 KiB of stack in a debug build.
  private static let mostNested = 200
  private static var changes = NestedCalls(most: mostNested)
  /// The nested reads of parents' traits.
  private static var parents = NestedCalls(most: mostNested)

  package func settle(_ branch: UIView) {
    switch Self.changes.begin() {
    case .goes:
      defer { Self.changes.end() }
      bringUpToDate(branch)
    case .reachesBound:
      Fault.report(
        "the traits of \(ViewDescription.name(branch)) change \(Self.mostNested) times inside each "
          + "other, each because of the previous change; its views aren't notified of further "
          + "changes",
        about: branch)
    case .refused: return
    }
  }

  private func bringUpToDate(_ branch: UIView) {
    let superview = branch.superview
    let outer = superview?.settings.traits
    // Views that were never in a window compute their traits when they are read.
    guard branch.window != nil || outer != nil || branch.settings.traits != nil else { return }
    let around = outer ?? superview?.traitCollection ?? surroundings(of: branch)
    let pass = TraitPass(traits: self, around: around)
    branch.walk { view, outer in
      // A handler may have moved the view.
      guard view === branch || view.superview === outer else { return false }
      return pass.update(view, in: view === branch ? around : outer?.settings.traits ?? around)
    }
  }
}
