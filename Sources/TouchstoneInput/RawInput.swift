/// Anything a host can report: all input enters through this one type.
public enum RawInput: Hashable, Sendable {
  /// A finger, a pencil or a pointer with a button down.
  case touch(TouchSample)
  /// A key of a keyboard.
  case key(KeySample)
  /// A button of a remote control or game controller.
  case press(PressSample)
  /// A motion of the device.
  case motion(MotionSample)
  /// A reading of the sensors that feel how the device moves.
  case deviceMotion(DeviceMotionSample)
  /// A command of a media remote control.
  case remote(RemoteSample)
  /// A pointer that touches nothing.
  case hover(HoverSample)
  /// A wheel or a trackpad.
  case scroll(ScrollSample)
  /// Two fingers that pinch or turn on a trackpad.
  case transform(TransformSample)
  /// What a touch only estimated is known better.
  case touchUpdate(TouchUpdateSample)
  /// Text that no key has typed.
  case text(TextSample)
  /// An assistive technology asks for something.
  case accessibility(AccessibilitySample)
  /// The main menu.
  case menu(MenuSample)
  /// The application stops being active, as by a call or the app switcher.
  case interrupt(time: Double)
  /// The application is active again.
  case resume(time: Double)

  /// When it happened, in seconds on the clock of the host.
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

  /// Whether this is a moved touch or pointer, the only inputs that wait for a frame.
  package var isMove: Bool {
    switch self {
    case .touch(let sample): sample.phase == .moved
    case .hover(let sample): sample.phase == .moved
    default: false
    }
  }
}
