import Testing
import TouchstoneTesting
import UIKit

@MainActor
@Suite("Views that a stage's tap does not tap")
struct ReachTests {
  private let stage = Stage()
  private var presses = Presses()

  private final class Presses { var count = 0 }

  private func makeButton() -> UIButton {
    let button = UIButton(frame: CGRect(x: 20, y: 80, width: 120, height: 44))
    button.accessibilityIdentifier = "buy"
    button.addAction(UIAction { [presses] _ in presses.count += 1 }, for: .touchDown)
    stage.window.addSubview(button)
    return button
  }

  @Test("tapping a control that is hit and disabled fails with the verdict, and taps nothing")
  func disabled() {
    let button = makeButton()
    button.isEnabled = false
    let failures = Stage.failures {
      stage.tap(button)
      stage.doubleTap(button)
      stage.longPress(button)
    }
    #expect(failures.map(\.sourceLocation.line) == [#line - 4, #line - 3, #line - 2])
    #expect(Set(failures.map(\.text)).count == 1)
    #expect(
      failures.first?.text
        == "*buy* is hit, but nothing happens, because *buy* is disabled. A form disables its "
        + "button until every field is filled in, or the button is disabled while work is in "
        + "progress. Set isEnabled of *buy* to true first. To test the disabled state, use "
        + "tap(at:), which touches without this check.")
    #expect(stage.now == 0)
    #expect(stage.trace.isEmpty)
  }

  @Test("a point of a disabled control can be tapped without checks, and has no effect")
  func disabledPoint() {
    let button = makeButton()
    button.isEnabled = false
    stage.tap(at: button.center)
    #expect(presses.count == 0)
    #expect(stage.trace.contains { $0.delivery == .controlDisabled })
  }

  @Test("tapping a label in a disabled control names both")
  func insideDisabled() {
    let button = makeButton()
    let label = UILabel(frame: button.bounds)
    label.accessibilityIdentifier = "price"
    label.isUserInteractionEnabled = true
    let cover = UIControl(frame: button.bounds)
    cover.accessibilityIdentifier = "cover"
    cover.isEnabled = false
    label.addSubview(cover)
    button.addSubview(label)
    let failures = Stage.failures { stage.tap(label) }
    #expect(
      failures.first?.text.hasPrefix(
        "*price* is hit through *cover*, but nothing happens, because *cover* is disabled. ")
        == true)
  }

  @Test("tapping a view that can't be hit fails with its sentence at the line of the tap")
  func covered() {
    let button = makeButton()
    let banner = UIView(frame: button.frame)
    banner.accessibilityIdentifier = "banner"
    stage.window.addSubview(banner)
    let failures = Stage.failures { stage.tap(button) }
    #expect(failures.map(\.sourceLocation.line) == [#line - 1])
    #expect(failures.first?.text.contains("*banner* covers it at that point") == true)
    #expect(presses.count == 0)
  }
}
