internal import TouchstoneGestures
internal import TouchstoneInput

/// An event of a pointer, at its place: a scroll, a hover, a pinch or turn on a trackpad.
class PointerEvent: UIEvent {
  /// The view under the pointer.
  final let view: UIView?
  /// The window under the pointer.
  final let window: UIWindow?

  init(
    _ type: UIEvent.EventType, over hit: (window: UIWindow?, view: UIView?), time: Double,
    modifiers: ModifierKeys, application: UIApplication
  ) {
    window = hit.window
    view = hit.view
    super.init()
    describe(type, time: time, application: application)
    self.modifiers = UIKeyModifierFlags(rawValue: modifiers.rawValue)
  }

  final override func dispatch(from application: UIApplication) {
    application.gestures.followPointer(to: window)?.sendEvent(self)
  }
}

/// A wheel or trackpad moved: where, by how much, and in which phase.
final class ScrollEvent: PointerEvent {
  let sample: ScrollSample
  /// Whether the host tells when the scroll begins and ends.
  var isFollowed = false

  init(
    _ sample: ScrollSample, over hit: (window: UIWindow?, view: UIView?),
    application: UIApplication
  ) {
    self.sample = sample
    super.init(
      .scroll, over: hit, time: sample.time, modifiers: sample.modifiers, application: application)
  }

  override func deliver(in window: UIWindow) { application?.gestures.scroll(self) }
}

/// A pointer moved with no button down.
final class HoverEvent: PointerEvent {
  let sample: HoverSample

  init(
    _ sample: HoverSample, over hit: (window: UIWindow?, view: UIView?),
    application: UIApplication
  ) {
    self.sample = sample
    super.init(
      .hover, over: hit, time: sample.time, modifiers: sample.modifiers, application: application)
  }

  override func deliver(in window: UIWindow) { application?.gestures.hover(self) }
}

/// Two fingers pinched or turned on a trackpad: where the pointer was, by how much, in which phase.
final class TransformEvent: PointerEvent {
  let sample: TransformSample

  init(
    _ sample: TransformSample, over hit: (window: UIWindow?, view: UIView?),
    application: UIApplication
  ) {
    self.sample = sample
    super.init(
      .transform, over: hit, time: sample.time, modifiers: sample.modifiers,
      application: application)
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
