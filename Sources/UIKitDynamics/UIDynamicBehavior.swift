public import UIKitCore

/// A rule for how items move, or several rules under one name.
///
/// A subclass of your own adds children, which do the work.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// The behaviors that go with it.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called in every frame while the animator runs, after the items have moved.
  open var action: (() -> Void)?
  private weak var animatorStorage: UIDynamicAnimator?
  private weak var parent: UIDynamicBehavior?

  /// Makes a behavior without any rule.
  public override init() { super.init() }

  /// The animator that it belongs to.
  open var dynamicAnimator: UIDynamicAnimator? { animatorStorage ?? parent?.dynamicAnimator }

  /// Adds a behavior, which comes and goes with this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.parent == nil, behavior.animatorStorage == nil, !isInside(behavior) else {
      return Fault.report(
        "a behavior can't be added: it belongs to another one, or to an animator", about: self)
    }
    childBehaviors.append(behavior)
    behavior.parent = self
    if let dynamicAnimator { behavior.willMove(to: dynamicAnimator) }
    didChange()
  }

  /// Takes a behavior out again.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.parent === self else { return }
    if dynamicAnimator != nil { behavior.willMove(to: nil) }
    childBehaviors.removeAll { $0 === behavior }
    behavior.parent = nil
    didChange()
  }

  /// It is about to be added to an animator, or taken out of one; does nothing unless overridden.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  private func isInside(_ behavior: UIDynamicBehavior) -> Bool {
    LinkWalk(self, \.parent).contains { $0 === behavior }
  }

  // MARK: For animators

  /// Puts it into an animator, or takes it out; false where it is in one already.
  final func move(to animator: UIDynamicAnimator?) -> Bool {
    guard animator == nil || dynamicAnimator == nil else { return false }
    for behavior in branch { behavior.willMove(to: animator) }
    animatorStorage = animator
    return true
  }

  /// It and all that goes with it, parents first.
  final var branch: [UIDynamicBehavior] {
    var branch = [self]
    var place = 0
    while place < branch.count {
      branch += branch[place].childBehaviors
      place += 1
    }
    return branch
  }

  /// Its rules are others now, and what was at rest may move.
  final func didChange() { dynamicAnimator?.wake() }

  /// Writes its rules down.
  func contribute(to setup: DynamicSetup) {}

  /// A number that a program sets; what is none is refused.
  final func number<Value: NumberHolding>(
    _ value: Value, else old: Value, _ name: String
  ) -> Value {
    NumberCheck.admit(value, else: old, name, of: self)
  }
}
