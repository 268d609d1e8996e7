internal import TouchstoneGestures

/// What fingers drag a scroll view by, also where the program moved it to another view.
@MainActor
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?
  /// How fast the fingers would let go.
  private(set) var flick = FlickVelocity()
  /// When the latest touches happened, in seconds.
  private(set) var latestSample = 0.0

  /// The scroll view, or who answers for it; UIKit refuses any other too (behaviour 281).
  override weak var delegate: (any UIGestureRecognizerDelegate)? {
    get { super.delegate }
    set { if scrollView?.accepts(newValue, of: "pan") == true { super.delegate = newValue } }
  }

  /// Content is moved and zoomed by the same fingers.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.pinchStorage
  }

  override func feed(_ method: TouchMethod, _ samples: [GestureSample]) -> GestureStep? {
    let step = decide(method, samples)
    for sample in samples { latestSample = max(latestSample, sample.time) }
    if method == .began || method == .moved { flick.add(pan.travel, at: latestSample) }
    return step
  }

  private func decide(_ method: TouchMethod, _ samples: [GestureSample]) -> GestureStep? {
    guard let scrollView, seat.state == .possible, seat.held == nil else {
      return super.feed(method, samples)
    }
    pan.limits.direction = scrollView.dragDirection
    let step = super.feed(method, samples)
    if method == .began, step == nil, scrollView.isDecelerating {
      // A finger on moving content stops it and holds it at once (behaviour 283).
      scrollView.catchMovement()
      pan.beginAtOnce()
      return GestureStep(.began)
    }
    guard step?.state == .began, let refusal = scrollView.refusalToDrag() else { return step }
    return .failed(refusal)
  }

  override func reset() {
    super.reset()
    flick = FlickVelocity()
    scrollView?.letGoOfCaught()
  }

  override func scrolled(_ event: ScrollEvent) {
    let isOver = event.stage == .ended || event.stage == .cancelled
    if !seat.state.isActive, !isOver, let scrollView {
      let way = GesturePoint(x: -event.sample.dx, y: -event.sample.dy)
      let here = GesturePoint(self.way(way, in: scrollView))
      // Where it can't go on, a scroll view around it may.
      guard ScrollAxis.allCases.contains(where: { scrollView.hasRoom($0, for: here) }) else {
        return
      }
    }
    super.scrolled(event)
  }
}
