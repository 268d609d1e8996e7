import Foundation
import Testing
import TouchstoneGestures

@Suite("Deceleration")
struct DecelerationTests {
  // statement 265
  @Test("the velocity falls by the rate in each millisecond", arguments: [0.998, 0.99])
  func velocity(rate: Double) {
    let deceleration = Deceleration(start: 0, velocity: 1000, rate: rate)
    for millisecond in 0..<500 {
      let now = deceleration.velocity(at: Double(millisecond) / 1000)
      let next = deceleration.velocity(at: Double(millisecond + 1) / 1000)
      #expect(close(next / now, rate, 1e-12))
    }
  }

  // statement 265, 267
  @Test("the distance is the sum of each millisecond's movement", arguments: [0.998, 0.99, 0.95])
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

  // statement 266, 267
  @Test(
    "it is over at 10 points a second, and announces a little more than its distance",
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

  @Test("the time at a location is the inverse of the location at a time")
  func inverse() {
    let deceleration = Deceleration(start: 3, velocity: 900, rate: 0.99)
    for time in [0.001, 0.1, 0.5, 1] {
      #expect(close(deceleration.time(at: deceleration.position(at: time)) ?? -1, time, 1e-6))
    }
    #expect(deceleration.time(at: 3) == 0)
    #expect(deceleration.time(at: 2) == nil && deceleration.time(at: 500) == nil)
  }

  // statement 261
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

@Suite("Rubber band and bounce")
struct ElasticTests {
  // statement 268
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

  /// Returns the distance and the velocity after a time, integrated in small steps.
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
    "a bounce is over when it stays within half a point, and never overshoots its edge",
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

  @Test("a bounce too small to be visible has no duration")
  func still() {
    #expect(Bounce(from: 3, to: 3).duration == 0)
    #expect(Bounce(from: 3.4, to: 3).duration == 0)
    #expect(Bounce(from: 3, to: 3, velocity: 5).duration == 0)
  }
}

@Suite("Scroll targets")
struct ScrollRuleTests {
  private func target(_ offset: Double, from start: Double, _ velocity: Double) -> Double {
    Paging.target(
      offset: offset, dragStart: start, velocity: velocity, page: 100, range: 0...400)
  }

  // statement 274
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

  // statement 275
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

  // statement 286
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

  // statement 269
  @Test("fitting content is dragged only if it always bounces")
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

  // statement 264
  @Test("showing a range scrolls no more than needed")
  func show() {
    let limits = ScrollLimits(content: 1000, viewport: 400)
    #expect(limits.offset(showing: 100...200, from: 50) == 50)
    #expect(limits.offset(showing: 10...60, from: 50) == 10)
    #expect(limits.offset(showing: 430...500, from: 50) == 100)
    #expect(limits.offset(showing: 300...900, from: 50) == 300)
    #expect(limits.offset(showing: 0...900, from: 50) == 50)
  }

  // statement 277, 278
  @Test("a pinch beyond the limits is damped by the root, and not at all without bounce")
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

  @Test("the indicator fills its share, moves from end to end, and is squeezed beyond")
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
