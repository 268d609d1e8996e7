internal import TouchstoneInput
internal import UIKitCore

/// Repeats a step while a finger stays, on the application's clock: slowly at first, then faster.
@MainActor
final class StepperRepetition {
  private let step: () -> Void
  private weak var application: UIApplication?
  private var token: TimerToken?
  private var count = 0

  /// Seconds until the first repetition, and between those that follow; chosen, as no page names them.
  static let delay = 0.5
  static let interval = 0.1
  /// After how many repetitions they come faster, and the seconds between them then; chosen.
  static let slowSteps = 10
  static let fastInterval = 0.025

  init(_ step: @escaping () -> Void) { self.step = step }

  func begin(in application: UIApplication) {
    end()
    self.application = application
    count = 0
    schedule(after: Self.delay)
  }

  func end() {
    if let token { application?.loop.timers.cancel(token) }
    token = nil
  }

  private func schedule(after seconds: Double) {
    guard let application else { return }
    token = application.loop.timers.schedule(
      at: application.now + seconds, name: "the repetition of a stepper", owner: .recognizer
    ) { [weak self] in
      MainActor.assumeIsolated { self?.fire() }
    }
  }

  private func fire() {
    count += 1
    // The step runs program code, which may end this.
    schedule(after: count < Self.slowSteps ? Self.interval : Self.fastInterval)
    step()
  }
}
