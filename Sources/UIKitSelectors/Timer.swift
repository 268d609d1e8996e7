internal import TouchstoneInput
public import UIKitCore

/// Calls something later, on the application's clock.
///
/// It takes the place of Foundation's `Timer` in files that import only UIKit, so that a test under
/// a virtual clock needs no real seconds. `DispatchQueue.asyncAfter` and `Task.sleep` do not run on
/// that clock.
@preconcurrency @MainActor
open class Timer: NSObject {
  private let interval: TimeInterval
  private let repeats: Bool
  /// What is called; let go of when the timer is done, with its target.
  private var block: ((Timer) -> Void)?
  private weak var application: UIApplication?
  private var token: TimerToken?
  private var deadline: TimeInterval
  /// Whether it fires while content is dragged.
  private var runsWhileTracking = false
  /// Whether it fell due while content was dragged.
  private var isLate = false
  /// Anything the program wants to find again when the timer fires.
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

  /// Makes a timer that starts when it is added to a run loop.
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    self.init(interval: interval, repeats: repeats, userInfo: nil, block: block)
  }

  /// Seconds; a shorter interval is taken for this one, as Foundation does.
  static let shortestInterval = 0.0001

  /// Calls `block` after `interval` seconds, and again each interval where it repeats.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(interval: interval, repeats: repeats, userInfo: nil, block: block)
    timer.schedule()
    return timer
  }

  /// Calls `selector` on `target`, which is kept alive until then, as on iOS.
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

  /// Makes a timer that calls `selector` on `target` once it was added to a run loop; the target is
  /// kept alive until the timer is done.
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

  /// Seconds between two calls; 0 for a timer that does not repeat.
  open var timeInterval: TimeInterval { repeats ? interval : 0 }
  /// Whether it will fire still.
  open var isValid: Bool { token != nil }

  /// By how many seconds it may be late, to save power; kept, as nothing is saved here.
  open var tolerance: TimeInterval = 0 {
    didSet {
      tolerance = NumberCheck.admit(
        tolerance, else: oldValue, "tolerance", of: self, limit: .infinity)
    }
  }

  /// Stops it for good.
  open func invalidate() {
    if let token { application?.loop.timers.cancel(token) }
    finish()
  }

  private func finish() {
    token = nil
    block = nil
    userInfo = nil
  }

  /// Calls now what it would call later; one that does not repeat is then done.
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

  /// Fires, or waits for the end of a drag; what fell due several times meanwhile fires once.
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

  /// Starts it, if it is not started or over, and lets it run in a mode.
  func add(for mode: RunLoop.Mode) {
    if mode.includesTracking { runsWhileTracking = true }
    if token == nil, block != nil { schedule() }
  }
}

extension RunLoop {
  /// Starts a timer, or lets one that was started for the default mode run in another mode too.
  ///
  /// All run loops are the application's clock; only the mode matters: in `.common` and `.tracking`
  /// the timer fires while content is dragged.
  @preconcurrency @MainActor
  public func add(_ timer: UIKitSelectors.Timer, forMode mode: RunLoop.Mode) {
    timer.add(for: mode)
  }
}
