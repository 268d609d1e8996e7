internal import UIKitCore

/// One traversal of a branch whose traits may have changed, from the top down.
@MainActor
final class TraitPass {
  private let traits: Traits
  /// The traits that views without stored traits would have had under `base`, by view. `nil` if
  /// `base` equals the surrounding traits; the new traits then count as the old ones.
  private var expected: [ObjectIdentifier: UITraitCollection]?
  private let base = UITraitCollection.current

  init(traits: Traits, around: UITraitCollection) {
    self.traits = traits
    if around !== base, around != base { expected = [:] }
  }

  /// Updates a view, and returns whether its subviews must be visited.
  func update(_ view: UIView, in surroundings: UITraitCollection) -> Bool {
    let new = traits.traits(of: view, in: surroundings)
    let controller = view.controller
    let known = view.settings.traits
    if known === new.own, controller == nil || controller?.traits === new.controller {
      return false
    }
    let old = known ?? expectation(view) ?? new.own
    let isSame = old == new.own
    view.settings.traits = new.own
    if let controller { tell(controller, new.controller) }
    // The controller was notified and may have changed the traits.
    guard view.settings.traits === new.own else { return false }
    // The view may have been created under other traits, which weren't stored.
    if known == nil { view.refreshBackground() }
    if !isSame {
      UITraitCollection.perform(as: new.own) { view.traitsDidChange(from: old) }
      view.ownTraitPart?.tell(view, of: new.own, instead: old)
    }
    // If the values are unchanged, all subviews already have them.
    return known == nil || !isSame
  }

  private func tell(_ controller: UIViewController, _ new: UITraitCollection) {
    let old = controller.traits ?? (expected == nil ? new : traits.traits(of: controller, in: base))
    controller.traits = new
    guard old != new else { return }
    UITraitCollection.perform(as: new) { controller.traitCollectionDidChange(old) }
    controller.requestUnavailableUpdate()
    controller.ownTraitPart?.tell(controller, of: new, instead: old)
  }

  private func expectation(_ view: UIView) -> UITraitCollection? {
    guard let expected else { return nil }
    let outer = view.superview.flatMap { expected[ObjectIdentifier($0)] } ?? base
    let found = traits.traits(of: view, in: outer).own
    self.expected?[ObjectIdentifier(view)] = found
    return found
  }
}
