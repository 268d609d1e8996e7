/// One report of a button of a remote control or game controller.
public struct PressSample: Hashable, Sendable {
  /// The phase of the button in a sample.
  public typealias Phase = HeldPhase

  /// The kind of button; the cases are those of UIPress.PressType.
  public enum PressType: String, Hashable, Sendable, CaseIterable {
    /// The up arrow.
    case upArrow = "upArrow"
    /// The down arrow.
    case downArrow = "downArrow"
    /// The left arrow.
    case leftArrow = "leftArrow"
    /// The right arrow.
    case rightArrow = "rightArrow"
    /// The button that selects the focused item.
    case select = "select"
    /// The button that goes back.
    case menu = "menu"
    /// The button that starts and pauses playback.
    case playPause = "playPause"
    /// The button that scrolls up by a page.
    case pageUp = "pageUp"
    /// The button that scrolls down by a page.
    case pageDown = "pageDown"
  }

  /// The phase of the button.
  public var phase: Phase
  /// The kind of button.
  public var type: PressType
  /// The force of the press, from 0 to 1.
  public var force: Double
  /// The time of the sample, in seconds.
  public var time: Double

  /// Creates a sample; the force is 0 for a button that doesn't measure force.
  public init(phase: Phase, type: PressType, force: Double = 0, time: Double) {
    self.phase = phase
    self.type = type
    self.force = force
    self.time = time
  }
}
