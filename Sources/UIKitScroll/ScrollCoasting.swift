internal import TouchstoneGestures
@_spi(Kit) internal import UIKitCore

/// Content that goes on by itself after a drag.
struct ScrollCoasting {
  /// One axis, and when its motion began, in seconds on the application's clock.
  private struct Axis {
    var motion: AxisMotion
    var start: Double

    func isOver(at time: Double) -> Bool { motion.duration <= time - start }
  }

  private var horizontal: Axis
  private var vertical: Axis
  /// Whether it follows a drag, and the delegate hears of it.
  let isDeceleration: Bool
  /// The offset of the latest step.
  private(set) var latest: CGPoint
  private var latestTime: Double

  /// Motions that begin a little after the fingers have lifted.
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

  /// Whether everything is at rest.
  func isOver(at time: Double) -> Bool {
    horizontal.isOver(at: time) && vertical.isOver(at: time)
  }

  /// Where an axis is, on a pixel, or exactly at an end that has to be met.
  func place(
    _ axis: ScrollAxis, at time: Double, onPixel: (Double) -> Double
  ) -> Double {
    let axis = self[axis]
    let place = axis.motion.position(at: time - axis.start)
    return axis.isOver(at: time) && axis.motion.endsExactly ? place : onPixel(place)
  }

  /// How fast an axis slows down, in points a second; an axis that comes back to its edge does not.
  func momentum(_ axis: ScrollAxis, at time: Double) -> Double {
    let motion = self[axis].motion
    let elapsed = time - self[axis].start
    return motion.isComingBack(at: elapsed) ? 0 : motion.velocity(at: elapsed)
  }

  /// A step that has been carried out.
  mutating func stepped(to offset: CGPoint, at time: Double) {
    latest = offset
    latestTime = max(latestTime, time)
  }

  /// The program moved the content, or changed how far it may go: everything goes on from there.
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

/// A deceleration that a finger caught.
struct CaughtScroll {
  /// How fast it was when it was touched, in points a second.
  let velocity: GesturePoint
}
