/// The properties of a focus animation.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
  /// The duration, in seconds.
  var duration: TimeInterval { get }
}

/// Collects the animations of a focus movement and runs them together.
///
/// They start after all environments were notified of the movement, on the application's clock.
/// Animations that are added later run immediately.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  private var parts: [Part] = []
  private var hasRun = false

  /// The seconds in which an item shows that it has received the focus, short because the user
  /// waits for it.
  ///
  /// Apple publishes neither this duration nor the next. This is the fade of a system button.
  static let focusingDuration: TimeInterval = 0.25
  /// The seconds in which an item shows that it has lost the focus, longer because the user doesn't
  /// wait for it.
  static let unfocusingDuration: TimeInterval = 0.35

  private struct Part {
    let duration: TimeInterval
    let animations: () -> Void
    let completion: (() -> Void)?
  }

  /// Runs animations with the movement, and `completion` after them.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    add(Self.focusingDuration, { _ in animations?() }, completion)
  }

  /// Runs animations of the environment that receives the focus, and passes them their duration.
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    add(Self.focusingDuration, { animations?($0) }, completion)
  }

  /// Runs animations of the environment that loses the focus, and passes them their duration.
  open func addCoordinatedUnfocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    add(Self.unfocusingDuration, { animations?($0) }, completion)
  }

  private func add(
    _ duration: TimeInterval, _ animations: @escaping (any UIFocusAnimationContext) -> Void,
    _ completion: (() -> Void)?
  ) {
    let context = FocusAnimationContext(duration: duration)
    let part = Part(
      duration: duration, animations: { animations(context) }, completion: completion)
    if hasRun { run(part) } else { parts.append(part) }
  }

  /// Starts the added animations in their order, after all environments were notified.
  package final func run() {
    hasRun = true
    let parts = parts
    self.parts = []
    for part in parts { run(part) }
  }

  private func run(_ part: Part) {
    ViewAnimations.animate(
      part.duration, allowsTouches: true, part.animations,
      then: part.completion.map { completion in { _ in completion() } })
  }
}

private final class FocusAnimationContext: NSObject, UIFocusAnimationContext {
  let duration: TimeInterval

  init(duration: TimeInterval) {
    self.duration = duration
    super.init()
  }
}
