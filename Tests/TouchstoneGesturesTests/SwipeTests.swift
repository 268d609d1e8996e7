import Testing
import TouchstoneGestures

@Suite("Swipes")
struct SwipeTests {
  private func stroke(
    _ directions: SwipeDirections = .right, by x: Double, _ y: Double, in time: Double,
    steps: Int = 20
  ) -> Driver<SwipeRecognition> {
    var recognition = SwipeRecognition()
    recognition.directions = directions
    var swipe = Driver(recognition)
    swipe.down(1, 200, 300)
    for _ in 0..<steps {
      swipe.wait(time / Double(steps))
      swipe.move(by: x / Double(steps), y / Double(steps))
    }
    return swipe
  }

  // statement 194
  @Test("each direction accepts its own direction and no other")
  func directions() {
    let ways: [(SwipeDirections, Double, Double)] = [
      (.right, 1, 0), (.left, -1, 0), (.up, 0, -1), (.down, 0, 1),
    ]
    for bits in 1..<16 {
      let directions = SwipeDirections(rawValue: bits)
      for (way, x, y) in ways {
        let swipe = stroke(directions, by: 100 * x, 100 * y, in: 0.2)
        #expect(swipe.states == (directions.contains(way) ? "ended" : "failed"))
      }
    }
  }

  // statement 198, 197
  @Test("it is recognized while the finger moves, and its location is where it began")
  func moving() {
    let swipe = stroke(by: 80, 0, in: 0.2)
    #expect(swipe.states == "ended")
    #expect(swipe.recognition.location == GesturePoint(x: 200, y: 300))
  }

  // statement 195, 196
  @Test("a slow swipe needs less distance and more precision than a fast one")
  func qualitative() {
    // 52 pt in 0.45 s is slow, and 52 pt in 0.02 s is fast.
    #expect(stroke(by: 52, 0, in: 0.45).states == "ended")
    #expect(stroke(by: 52, 0, in: 0.02).states == "")
    #expect(stroke(by: 62, 0, in: 0.02).states == "ended")
    // Half as much sideways as forward.
    #expect(stroke(by: 60, 30, in: 0.45).states == "failed")
    #expect(stroke(by: 80, 40, in: 0.04).states == "ended")
    #expect(stroke(by: 80, 70, in: 0.04).states == "failed")
  }

  @Test("the thresholds between slow and fast grow linearly")
  func numbers() {
    let limits = SwipeLimits()
    #expect(limits.pace(distance: 50, duration: 0.5) == 0)
    #expect(close(limits.pace(distance: 55, duration: 0.1), 0.5))
    #expect(limits.pace(distance: 50, duration: 0) == 1)
    #expect(limits.distance(pace: 0.5) == 55 && close(limits.precision(pace: 0.5), 0.6))
  }

  // statement 196
  @Test("half a second is too long")
  func time() {
    var swipe = Driver(SwipeRecognition())
    swipe.down()
    swipe.move(by: 9)
    #expect(swipe.recognition.deadline == 0.5)
    swipe.wait(0.5)
    #expect(swipe.cause == "took 0.5 s, 0.5 s allowed")
  }

  @Test("moving in another direction fails it after ten points, lifting too soon at once")
  func early() {
    let wrong = stroke(by: 0, 12, in: 0.01, steps: 1)
    #expect(wrong.cause == "moved down, right allowed")
    var short = stroke(by: 30, 0, in: 0.3)
    short.up()
    #expect(short.cause == "moved only 30 pt, 50 required")
  }

  @Test("it requires exactly its number of fingers")
  func fingers() {
    var recognition = SwipeRecognition()
    recognition.touchesRequired = 2
    var swipe = Driver(recognition)
    swipe.down()
    swipe.move(by: 100)
    #expect(swipe.states == "")
    swipe.down(2, 0, 40)
    swipe.wait(0.1)
    swipe.move([(1, 70, 0), (2, 70, 0)])
    #expect(swipe.states == "ended")
    swipe = Driver(SwipeRecognition())
    swipe.down()
    swipe.down(2)
    #expect(swipe.cause == "2 fingers, 1 allowed")
  }
}

@Suite("Pinches and rotations")
struct PinchRotationTests {
  private func pinch() -> Driver<PinchRecognition> {
    var pinch = Driver(PinchRecognition())
    pinch.down([(1, 0, 0), (2, 100, 0)])
    return pinch
  }

  // statement 199, 200
  @Test("a pinch begins at scale 1, changes, and ends with the last finger")
  func pinchLife() {
    var pinch = pinch()
    pinch.move(2, by: 7.9)
    #expect(pinch.states == "")
    pinch.move(2, by: 0.1)
    #expect(pinch.states == "began" && pinch.recognition.scale == 1)
    pinch.move([(1, -54, 0), (2, 54, 0)])
    #expect(close(pinch.recognition.scale, 2))
    pinch.up(1)
    #expect(pinch.states == "began changed")
    pinch.up(2)
    #expect(pinch.states == "began changed ended")
  }

  // statement 201
  @Test("with one finger lifted the scale stays, and continues with a new one")
  func pinchRegrip() {
    var pinch = pinch()
    pinch.move(2, by: 100)
    pinch.move(2, by: 100)
    let scale = pinch.recognition.scale
    #expect(close(scale, 1.5))
    pinch.up(2)
    pinch.move(1, by: 30)
    #expect(pinch.recognition.scale == scale && pinch.recognition.numberOfTouches == 1)
    pinch.down(3, 80)
    pinch.move(3, by: 50)
    #expect(close(pinch.recognition.scale, 3))
    #expect(pinch.states == "began changed changed")
  }

  // statement 200, 405
  @Test("a set scale continues from there, and the velocity continues from the fingers'")
  func pinchSet() {
    var pinch = pinch()
    for _ in 0..<6 {
      pinch.wait(0.01)
      pinch.move(2, by: 10)
    }
    #expect(pinch.recognition.velocity(at: pinch.now) > 5)
    pinch.recognition.scale = 1
    // 1000 points per second at a distance of 160.
    #expect(close(pinch.recognition.velocity(at: pinch.now), 1000 / 160, 1e-6))
    pinch.move(2, by: 160)
    #expect(close(pinch.recognition.scale, 2))
  }

  @Test("a third finger does not count; one finger alone fails, and two that lift too soon")
  func pinchFingers() {
    var third = pinch()
    third.down(3, 500)
    third.move(3, by: 100)
    #expect(third.states == "" && !third.recognition.isTracking(3))
    var alone = Driver(PinchRecognition())
    alone.down()
    alone.move(by: 100)
    alone.up()
    #expect(alone.cause == "1 finger, 2 required")
    var still = pinch()
    still.up(1, 2)
    #expect(still.cause == "moved only 0 pt, 8 required")
    var gone = pinch()
    gone.move(2, by: 20)
    gone.cancel(1)
    #expect(gone.states == "began cancelled")
  }

  @Test("fingers at one location give no infinite scale")
  func pinchSpot() {
    var pinch = Driver(PinchRecognition())
    pinch.down([(1, 50, 50), (2, 50, 50)])
    pinch.move(2, by: 30)
    pinch.move(2, by: -30)
    #expect(pinch.recognition.scale.isFinite && pinch.recognition.scale > 0)
  }

  private func turn(_ degrees: ClosedRange<Int>, by step: Int) -> Driver<RotationRecognition> {
    var rotation = Driver(RotationRecognition())
    func place(_ degrees: Int) -> (Double, Double) {
      // A circle from small rotations without a math library: the tangent half-angle form.
      var angle = Double(degrees) * .pi / 180
      var sign = 1.0
      while angle > .pi / 2 {
        angle -= .pi
        sign = -sign
      }
      while angle < -.pi / 2 {
        angle += .pi
        sign = -sign
      }
      var sine = angle
      var term = angle
      for number in stride(from: 2.0, to: 30, by: 2) {
        term *= -angle * angle / (number * (number + 1))
        sine += term
      }
      let cosine = max(0, 1 - sine * sine).squareRoot()
      return (sign * cosine * 100, sign * sine * 100)
    }
    var last = place(degrees.lowerBound)
    rotation.down([(1, 0, 0), (2, last.0, last.1)])
    for angle in stride(from: degrees.lowerBound + step, through: degrees.upperBound, by: step) {
      rotation.wait(0.01)
      let next = place(angle)
      rotation.move(2, by: next.0 - last.0, next.1 - last.1)
      last = next
    }
    return rotation
  }

  // statement 203, 204
  @Test("a rotation begins at ten degrees with 0, and clockwise is positive")
  func rotation() {
    let slight = turn(0...9, by: 3)
    #expect(slight.states == "")
    let quarter = turn(0...102, by: 3)
    #expect(quarter.states.hasPrefix("began changed"))
    #expect(close(quarter.recognition.rotation * 180 / .pi, 90, 1e-6))
  }

  // statement 203
  @Test("it continues through half a circle and beyond a whole one")
  func wraps() {
    let twice = turn(150...(150 + 732), by: 6)
    #expect(close(twice.recognition.rotation * 180 / .pi, 720, 1e-6))
    #expect(close(twice.recognition.velocity(at: twice.now), 6 * .pi / 180 / 0.01, 1e-6))
    #expect(close(FingerPair.shortest(1.5 * .pi), -0.5 * .pi))
    #expect(close(FingerPair.shortest(-1.5 * .pi), 0.5 * .pi))
  }

  // statement 203, 405
  @Test("a set rotation continues from there, and the velocity stays")
  func set() {
    var rotation = turn(0...60, by: 3)
    rotation.recognition.rotation = 1
    #expect(close(rotation.recognition.velocity(at: rotation.now), 3 * .pi / 180 / 0.01, 1e-6))
    rotation.up(1)
    rotation.down(3, 50)
    #expect(rotation.recognition.rotation == 1)
    rotation.up(2, 3)
    #expect(rotation.states.hasSuffix("ended"))
  }

  @Test("a rotation of too few degrees fails with its angle")
  func little() {
    var rotation = turn(0...6, by: 3)
    rotation.up(1, 2)
    #expect(rotation.cause == "turned only 6°, 10° required")
  }
}

@Suite("Hovers")
struct HoverTests {
  private let here = GesturePoint(x: 1, y: 1)
  private let there = GesturePoint(x: 2, y: 1)

  // statement 207
  @Test("it begins inside, changes with each move, and ends outside")
  func life() {
    var hover = HoverRecognition()
    #expect(hover.inside(at: here)?.state == .began)
    #expect(hover.inside(at: here) == nil)
    #expect(hover.inside(at: there)?.state == .changed)
    #expect(hover.left()?.state == .ended)
    hover.reset()
    #expect(hover.left() == nil)
    #expect(hover.inside(at: here)?.state == .began)
    #expect(hover.cancelled(.interrupted)?.state == .cancelled)
  }

  // statement 207
  @Test("a button pauses it")
  func paused() {
    var hover = HoverRecognition()
    hover.setButtons(down: true)
    #expect(hover.inside(at: here) == nil)
    hover.setButtons(down: false)
    #expect(hover.inside(at: there)?.state == .began)
    hover.setButtons(down: true)
    #expect(hover.inside(at: here) == nil)
    #expect(hover.left()?.state == .ended)
  }
}
