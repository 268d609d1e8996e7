internal import TouchstoneInput
public import TouchstoneKit
internal import TouchstoneReplay

extension Stage {
  /// Moves two fingers on a trackpad apart or together while the pointer is at a point.
  ///
  /// The fingers aren't touches. Pinch recognizers under the pointer receive transform events
  /// without touches.
  ///
  /// - Parameters:
  ///   - point: The location of the pointer.
  ///   - scale: The final distance of the fingers divided by the first one; greater than 0.
  ///   - duration: The duration, in seconds.
  public func trackpadPinch(
    at point: CGPoint, by scale: CGFloat, duration: TimeInterval = 0.3
  ) {
    let scale = max(scale, Self.smallestScale)
    transform(at: point, duration) { share in (scale: pow(scale, share), rotation: 0) }
  }

  /// The smallest scale: fingers that meet are still slightly apart.
  private static let smallestScale = 0.001

  /// Rotates two fingers on a trackpad about each other while the pointer is at a point.
  ///
  /// - Parameters:
  ///   - point: The location of the pointer.
  ///   - angle: The angle, in radians; clockwise is positive.
  ///   - duration: The duration, in seconds.
  public func trackpadRotate(
    at point: CGPoint, by angle: CGFloat, duration: TimeInterval = 0.3
  ) {
    transform(at: point, duration) { share in (scale: 1, rotation: angle * share) }
  }

  /// Sends the transform samples of a gesture; `change` returns the accumulated change at a
  /// fraction of the duration.
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
