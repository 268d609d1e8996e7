internal import TouchstoneInput

extension UITouch {
  /// What a finger is doing.
  public enum Phase: Int, Sendable {
    /// It came down.
    case began = 0
    /// It moved, or its force or another value changed.
    case moved = 1
    /// It is down and nothing has changed since the last event.
    case stationary = 2
    /// It was lifted.
    case ended = 3
    /// The system takes no more notice of it.
    case cancelled = 4
    /// A pointer came into a region.
    case regionEntered = 5
    /// A pointer moved within a region.
    case regionMoved = 6
    /// A pointer left a region.
    case regionExited = 7
  }

  /// What touches.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A finger on something that is not the screen.
    case indirect = 1
    /// A pen.
    case pencil = 2
    /// A mouse or trackpad, from button down to button up.
    case indirectPointer = 3

    /// A pen, by its older name.
    public static var stylus: TouchType { .pencil }
  }

  /// Values of a touch that may be estimates.
  public struct Properties: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Makes a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// How hard it presses.
    public static let force = Properties(rawValue: 1 << 0)
    /// Where the pen points to.
    public static let azimuth = Properties(rawValue: 1 << 1)
    /// How steep the pen stands.
    public static let altitude = Properties(rawValue: 1 << 2)
    /// Where it is; only predicted touches guess that.
    public static let location = Properties(rawValue: 1 << 3)
    /// How the pen is turned about its axis.
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
