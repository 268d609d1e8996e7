/// One report of two fingers that pinch or turn on a trackpad, which are no touches.
///
/// A transform is a stream of its own: a began, any number of changed, then an ended or a
/// cancelled. There is one at a time.
public struct TransformSample: Hashable, Sendable {
  /// What a sample says about its transform.
  public typealias Phase = HeldPhase

  /// What happened to the transform.
  public var phase: Phase
  /// Where the pointer is, in screen points.
  public var position: Point
  /// How many times as far apart the fingers are as in the sample before; greater than 0.
  public var scale: Double
  /// How far the fingers turned since the sample before, in radians, clockwise positive.
  public var rotation: Double
  /// The modifier keys held.
  public var modifiers: ModifierKeys
  /// When it happened, in seconds.
  public var time: Double

  /// Makes a sample; without a scale and a rotation it changes nothing.
  public init(
    phase: Phase, position: Point, scale: Double = 1, rotation: Double = 0,
    modifiers: ModifierKeys = [], time: Double
  ) {
    self.phase = phase
    self.position = position
    self.scale = scale
    self.rotation = rotation
    self.modifiers = modifiers
    self.time = time
  }
}
