/// One report of a wheel, or of two fingers that scroll on a trackpad.
///
/// A wheel with notches has neither beginning nor end: each notch is a separate `changed`.
public struct ScrollSample: Hashable, Sendable {
  /// The phase of the scroll in a sample.
  public typealias Phase = HeldPhase

  /// The location of the pointer, in screen points.
  public var position: Point
  /// The distance to scroll to the right, in points.
  public var dx: Double
  /// The distance to scroll down, in points.
  public var dy: Double
  /// The phase of the scroll.
  public var phase: Phase
  /// Whether the distance follows the fingers, as on a trackpad, and isn't a notch of a wheel.
  public var precise: Bool
  /// The modifier keys that are down.
  public var modifiers: ModifierKeys
  /// The time of the sample, in seconds.
  public var time: Double

  /// Creates a sample; by default, it is one notch of a wheel.
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
