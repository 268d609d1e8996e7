import Foundation
import Testing
import TouchstoneGestures

@Suite("Deceleration")
struct DecelerationTests {
  // behaviour 265
  @Test("the velocity falls by the rate in each millisecond", arguments: [0.998, 0.99])
  func velocity(rate: Double) {
    let deceleration = Deceleration(start: 0, velocity: 1000, rate: rate)
    for millisecond in 0..<500 {
      let now = deceleration.velocity(at: Double(millisecond) / 1000)
      let next = deceleration.velocity(at: Double(millisecond + 1) / 1000)
      #expect(close(next / now, rate, 1e-12))
    }
  }

  // behaviour 265, 267
  @Test("its way is the sum of what each millisecond adds", arguments: [0.998, 0.99, 0.95])
  func sum(rate: Double) {
    let deceleration = Deceleration(start: 5, velocity: -2000, rate: rate)
    var place = 5.0
    var velocity = -2000.0
    for millisecond in 1...1500 {
      velocity *= rate
      place += velocity / 1000
      #expect(close(deceleration.position(at: Double(millisecond) / 1000), place, 1e-8))
    }
  }

  // behaviour 266, 267
  @Test(
    "it is over at 10 points a second, and announces a little more than it goes",
    arguments: [
      (750.0, 0.998, 369.26, 369.63, 2.1566), (3000, 0.998, 1492.01, 1493.51, 2.8492),
      (4030.79, 0.998, 2006.37, 2008.38, 2.9967), (-3000, 0.998, -1492.01, -1493.51, 2.8492),
      (1000, 0.99, 98.01, 98.5, 0.4582), (10, 0.998, 0, 0, 0), (-9, 0.998, 0, 0, 0),
    ])
  func end(
    velocity: Double, rate: Double, way: Double, announced: Double, duration: Double
  ) {
    let deceleration = Deceleration(start: 40, velocity: velocity, rate: rate)
    #expect(close(deceleration.end, 40 + way, 0.01))
    #expect(close(deceleration.announcedEnd, 40 + announced, 0.01))
    #expect(close(deceleration.duration, duration, 1e-3))
    if duration > 0 {
      #expect(close(deceleration.position(at: duration), deceleration.end, 0.01))
      #expect(close(deceleration.velocity(at: deceleration.duration).magnitude, 10, 1e-9))
    }
  }

  @Test("the time at a place is the inverse of the place at a time")
  func inverse() {
    let deceleration = Deceleration(start: 3, velocity: 900, rate: 0.99)
    for time in [0.001, 0.1, 0.5, 1] {
      #expect(close(deceleration.time(at: deceleration.position(at: time)) ?? -1, time, 1e-6))
    }
    #expect(deceleration.time(at: 3) == 0)
    #expect(deceleration.time(at: 2) == nil && deceleration.time(at: 500) == nil)
  }

  // behaviour 261
  @Test("with a target it comes to rest there", arguments: [340.5, 100.2, 99.9, -4000])
  func target(place: Double) {
    for rate in [0.998, 0.99, 0.5, 0] {
      let deceleration = Deceleration(start: 100, target: place, rate: rate)
      #expect(close(deceleration.end, place, 1e-6))
      #expect(deceleration.duration > 0 && deceleration.duration < 6)
    }
    #expect(Deceleration(start: 100, target: 100).duration == 0)
  }
}

@Suite("How a finger lets go")
struct FlickVelocityTests {
  private func flick(_ places: [(Double, Double)]) -> FlickVelocity {
    var flick = FlickVelocity()
    for (time, place) in places { flick.add(GesturePoint(x: 0, y: place), at: time) }
    return flick
  }

  @Test("the last three moves count, the newest 0.05, the one before 0.35, the oldest 0.60")
  func three() {
    let speeding = flick([(0, 0), (0.01, 50), (0.02, 60), (0.03, 80), (0.05, 140)])
    #expect(close(speeding.velocity.y, 0.05 * 3000 + 0.35 * 2000 + 0.6 * 1000, 1e-6))
    #expect(speeding.velocity.x == 0)
  }

  @Test("fewer moves share the weight, and one that only landed has no velocity")
  func few() {
    #expect(flick([]).velocity == .zero && flick([(3, 7)]).velocity == .zero)
    #expect(close(flick([(0, 0), (0.01, 9)]).velocity.y, 900, 1e-9))
    let two = flick([(0, 0), (0.01, 10), (0.02, 30)]).velocity.y
    #expect(close(two, (0.05 * 2000 + 0.35 * 1000) / 0.4, 1e-9))
  }

  @Test("a rest leaves the velocity, and is told")
  func rest() {
    var flick = flick([(0, 0), (0.016, 10), (0.032, 20), (0.048, 30)])
    #expect(!flick.isResting(at: 0.08) && flick.isResting(at: 0.09))
    for still in 4...20 { flick.add(GesturePoint(x: 0, y: 30), at: Double(still) * 0.016) }
    #expect(close(flick.velocity.y, 625, 1e-6) && flick.isResting(at: 0.32))
    #expect(close(flick.longestPause(at: 0.32), 0.272, 1e-9))
    // The sample before it says where it was when it moved again.
    flick.add(GesturePoint(x: 0, y: 40), at: 0.336)
    #expect(close(flick.velocity.y, 625, 1e-6) && !flick.isResting(at: 0.336))
    #expect(close(flick.longestPause(at: 0.336), 0.288, 1e-9))
  }

  @Test("equal times, times that run back and numbers that are none do no harm to a flick")
  func odd() {
    let flick = flick([
      (1, 0), (1, 5), (1.01, 10), (1.01, 15), (0.5, 25), (1.02, .nan), (.infinity, 3), (1.02, 35),
    ])
    #expect(close(flick.velocity.y, (0.05 * 1000 + 0.35 * 2000) / 0.4, 1e-6))
  }

  @Test(
    "a caught scroll carries on by the published law, up to its limit",
    arguments: [(0.0, 0.0), (1000, 649.7), (-1000, -649.7), (2000, 2539.9), (20_000, 40_000)])
  func momentum(velocity: Double, carried: Double) {
    #expect(close(Momentum.carried(by: velocity), carried, 0.2))
    let plain = copysign(min(0.000816 * pow(velocity.magnitude, 1.967), 40_000), velocity)
    #expect(close(Momentum.carried(by: velocity), plain, 1e-6))
  }
}

@Suite("Rubber band and bounce")
struct ElasticTests {
  // behaviour 268
  @Test("the rubber band follows the published formula, odd and below the viewport")
  func formula() {
    for travel in stride(from: 0.0, through: 3000, by: 50) {
      let published = (1 - 1 / (travel * 0.55 / 844 + 1)) * 844
      #expect(close(RubberBand.offset(travel: travel, dimension: 844), published, 1e-9))
      #expect(
        RubberBand.offset(travel: -travel, dimension: 844)
          == -RubberBand.offset(travel: travel, dimension: 844))
      #expect(RubberBand.offset(travel: travel, dimension: 844) < 844)
    }
  }

  @Test("the inverse undoes it, in range and out of it")
  func inverse() {
    for wanted in stride(from: -900.0, through: 1500, by: 37) {
      let place = RubberBand.position(wanted, in: 0...600, dimension: 400)
      #expect(close(RubberBand.wanted(position: place, in: 0...600, dimension: 400), wanted, 1e-6))
      if (0...600).contains(wanted) { #expect(place == wanted) }
    }
    #expect(RubberBand.offset(travel: 9, dimension: 0) == 0)
    #expect(RubberBand.travel(offset: 900, dimension: 400).isFinite)
  }

  /// The distance and the velocity after a time, by small steps of the law.
  private func integrated(_ start: Double, _ velocity: Double, _ time: Double) -> Double {
    var (distance, left) = (start, velocity)
    let count = Int((time / 1e-5).rounded())
    for _ in 0..<count {
      let middle = distance + (-10 * distance + left) * 0.5e-5
      let half = left * (1 - 12 * 0.5e-5)
      distance += (-10 * middle + half) * 1e-5
      left -= 12 * half * 1e-5
    }
    return distance
  }

  @Test("a bounce obeys the law that was fitted to recordings: d′ = -10·d + u, u′ = -12·u")
  func law() {
    for (start, velocity) in [(50.0, 0.0), (0, 2000), (-30, -500), (20, -30), (-235, -625)] {
      let bounce = Bounce(from: 100 + start, to: 100, velocity: velocity)
      for time in [0.0, 0.01, 0.1, 0.3, 0.7] {
        #expect(
          close(bounce.position(at: time) - 100, integrated(start, velocity, time), 1e-4))
        #expect(close(bounce.velocity(at: time), velocity * exp(-12 * time), 1e-6))
      }
    }
  }

  @Test(
    "a bounce is over when it stays within half a point, and never goes over its edge",
    arguments: [
      (50.0, 0.0), (0, 2000), (-30, -500), (20, -900), (0.1, 0), (-30, 5000), (1, 300), (0, -40),
      (0.4, 20),
    ])
  func duration(start: Double, velocity: Double) {
    let bounce = Bounce(from: start, to: 0, velocity: velocity)
    #expect(bounce.duration < 2)
    for late in stride(from: 0.0, through: 2, by: 0.01) {
      #expect(bounce.position(at: bounce.duration + late).magnitude <= 0.5001)
    }
    if bounce.duration > 0 {
      #expect(bounce.position(at: bounce.duration - 1e-5).magnitude >= 0.4999)
    }
    let side = start + velocity / 1e9
    for time in stride(from: 0.0, through: 1, by: 0.01) {
      #expect(bounce.position(at: time) * side >= -1e-9)
    }
  }

  @Test("a bounce too small to be seen takes no time")
  func still() {
    #expect(Bounce(from: 3, to: 3).duration == 0)
    #expect(Bounce(from: 3.4, to: 3).duration == 0)
    #expect(Bounce(from: 3, to: 3, velocity: 5).duration == 0)
  }
}

@Suite("How an axis goes on")
struct AxisMotionTests {
  private let limits = ScrollLimits(content: 1400, viewport: 400)

  private func motion(_ start: Double, _ velocity: Double, _ limits: ScrollLimits? = nil)
    -> AxisMotion
  {
    AxisMotion(from: start, velocity: velocity, limits: limits ?? self.limits, rate: 0.998)
  }

  // behaviour 267
  @Test("in range it announces the smooth way, and comes to rest where it is slow")
  func inRange() {
    let free = motion(100, 750)
    #expect(close(free.announcedEnd, 100 + 740 / 2.002, 0.01))
    #expect(close(free.end, 100 + 0.499 * 740, 1e-6))
    #expect(free.position(at: -1) == 100 && free.position(at: 9) == free.end)
    #expect(!free.endsExactly && motion(100, 10).duration == 0)
  }

  @Test("at an edge the velocity that is left goes into the bounce")
  func edge() {
    let thrown = motion(940, 3125)
    #expect(thrown.end == 1000 && thrown.announcedEnd == 1000 && thrown.endsExactly)
    let furthest =
      stride(from: 0.0, to: thrown.duration, by: 0.001)
      .map(thrown.position(at:)).max() ?? 0
    #expect(close(furthest, 1100.3, 0.4))
    var stiff = limits
    stiff.bounces = false
    let stopped = motion(940, 3125, stiff)
    #expect(stopped.end == 1000 && close(stopped.duration, 0.0196, 1e-3))
    #expect(motion(1000, 3125, stiff).duration == 0)
  }

  @Test("from beyond an edge it comes back, or goes on inwards if it is fast enough")
  func beyond() {
    #expect(motion(-50, -600).end == 0 && motion(-50, 0).end == 0 && motion(-50, 90).end == 0)
    let inwards = motion(-50, 1000)
    #expect(close(inwards.end, -50 + 0.499 * 990, 1e-6))
    #expect(close(inwards.announcedEnd, -50 + 990 / 2.002, 0.01))
  }

  // behaviour 261
  @Test("a target is met exactly, from beyond an edge too")
  func target() {
    for (start, target) in [(100.0, 333.125), (-40, 0), (-40, 12.7), (500, 0.1)] {
      let motion = AxisMotion(
        from: start, to: target, velocity: 400, limits: limits, rate: 0.998)
      #expect(motion.end == target && motion.position(at: motion.duration) == target)
      #expect(motion.announcedEnd == target && motion.endsExactly && motion.duration > 0)
    }
  }

  @Test("moved elsewhere, it goes on with the velocity it has")
  func moved() {
    let free = motion(100, 750)
    let moved = free.moved(by: 350, at: 0.3, limits: limits)
    #expect(close(moved.end, free.end + 350, 1e-6))
    #expect(close(moved.duration, free.duration - 0.3, 1e-9))
    let back = motion(-80, -500)
    let same = back.moved(by: 0, at: 0.1, limits: limits)
    for time in [0.0, 0.1, 0.2] {
      #expect(close(same.position(at: time), back.position(at: 0.1 + time), 1e-9))
    }
  }

  @Test("moved by a page, it comes to rest a page further, at the pace of the page")
  func movedTarget() {
    let page = AxisMotion(from: 150, to: 400, velocity: 600, limits: limits, rate: 0.99)
    let moved = page.moved(by: 400, at: 0.1, limits: limits)
    #expect(moved.end == 800 && moved.endsExactly)
    #expect(close(moved.duration, page.duration - 0.1, 1e-6))
    #expect(page.moved(by: 900, at: 0.1, limits: limits).end == 1000)
  }

  @Test("new limits change what meets an edge, and leave what does not")
  func adapted() {
    var wide = limits
    wide.leadingInset = 60
    wide.content = 2000
    #expect(motion(100, 750).adapted(to: wide, at: 0.1) == nil)
    let thrown = motion(940, 1000).adapted(to: wide, at: 0.01)
    #expect(close(thrown?.end ?? 0, 940 + 0.499 * 990, 1e-6))
    #expect(motion(-90, -100).adapted(to: wide, at: 0.02)?.end == -60)
    let target = AxisMotion(from: 0, to: 300, velocity: 0, limits: limits, rate: 0.998)
    #expect(target.adapted(to: wide, at: 0.1) == nil)
    var stiff = limits
    stiff.bounces = false
    #expect(close(motion(940, 1000, stiff).adapted(to: wide, at: 0.01)?.end ?? 0, 1434, 0.1))
  }
}

@Suite("Where a scroll may go")
struct ScrollRuleTests {
  private func target(_ offset: Double, from start: Double, _ velocity: Double) -> Double {
    Paging.target(
      offset: offset, dragStart: start, velocity: velocity, page: 100, range: 0...400)
  }

  // behaviour 274
  @Test("a flick goes to the next page and never further, a slow lift to the nearest")
  func paging() {
    #expect(target(110, from: 100, 900) == 200)
    #expect(target(110, from: 100, 9000) == 200)
    #expect(target(90, from: 100, -900) == 0)
    #expect(target(140, from: 100, 0) == 100 && target(160, from: 100, 0) == 200)
    #expect(target(110, from: 100, -900) == 100)
    #expect(target(230, from: 100, 900) == 200)
    #expect(target(420, from: 400, 900) == 400 && target(-20, from: 0, -900) == 0)
  }

  @Test("every target is a page in range, one page at most from the start of a flick")
  func pagingLaw() {
    for start in stride(from: 0.0, through: 400, by: 100) {
      for offset in stride(from: -50.0, through: 450, by: 7) {
        for velocity in [-2000.0, -251, 0, 251, 2000] {
          let place = target(offset, from: start, velocity)
          #expect(place.truncatingRemainder(dividingBy: 100) == 0 && (0...400).contains(place))
          if velocity != 0 { #expect((place - start).magnitude <= 100) }
        }
      }
    }
  }

  // behaviour 275
  @Test("a start within thirty degrees of an axis locks to it, a diagonal one to none")
  func lock() {
    #expect(DirectionalLock(start: GesturePoint(x: 10, y: 5.7)) == .horizontal)
    #expect(DirectionalLock(start: GesturePoint(x: -10, y: 5.8)) == .none)
    #expect(DirectionalLock(start: GesturePoint(x: 5.7, y: -10)) == .vertical)
    #expect(DirectionalLock(start: .zero) == .none)
    let way = GesturePoint(x: 3, y: 4)
    #expect(DirectionalLock.horizontal.apply(to: way) == GesturePoint(x: 3, y: 0))
    #expect(DirectionalLock.vertical.apply(to: way) == GesturePoint(x: 0, y: 4))
    #expect(DirectionalLock.none.apply(to: way) == way)
  }

  // behaviour 286
  @Test("the range runs from minus the leading inset to the content's end")
  func range() {
    var limits = ScrollLimits(content: 1000, viewport: 400)
    #expect(limits.range == 0...600)
    limits.leadingInset = 44
    limits.trailingInset = 34
    #expect(limits.range == -44...634)
    limits.content = 100
    #expect(limits.range == -44...(-44) && limits.clamp(9) == -44)
  }

  // behaviour 269
  @Test("content that fits is dragged only where it always bounces")
  func draggable() {
    var limits = ScrollLimits(content: 100, viewport: 400)
    #expect(!limits.isDraggable && limits.dragged(to: 50) == 0)
    limits.alwaysBounces = true
    #expect(limits.isDraggable && limits.dragged(to: 50) > 20)
    limits.bounces = false
    #expect(!limits.isDraggable)
    limits.content = 1000
    #expect(limits.isDraggable && limits.dragged(to: -50) == 0 && limits.dragged(to: 50) == 50)
  }

  // behaviour 264
  @Test("showing a stretch scrolls no more than needed")
  func show() {
    let limits = ScrollLimits(content: 1000, viewport: 400)
    #expect(limits.offset(showing: 100...200, from: 50) == 50)
    #expect(limits.offset(showing: 10...60, from: 50) == 10)
    #expect(limits.offset(showing: 430...500, from: 50) == 100)
    #expect(limits.offset(showing: 300...900, from: 50) == 300)
    #expect(limits.offset(showing: 0...900, from: 50) == 50)
  }

  // behaviour 277, 278
  @Test("a pinch beyond the limits gives way by the root, and not at all without bounce")
  func zoom() {
    var limits = ZoomLimits(minimum: 1, maximum: 4)
    #expect(limits.allowsZooming && limits.pinched(to: 2) == 2)
    #expect(limits.pinched(to: 16) == 8 && limits.pinched(to: 0.25) == 0.5)
    for scale in [0.1, 0.5, 1, 3, 4, 9] {
      #expect(close(limits.wanted(scale: limits.pinched(to: scale)), scale, 1e-9))
    }
    limits.bounces = false
    #expect(limits.pinched(to: 16) == 4)
    #expect(!ZoomLimits(minimum: 2, maximum: 1).allowsZooming)
  }

  @Test("the indicator fills its share, runs from end to end, and is squeezed beyond")
  func indicator() throws {
    let limits = ScrollLimits(content: 1000, viewport: 400)
    let first = try #require(IndicatorGeometry(offset: 0, limits: limits))
    #expect(first.start == 3 && close(first.length, 394 * 0.4))
    let last = try #require(IndicatorGeometry(offset: 600, limits: limits))
    #expect(close(last.start + last.length, 397))
    let squeezed = try #require(IndicatorGeometry(offset: 640, limits: limits))
    #expect(close(squeezed.length, first.length - 40))
    #expect(close(squeezed.start + squeezed.length, 397))
    let over = try #require(IndicatorGeometry(offset: -900, limits: limits))
    #expect(over.length == 7 && over.start == 3)
    let long = try #require(
      IndicatorGeometry(offset: 0, limits: ScrollLimits(content: 90_000, viewport: 400)))
    #expect(long.length == 36)
    #expect(
      IndicatorGeometry(offset: 0, limits: ScrollLimits(content: 90, viewport: 400)) == nil)
  }
}
