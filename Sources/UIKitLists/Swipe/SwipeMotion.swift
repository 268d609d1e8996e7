internal import TouchstoneLayers
@_spi(Kit) internal import UIKitCore

/// The movement of a row to its place after the finger has lifted.
struct SwipeMotion {
  let target: CGFloat
  private let start: CGFloat
  private let time: Double
  private let law: SpringLaw
  private let duration: Double

  /// Creates a movement that begins at a time with a velocity, in points per second away from the
  /// closed place.
  init(
    from start: CGFloat, to target: CGFloat, velocity: CGFloat, spring: SwipeMetrics.Spring,
    at time: Double
  ) {
    self.start = start
    self.target = target
    self.time = time
    let way = Double(target - start)
    law = SpringLaw(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
      velocity: way == 0 ? 0 : Double(velocity) / way, allowsOverdamping: false)
    duration = way == 0 ? 0 : law.settlingDuration
  }

  func isOver(at now: Double) -> Bool { now - time >= duration }

  /// Returns the width of the revealed actions in points.
  func offset(at now: Double) -> CGFloat {
    guard !isOver(at: now) else { return target }
    return target - (target - start) * CGFloat(law.distance(at: now - time))
  }
}

/// Calls a table on each frame while one of its rows moves without a finger.
@MainActor
final class SwipeTicker {
  private weak var table: UITableView?
  private var link: CADisplayLink?

  func start(_ table: UITableView) {
    self.table = table
    guard link == nil else { return }
    let link = CADisplayLink(target: self, selector: Selector("swipeTick:", SwipeTicker.tick(_:)))
    link.add(to: table.ownApplication, forMode: .common)
    self.link = link
  }

  func stop() {
    link?.invalidate()
    link = nil
  }

  private func tick(_ link: CADisplayLink) {
    guard let table else { return stop() }
    table.swipes.frame(at: link.timestamp, in: table)
  }
}
