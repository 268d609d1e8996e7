import Testing
import TouchstoneTesting
import UIKit

@testable import TouchstoneInspector

/// Explanations of a drag that begins on content which a finger holds in a scroll view.
@Suite("Held content of a scroll view", .staged) @MainActor
struct HeldContentTests {
  private class List: UIScrollView {
    var cancels: Bool?
    override func touchesShouldCancel(in view: UIView) -> Bool {
      cancels ?? super.touchesShouldCancel(in: view)
    }
  }

  private final class Canvas: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }

  private let stage = Stage()
  private let list = List(frame: CGRect(x: 0, y: 100, width: 390, height: 500))
  private let button = UIButton(frame: CGRect(x: 20, y: 20, width: 120, height: 44))
  private let canvas = Canvas(frame: CGRect(x: 20, y: 100, width: 120, height: 100))

  init() {
    list.contentSize = CGSize(width: 390, height: 2000)
    list.accessibilityIdentifier = "list"
    button.accessibilityIdentifier = "buy"
    button.addAction(UIAction { _ in }, for: .touchUpInside)
    canvas.accessibilityIdentifier = "canvas"
    list.addSubview(button)
    list.addSubview(canvas)
    stage.window.addSubview(list)
  }

  private func holdAndDrag(from point: CGPoint) {
    let finger = stage.touch(at: point)
    stage.advance(by: 0.5)
    for step in 1...5 {
      finger.move(to: CGPoint(x: point.x, y: point.y - CGFloat(step) * 20))
      stage.advance(by: 0.02)
    }
    finger.lift()
  }

  @Test(
    "a held button blocks its list's scrolling, and the sentence names touchesShouldCancel(in:)")
  func heldButton() {
    holdAndDrag(from: CGPoint(x: 60, y: 140))
    #expect(list.contentOffset == .zero)
    #expect(
      stage.why(list.panGestureRecognizer).contains(
        "*buy* keeps its touch: touchesShouldCancel(in:) returned false"))
    let account = list.panGestureRecognizer.account(in: stage.trace)
    #expect(account.usually?.contains("returns false for controls") == true)
    #expect(
      account.remedy
        == "Override touchesShouldCancel(in:) in the class of *list*, and return true for the view."
    )
    #expect(stage.gestureTimeline.map { "\($0)" }?.contains("touchesShouldCancel(in:)") == true)
  }

  @Test("a list that never cancels is explained by canCancelContentTouches")
  func neverCancels() {
    list.canCancelContentTouches = false
    holdAndDrag(from: CGPoint(x: 60, y: 240))
    #expect(list.contentOffset == .zero)
    let account = list.panGestureRecognizer.account(in: stage.trace)
    #expect(account.happened.contains("*canvas* keeps its touch: canCancelContentTouches is false"))
    #expect(account.remedy == "Set canCancelContentTouches of *list* to true.")
  }

  @Test("a drag that takes the touch of a held button away names touchesShouldCancel(in:)")
  func taken() throws {
    list.cancels = true
    holdAndDrag(from: CGPoint(x: 60, y: 140))
    #expect(list.contentOffset.y > 0)
    let cancelled = stage.trace.first { $0.delivery?.name == "cancelled" }
    let account = try #require(cancelled?.deliveryAccount)
    #expect(account.happened == "*list* scrolls and cancels the touch in *buy*.")
    #expect(account.usually?.contains("touchesShouldCancel(in:)") == true)
    #expect(account.usually?.contains("canCancelContentTouches") == true)
    #expect(
      account.remedy == "Return false for *buy* in touchesShouldCancel(in:) of the class of *list*."
    )
  }

  @Test("after a drag off a held button the point under the finger explains why nothing scrolled")
  func outcome() throws {
    let sink = TouchOutcomeSink()
    holdAndDrag(from: CGPoint(x: 60, y: 140))
    for record in stage.trace { sink.record(record) }
    let outcome = try #require(sink.explanation(at: 60, 140))
    #expect(
      outcome.account.happened
        == "*list* doesn't scroll: *buy* keeps its touch: touchesShouldCancel(in:) returned false."
    )
    #expect(!outcome.isLost)
  }
}
