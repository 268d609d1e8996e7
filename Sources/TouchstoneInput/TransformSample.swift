/// One report of two fingers that pinch or rotate on a trackpad, which aren't touches.
///
/// A transform is a separate stream: a `began`, any number of `changed`, then an `ended` or a
/// `cancelled`. There is one transform at a time.
public struct TransformSample: Hashable, Sendable {
  /// The phase of the transform in a sample.
  public typealias Phase = HeldPhase

  /// The phase of the transform.
  public var phase: Phase
  /// The location of the pointer, in screen points.
  public var position: Point
  /// The distance of the fingers divided by their distance in the previous sample; greater than 0.
  public var scale: Double
  /// The rotation of the fingers since the previous sample, in radians; clockwise is positive.
  public var rotation: Double
  /// The modifier keys that are down.
  public var modifiers: ModifierKeys
  /// The time of the sample, in seconds.
  public var time: Double

  /// Creates a sample; by default, it changes nothing.
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
