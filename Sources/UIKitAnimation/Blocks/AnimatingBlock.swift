internal import UIKitCore

/// A block that animates the changes made while it runs.
@MainActor
protocol AnimatingBlock: ViewAnimationContext {
  /// The duration in seconds, without delay and repetition.
  var duration: TimeInterval { get }
  /// The timing of the changes from the old values to the new values.
  var pace: ViewAnimationPace { get }
  /// The options that a nested block inherits.
  var options: UIView.AnimationOptions { get }
  /// Whether the block animates its changes instead of only making them.
  var animates: Bool { get }
  /// Whether the block takes over the changes of a nested block.
  var takesOver: Bool { get }
  /// Handles a change of a view's property.
  func didChange(_ change: AnimatedChange)
  /// Starts an animation of a change.
  func begin(_ animation: CAPropertyAnimation, as key: String, of change: AnimatedChange)
  /// Adds a closure that is called after all animations, with whether all of them ran to their
  /// ends.
  func tellAtEnd(_ completion: @escaping (Bool) -> Void)
}

extension AnimatingBlock {
  /// Returns an action that animates a change, or `nil` outside a window, as in UIKit.
  package func action(for view: UIView, _ key: String) -> (any CAAction)? {
    guard animates, AnimatedChange.keys.contains(key), view.window != nil else { return nil }
    return ChangeAction(block: self, view: view, old: view.layer.value(forKey: key))
  }

  /// Runs changes, which are reported to the block.
  func watch(_ changes: () -> Void) {
    ViewAnimations.contexts.append(self)
    changes()
    ViewAnimations.contexts.removeLast()
  }
}

/// The change of one property, which is reported to its block.
@MainActor
private final class ChangeAction: NSObject, CAAction {
  private let block: any AnimatingBlock
  private weak var view: UIView?
  private let old: Any?

  init(block: any AnimatingBlock, view: UIView, old: Any?) {
    self.block = block
    self.view = view
    self.old = old
    super.init()
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let view else { return }
    block.didChange(AnimatedChange(view: view, key: event, old: old))
  }
}
