import Fuzzing
import Testing
import TouchstoneGestures

/// The rule for a shake, by its numbers.
@Suite("Shake detection")
struct ShakeTests {
  private let limits = ShakeLimits()

  /// Returns the detector's changes, by time, for samples along one axis.
  private func changes(
    _ detector: inout ShakeDetector, _ samples: [(time: Double, x: Double)]
  ) -> [(Double, ShakeDetector.Change)] {
    samples.compactMap { sample in
      detector.add(SpaceVector(sample.x, 0, 0), at: sample.time).map { (sample.time, $0) }
    }
  }

  /// Returns swings of a hand: alternating jolts with a pause between them, in seconds.
  private func swings(_ count: Int, every pause: Double, from start: Double = 0) -> [(
    time: Double, x: Double
  )] {
    (0..<count).map { (start + Double($0) * pause, $0.isMultiple(of: 2) ? 2 : -2) }
  }

  @Test("a jolt and one that opposes it begin a shake, which ends after half a second of calm")
  func plain() {
    var detector = ShakeDetector()
    let began = changes(&detector, swings(4, every: 0.1))
    #expect(began.map(\.1) == [.began])
    #expect(began.first?.0 == 0.1)
    #expect(detector.isShaking)
    #expect(detector.deadline == 0.1 * 3 + limits.calm)
    #expect(detector.pass(to: 0.79) == nil)
    #expect(detector.pass(to: 0.1 * 3 + limits.calm) == .ended)
    #expect(!detector.isShaking)
    #expect(detector.deadline == nil)
    #expect(detector.pass(to: 10) == nil)
  }

  @Test("a calm sample ends the shake as well as time alone does")
  func calmSample() {
    var detector = ShakeDetector()
    _ = changes(&detector, swings(2, every: 0.1))
    #expect(detector.add(.zero, at: 0.5) == nil)
    #expect(detector.add(.zero, at: 0.61) == .ended)
  }

  @Test("a jolt of less than 1.3 g is not a shake")
  func strength() {
    var detector = ShakeDetector()
    #expect(changes(&detector, [(0, 1.29), (0.1, -1.29), (0.2, 1.29)]).isEmpty)
    #expect(changes(&detector, [(0.3, 1.3), (0.4, -1.3)]).map(\.1) == [.began])
  }

  @Test("jolts in one direction are a push, and jolts at right angles too")
  func push() {
    var detector = ShakeDetector()
    #expect(changes(&detector, [(0, 2), (0.05, 2), (0.1, 3), (0.15, 2)]).isEmpty)
    #expect(detector.add(SpaceVector(0, 2, 0), at: 0.2) == nil)
    #expect(detector.add(SpaceVector(0, -2, 0), at: 0.3) == .began)
  }

  @Test("jolts more than 0.35 seconds apart are two knocks")
  func turn() {
    var detector = ShakeDetector()
    #expect(changes(&detector, [(0, 2), (0.36, -2), (0.72, 2)]).isEmpty)
    #expect(changes(&detector, [(1.06, -2)]).map(\.1) == [.began])
  }

  @Test("a shake of three seconds is too long, and the next needs a calm before it")
  func tooLong() {
    var detector = ShakeDetector()
    let all = changes(&detector, swings(80, every: 0.1))
    #expect(all.map(\.1) == [.began, .cancelled])
    #expect(all.last.map { abs($0.0 - 3.1) < 0.11 } == true)
    #expect(!detector.isShaking)
    // The last jolt was at 7.9 seconds.
    #expect(changes(&detector, swings(2, every: 0.1, from: 8.3)).isEmpty)
    #expect(changes(&detector, swings(2, every: 0.1, from: 9.0)).map(\.1) == [.began])
  }

  @Test("a detected shake ends automatically if no more samples arrive")
  func silence() {
    var detector = ShakeDetector()
    _ = changes(&detector, swings(3, every: 0.1))
    let deadline = detector.deadline
    #expect(deadline == 0.2 + limits.calm)
    #expect(deadline.map { detector.pass(to: $0) } == .ended)
  }

  @Test("resetting a shake reports nothing")
  func reset() {
    var detector = ShakeDetector()
    _ = changes(&detector, swings(2, every: 0.1))
    detector.reset()
    #expect(detector.pass(to: 100) == nil)
  }

  @Test("numbers that are not finite are not samples")
  func noNumbers() {
    var detector = ShakeDetector()
    #expect(detector.add(SpaceVector(.nan, 0, 0), at: 0) == nil)
    #expect(detector.add(SpaceVector(.infinity, 0, 0), at: 0) == nil)
    #expect(detector.add(SpaceVector(2, 0, 0), at: .nan) == nil)
    #expect(!detector.isShaking)
  }

  @Test("every shake that begins ends or is cancelled once, before the next begins")
  func law() {
    for seed in 1...200 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      var detector = ShakeDetector()
      var time = 0.0
      var isOpen = false
      for _ in 0..<400 {
        time += Double.random(in: 0.001...0.4, using: &generator)
        let vector = SpaceVector(
          .random(in: -3...3, using: &generator), .random(in: -3...3, using: &generator), 0)
        let change =
          Bool.random(using: &generator) ? detector.add(vector, at: time) : detector.pass(to: time)
        switch change {
        case nil: break
        case .began:
          #expect(!isOpen, "seed \(seed)")
          isOpen = true
        case .ended, .cancelled:
          #expect(isOpen, "seed \(seed)")
          isOpen = false
        }
        #expect(detector.isShaking == isOpen, "seed \(seed)")
        #expect((detector.deadline != nil) == isOpen, "seed \(seed)")
      }
    }
  }

  @Test("the constant part is gravity, and the brief part is the user's acceleration")
  func gravity() {
    var filter = GravityFilter()
    let down = SpaceVector(0, 0, -1)
    #expect(filter.gravity(in: down, at: 0) == down)
    var latest = down
    for step in 1...60 {
      let swing = step.isMultiple(of: 2) ? 2.0 : -2
      latest = filter.gravity(in: down + SpaceVector(swing, 0, 0), at: Double(step) / 60)
    }
    #expect(latest.x.magnitude < 0.3)
    #expect((latest.z + 1).magnitude < 0.001)
    // Laid on its side, the device takes about a second until the new gravity is accepted.
    for step in 61...180 {
      latest = filter.gravity(in: SpaceVector(-1, 0, 0), at: Double(step) / 60)
    }
    #expect((latest.x + 1).magnitude < 0.01)
    #expect(latest.z.magnitude < 0.01)
  }
}
