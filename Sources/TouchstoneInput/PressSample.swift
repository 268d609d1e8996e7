/// One report of one button of a remote control or game controller.
public struct PressSample: Hashable, Sendable {
  /// What a sample says about its button.
  public typealias Phase = HeldPhase

  /// Which button; the cases are those of UIPress.PressType.
  public enum PressType: String, Hashable, Sendable, CaseIterable {
    /// The arrow that points up.
    case upArrow
    /// The arrow that points down.
    case downArrow
    /// The arrow that points left.
    case leftArrow
    /// The arrow that points right.
    case rightArrow
    /// The button that chooses the focused item.
    case select
    /// The button that goes back.
    case menu
    /// The button that starts and stops what plays.
    case playPause
    /// The button that goes up by a page.
    case pageUp
    /// The button that goes down by a page.
    case pageDown
  }

  /// What happened to the button.
  public var phase: Phase
  /// Which button it is.
  public var type: PressType
  /// How far it is pressed, from 0 to 1.
  public var force: Double
  /// When it happened, in seconds.
  public var time: Double

  /// Makes a sample; a button that knows no force reports 0.
  public init(phase: Phase, type: PressType, force: Double = 0, time: Double) {
    self.phase = phase
    self.type = type
    self.force = force
    self.time = time
  }
}
