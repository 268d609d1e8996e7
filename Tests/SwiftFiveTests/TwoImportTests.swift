import StageHelpers
import TouchstoneTesting
import UIKit

@MainActor
struct TwoImportTests {
  @Test("a test file in Swift 5 needs no import but the harness and UIKit")
  func harnessAndUIKit() {
    let stage = Stage()
    let toggle = UISwitch(frame: CGRect(x: 20, y: 80, width: 63, height: 28))
    stage.window.addSubview(toggle)
    // A call of the harness, whose effect a helper of another module sees too.
    stage.tap(toggle)
    #expect(toggle.isOn)
    expectOn(toggle)
    // A call of UIKit.
    toggle.setOn(false, animated: false)
    #expect(!toggle.isOn)
  }
}
