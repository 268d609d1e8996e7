internal import TouchstoneInput
internal import UIKitCore

/// Repeats a step on the application's clock while a finger stays down, slowly at first, then
/// faster.
@MainActor
final class StepperRepetition {
  private let step: () -> Void
  private weak var application: UIApplication?
  private var token: TimerToken?
  private var count = 0

  /// The seconds before the first repetition, and between the next ones; chosen, because Apple
  /// documents no values.
  static let delay = 0.5
  static let interval = 0.1
  /// The number of repetitions before they become faster, and the seconds between them afterwards;
  /// chosen.
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
    // Schedule first, because the step runs app code, which may end the repetition.
    schedule(after: count < Self.slowSteps ? Self.interval : Self.fastInterval)
    step()
  }
}
