internal import UIKitCore

/// Ends an animator, by itself or when the app stops it.
extension UIViewPropertyAnimator {
  func didStop(_ watch: ViewAnimation) {
    guard let place = running.firstIndex(where: { $0 === watch }) else { return }
    running.remove(at: place)
    guard running.isEmpty, state == .active, let run else { return }
    if pausesOnCompletion { return stay() }
    guard run.isOver else { return complete(.end, setting: false) }
    complete(isReversed ? .start : .end)
  }

  /// Keeps the animations, so that the animator can be reversed.
  ///
  /// The animations also stay if the system has removed them because the view left its window or
  /// the application entered the background.
  private func stay() {
    run?.pause(evenly: scrubsLinearly)
    for change in changes {
      running += change.animations.compactMap { $0.animation.delegate as? ViewAnimation }
      change.addAgain()
    }
  }

  /// Completes an animator without animations in a later turn of the event loop, after the delay.
  func endSoonIfIdle() {
    guard running.isEmpty, let application else { return }
    forgetIdleEnd()
    idleEnd = application.loop.timers.schedule(
      at: application.now + delay, name: "a property animator's completion"
    ) { [self] in
      MainActor.assumeIsolated {
        idleEnd = nil
        if running.isEmpty, state == .active, !pausesOnCompletion {
          complete(isReversed ? .start : .end)
        }
      }
    }
  }

  func forgetIdleEnd() {
    if let idleEnd { application?.loop.timers.cancel(idleEnd) }
    idleEnd = nil
  }

  func complete(_ position: UIViewAnimatingPosition, setting sets: Bool = true) {
    let made = position == .start ? changes.reversed() : changes
    if sets { for change in made { change.set(position) } }
    state = .inactive
    forgetIdleEnd()
    run?.end()
    run = nil
    changes = []
    running = []
    application?.animators.remove(self)
    let told = completions
    completions = []
    for completion in told { completion(position) }
  }

  func refuse(_ problem: String) {
    Fault.report("an animator \(problem)", about: self)
  }
}
