/// Any input that a host can report; all input uses this type.
public enum RawInput: Hashable, Sendable {
  /// A finger, a pencil or a pointer with a button down.
  case touch(TouchSample)
  /// A key of a keyboard.
  case key(KeySample)
  /// A button of a remote control or game controller.
  case press(PressSample)
  /// A motion of the device.
  case motion(MotionSample)
  /// A reading of the device's motion sensors.
  case deviceMotion(DeviceMotionSample)
  /// A command of a media remote control.
  case remote(RemoteSample)
  /// A pointer or pencil over the screen that doesn't touch it.
  case hover(HoverSample)
  /// A wheel or a trackpad.
  case scroll(ScrollSample)
  /// A pinch or rotation of two fingers on a trackpad.
  case transform(TransformSample)
  /// Exact values for properties that a touch only estimated.
  case touchUpdate(TouchUpdateSample)
  /// Text that wasn't typed by a key.
  case text(TextSample)
  /// A request of an assistive technology.
  case accessibility(AccessibilitySample)
  /// The main menu.
  case menu(MenuSample)
  /// The application resigns active, as for a call or the app switcher.
  case interrupt(time: Double)
  /// The application becomes active again.
  case resume(time: Double)

  /// The time of the input, in seconds on the host's clock.
  public var time: Double {
    switch self {
    case .touch(let sample): sample.time
    case .key(let sample): sample.time
    case .press(let sample): sample.time
    case .motion(let sample): sample.time
    case .deviceMotion(let sample): sample.time
    case .remote(let sample): sample.time
    case .hover(let sample): sample.time
    case .scroll(let sample): sample.time
    case .transform(let sample): sample.time
    case .touchUpdate(let sample): sample.time
    case .text(let sample): sample.time
    case .accessibility(let sample): sample.time
    case .menu(let sample): sample.time
    case .interrupt(let time), .resume(let time): time
    }
  }

  /// Whether the input is a moved touch or pointer, the only input that waits for a frame.
  package var isMove: Bool {
    switch self {
    case .touch(let sample): sample.phase == .moved
    case .hover(let sample): sample.phase == .moved
    default: false
    }
  }
}
