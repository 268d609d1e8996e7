internal import TouchstoneGestures
internal import TouchstoneInput
internal import TouchstoneMutations
internal import TouchstoneTrace
@_spi(Kit) internal import UIKitCore

/// Creates motion events from motions that hosts report, or from raw accelerometer readings.
///
/// There is one motion at a time, with one responder. Each motion that began ends or is canceled
/// exactly once: also if no further sample arrives, if its responder leaves the window, or if the
/// application stops being active.
@MainActor
final class MotionIntake {
  private unowned let application: UIApplication
  private let sensors: MotionSensors
  private let limits = ShakeLimits()
  private var detector = ShakeDetector()
  private var filter = GravityFilter()
  private var live: LiveMotion?
  /// Whether the end of a motion is being delivered. No other motion can begin until then.
  private var isEnding = false
  /// The timer for the next change of the motion without input.
  private var timer: TimerToken?

  init(application: UIApplication, sensors: MotionSensors) {
    self.application = application
    self.sensors = sensors
  }

  // MARK: Input

  /// Handles a motion that a host detected.
  func receive(_ sample: MotionSample) {
    switch sample.phase {
    case .began:
      guard begin(at: sample.time), !Mutation.shakesLastForEver.isOn else { return }
      wait(until: sample.time + limits.longest) { intake in
        intake.finish(.cancelled, at: intake.application.now)
      }
    case .ended: finish(.ended, at: sample.time)
    case .cancelled: finish(.cancelled, at: sample.time)
    }
  }

  /// Handles a sensor reading: sends it to the sensor listeners, not to responders, and to the
  /// detector.
  func receive(_ sample: DeviceMotionSample) {
    let acceleration = SpaceVector(sample.acceleration)
    let gravity =
      sample.gravity.map { SpaceVector($0) }
      ?? filter.gravity(in: acceleration, at: sample.time)
    sensors.receive(sample, gravity: gravity)
    apply(detector.add(acceleration - gravity, at: sample.time), at: sample.time)
    watchDetector()
  }

  // MARK: Cancellation

  /// Cancels the motion, such as when the application stops being active.
  func cancel() {
    detector.reset()
    guard live != nil else { return }
    finish(.cancelled, at: application.now)
  }

  /// Called when a view left a window. Cancels the motion if its responder isn't in the window
  /// anymore.
  func responderMayHaveLeft(_ window: UIWindow) {
    guard let live, live.window === window, !isInWindow(live.responder ?? application, window)
    else { return }
    cancel()
  }

  /// Returns whether a responder is in a window.
  ///
  /// A controller counts as being where its view is, because its chain may lead to the window for a
  /// little longer.
  private func isInWindow(_ responder: UIResponder, _ window: UIWindow) -> Bool {
    switch responder {
    case let view as UIView: view.window === window
    case let controller as UIViewController: controller.viewIfLoaded?.window === window
    default: FirstResponder.window(of: responder) === window
    }
  }

  /// Called when a window is about to be hidden, or to leave its scene.
  func windowWillHide(_ window: UIWindow) {
    if live?.window === window { cancel() }
  }

  // MARK: The motion

  private func apply(_ change: ShakeDetector.Change?, at time: Double) {
    switch change {
    case nil: break
    case .began: _ = begin(at: time)
    case .ended: if live != nil { finish(.ended, at: time) }
    case .cancelled: if live != nil { finish(.cancelled, at: time) }
    }
  }

  /// Advances the detector's time if no sample arrives.
  private func watchDetector() {
    guard detector.isShaking, live != nil, let deadline = detector.deadline else { return }
    wait(until: deadline) { intake in
      let now = intake.application.now
      intake.apply(intake.detector.pass(to: now), at: now)
    }
  }

  private func begin(at time: Double) -> Bool {
    guard live == nil, !isEnding else {
      discard(.motionBegan, because: "a shake is under way")
      return false
    }
    guard application.state == .active else {
      discard(.motionBegan, because: "the application is not active")
      return false
    }
    let motion = LiveMotion(
      responder: application.startOfEventsWithoutPlace, window: application.keyWindow)
    live = motion
    send(.began, motion, at: time)
    // App code may have ended the motion in its handler.
    return live === motion
  }

  private func finish(_ phase: MotionPhase, at time: Double) {
    stopWaiting()
    guard let motion = live else {
      discard(phase.method, because: "no shake is under way")
      return
    }
    live = nil
    if motion.state == .made { motion.state = .unheard }
    isEnding = true
    send(phase, motion, at: time)
    isEnding = false
  }

  private func send(_ phase: MotionPhase, _ motion: LiveMotion, at time: Double) {
    application.sendEvent(MotionEvent(phase, of: motion, time: time, application: application))
  }

  private func discard(_ method: FirstResponderMethod, because reason: String) {
    application.tracer.report(
      .discarded(.placeless(method), at: nil, .discarded, because: reason), at: application.now)
  }

  // MARK: Time

  private func wait(until time: Double, _ action: @escaping @MainActor (MotionIntake) -> Void) {
    stopWaiting()
    timer = application.loop.timers.schedule(at: time, name: "the end of a shake") {
      [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.timer = nil
        action(self)
      }
    }
  }

  private func stopWaiting() {
    if let timer { application.loop.timers.cancel(timer) }
    timer = nil
  }
}

extension SpaceVector {
  /// Creates a vector from the axes of a sensor sample.
  init(_ axes: DeviceMotionSample.Axes) { self.init(axes.x, axes.y, axes.z) }
}
