package import TouchstoneGestures

/// The recognizer that drags a scroll view's content, even if the app attached it to another view.
@MainActor
package final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  package weak var content: (any DraggedContent)?
  /// The velocity of the content if the fingers lifted now.
  package private(set) var flick = FlickVelocity()
  /// The time of the most recent touches, in seconds.
  package private(set) var latestSample = 0.0

  /// The scroll view, or a delegate that decides for it; UIKit rejects others too (statement 281).
  package override weak var delegate: (any UIGestureRecognizerDelegate)? {
    get { super.delegate }
    set { if content?.accepts(newValue, of: "pan") == true { super.delegate = newValue } }
  }

  /// Returns `false` only for the content's own recognizers: the same fingers move and zoom.
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
      // A finger on moving content stops it and drags it immediately (statement 283).
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
      // If this content can't move further, an enclosing scroll view may.
      guard content.hasRoom(for: here) else { return }
    }
    super.scrolled(event)
  }
}
