/// Calls a method at each frame.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  /// The call to make. Released with its target when the link is invalidated.
  private var action: ((CADisplayLink) -> Void)?
  private weak var application: UIApplication?
  /// The time of the current frame, in seconds on the application's clock.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time of the frame in which the link is called next.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// The seconds between frames of the screen, even if the link isn't called in each.
  open private(set) var duration: CFTimeInterval = 0
  /// The modes in which the link is called. The tracking mode is active while content is dragged.
  private var modes: [RunLoop.Mode] = []
  /// The number of frames since the last call.
  private var skipped = 0
  /// Whether the link is paused.
  open var isPaused = false
  /// The preferred number of calls per second.
  ///
  /// The link is called in every frame, or in every second, third … frame, whichever rate is
  /// nearest.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// The preferred frame rate as a single number, or 0 for every frame.
  open var preferredFramesPerSecond: Int {
    get { Int(exactly: preferredFrameRateRange.rate.rounded()) ?? 0 }
    set {
      let rate = Float(max(0, newValue))
      preferredFrameRateRange = CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate)
    }
  }
  /// The number of frames per call, if no frame rate is set.
  ///
  /// Older alternative to a frame rate.
  open var frameInterval = 1

  /// Creates a link that calls `selector` on `target`, which it retains until ``invalidate()``.
  public init(target: Any, selector: Selector) {
    let target = target as AnyObject
    action = {
      selector.performOrReport(on: target, sender: $0, for: $0.application, "a display link")
    }
    super.init()
  }

  /// Starts the calls in a mode.
  ///
  /// All run loops are equal. In the default mode, the link pauses while content is dragged.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    add(to: UIApplication.shared, forMode: mode)
  }

  /// Starts the calls in the frames of an application.
  package final func add(to application: UIApplication, forMode mode: RunLoop.Mode) {
    self.application = application
    if !modes.contains(mode) { modes.append(mode) }
    application.loop.add(self)
  }

  /// Stops the calls in a mode.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.removeAll { $0 == mode }
    if modes.isEmpty { application?.loop.remove(self) }
  }

  /// Stops the calls permanently.
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
