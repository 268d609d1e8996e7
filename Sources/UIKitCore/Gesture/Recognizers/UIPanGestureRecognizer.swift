package import TouchstoneGestures

/// Fingers that move together, or a scroll by wheel or trackpad.
///
/// It begins when the fingers have gone 10 points; what they went until then does not count to the
/// translation (see `Differences.md` on statement 191).
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// What the fingers do.
  @exclusivity(unchecked) package final var pan = PanRecognition()
  /// When the latest event was, in seconds.
  @exclusivity(unchecked) private final var latest = 0.0

  /// The fewest fingers; one at first.
  open var minimumNumberOfTouches: Int {
    get { pan.minimumTouches }
    set { pan.minimumTouches = max(1, newValue) }
  }
  /// The most fingers; as many as there are at first.
  open var maximumNumberOfTouches: Int {
    get { pan.maximumTouches }
    set { pan.maximumTouches = max(1, newValue) }
  }
  /// What kinds of scrolling pan as well; none at first.
  open var allowedScrollTypesMask: UIScrollTypeMask = [] {
    didSet { pan.scrollTypes = ScrollTypes(rawValue: allowedScrollTypesMask.rawValue) }
  }

  /// How far the fingers moved since the gesture began, in a view's coordinates.
  ///
  /// Before it begins, how far they moved since they came down: a delegate that is asked whether it
  /// should begin can tell the direction.
  open func translation(in view: UIView?) -> CGPoint {
    way(
      internals.state == .possible && !internals.isWaiting ? pan.approach : pan.translation,
      in: view)
  }
  /// Counts on from another translation; the velocity stays what it is (statement 189).
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    pan.translation = wayOnScreen(translation, from: view)
  }
  /// How fast the fingers moved at the latest event, in points a second.
  open func velocity(in view: UIView?) -> CGPoint { way(pan.velocity(at: latest), in: view) }
  /// How many fingers pan; none while it is a scroll.
  open override var numberOfTouches: Int { pan.numberOfTouches }

  /// Forgets the fingers.
  open override func reset() {
    super.reset()
    pan.reset()
  }

  /// Lets the fingers' new places count.
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
    // What scrolls down moves up what is under the fingers.
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
  /// Whether it is a wheel's or a trackpad's.
  var scrollType: ScrollTypes { isFollowed || sample.precise ? .continuous : .discrete }

  /// What it says about its scroll.
  var stage: ScrollStage {
    switch sample.phase {
    case .began: .began
    case .changed: isFollowed ? .changed : .notch
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}
