/// What an animation of the focus knows of itself.
@preconcurrency @MainActor
public protocol UIFocusAnimationContext: NSObjectProtocol {
  /// How long it lasts, in seconds.
  var duration: TimeInterval { get }
}

/// Takes the animations that go with a movement of the focus, and runs them together.
///
/// They start after everybody has been told of the movement, on the application's clock. What is
/// added later runs at once.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator: NSObject {
  private var parts: [Part] = []
  private var hasRun = false

  /// Seconds in which an item shows that it has the focus: quick, as the user waits for it. Apple
  /// publishes neither number; this is the fade of a system button.
  static let focusingDuration: TimeInterval = 0.25
  /// Seconds in which an item stops showing it: slower, as nobody waits for it.
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

  /// Runs animations of what gets the focus, which are told how long they last.
  open func addCoordinatedFocusingAnimations(
    _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
  ) {
    add(Self.focusingDuration, { animations?($0) }, completion)
  }

  /// Runs animations of what loses the focus, which are told how long they last.
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

  /// Everybody has been told: starts what was added, in that order.
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
