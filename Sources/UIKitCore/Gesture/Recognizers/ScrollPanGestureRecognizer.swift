package import TouchstoneGestures

/// What fingers drag a scroll view by, also where the program moved it to another view.
@MainActor
package final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  package weak var content: (any DraggedContent)?
  /// How fast the fingers would let go.
  package private(set) var flick = FlickVelocity()
  /// When the latest touches happened, in seconds.
  package private(set) var latestSample = 0.0

  /// The scroll view, or who answers for it; UIKit refuses any other too (statement 281).
  package override weak var delegate: (any UIGestureRecognizerDelegate)? {
    get { super.delegate }
    set { if content?.accepts(newValue, of: "pan") == true { super.delegate = newValue } }
  }

  /// Content is moved and zoomed by the same fingers.
  package override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(content?.isOwn(preventedGestureRecognizer) ?? false)
  }

  override func feed(_ method: TouchMethod, _ samples: [GestureSample]) -> GestureStep? {
    let step = decide(method, samples)
    for sample in samples { latestSample = max(latestSample, sample.time) }
    if method == .began || method == .moved { flick.add(pan.travel, at: latestSample) }
    return step
  }

  private func decide(_ method: TouchMethod, _ samples: [GestureSample]) -> GestureStep? {
    guard let content, internals.state == .possible, internals.held == nil else {
      return super.feed(method, samples)
    }
    pan.limits.direction = content.dragDirection
    let step = super.feed(method, samples)
    if method == .began, step == nil, content.isDecelerating {
      // A finger on moving content stops it and holds it at once (statement 283).
      content.catchMovement()
      pan.beginAtOnce()
      return GestureStep(.began)
    }
    guard step?.state == .began, let refusal = content.refusalToDrag() else { return step }
    return .failed(refusal)
  }

  package override func reset() {
    super.reset()
    flick = FlickVelocity()
    content?.letGo(of: self)
  }

  override func scrolled(_ event: ScrollEvent) {
    let isOver = event.stage == .ended || event.stage == .cancelled
    if !internals.state.isActive, !isOver, let content {
      let way = GesturePoint(x: -event.sample.dx, y: -event.sample.dy)
      let here = GesturePoint(self.way(way, in: content))
      // Where it can't go on, a scroll view around it may.
      guard content.hasRoom(for: here) else { return }
    }
    super.scrolled(event)
  }
}
