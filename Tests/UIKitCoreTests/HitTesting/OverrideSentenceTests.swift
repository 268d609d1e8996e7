import Testing
import TouchstoneTesting
import UIKit

/// The explanation for views with their own rules.
@MainActor
struct OverrideSentenceTests {
  @Test("a view hit by its own override is reported as hit, with the method's name")
  func hitByItsOwnRule() {
    let stage = Stage()
    let wide = WideButton(frame: CGRect(x: 100, y: 100, width: 40, height: 40))
    wide.accessibilityIdentifier = "wide"
    stage.window.addSubview(wide)
    let beside = wide.explanation(forTouchAt: CGPoint(x: -10, y: 20))
    #expect(
      beside.sentence
        == "*wide* is hit; its class overrides hit testing in WideButton.point(inside:with:).")
    #expect(stage.why(wide) == "*wide* is hit.")
  }

  @Test("a view that returns another one is reported as deciding it, with the touch's receiver")
  func answersWithAnother() {
    let stage = Stage()
    let button = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    button.accessibilityIdentifier = "button"
    let cover = YieldingCover(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    cover.accessibilityIdentifier = "cover"
    cover.favourite = button
    stage.window.addSubview(button)
    stage.window.addSubview(cover)
    #expect(
      stage.why(cover)
        == "*cover* overrides hit testing: YieldingCover.hitTest(_:with:) returned button, "
        + "so touches there reach *button*.")
  }
}

private final class WideButton: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -20, dy: -20).contains(point)
  }
}

private final class YieldingCover: UIView {
  weak var favourite: UIView?
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { favourite }
}
