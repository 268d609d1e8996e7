// The order of the imports is under test, so it isn't left to the formatter.
// swift-format-ignore-file
import UIKit
import TouchstoneTesting
import Testing
import Foundation

private class Blinker {
  var timer: Timer?
  var blinks = 0
  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] timer in
      self?.blinks += 1
      if self?.blinks == 3 { timer.invalidate() }
    }
  }
}

@MainActor
struct TimerBesideFoundationTests {
  @Test("a Swift 5 file that imports Foundation last uses UIKit's Timer, on its clock")
  func timer() {
    let stage = Stage()
    let blinker = Blinker()
    blinker.start()
    stage.advance(by: 2)
    #expect(blinker.blinks == 3)
    #expect(blinker.timer?.isValid == false)
  }
}
