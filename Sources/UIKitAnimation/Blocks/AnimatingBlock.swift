internal import UIKitCore

/// A block that animates what changes while it runs.
@MainActor
protocol AnimatingBlock: ViewAnimationContext {
  /// Seconds it takes, without delay and repetition.
  var duration: TimeInterval { get }
  /// How it goes from the old values to the new ones.
  var pace: ViewAnimationPace { get }
  /// What a block inside takes over.
  var options: UIView.AnimationOptions { get }
  /// Whether it animates, rather than only making its changes.
  var animates: Bool { get }
  /// Whether the changes of a block inside become its own.
  var takesOver: Bool { get }
  /// A property of a view has changed.
  func didChange(_ change: AnimatedChange)
  /// Starts an animation of a change.
  func begin(_ animation: CAPropertyAnimation, as key: String, of change: AnimatedChange)
  /// Tells somebody, once all is over, whether everything ran to its end.
  func tellAtEnd(_ completion: @escaping (Bool) -> Void)
}

extension AnimatingBlock {
  /// What a change starts: nothing in a view outside any window, as in UIKit.
  package func action(for view: UIView, _ key: String) -> (any CAAction)? {
    guard animates, AnimatedChange.keys.contains(key), view.window != nil else { return nil }
    return ChangeAction(block: self, view: view, old: view.layer.value(forKey: key))
  }

  /// Makes changes; what they change is told to the block.
  func watch(_ changes: () -> Void) {
    ViewAnimations.contexts.append(self)
    changes()
    ViewAnimations.contexts.removeLast()
  }
}

/// The change of one property, about to be told to its block.
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
