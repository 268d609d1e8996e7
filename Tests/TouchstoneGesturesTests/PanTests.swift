import Testing
import TouchstoneGestures

@Suite("Pans")
struct PanTests {
  // statement 184, 186, 125
  @Test(
    "it begins at ten points in any direction, changes with each move, ends with the last finger")
  func life() {
    for (x, y) in [(1.0, 0.0), (-1, 0), (0, 1), (0, -1), (0.6, 0.8)] {
      var pan = Driver(PanRecognition())
      pan.down()
      pan.move(by: 9.9 * x, 9.9 * y)
      #expect(pan.states == "")
      pan.move(by: 0.2 * x, 0.2 * y)
      pan.move(by: x, y)
      pan.move(by: 0)
      pan.up()
      #expect(pan.states == "began changed ended")
    }
  }

  // statement 188, 191
  @Test("the hysteresis is absorbed, or counted on request")
  func translation() {
    var pan = Driver(PanRecognition())
    pan.down()
    pan.move(by: 6, 8)
    #expect(pan.recognition.translation.length < 1e-9)
    #expect(pan.recognition.travel == GesturePoint(x: 6, y: 8))
    pan.move(by: 6, 8)
    #expect(close(pan.recognition.translation.x, 6) && close(pan.recognition.translation.y, 8))
    var counted = PanRecognition()
    counted.limits.translationStart = .atTouchDown
    pan = Driver(counted)
    pan.down()
    pan.move(by: 30)
    #expect(pan.recognition.translation.x == 30)
  }

  // statement 188, 189
  @Test("a translation that is set continues from there, and the velocity stays")
  func setTranslation() {
    var pan = Driver(PanRecognition())
    pan.down()
    for _ in 0..<5 {
      pan.wait(0.01)
      pan.move(by: 10)
    }
    #expect(close(pan.recognition.velocity(at: pan.now).x, 1000, 1e-6))
    pan.recognition.translation = GesturePoint(x: 3, y: 4)
    #expect(close(pan.recognition.velocity(at: pan.now).x, 1000, 1e-6))
    pan.move(by: 1, 1)
    #expect(pan.recognition.translation == GesturePoint(x: 4, y: 5))
  }

  @Test("a beginning that was delayed starts at the fingers' locations on its release")
  func released() {
    var pan = Driver(PanRecognition())
    pan.down()
    pan.move(by: 80)
    pan.recognition.released()
    #expect(pan.recognition.translation == .zero)
    pan.move(by: 2)
    #expect(pan.recognition.translation == GesturePoint(x: 2, y: 0))
  }

  // statement 184, 192
  @Test("below the minimum of fingers it neither begins nor changes, and it ends with the last")
  func minimum() {
    var recognition = PanRecognition()
    recognition.minimumTouches = 2
    var pan = Driver(recognition)
    pan.down()
    pan.move(by: 50)
    #expect(pan.states == "")
    pan.down(2, 60)
    pan.move([(1, 5, 0), (2, 5, 0)])
    #expect(pan.states == "")
    pan.move([(1, 5, 0), (2, 5, 0)])
    pan.up(2)
    pan.move(by: 30)
    #expect(pan.states == "began")
    pan.down(3, 0)
    pan.move(3, by: 4)
    #expect(close(pan.recognition.translation.x, 2))
    pan.up(1)
    pan.up(3)
    #expect(pan.states == "began changed ended")
    pan = Driver(recognition)
    pan.down()
    pan.up()
    #expect(pan.cause == "1 finger, 2 required")
  }

  @Test("the distance counts again with enough fingers, and the speed from touch-down")
  func restart() {
    var recognition = PanRecognition()
    recognition.minimumTouches = 2
    var pan = Driver(recognition)
    pan.down([(1, 0, 0), (2, 50, 0)])
    pan.move([(1, 6, 0), (2, 6, 0)])
    pan.up(2)
    pan.down(3, 50)
    pan.move([(1, 6, 0), (3, 6, 0)])
    #expect(pan.states == "" && pan.recognition.travel == GesturePoint(x: 6, y: 0))
    pan = Driver(PanRecognition())
    pan.down()
    pan.wait(0.01)
    pan.move(by: 20)
    #expect(close(pan.recognition.velocity(at: pan.now).x, 2000, 1e-6))
  }

  @Test("an added or lifted finger does not make the translation jump")
  func noJump() {
    var pan = Driver(PanRecognition())
    pan.down()
    pan.move(by: 20)
    pan.down(2, 300, 300)
    #expect(close(pan.recognition.translation.x, 10))
    pan.move([(1, 4, 0), (2, 4, 0)])
    #expect(close(pan.recognition.translation.x, 14))
    pan.up(1)
    #expect(close(pan.recognition.translation.x, 14) && close(pan.recognition.translation.y, 0))
    #expect(pan.states == "began changed")
  }

  @Test("more fingers than the maximum fail it before the beginning and do not count after it")
  func maximum() {
    var recognition = PanRecognition()
    recognition.maximumTouches = 1
    var pan = Driver(recognition)
    pan.down()
    pan.down(2)
    #expect(pan.cause == "2 fingers, 1 allowed")
    pan = Driver(recognition)
    pan.down()
    pan.move(by: 20)
    pan.down(2)
    pan.move(2, by: 50)
    #expect(!pan.recognition.isTracking(2))
    pan.up(1)
    #expect(pan.states == "began ended")
  }

  @Test("lifting before ten points fails it, and the system's cancellation ends it for good")
  func ends() {
    var pan = Driver(PanRecognition())
    pan.down()
    pan.move(by: 4)
    pan.up()
    #expect(pan.cause == "moved only 4 pt, 10 required")
    pan = Driver(PanRecognition())
    pan.down()
    pan.move(by: 20)
    pan.cancel()
    pan.move(by: 20)
    #expect(pan.states == "began cancelled")
  }

  // statement 193
  @Test("a trackpad's scroll pans at once, without fingers, if its type is allowed")
  func trackpad() {
    var recognition = PanRecognition()
    let way = GesturePoint(x: 0, y: -3)
    #expect(recognition.scrolled(.changed, by: way, at: 0) == nil)
    recognition.scrollTypes = .discrete
    #expect(recognition.scrolled(.changed, by: way, at: 0) == nil)
    recognition.scrollTypes = .continuous
    var pan = Driver(recognition)
    pan.note(pan.recognition.scrolled(.began, by: .zero, at: 0))
    pan.note(pan.recognition.scrolled(.changed, by: way, at: 0.01))
    #expect(pan.recognition.translation == way && pan.recognition.numberOfTouches == 0)
    pan.note(pan.recognition.scrolled(.changed, by: way, at: 0.02))
    #expect(close(pan.recognition.velocity(at: 0.02).y, -300, 1e-6))
    pan.note(pan.recognition.scrolled(.ended, by: .zero, at: 0.03))
    #expect(pan.states == "began changed ended")
  }

  // statement 193
  @Test("a wheel's notches are one gesture until it rests")
  func wheel() {
    var recognition = PanRecognition()
    recognition.scrollTypes = [.discrete]
    var pan = Driver(recognition)
    for _ in 0..<3 {
      pan.note(pan.recognition.scrolled(.notch, by: GesturePoint(x: 0, y: 10), at: pan.now))
      pan.wait(0.1)
    }
    #expect(pan.states == "began changed changed")
    pan.wait(0.05)
    #expect(pan.states == "began changed changed ended")
    #expect(pan.recognition.translation.y == 30)
  }
}

@Suite("Pans from the edge of the screen")
struct ScreenEdgeTests {
  private func drag(_ edges: ScreenEdges, from x: Double, _ y: Double, by dx: Double, _ dy: Double)
    -> Driver<ScreenEdgeRecognition>
  {
    var edge = Driver(ScreenEdgeRecognition(edges: edges, screenWidth: 390, screenHeight: 844))
    edge.down(1, x, y)
    edge.move(by: dx, dy)
    edge.up()
    return edge
  }

  // statement 205
  @Test("it begins at each of its edges, moving inward")
  func edges() {
    #expect(drag(.left, from: 20, 400, by: 30, 5).states == "began ended")
    #expect(drag(.right, from: 380, 400, by: -30, 5).states == "began ended")
    #expect(drag(.top, from: 100, 3, by: 0, 30).states == "began ended")
    #expect(drag(.bottom, from: 100, 843, by: 0, -30).states == "began ended")
    #expect(drag([.left, .top], from: 100, 3, by: 0, 30).states == "began ended")
  }

  // statement 205, 206
  @Test("moving away from its edges or along them fails it")
  func fails() {
    #expect(
      drag(.left, from: 20.5, 400, by: 30, 0).cause == "began 20.5 pt from the edge, 20 allowed")
    #expect(drag(.right, from: 3, 400, by: 30, 0).states == "failed")
    #expect(drag(.left, from: 3, 400, by: 5, 30).cause == "moved down, right allowed")
    #expect(drag([], from: 3, 400, by: 30, 0).states == "failed")
  }
}
