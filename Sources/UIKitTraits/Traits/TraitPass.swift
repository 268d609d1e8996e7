internal import UIKitCore

/// One way down through a branch whose traits may have changed.
@MainActor
final class TraitPass {
  private let traits: Traits
  /// What views that were told of nothing yet would have answered; nil where that is what holds.
  private var expected: [ObjectIdentifier: UITraitCollection]?
  private let base = UITraitCollection.current

  init(traits: Traits, around: UITraitCollection) {
    self.traits = traits
    if around !== base, around != base { expected = [:] }
  }

  /// Answers whether what is in the view has to be looked at.
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
    // The controller was told, and may have changed the traits.
    guard view.settings.traits === new.own else { return false }
    // It may have been made in other surroundings, which nobody wrote down.
    if known == nil { view.refreshBackground() }
    if !isSame {
      UITraitCollection.perform(as: new.own) { view.traitsDidChange(from: old) }
      view.ownTraitPart?.tell(view, of: new.own, instead: old)
    }
    // Below the same values as before, everybody has them already.
    return known == nil || !isSame
  }

  private func tell(_ controller: UIViewController, _ new: UITraitCollection) {
    let old = controller.traits ?? (expected == nil ? new : traits.traits(of: controller, in: base))
    controller.traits = new
    guard old != new else { return }
    UITraitCollection.perform(as: new) { controller.traitCollectionDidChange(old) }
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
