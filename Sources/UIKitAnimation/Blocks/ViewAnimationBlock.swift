package import UIKitCore

/// One animation block, with its timing and its completions.
@MainActor
package final class ViewAnimationBlock: AnimatingBlock, ViewAnimationOwner {
  /// Whether the code that runs was passed to `UIView.performWithoutAnimation`, so that views
  /// don't begin animations of their own.
  package static var areSuppressed = false

  package let duration: TimeInterval
  package let delay: TimeInterval
  let options: UIView.AnimationOptions
  let pace: ViewAnimationPace
  /// The enclosing block that takes over the changes, or `nil` without such a block.
  private let outer: (any AnimatingBlock)?
  /// The application that began the block.
  private(set) weak var application: UIApplication? = .shared
  private var completions: [(Bool) -> Void] = []
  private var running: [ViewAnimation] = []
  private var resized: [UIView] = []
  private var isFinished = true
  private var repetition: Repetition

  /// The repetition of the animations.
  private struct Repetition {
    var count: Float
    var autoreverses: Bool
  }

  /// Creates a block, which inherits from an enclosing block what its options don't override.
  package init(
    duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions = [],
    pace: ViewAnimationPace? = nil, completion: ((Bool) -> Void)?
  ) {
    let around = ViewAnimations.contexts.last as? any AnimatingBlock
    let inherits = !options.contains(.overrideInheritedDuration)
    func time(_ time: TimeInterval, _ name: String) -> TimeInterval {
      NumberCheck.admit(time, else: 0, name, of: nil, limit: NumberCheck.longest)
    }
    let given = time(duration, "an animation's duration")
    let keepsCurve = !options.isDisjoint(with: [.overrideInheritedCurve, .overrideInheritedOptions])
    let inheritedPace = keepsCurve ? nil : around?.pace
    let pace = pace ?? inheritedPace ?? .curve(options.timingFunction)
    self.pace = pace
    self.duration = max(0, pace.ownDuration ?? (inherits ? around?.duration ?? given : given))
    self.delay = max(0, time(delay, "an animation's delay"))
    self.options = options.inheriting(from: around?.options)
    outer = inherits && around?.takesOver == true ? around : nil
    repetition = Repetition(
      count: self.options.contains(.repeat) ? .infinity : 0,
      autoreverses: self.options.contains(.autoreverse))
    if let completion { completions = [completion] }
  }

  var animates: Bool { duration > 0 && application?.animationsAreEnabled != false }

  var takesOver: Bool { outer != nil }

  /// Makes changes and animates them.
  package func run(_ changes: () -> Void) {
    watch {
      changes()
      layOutResized()
    }
    finishIfIdle()
  }

  /// Makes changes, and repeats their animations `count` times.
  func repeating(_ count: CGFloat, autoreverses: Bool, _ changes: () -> Void) {
    let around = repetition
    repetition = Repetition(count: Float(max(0, count)), autoreverses: autoreverses)
    changes()
    repetition = around
  }

  // MARK: Animations

  func didChange(_ change: AnimatedChange) {
    if change.key == "bounds", options.contains(.layoutSubviews) { resized.append(change.view) }
    if let outer { return outer.didChange(change) }
    for part in change.parts().flatMap({ $0.axes(for: pace) }) {
      let key = part.key(on: change.layer)
      let start =
        options.contains(.beginFromCurrentState) ? part.fromCurrentState(of: change.layer) : part
      begin(start.animation(pace, within: duration), as: key, of: change)
    }
  }

  func begin(_ animation: CAPropertyAnimation, as key: String, of change: AnimatedChange) {
    if let outer { return outer.begin(animation, as: key, of: change) }
    animation.beginTime = delay > 0 ? CACurrentMediaTime() + delay : 0
    animation.fillMode = .both
    animation.autoreverses = repetition.autoreverses
    animation.repeatCount = repetition.count
    AnimationTrack.current?.lead(animation, as: key, on: change.view, after: delay, of: change)
    start(animation, as: key, on: change.view)
  }

  /// Starts an animation that belongs to the block.
  func start(_ animation: CAAnimation, as key: String, on view: UIView) {
    let watch = ViewAnimation(
      of: view, for: self, keepsTouchesAway: !options.contains(.allowUserInteraction))
    animation.delegate = watch
    running.append(watch)
    view.layer.add(animation, forKey: key)
  }

  /// Lays out the resized views, if the options require it.
  private func layOutResized() {
    let views = resized
    resized = []
    for view in views { view.layoutIfNeeded() }
  }

  // MARK: The end

  func tellAtEnd(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  func didStop(_ animation: ViewAnimation, finished: Bool) {
    running.removeAll { $0 === animation }
    isFinished = isFinished && finished
    if running.isEmpty { complete() }
  }

  /// Completes a block without animations in the next turn, not during the call.
  func finishIfIdle() {
    guard running.isEmpty, !completions.isEmpty, let application else { return }
    if let outer {
      for completion in completions { outer.tellAtEnd(completion) }
      completions = []
      return
    }
    _ = application.loop.timers.schedule(
      at: application.now + (duration > 0 ? 0 : delay), name: "an animation's completion"
    ) { [self] in
      MainActor.assumeIsolated { complete() }
    }
  }

  private func complete() {
    let told = completions
    completions = []
    for completion in told { completion(isFinished) }
  }
}
