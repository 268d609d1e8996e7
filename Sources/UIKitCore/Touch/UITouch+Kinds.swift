internal import TouchstoneInput

extension UITouch {
  /// The phase of a touch.
  public enum Phase: Int, Sendable {
    /// The finger touched the screen.
    case began = 0
    /// The finger moved, or its force or another value changed.
    case moved = 1
    /// The finger is down, and nothing has changed since the last event.
    case stationary = 2
    /// The finger was lifted.
    case ended = 3
    /// The system stopped tracking the touch.
    case cancelled = 4
    /// A pointer entered a region.
    case regionEntered = 5
    /// A pointer moved within a region.
    case regionMoved = 6
    /// A pointer left a region.
    case regionExited = 7
  }

  /// The kind of input that causes a touch.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A finger on a device other than the screen.
    case indirect = 1
    /// A stylus.
    case pencil = 2
    /// A mouse or trackpad, from button down to button up.
    case indirectPointer = 3

    /// The older name of ``pencil``.
    public static var stylus: TouchType { .pencil }
  }

  /// Touch properties that may be estimates.
  public struct Properties: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The force of the touch.
    public static let force = Properties(rawValue: 1 << 0)
    /// The direction of the stylus.
    public static let azimuth = Properties(rawValue: 1 << 1)
    /// The angle between the stylus and the screen.
    public static let altitude = Properties(rawValue: 1 << 2)
    /// The location of the touch, which is an estimate only for predicted touches.
    public static let location = Properties(rawValue: 1 << 3)
    /// The rotation of the stylus about its own axis.
    public static let roll = Properties(rawValue: 1 << 4)
  }
}

extension UITouch.Phase {
  init(_ phase: TouchSample.Phase) {
    self =
      switch phase {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      }
  }
}

extension UITouch.TouchType {
  init(_ kind: TouchSample.Kind) {
    self =
      switch kind {
      case .direct: .direct
      case .indirect: .indirect
      case .pencil: .pencil
      case .indirectPointer: .indirectPointer
      }
  }
}
