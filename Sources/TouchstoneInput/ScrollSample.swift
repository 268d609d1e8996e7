/// One report of a wheel or of two fingers scrolling on a trackpad.
///
/// A wheel with notches has neither beginning nor end: each notch is a changed of its own.
public struct ScrollSample: Hashable, Sendable {
  /// What a sample says about its scroll.
  public typealias Phase = HeldPhase

  /// Where the pointer is, in screen points.
  public var position: Point
  /// How far to scroll to the right, in points.
  public var dx: Double
  /// How far to scroll down, in points.
  public var dy: Double
  /// What happened to the scroll.
  public var phase: Phase
  /// Whether the distance follows the fingers, as a trackpad's does, and is no notch of a wheel.
  public var precise: Bool
  /// The modifier keys held.
  public var modifiers: ModifierKeys
  /// When it happened, in seconds.
  public var time: Double

  /// Makes a sample; without a phase it is one notch of a wheel.
  public init(
    position: Point, dx: Double, dy: Double, phase: Phase = .changed, precise: Bool = false,
    modifiers: ModifierKeys = [], time: Double
  ) {
    self.position = position
    self.dx = dx
    self.dy = dy
    self.phase = phase
    self.precise = precise
    self.modifiers = modifiers
    self.time = time
  }
}
