internal import TouchstoneInput
public import TouchstoneKit
internal import TouchstoneReplay

extension Stage {
  /// Two fingers on a trackpad move apart or together while the pointer is at a point.
  ///
  /// They are no touches: pinches under the pointer get transform events, and have no touches.
  ///
  /// - Parameters:
  ///   - point: Where the pointer is.
  ///   - scale: How many times as far apart they are at the end; more than 0.
  ///   - duration: Seconds from beginning to end.
  public func trackpadPinch(
    at point: CGPoint, by scale: CGFloat, duration: TimeInterval = 0.3
  ) {
    let scale = max(scale, Self.smallestScale)
    transform(at: point, duration) { share in (scale: pow(scale, share), rotation: 0) }
  }

  /// Fingers that meet are still a hair's breadth apart.
  private static let smallestScale = 0.001

  /// Two fingers on a trackpad turn about each other while the pointer is at a point.
  ///
  /// - Parameters:
  ///   - point: Where the pointer is.
  ///   - angle: How far they turn, in radians, clockwise positive.
  ///   - duration: Seconds from beginning to end.
  public func trackpadRotate(
    at point: CGPoint, by angle: CGFloat, duration: TimeInterval = 0.3
  ) {
    transform(at: point, duration) { share in (scale: 1, rotation: angle * share) }
  }

  /// `change` answers by how much the fingers change within a share of the duration.
  private func transform(
    at point: CGPoint, _ duration: TimeInterval,
    _ change: @escaping (_ share: Double) -> (scale: Double, rotation: Double)
  ) {
    let (position, modifiers) = (Point(x: point.x, y: point.y), lockedModifiers)
    func input(
      _ phase: TransformSample.Phase, _ change: (scale: Double, rotation: Double), _ time: Double
    ) -> RawInput {
      .transform(
        TransformSample(
          phase: phase, position: position, scale: change.scale, rotation: change.rotation,
          modifiers: modifiers, time: time))
    }
    var latest = 0.0
    let changes = ScriptedMove.along(duration) { fraction, time in
      defer { latest = fraction }
      return input(.changed, change(fraction - latest), time)
    }
    perform(
      ScriptedMove(
        samples: [(0, { input(.began, (1, 0), $0) })] + changes.samples
          + [(changes.duration, { input(.ended, (1, 0), $0) })],
        duration: changes.duration))
  }
}
