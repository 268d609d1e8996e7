import Foundation
import Fuzzing
import Testing
import TouchstoneGestures

@Suite("Velocity")
struct VelocityTests {
  @Test(
    "a constant velocity is measured within one percent at any rate, with jitter in the times",
    arguments: [24.9999, 30.0, 60, 120, 240, 1000])
  func constant(rate: Double) {
    var random = SeededGenerator(seed: 7)
    var estimator = VelocityEstimator()
    var time = 100_000.0
    let start = time
    for _ in 0..<60 {
      let point = GesturePoint(x: 3 + 800 * (time - start), y: -250 * (time - start))
      estimator.add(point, at: time)
      time += .random(in: 0.7...0.99, using: &random) / rate
    }
    let last = estimator.velocity(at: time - 0.5 / rate)
    #expect(close(last.x, 800, 8) && close(last.y, -250, 2.5))
  }

  @Test("two samples give their difference, one gives zero, none gives zero")
  func few() {
    var estimator = VelocityEstimator()
    #expect(estimator.velocity(at: 0) == .zero)
    estimator.add(GesturePoint(x: 5, y: 5), at: 1)
    #expect(estimator.velocity(at: 1) == .zero)
    estimator.add(GesturePoint(x: 7, y: 4), at: 1.01)
    let velocity = estimator.velocity(at: 1.01)
    #expect(close(velocity.x, 200, 1e-6) && close(velocity.y, -100, 1e-6))
  }

  @Test("after 40 ms of rest it is zero, whether samples stop or stay in place")
  func rest() {
    var estimator = VelocityEstimator()
    for step in 0...10 {
      estimator.add(GesturePoint(x: Double(step), y: 0), at: Double(step) * 0.01)
    }
    #expect(estimator.velocity(at: 0.139).x > 99)
    #expect(estimator.velocity(at: 0.1401) == .zero)
    for step in 11...15 { estimator.add(GesturePoint(x: 10, y: 0), at: Double(step) * 0.01) }
    #expect(estimator.velocity(at: 0.15) == .zero)
  }

  @Test("samples before a rest do not count")
  func afterRest() {
    var estimator = VelocityEstimator()
    estimator.add(.zero, at: 0)
    estimator.add(GesturePoint(x: 100, y: 0), at: 0.01)
    estimator.add(GesturePoint(x: 100, y: 0), at: 0.06)
    estimator.add(GesturePoint(x: 101, y: 0), at: 0.07)
    #expect(close(estimator.velocity(at: 0.07).x, 100, 1e-6))
  }

  @Test("equal times, times that run back and invalid numbers are harmless")
  func odd() {
    var estimator = VelocityEstimator()
    estimator.add(.zero, at: 0)
    estimator.add(GesturePoint(x: 1, y: 0), at: 0)
    estimator.add(GesturePoint(x: 2, y: 0), at: -1)
    #expect(estimator.velocity(at: 0) == .zero)
    estimator.add(GesturePoint(x: .nan, y: 0), at: 0.01)
    estimator.add(GesturePoint(x: 4, y: 0), at: 0.01)
    #expect(close(estimator.velocity(at: 0.01).x, 200, 1e-6))
  }

  @Test("the slope is the textbook's least squares line over the last 100 ms")
  func textbook() {
    var random = SeededGenerator(seed: 3)
    var estimator = VelocityEstimator()
    var all: [(x: Double, time: Double)] = []
    for step in 0..<40 {
      all.append((.random(in: 0...100, using: &random), Double(step) * 0.008))
      estimator.add(GesturePoint(x: all[step].x, y: 0), at: all[step].time)
    }
    let end = all[39].time
    let window = all.filter { end - $0.time <= 0.1 }
    let count = Double(window.count)
    let sumT = window.reduce(0) { $0 + $1.time }
    let sumX = window.reduce(0) { $0 + $1.x }
    let sumTT = window.reduce(0) { $0 + $1.time * $1.time }
    let sumTX = window.reduce(0) { $0 + $1.time * $1.x }
    let slope = (count * sumTX - sumT * sumX) / (count * sumTT - sumT * sumT)
    #expect(close(estimator.velocity(at: end).x, slope, 1e-6))
  }
}

@Suite("Elementary functions")
struct ElementaryTests {
  @Test("they agree with the system's to a few units in the last place")
  func agree() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<20_000 {
      let power = Double.random(in: -700...700, using: &random)
      #expect(close(PortableMath.exponential(power) / exp(power), 1, 1e-15))
      let number = exp(Double.random(in: -50...50, using: &random))
      #expect(
        close(PortableMath.logarithm(number), log(number), 1e-15 * max(1, log(number).magnitude)))
      let x = Double.random(in: -1...1, using: &random)
      let y = Double.random(in: -1...1, using: &random)
      #expect(close(PortableMath.angle(x: x, y: y), atan2(y, x), 2e-15))
    }
  }

  @Test("they have the exact values at their ends")
  func ends() {
    #expect(PortableMath.exponential(0) == 1 && PortableMath.exponential(710) == .infinity)
    #expect(PortableMath.exponential(-800) == 0 && PortableMath.exponential(-740) > 0)
    #expect(PortableMath.exponential(709.7).isFinite && PortableMath.exponential(.nan).isNaN)
    #expect(PortableMath.logarithm(1) == 0 && PortableMath.logarithm(0) == -.infinity)
    #expect(PortableMath.logarithm(-1).isNaN && PortableMath.logarithm(.infinity) == .infinity)
    #expect(PortableMath.angle(x: 0, y: 0) == 0 && close(PortableMath.angle(x: -1, y: 0), .pi))
    #expect(close(PortableMath.angle(x: 0, y: -2), -.pi / 2))
  }
}
