import Testing
import TouchstoneGestures

@Suite("Taps")
struct TapTests {
  // statement 171, 177
  @Test("a tap is recognized when the finger lifts, never before")
  func single() {
    var tap = Driver(TapRecognition())
    tap.down()
    tap.wait(0.1)
    #expect(tap.states == "")
    tap.up()
    #expect(tap.states == "ended")
    #expect(tap.recognition.deadline == nil)
  }

  // statement 174, 176
  @Test("a finger may move 45 points and stay 0.75 seconds")
  func limits() {
    var tap = Driver(TapRecognition())
    tap.down()
    tap.move(by: 45)
    #expect(tap.states == "")
    tap.move(by: 0.5)
    #expect(tap.cause == "moved 45.5 pt, 45 allowed")
    tap = Driver(TapRecognition())
    tap.down()
    #expect(tap.recognition.deadline == 0.75)
    tap.wait(0.75)
    #expect(tap.cause == "held 0.75 s, 0.75 s allowed")
    tap.up()
    #expect(tap.states == "failed")
  }

  @Test("a finger that jumped away as it lifted does not tap")
  func jump() {
    var tap = Driver(TapRecognition())
    tap.down()
    tap.note(tap.recognition.ended([GestureSample(id: 1, x: 60, y: 0, time: 0.1)]))
    #expect(tap.cause == "moved 60 pt, 45 allowed")
  }

  // statement 176
  @Test("an extra finger fails it")
  func extra() {
    var tap = Driver(TapRecognition())
    tap.down()
    tap.down(2, 10)
    #expect(tap.cause == "2 fingers, 1 allowed")
  }

  // statement 174, 175
  @Test("the second tap may come 0.35 seconds later and 45 points away")
  func double() {
    var tap = Driver(TapRecognition(taps: 2))
    tap.down()
    tap.wait(0.1)
    tap.up()
    #expect(tap.states == "")
    #expect(close(tap.recognition.deadline ?? 0, 0.45))
    tap.wait(0.34)
    tap.down(1, 45)
    tap.up()
    #expect(tap.states == "ended")
    tap = Driver(TapRecognition(taps: 2))
    tap.down()
    tap.up()
    tap.wait(0.35)
    #expect(tap.cause == "no tap 2 of 2 within 0.35 s")
    tap = Driver(TapRecognition(taps: 2))
    tap.down()
    tap.up()
    tap.down(1, 46)
    #expect(tap.cause == "tapped 46 pt away, 45 allowed")
  }

  // statement 172
  @Test("the location is the center of the first tap's fingers")
  func location() {
    var tap = Driver(TapRecognition(taps: 2, touches: 2))
    tap.down([(1, 0, 0), (2, 20, 40)])
    tap.up(1, 2)
    tap.down(3, 10, 10)
    tap.down(4, 30, 30)
    tap.up(3)
    #expect(tap.states == "")
    tap.up(4)
    #expect(tap.states == "ended")
    #expect(tap.recognition.location == GesturePoint(x: 10, y: 20))
  }

  // statement 134
  @Test("too few fingers fail as they lift, and a new one after the first lifted fails, too")
  func fingers() {
    var tap = Driver(TapRecognition(touches: 2))
    tap.down()
    tap.up()
    #expect(tap.cause == "1 finger, 2 required")
    tap = Driver(TapRecognition(touches: 2))
    tap.down([(1, 0, 0), (2, 9, 9)])
    tap.up(1)
    tap.down(3)
    #expect(tap.cause.hasSuffix("2 allowed"))
  }

  @Test("a cancelled touch of its own fails it, another one's does not")
  func cancelled() {
    var tap = Driver(TapRecognition())
    tap.down()
    tap.cancel(9)
    #expect(tap.states == "")
    tap.cancel()
    #expect(tap.cause == "the system cancelled its touch")
  }

  // statement 130
  @Test("after a reset it starts over")
  func reset() {
    var tap = Driver(TapRecognition(taps: 2))
    tap.down()
    tap.up()
    tap.recognition.reset()
    #expect(tap.recognition.deadline == nil && tap.recognition.state == .possible)
    tap.down(1, 500)
    tap.up()
    #expect(tap.states == "")
    tap.down(1, 500)
    tap.up()
    #expect(tap.states == "ended")
  }
}

@Suite("Long presses")
struct LongPressTests {
  // statement 178, 179
  @Test("it begins after half a second, changes with every move, and ends as a finger lifts")
  func life() {
    var press = Driver(LongPressRecognition())
    press.down()
    press.move(by: 10)
    press.wait(0.49)
    #expect(press.states == "")
    press.wait(0.01)
    press.move(by: 100)
    press.move(by: 0)
    press.up()
    #expect(press.states == "began changed ended")
  }

  // statement 179, 181
  @Test("before it begins, moving more than ten points or lifting fails it")
  func early() {
    var press = Driver(LongPressRecognition())
    press.down()
    press.move(by: 10.5)
    #expect(press.cause == "moved 10.5 pt, 10 allowed")
    press.wait(1)
    #expect(press.states == "failed")
    press = Driver(LongPressRecognition())
    press.down()
    press.wait(0.2)
    press.up()
    #expect(press.cause == "lifted after 0.2 s, 0.5 s required")
  }

  // statement 183
  @Test("with no duration it begins at touch-down")
  func immediate() {
    var recognition = LongPressRecognition()
    recognition.minimumDuration = 0
    var press = Driver(recognition)
    press.down()
    #expect(press.states == "began")
  }

  // statement 180
  @Test("taps come before the press, in time")
  func taps() {
    var press = Driver(LongPressRecognition(taps: 1))
    press.down()
    press.up()
    press.wait(0.2)
    press.down()
    press.wait(0.5)
    press.up()
    #expect(press.states == "began ended")
    press = Driver(LongPressRecognition(taps: 1))
    press.down()
    press.up()
    press.wait(0.4)
    #expect(press.cause == "no tap 2 of 2 within 0.35 s")
  }

  @Test("an extra finger fails it before the beginning and does not count after it")
  func extra() {
    var press = Driver(LongPressRecognition())
    press.down()
    press.down(2, 50)
    #expect(press.cause == "2 fingers, 1 allowed")
    press = Driver(LongPressRecognition())
    press.down()
    press.wait(0.5)
    press.down(2, 50)
    press.move(2, by: 20)
    press.up(2)
    press.cancel(2)
    #expect(press.states == "began" && !press.recognition.isTracking(2))
    press.up()
    #expect(press.states == "began ended")
  }

  @Test("with two fingers it waits for both, and ends with the first that lifts")
  func two() {
    var press = Driver(LongPressRecognition(touches: 2))
    press.down()
    press.wait(0.4)
    #expect(press.recognition.deadline == nil)
    press.down(2, 50)
    press.wait(0.5)
    press.up(1)
    #expect(press.states == "began ended")
  }

  @Test("the system cancels it after the beginning and fails it before")
  func cancelled() {
    var press = Driver(LongPressRecognition())
    press.down()
    press.wait(0.5)
    press.cancel()
    #expect(press.states == "began cancelled")
    press = Driver(LongPressRecognition())
    press.down()
    press.cancel()
    #expect(press.states == "failed")
  }
}
