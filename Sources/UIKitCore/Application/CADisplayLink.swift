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
