internal import TouchstoneInput

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

/// Calls something with each frame.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  /// What is called; let go of, with its target, when the link is invalidated.
  private var action: ((CADisplayLink) -> Void)?
  private weak var application: UIApplication?
  /// When the frame that is being made falls, in seconds on the application's clock.
  open private(set) var timestamp: CFTimeInterval = 0
  /// When the frame after it falls.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// Seconds between frames.
  open private(set) var duration: CFTimeInterval = 0
  /// Whether it is called while content is dragged.
  private var runsWhileTracking = false
  /// Whether it is not called for now.
  open var isPaused = false

  /// Calls `selector` on `target`, which is kept alive until ``invalidate()``.
  public init(target: Any, selector: Selector) {
    let target = target as AnyObject
    action = {
      selector.performOrReport(on: target, sender: $0, for: $0.application, "a display link")
    }
    super.init()
  }

  /// Starts to be called; all run loops are the same, and in the default mode it pauses while
  /// content is dragged.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    add(to: UIApplication.shared, forMode: mode)
  }

  /// Starts to be called in the frames of an application.
  package final func add(to application: UIApplication, forMode mode: RunLoop.Mode) {
    self.application = application
    if mode.includesTracking { runsWhileTracking = true }
    application.loop.add(self)
  }

  /// Stops for good.
  open func invalidate() {
    application?.loop.remove(self)
    action = nil
  }

  func frame(at time: Double, interval: Double) {
    guard !isPaused, runsWhileTracking || application?.loop.tracking.isOn != true else { return }
    timestamp = time
    duration = interval
    targetTimestamp = time + interval
    let action = action
    action?(self)
  }
}
