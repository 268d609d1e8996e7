internal import Dispatch
internal import TouchstoneGeometry
internal import UIKitCore

/// The bodies of XCTest's methods in rewritten sources.
extension ApplicationQueue {
  /// Runs the body of a synchronous test, or of `setUp` or `tearDown`, on the main actor.
  ///
  /// XCTest calls such methods on the main thread. On another thread, the function waits for the
  /// main actor. It also does the same as ``prepareForTest()``.
  public static func runTest<Failure: Error>(
    _ body: @MainActor () throws(Failure) -> Void
  ) throws(Failure) {
    prepareForTest()
    try main.sync(execute: body)
  }

  /// Runs the body of an async test on the main actor.
  ///
  /// It also does the same as ``prepareForTest()``.
  @MainActor
  public static func runTest<Failure: Error>(
    _ body: @MainActor () async throws(Failure) -> Void
  ) async throws(Failure) {
    prepareForTest()
    try await body()
  }

  /// Makes the current application's clock follow the machine's clock from now on, so that timers,
  /// the main queue and animations advance while XCTest waits for expectations.
  ///
  /// XCTest has no stage that advances the clock. While a test runs without waiting, the clock is
  /// paused, and catches up in the next wait. Calls after the first one have no effect.
  public static func prepareForTest() {
    MainQueue.ifCurrent { TestClock.shared.start() }
      ?? DispatchQueue.main.async { TestClock.shared.start() }
  }
}

/// Advances the current application's clock at the speed of the machine's clock.
@MainActor
private final class TestClock {
  static let shared = TestClock()

  private var timer: (any DispatchSourceTimer)?
  private var latest = DispatchTime.now()

  /// The interval between two advances, in milliseconds: less than half a frame, so that no frame is
  /// late by a frame.
  private static let interval = 5

  func start() {
    guard timer == nil else { return }
    latest = .now()
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now(), repeating: .milliseconds(Self.interval))
    timer.setEventHandler { MainActor.assumeIsolated { TestClock.shared.advance() } }
    self.timer = timer
    timer.resume()
  }

  private func advance() {
    let now = DispatchTime.now()
    let seconds = Double(now.uptimeNanoseconds - latest.uptimeNanoseconds) / 1e9
    latest = now
    let application = UIApplication.shared
    application.loop.advance(to: application.now + seconds)
  }
}
