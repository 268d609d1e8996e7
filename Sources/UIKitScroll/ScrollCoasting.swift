internal import TouchstoneGestures
@_spi(Kit) internal import UIKitCore

/// The movement of content that continues after a drag, such as a deceleration or a bounce.
struct ScrollCoasting {
  /// The motion of one axis, and its start time in seconds on the application's clock.
  private struct Axis {
    var motion: AxisMotion
    var start: Double

    func isOver(at time: Double) -> Bool { motion.duration <= time - start }
  }

  private var horizontal: Axis
  private var vertical: Axis
  /// Whether the movement is a deceleration after a drag, which the delegate is notified of.
  let isDeceleration: Bool
  /// The offset of the last step.
  private(set) var latest: CGPoint
  private var latestTime: Double

  /// Creates motions that begin ``Deceleration/delay`` seconds after the fingers lift.
  init(
    _ motions: (ScrollAxis) -> AxisMotion, from offset: CGPoint, liftedAt time: Double,
    isDeceleration: Bool
  ) {
    let start = time + Deceleration.delay
    horizontal = Axis(motion: motions(.horizontal), start: start)
    vertical = Axis(motion: motions(.vertical), start: start)
    self.isDeceleration = isDeceleration
    latest = offset
    latestTime = start
  }

  private subscript(_ axis: ScrollAxis) -> Axis {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }

  /// Returns whether both axes are at rest.
  func isOver(at time: Double) -> Bool {
    horizontal.isOver(at: time) && vertical.isOver(at: time)
  }

  /// Returns the position of an axis, rounded to a pixel unless the axis has ended and must end
  /// exactly.
  func place(
    _ axis: ScrollAxis, at time: Double, onPixel: (Double) -> Double
  ) -> Double {
    let axis = self[axis]
    let place = axis.motion.position(at: time - axis.start)
    return axis.isOver(at: time) && axis.motion.endsExactly ? place : onPixel(place)
  }

  /// Returns the velocity of an axis in points per second, or 0 if the axis is returning to its
  /// edge.
  func momentum(_ axis: ScrollAxis, at time: Double) -> Double {
    let motion = self[axis].motion
    let elapsed = time - self[axis].start
    return motion.isComingBack(at: elapsed) ? 0 : motion.velocity(at: elapsed)
  }

  /// Records a step that was carried out.
  mutating func stepped(to offset: CGPoint, at time: Double) {
    latest = offset
    latestTime = max(latestTime, time)
  }

  /// Continues the motions from a new offset after app code moved the content or changed its
  /// limits.
  mutating func follow(_ offset: CGPoint, limits: (ScrollAxis) -> ScrollLimits) {
    for axis in ScrollAxis.allCases {
      let elapsed = latestTime - self[axis].start
      let motion = self[axis].motion
      let way = axis.of(offset) - axis.of(latest)
      let new =
        way == 0
        ? motion.adapted(to: limits(axis), at: elapsed)
        : motion.moved(by: way, at: elapsed, limits: limits(axis))
      if let new { self[axis] = Axis(motion: new, start: latestTime) }
    }
    latest = offset
  }
}

/// A deceleration that a finger stopped.
struct CaughtScroll {
  /// The velocity when the finger touched the content, in points per second.
  let velocity: GesturePoint
}
