import StageHelpers
import TouchstoneTesting
import UIKit

@MainActor
struct ImportingTests {
  @Test("a test file in Swift 6 needs no import but the harness and UIKit")
  func harnessAndUIKit() {
    let stage = Stage()
    var presses = 0
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Buy") { _ in presses += 1 })
    button.frame = CGRect(x: 20, y: 80, width: 120, height: 44)
    stage.window.addSubview(button)
    press(button, on: stage)
    dragRound(
      by: CGPoint(x: 40, y: 400), from: CGPoint(x: 40, y: 300), to: CGPoint(x: 80, y: 300),
      on: stage)
    #expect(presses == 1)
  }
}
