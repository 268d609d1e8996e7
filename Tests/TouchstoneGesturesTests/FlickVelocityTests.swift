import Foundation
import Testing
import TouchstoneGestures

@Suite("Release velocity")
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

  @Test("a rest keeps the velocity, and is reported")
  func rest() {
    var flick = flick([(0, 0), (0.016, 10), (0.032, 20), (0.048, 30)])
    #expect(!flick.isResting(at: 0.08) && flick.isResting(at: 0.09))
    for still in 4...20 { flick.add(GesturePoint(x: 0, y: 30), at: Double(still) * 0.016) }
    #expect(close(flick.velocity.y, 625, 1e-6) && flick.isResting(at: 0.32))
    #expect(close(flick.longestPause(at: 0.32), 0.272, 1e-9))
    // The preceding sample gives the location at which the finger moved again.
    flick.add(GesturePoint(x: 0, y: 40), at: 0.336)
    #expect(close(flick.velocity.y, 625, 1e-6) && !flick.isResting(at: 0.336))
    #expect(close(flick.longestPause(at: 0.336), 0.288, 1e-9))
  }

  @Test("equal times, times that run back and invalid numbers do not affect a flick")
  func odd() {
    let flick = flick([
      (1, 0), (1, 5), (1.01, 10), (1.01, 15), (0.5, 25), (1.02, .nan), (.infinity, 3), (1.02, 35),
    ])
    #expect(close(flick.velocity.y, (0.05 * 1000 + 0.35 * 2000) / 0.4, 1e-6))
  }

  @Test(
    "a caught scroll continues by the published law, up to its limit",
    arguments: [(0.0, 0.0), (1000, 649.7), (-1000, -649.7), (2000, 2539.9), (20_000, 40_000)])
  func momentum(velocity: Double, carried: Double) {
    #expect(close(Momentum.carried(by: velocity), carried, 0.2))
    let plain = copysign(min(0.000816 * pow(velocity.magnitude, 1.967), 40_000), velocity)
    #expect(close(Momentum.carried(by: velocity), plain, 1e-6))
  }
}
