/// Calls something with each frame.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  /// What is called; let go of, with its target, when the link is invalidated.
  private var action: ((CADisplayLink) -> Void)?
  private weak var application: UIApplication?
  /// When the frame that is being made falls, in seconds on the application's clock.
  open private(set) var timestamp: CFTimeInterval = 0
  /// When the frame falls in which it is called next.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// Seconds between frames of the screen, whether it is called in each or not.
  open private(set) var duration: CFTimeInterval = 0
  /// The modes in which it is called; the tracking mode is while content is dragged.
  private var modes: [RunLoop.Mode] = []
  /// How many frames have come since it was called.
  private var skipped = 0
  /// Whether it is not called for now.
  open var isPaused = false
  /// How many frames a second it asks for; it is called in every second, third … frame, as comes
  /// nearest.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// The same as one number; 0 for every frame.
  open var preferredFramesPerSecond: Int {
    get { Int(exactly: preferredFrameRateRange.rate.rounded()) ?? 0 }
    set {
      let rate = Float(max(0, newValue))
      preferredFrameRateRange = CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
    }
  }
  /// In every how many frames it is called, by the older name; it rules where no rate is asked for.
  open var frameInterval = 1

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
    if !modes.contains(mode) { modes.append(mode) }
    application.loop.add(self)
  }

  /// Stops to be called in a mode.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.removeAll { $0 == mode }
    if modes.isEmpty { application?.loop.remove(self) }
  }

  /// Stops for good.
  open func invalidate() {
    application?.loop.remove(self)
    action = nil
  }

  func frame(at time: Double, interval: Double) {
    guard !isPaused,
      modes.contains(where: \.includesTracking) || application?.loop.tracking.isOn != true
    else { return }
    skipped += 1
    let rate = preferredFrameRateRange.rate
    let count = rate > 0 ? (1 / (interval * rate)).rounded() : Double(frameInterval)
    guard timestamp == 0 || Double(skipped) >= count else { return }
    skipped = 0
    timestamp = time
    duration = interval
    targetTimestamp = time + interval * max(1, count)
    let action = action
    action?(self)
  }
}
