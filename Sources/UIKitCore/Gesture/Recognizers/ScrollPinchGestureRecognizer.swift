internal import TouchstoneGestures

/// What fingers zoom a scroll view's content by.
@MainActor
package final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  package weak var content: (any DraggedContent)?

  /// The scroll view, or who answers for it.
  package override weak var delegate: (any UIGestureRecognizerDelegate)? {
    get { super.delegate }
    set { if content?.accepts(newValue, of: "pinch") == true { super.delegate = newValue } }
  }

  /// Content is moved and zoomed by the same fingers.
  package override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(content?.isOwn(preventedGestureRecognizer) ?? false)
  }

  package override func reset() {
    super.reset()
    content?.letGo(of: self)
  }

  override func feed(_ method: TouchMethod, _ samples: [GestureSample]) -> GestureStep? {
    let step = super.feed(method, samples)
    // What lies between the fingers from now on stays there.
    if method == .began { content?.holdZoom() }
    return admit(step)
  }

  override func admit(_ step: GestureStep?) -> GestureStep? {
    guard step?.state == .began, let refusal = content?.refusalToZoom() else { return step }
    return .failed(refusal)
  }
}
