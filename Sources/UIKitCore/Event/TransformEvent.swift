internal import TouchstoneGestures
internal import TouchstoneInput

/// Two fingers pinched or turned on a trackpad: where the pointer was, by how much, in which phase.
final class TransformEvent: UIEvent {
  let sample: TransformSample
  /// The view under the pointer.
  let view: UIView?
  /// The window under the pointer.
  let window: UIWindow?

  init(
    _ sample: TransformSample, over hit: (window: UIWindow?, view: UIView?),
    application: UIApplication
  ) {
    self.sample = sample
    window = hit.window
    view = hit.view
    super.init()
    describe(.transform, time: sample.time, application: application)
    modifiers = UIKeyModifierFlags(rawValue: sample.modifiers.rawValue)
  }

  override func dispatch(from application: UIApplication) {
    application.gestures.window(for: window)?.sendEvent(self)
  }

  override func deliver(in window: UIWindow) { application?.gestures.transform(self) }

  /// What it says about its gesture.
  var stage: ScrollStage {
    switch sample.phase {
    case .began: .began
    case .changed: .changed
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}
