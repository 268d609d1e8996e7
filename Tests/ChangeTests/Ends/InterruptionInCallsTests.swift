import Testing
import TouchstoneTesting
import UIKit

/// Interruptions by code that runs while a view or a responder receives its input.
@MainActor
@Suite("Interruptions within touch and press methods", .staged)
struct InterruptionInCallsTests {
  /// The path of a touch to its view.
  enum Way: CaseIterable {
    /// During its event.
    case atOnce
    /// After the delay of a scroll view.
    case afterDelay
    /// When a recognizer that delayed the touch is disabled.
    case afterRecognizer
  }

  enum Moment: CaseIterable { case began, moved, ended }

  /// Interrupts the application in one of its touch and press methods.
  private final class Interrupting: UIView {
    var moment = Moment.began
    private(set) var calls: [String] = []
    override var canBecomeFirstResponder: Bool { true }

    private func book(_ call: String, _ moment: Moment? = nil) {
      calls.append(call)
      if moment == self.moment { UIApplication.shared.interrupt() }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      book("began", .began)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      book("moved", .moved)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      book("ended", .ended)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      book("cancelled")
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      book("began", .began)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      book("ended", .ended)
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      book("cancelled")
    }
  }

  /// Delays touches and presses until it is disabled.
  private final class Undecided: UIGestureRecognizer {}

  private let stage = Stage()
  private let view = Interrupting(frame: CGRect(x: 50, y: 50, width: 100, height: 100))

  private func recognizer() -> UIGestureRecognizer {
    let recognizer = Undecided()
    recognizer.delaysTouchesBegan = true
    recognizer.allowedPressTypes = [NSNumber(value: UIPress.PressType.select.rawValue)]
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  // statement 387
  @Test(
    "a touch ends once if its view interrupts the app within a touch method",
    arguments: Way.allCases, Moment.allCases)
  func touches(_ way: Way, _ moment: Moment) {
    let scroll = UIScrollView(frame: stage.window.bounds)
    scroll.contentSize = CGSize(width: 390, height: 2000)
    stage.window.addSubview(way == .afterDelay ? scroll : view)
    if way == .afterDelay { scroll.addSubview(view) }
    let holder = way == .afterRecognizer ? recognizer() : nil
    view.moment = moment
    let finger = stage.touch(at: CGPoint(x: 100, y: 100))
    if way == .afterDelay { stage.advance(by: 0.3) }
    finger.move(by: CGVector(dx: 3, dy: 0))
    holder?.isEnabled = false
    finger.lift()
    stage.resume()
    let calls =
      switch moment {
      case .began: ["began", "cancelled"]
      case .moved: ["began", "moved", "cancelled"]
      case .ended: ["began", "moved", "ended"]
      }
    #expect(view.calls == calls)
  }

  // statement 343
  @Test("a press ends at its responder even if no other reference retains it")
  func pressOfDroppedResponder() {
    stage.window.addSubview(view)
    var calls: [String] = []
    weak var dropped: UIView?
    do {
      let listening = DroppedView(frame: view.bounds)
      listening.note = { call in
        calls.append(call)
        dropped?.removeFromSuperview()
      }
      view.addSubview(listening)
      #expect(listening.becomeFirstResponder())
      dropped = listening
    }
    let press = stage.hold(.select)
    #expect(calls == ["began"])
    #expect(dropped != nil)
    press?.release()
    #expect(calls == ["began", "ended"])
    stage.settle()
    #expect(dropped == nil)
  }

  /// A first responder that only its press retains.
  private final class DroppedView: UIView {
    var note: (String) -> Void = { _ in }
    override var canBecomeFirstResponder: Bool { true }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      note("began")
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      note("ended")
    }
  }

  // statement 343, 387
  @Test(
    "a press ends once if its responder interrupts the app within a press method",
    arguments: [Way.atOnce, .afterRecognizer], [Moment.began, .ended])
  func presses(_ way: Way, _ moment: Moment) {
    stage.window.addSubview(view)
    #expect(view.becomeFirstResponder())
    let holder = way == .afterRecognizer ? recognizer() : nil
    view.moment = moment
    let press = stage.hold(.select)
    holder?.isEnabled = false
    press?.release()
    stage.resume()
    #expect(view.calls == (moment == .began ? ["began", "cancelled"] : ["began", "ended"]))
  }
}
