internal import TouchstoneGestures

/// What fingers zoom a scroll view's content by.
@MainActor
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  weak var scrollView: UIScrollView?

  /// The scroll view, or who answers for it.
  override weak var delegate: (any UIGestureRecognizerDelegate)? {
    get { super.delegate }
    set { if scrollView?.accepts(newValue, of: "pinch") == true { super.delegate = newValue } }
  }

  /// Content is moved and zoomed by the same fingers.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.pan
  }

  override func feed(_ method: TouchMethod, _ samples: [GestureSample]) -> GestureStep? {
    let step = super.feed(method, samples)
    // What lies between the fingers from now on stays there.
    if method == .began { scrollView?.holdZoom() }
    return admit(step)
  }

  override func admit(_ step: GestureStep?) -> GestureStep? {
    guard step?.state == .began, let refusal = scrollView?.refusalToZoom() else { return step }
    return .failed(refusal)
  }
}
