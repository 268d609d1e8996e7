package import TouchstoneGestures

/// Recognizes fingers that move together, or scrolling with a wheel or trackpad.
///
/// The gesture begins when the fingers have moved 10 points. That movement doesn't count toward the
/// translation (see `Differences.md` on statement 191).
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The recognition of the fingers' movement.
  @exclusivity(unchecked) package final var pan = PanRecognition()
  /// The time of the most recent event, in seconds.
  @exclusivity(unchecked) private final var latest = 0.0

  /// The minimum number of fingers; 1 by default.
  open var minimumNumberOfTouches: Int {
    get { pan.minimumTouches }
    set { pan.minimumTouches = max(1, newValue) }
  }
  /// The maximum number of fingers; unlimited by default.
  open var maximumNumberOfTouches: Int {
    get { pan.maximumTouches }
    set { pan.maximumTouches = max(1, newValue) }
  }
  /// The kinds of scrolling that pan; empty by default.
  open var allowedScrollTypesMask: UIScrollTypeMask = [] {
    didSet { pan.scrollTypes = ScrollTypes(rawValue: allowedScrollTypesMask.rawValue) }
  }

  /// Returns the movement of the fingers since the gesture began, in a view's coordinates.
  ///
  /// Before the gesture begins, returns the movement since the fingers touched down, so that a
  /// delegate's `gestureRecognizerShouldBegin` can tell the direction.
  open func translation(in view: UIView?) -> CGPoint {
    way(
      internals.state == .possible && !internals.isWaiting ? pan.approach : pan.translation,
      in: view)
  }
  /// Sets the translation from which to continue.
  ///
  /// The velocity doesn't change (statement 189).
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    pan.translation = wayOnScreen(translation, from: view)
  }
  /// Returns the velocity of the fingers at the most recent event, in points per second.
  open func velocity(in view: UIView?) -> CGPoint { way(pan.velocity(at: latest), in: view) }
  /// The number of panning fingers, or 0 during a scroll.
  open override var numberOfTouches: Int { pan.numberOfTouches }

  /// Clears the state of the pan.
  open override func reset() {
    super.reset()
    pan.reset()
  }

  /// Updates the recognition with the fingers' new locations.
  func feed(_ method: TouchMethod, _ samples: [GestureSample]) -> GestureStep? {
    pan.take(method, samples)
  }

  override func take(_ touches: Set<UITouch>, _ method: TouchMethod, _ event: UIEvent) {
    latest = event.timestamp
    if internals.state.isActive { pan.beginAtOnce() }
    step(feed(method, samples(touches)))
    leave(touches, method, event) { pan.isTracking($0) }
  }

  override func takesScrolls(_ event: ScrollEvent) -> Bool {
    pan.scrollTypes.contains(event.scrollType)
  }

  override func scrolled(_ event: ScrollEvent) {
    latest = event.timestamp
    // Scrolling down moves the content under the pointer up.
    let way = GesturePoint(x: -event.sample.dx, y: -event.sample.dy)
    step(pan.scrolled(event.stage, by: way, at: event.timestamp, type: event.scrollType))
  }

  override var ordinaryPressTypes: [UIPress.PressType] { [] }
  override var kind: GestureKind { .continuous }
  override var deadline: Double? { pan.deadline }
  override func timePassed(at time: Double) {
    let result = pan.timePassed(at: time)
    if result != nil { internals.isScrolling = false }
    step(result)
  }
  override func wasReleased() { pan.released() }
}

extension ScrollEvent {
  /// The kind of device that scrolls: continuous for a trackpad, discrete for a wheel.
  var scrollType: ScrollTypes { isFollowed || sample.precise ? .continuous : .discrete }

  /// The stage of the scroll that this event represents.
  var stage: ScrollStage {
    switch sample.phase {
    case .began: .began
    case .changed: isFollowed ? .changed : .notch
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}
