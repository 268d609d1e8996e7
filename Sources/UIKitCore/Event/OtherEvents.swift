internal import TouchstoneInput

/// A wheel or trackpad moved: where, by how much, and in which phase.
final class ScrollEvent: UIEvent {
  let sample: ScrollSample
  /// The view under the pointer.
  let view: UIView?
  /// The window under the pointer.
  let window: UIWindow?
  /// Whether the host tells when the scroll begins and ends.
  var isFollowed = false

  init(
    _ sample: ScrollSample, over hit: (window: UIWindow?, view: UIView?),
    application: UIApplication
  ) {
    self.sample = sample
    window = hit.window
    view = hit.view
    super.init()
    describe(.scroll, time: sample.time, application: application)
    modifiers = UIKeyModifierFlags(rawValue: sample.modifiers.rawValue)
  }

  override func dispatch(from application: UIApplication) {
    application.gestures.window(for: window)?.sendEvent(self)
  }

  override func deliver(in window: UIWindow) { application?.gestures.scroll(self) }
}

/// A pointer moved with no button down.
final class HoverEvent: UIEvent {
  let sample: HoverSample
  /// The view under the pointer.
  let view: UIView?
  /// The window under the pointer.
  let window: UIWindow?

  init(
    _ sample: HoverSample, over hit: (window: UIWindow?, view: UIView?),
    application: UIApplication
  ) {
    self.sample = sample
    window = hit.window
    view = hit.view
    super.init()
    describe(.hover, time: sample.time, application: application)
    modifiers = UIKeyModifierFlags(rawValue: sample.modifiers.rawValue)
  }

  override func dispatch(from application: UIApplication) {
    application.gestures.window(for: window)?.sendEvent(self)
  }

  override func deliver(in window: UIWindow) { application?.gestures.hover(self) }
}
