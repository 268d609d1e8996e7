public import UIKitCore

/// A rule for the movement of items, or a combination of several rules.
///
/// A subclass of your own adds child behaviors, which do the work.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// The behaviors that are added to an animator and removed from it together with this one.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// A closure that is called in every frame while the animator runs, after the items have moved.
  open var action: (() -> Void)?
  private weak var animatorStorage: UIDynamicAnimator?
  private weak var parent: UIDynamicBehavior?

  /// Creates a behavior without any rule.
  public override init() { super.init() }

  /// The animator that the behavior belongs to, or `nil` if it hasn't been added to one.
  open var dynamicAnimator: UIDynamicAnimator? { animatorStorage ?? parent?.dynamicAnimator }

  /// Adds a child behavior.
  ///
  /// The child is added to an animator and removed from it together with this behavior.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.parent == nil, behavior.animatorStorage == nil, !isInside(behavior) else {
      return Fault.report(
        "a behavior can't be added: it already belongs to another behavior or to an animator",
        about: self)
    }
    childBehaviors.append(behavior)
    behavior.parent = self
    if let dynamicAnimator { behavior.willMove(to: dynamicAnimator) }
    didChange()
  }

  /// Removes a child behavior.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.parent === self else { return }
    if dynamicAnimator != nil { behavior.willMove(to: nil) }
    childBehaviors.removeAll { $0 === behavior }
    behavior.parent = nil
    didChange()
  }

  /// Called before the behavior is added to an animator, or with `nil` before it is removed.
  ///
  /// The default implementation does nothing.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  private func isInside(_ behavior: UIDynamicBehavior) -> Bool {
    LinkWalk(self, \.parent).contains { $0 === behavior }
  }

  // MARK: For animators

  /// Adds the behavior to an animator or removes it, and returns whether that was possible. A
  /// behavior that belongs to an animator can't be added.
  final func move(to animator: UIDynamicAnimator?) -> Bool {
    guard animator == nil || dynamicAnimator == nil else { return false }
    for behavior in branch { behavior.willMove(to: animator) }
    animatorStorage = animator
    return true
  }

  /// The behavior and all its descendants, parents first.
  final var branch: [UIDynamicBehavior] {
    var branch = [self]
    var place = 0
    while place < branch.count {
      branch += branch[place].childBehaviors
      place += 1
    }
    return branch
  }

  /// Wakes the animator after a change of the rules, because items at rest may move.
  final func didChange() { dynamicAnimator?.wake() }

  /// Adds the behavior's rules to the setup.
  func contribute(to setup: DynamicSetup) {}

  /// Returns a number set by the app, limited to the valid range, or the old value if the number
  /// isn't finite. Any correction is reported.
  final func number<Value: NumberHolding>(
    _ value: Value, else old: Value, _ name: String
  ) -> Value {
    NumberCheck.admit(value, else: old, name, of: self)
  }
}
