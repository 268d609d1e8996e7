internal import TouchstoneGestures

/// The recognizer that zooms a scroll view's content.
@MainActor
package final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  package weak var content: (any DraggedContent)?

  /// The scroll view, or a delegate that decides for it.
  package override weak var delegate: (any UIGestureRecognizerDelegate)? {
    get { super.delegate }
    set { if content?.accepts(newValue, of: "pinch") == true { super.delegate = newValue } }
  }

  /// Returns `false` only for the content's own recognizers: the same fingers move and zoom.
  package override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(content?.isOwn(preventedGestureRecognizer) ?? false)
  }

  package override func reset() {
    super.reset()
    content?.letGo(of: self)
  }

  override func feed(_ method: TouchMethod, _ samples: [GestureSample]) -> GestureStep? {
    let step = super.feed(method, samples)
    // The content between the fingers stays in place from now on.
    if method == .began { content?.holdZoom() }
    return admit(step)
  }

  override func admit(_ step: GestureStep?) -> GestureStep? {
    guard step?.state == .began, let refusal = content?.refusalToZoom() else { return step }
    return .failed(refusal)
  }
}
