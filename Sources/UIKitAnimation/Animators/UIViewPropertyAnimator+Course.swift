internal import UIKitCore

/// Starts an animator, and turns its changes into animations that its run drives.
extension UIViewPropertyAnimator {
  func copied() -> UIViewPropertyAnimator {
    guard let timingParameters else { return self }
    let copy = UIViewPropertyAnimator(duration: duration, timingParameters: timingParameters)
    copy.blocks = blocks
    return copy
  }

  func start(after delay: TimeInterval) {
    guard state != .stopped else { return refuse("can't be started: it is stopped") }
    guard !isRunning else { return }
    let begins = state == .inactive
    activate()
    if begins { self.delay = delay }
    run?.go(forwards: !isReversed, after: delay)
    endSoonIfIdle()
  }

  /// Runs the changes of an inactive animator, which is then active and paused at their beginning.
  func activate() {
    guard state == .inactive else { return }
    let application = UIApplication.shared
    self.application = application
    state = .active
    run = AnimatorRun(
      AnimatorCurve(pace: pace, length: duration), isReversed: isReversed, in: application)
    let blocks = blocks
    self.blocks = []
    make(blocks)
  }

  func turnRound() {
    guard let run, state == .active else { return }
    if isRunning { run.go(forwards: !isReversed) }
  }

  /// Runs changes, and lets the run drive their animations.
  func make(_ blocks: [(changes: () -> Void, delayFactor: Double)]) {
    for block in blocks {
      AnimatorBlock(self, delayFactor: block.delayFactor).watch(block.changes)
    }
  }

  func begin(
    _ animation: CAPropertyAnimation, as key: String, of change: AnimatedChange,
    delayFactor: Double
  ) {
    guard let run else { return }
    // An animator without animations isn't retained here, so it is released with its owner.
    application?.animators.add(self)
    animation.guide = run.guide(animation.keyPath ?? "", delayFactor: delayFactor)
    animation.fillMode = .both
    let watch = ViewAnimation(
      of: change.view, for: AnimatorEnds(self), keepsTouchesAway: !isUserInteractionEnabled)
    animation.delegate = watch
    running.append(watch)
    if changes.last?.isSame(as: change) != true { changes.append(AnimatorChange(change)) }
    changes.last?.add(animation, as: key)
  }

  /// The layers that the animator moves.
  var movingLayers: [CALayer] { changes.compactMap(\.layer) }
}
