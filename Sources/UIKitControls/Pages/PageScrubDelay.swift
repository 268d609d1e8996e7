internal import TouchstoneInput
internal import UIKitCore

/// Calls a closure once a finger has stayed on the dots long enough to drag from page to page.
@MainActor
final class PageScrubDelay {
  private weak var application: UIApplication?
  private var token: TimerToken?

  /// The delay in seconds, which is that of a long press.
  static let seconds = 0.5

  init(in application: UIApplication, _ stayed: @escaping () -> Void) {
    self.application = application
    token = application.loop.timers.schedule(
      at: application.now + Self.seconds, name: "a finger on a page control", owner: .recognizer
    ) {
      MainActor.assumeIsolated { stayed() }
    }
  }

  func cancel() {
    if let token { application?.loop.timers.cancel(token) }
    token = nil
  }
}
