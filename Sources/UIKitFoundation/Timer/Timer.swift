internal import TouchstoneInput
public import UIKitCore

/// A timer on the application's clock.
///
/// It replaces Foundation's `Timer` in files that import only UIKit, so that a test with a virtual
/// clock doesn't take real time. `DispatchQueue.asyncAfter` and `Task.sleep` don't run on that
/// clock.
@preconcurrency @MainActor
open class Timer: NSObject {
  private let interval: TimeInterval
  private let repeats: Bool
  /// The closure to call. It is released with its target when the timer is done.
  private var block: ((Timer) -> Void)?
  private weak var application: UIApplication?
  private var token: TimerToken?
  private var deadline: TimeInterval
  /// Whether the timer fires while content is dragged.
  private var runsWhileTracking = false
  /// Whether the timer became due while content was dragged.
  private var isLate = false
  /// An object of the app for use when the timer fires.
  open private(set) var userInfo: Any?

  private init(
    interval: TimeInterval, repeats: Bool, userInfo: Any?, block: @escaping (Timer) -> Void
  ) {
    let interval = NumberCheck.admit(
      interval, else: 0, "a timer's interval", of: nil, limit: .infinity)
    self.interval = max(interval, Timer.shortestInterval)
    self.repeats = repeats
    self.userInfo = userInfo
    self.block = block
    deadline = 0
    super.init()
  }

  /// Creates a timer that never fires, as a placeholder.
  public override convenience init() {
    self.init(interval: 0, repeats: false, userInfo: nil) { _ in }
    invalidate()
  }

  /// Creates a timer that starts when it is added to a run loop.
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    self.init(interval: interval, repeats: repeats, userInfo: nil, block: block)
  }

  /// The shortest interval in seconds. As in Foundation, shorter intervals are replaced by it.
  static let shortestInterval = 0.0001

  /// Creates a timer that calls `block` after `interval` seconds, and after each further interval
  /// if it repeats.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(interval: interval, repeats: repeats, userInfo: nil, block: block)
    timer.schedule()
    return timer
  }

  /// Creates a timer that calls `selector` on `target`, which it retains as on iOS.
  @discardableResult
  public static func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
    timer.schedule()
    return timer
  }

  /// Creates a timer that calls `selector` on `target` after it was added to a run loop.
  ///
  /// The target is retained until the timer is done.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    let target = target as AnyObject
    self.init(interval: interval, repeats: repeats, userInfo: userInfo) { timer in
      selector.performOrReport(
        on: target, sender: timer, for: timer.application, "a timer of \(interval) s")
    }
  }

  /// The interval in seconds, or 0 if the timer doesn't repeat.
  open var timeInterval: TimeInterval { repeats ? interval : 0 }
  /// Whether the timer is scheduled to fire.
  open var isValid: Bool { token != nil }

  /// The number of seconds by which the timer may be late to save power.
  ///
  /// It is stored but has no effect.
  open var tolerance: TimeInterval = 0 {
    didSet {
      tolerance = NumberCheck.admit(
        tolerance, else: oldValue, "tolerance", of: self, limit: .infinity)
    }
  }

  /// Stops the timer permanently.
  open func invalidate() {
    if let token { application?.loop.timers.cancel(token) }
    finish()
  }

  private func finish() {
    token = nil
    block = nil
    userInfo = nil
  }

  /// Calls the timer's closure immediately.
  ///
  /// If the timer doesn't repeat, it is then done.
  open func fire() {
    let block = block
    block?(self)
    if !repeats { invalidate() }
  }

  private func schedule() {
    let application = UIApplication.shared
    self.application = application
    deadline = application.now + interval
    token = application.loop.timers.schedule(
      at: deadline, repeating: repeats ? interval : nil,
      name: "a timer of \(interval) s" + (repeats ? ", repeating" : "")
    ) { [self] in
      MainActor.assumeIsolated { fallDue() }
    }
  }

  /// Fires, or waits for the end of a drag. If the timer became due several times during the drag,
  /// it fires once.
  private func fallDue() {
    guard !runsWhileTracking, let application else { return fireScheduled() }
    guard !isLate else { return }
    isLate = true
    application.loop.tracking.whenOff { [self] in
      isLate = false
      if isValid { fireScheduled() }
    }
  }

  private func fireScheduled() {
    if !repeats { token = nil }
    let block = block
    block?(self)
    if !repeats { finish() }
  }

  /// Starts the timer if it isn't started or done, and lets it run in a mode.
  func add(for mode: RunLoop.Mode) {
    if mode.includesTracking { runsWhileTracking = true }
    if token == nil, block != nil { schedule() }
  }
}

extension RunLoop {
  /// Starts a timer, or lets a timer of the default mode run in another mode too.
  ///
  /// All run loops use the application's clock, so only the mode matters. In `.common` and
  /// `.tracking`, the timer fires while content is dragged.
  @preconcurrency @MainActor
  public func add(_ timer: UIKitFoundation.Timer, forMode mode: RunLoop.Mode) {
    timer.add(for: mode)
  }
}
