internal import UIKitCore

/// A block between `beginAnimations` and `commitAnimations`.
///
/// Its settings can change at any time, and apply to the changes that follow.
@MainActor
final class OldAnimationBlock: AnimatingBlock {
  /// The identifier that the delegate receives.
  let identifier: String?
  weak var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?
  var settings = Settings() {
    didSet { current = nil }
  }

  /// The settings of the app, with UIKit's default values.
  struct Settings {
    var duration: TimeInterval = 0.2
    var delay: TimeInterval = 0
    var curve = UIView.AnimationCurve.easeInOut
    var repeatCount: Float = 0
    var autoreverses = false
    var beginsFromCurrentState = false
  }

  private var current: ViewAnimationBlock?
  /// The number of blocks that haven't ended, plus one before the commit.
  private var waiting = 1
  private var isFinished = true
  private weak var application: UIApplication? = .shared

  init(identifier: String?) { self.identifier = identifier }

  /// The block for changes made now.
  var block: ViewAnimationBlock {
    if let current { return current }
    var options = settings.curve.options
    // As in other blocks, views receive no touches while they are animated.
    if settings.autoreverses { options.insert(.autoreverse) }
    if settings.beginsFromCurrentState { options.insert(.beginFromCurrentState) }
    waiting += 1
    let block = ViewAnimationBlock(
      duration: settings.duration, delay: settings.delay, options: options
    ) { [self] isFinished in
      self.isFinished = self.isFinished && isFinished
      leave()
    }
    current = block
    blocks.append(block)
    return block
  }
  private var blocks: [ViewAnimationBlock] = []

  var duration: TimeInterval { settings.duration }
  var pace: ViewAnimationPace { .curve(settings.curve.options.timingFunction) }
  var options: UIView.AnimationOptions { settings.curve.options }
  var animates: Bool { duration > 0 && application?.animationsAreEnabled != false }
  let takesOver = false

  func didChange(_ change: AnimatedChange) {
    let block = block
    guard settings.repeatCount > 0 else { return block.didChange(change) }
    block.repeating(CGFloat(settings.repeatCount), autoreverses: settings.autoreverses) {
      block.didChange(change)
    }
  }

  func begin(_ animation: CAPropertyAnimation, as key: String, of change: AnimatedChange) {
    block.begin(animation, as: key, of: change)
  }

  func tellAtEnd(_ completion: @escaping (Bool) -> Void) { block.tellAtEnd(completion) }

  /// Ends the block. The delegate is notified of the beginning after the delay, and of the end when
  /// all animations are over.
  func commit() {
    if let willStart, let delegate, let application {
      let identifier = identifier
      _ = application.loop.timers.schedule(
        at: application.now + max(0, settings.delay), name: "an animation's beginning"
      ) {
        MainActor.assumeIsolated {
          willStart.performOrReport(
            on: delegate, sender: identifier, for: application, "an animation's beginning")
        }
      }
    }
    for block in blocks { block.finishIfIdle() }
    blocks = []
    leave()
  }

  private func leave() {
    waiting -= 1
    guard waiting == 0, let didStop, let delegate else { return }
    didStop.performOrReport(
      on: delegate, sender: identifier, for: application, "an animation's end")
  }
}
