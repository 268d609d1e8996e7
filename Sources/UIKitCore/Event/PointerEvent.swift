internal import TouchstoneGestures
internal import TouchstoneInput

/// An event at the location of a pointer: a scroll, a hover, or a pinch or rotation on a trackpad.
class PointerEvent: UIEvent {
  /// The view under the pointer, if any.
  final let view: UIView?
  /// The window under the pointer, if any.
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

/// A scroll by wheel or trackpad, with its location, distance and phase.
final class ScrollEvent: PointerEvent {
  let sample: ScrollSample
  /// Whether the host reports the beginning and the end of the scroll.
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

/// A movement of a pointer with no button down.
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

/// A two-finger pinch or rotation on a trackpad, with the pointer's location, the amount and the
/// phase.
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

  /// The stage of the gesture.
  var stage: ScrollStage {
    switch sample.phase {
    case .began: .began
    case .changed: .changed
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}
