import Testing
import TouchstoneTesting
import UIKit
import UIKitKeys

@Suite("A keyboard under the finger of a scroll view", .staged) @MainActor
struct KeyboardDragTests {
  private let stage = Stage(size: CGSize(width: 390, height: 844), keyboard: 300)
  private let page = UIScrollView(frame: wholeScreen)
  private let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 40))
  private let log = KeyboardLog()

  init() {
    page.contentSize = CGSize(width: 390, height: 3000)
    page.keyboardDismissMode = .interactive
    stage.window.addSubview(page)
    page.addSubview(field)
  }

  private func show() {
    field.becomeFirstResponder()
    stage.settle()
    _ = log.take()
  }

  /// Moves a finger down slowly from the center of the screen, and keeps it there.
  private func pull(to end: CGFloat) -> Finger {
    let finger = stage.touch(at: CGPoint(x: 200, y: 300))
    for step in 1...10 {
      finger.move(to: CGPoint(x: 200, y: 300 + (end - 300) * CGFloat(step) / 10))
      stage.advance(by: 0.05)
    }
    return finger
  }

  private var top: CGFloat? { stage.window.inputViewPresenter?.shownFrame?.minY }

  // statement 282
  @Test("the keyboard follows the finger below its upper edge and back, without notifications")
  func following() {
    show()
    let finger = pull(to: 500)
    #expect(top == 544, "the finger is above it")
    finger.move(to: CGPoint(x: 200, y: 700))
    stage.advance(by: 0.05)
    #expect(top == 700)
    finger.move(to: CGPoint(x: 200, y: 600))
    stage.advance(by: 0.05)
    #expect(top == 600)
    finger.move(to: CGPoint(x: 200, y: 400))
    stage.advance(by: 0.05)
    #expect(top == 544)
    #expect(log.take() == [])
    finger.lift()
    stage.settle()
    #expect(field.isFirstResponder)
    #expect(log.take() == [])
    field.resignFirstResponder()
    stage.settle()
  }

  // statement 282
  @Test("a finger that lifts while moving down hides it, starting at its position")
  func leaving() throws {
    show()
    let finger = pull(to: 660)
    finger.lift()
    let first = try #require(log.entries.first)
    #expect(first.begin.minY == 660)
    #expect(first.end == CGRect(x: 0, y: 844, width: 390, height: 300))
    stage.settle()
    #expect(!field.isFirstResponder)
    #expect(log.take() == ["willChangeFrame", "willHide", "didChangeFrame", "didHide"])
  }

  @Test("a finger that lifts while moving up, or is cancelled, lets it return")
  func returning() {
    show()
    var finger = pull(to: 760)
    finger.move(to: CGPoint(x: 200, y: 700))
    stage.advance(by: 0.05)
    finger.lift()
    stage.settle()
    #expect(field.isFirstResponder)
    #expect(top == 544)
    finger = pull(to: 800)
    finger.cancel()
    stage.settle()
    #expect(field.isFirstResponder)
    #expect(top == 544)
    field.resignFirstResponder()
    stage.settle()
  }

  @Test("a field that refuses to end editing keeps it, and it returns")
  func refusing() {
    final class Delegate: NSObject, UITextFieldDelegate {
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
    }
    let delegate = Delegate()
    field.delegate = delegate
    show()
    pull(to: 760).lift()
    stage.settle()
    #expect(field.isFirstResponder)
    #expect(top == 544)
    field.removeFromSuperview()
    stage.settle()
  }

  @Test("it starts to move above its edge by the padding of the keyboard's guide")
  func padding() {
    stage.window.keyboardLayoutGuide.keyboardDismissPadding = 50
    show()
    let finger = pull(to: 600)
    #expect(top == 650)
    finger.cancel()
    stage.settle()
    field.resignFirstResponder()
    stage.settle()
  }

  @Test("it returns if the scroll view leaves the window under the finger")
  func leavingPage() {
    let outer = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    stage.window.addSubview(outer)
    outer.becomeFirstResponder()
    stage.settle()
    let finger = pull(to: 700)
    #expect(top == 700)
    page.removeFromSuperview()
    stage.advance(by: 0.05)
    finger.move(to: CGPoint(x: 200, y: 710))
    stage.advance(by: 0.05)
    finger.lift()
    stage.settle()
    #expect(outer.isFirstResponder)
    #expect(top == 544)
    outer.resignFirstResponder()
    stage.settle()
  }

  @Test("a field that resigns under the finger hides it, starting at its position")
  func resigning() throws {
    show()
    let finger = pull(to: 700)
    field.resignFirstResponder()
    let first = try #require(log.entries.first)
    #expect(first.begin.minY == 700)
    finger.move(to: CGPoint(x: 200, y: 600))
    stage.advance(by: 0.05)
    finger.lift()
    stage.settle()
    #expect(top == nil)
    #expect(log.take() == ["willChangeFrame", "willHide", "didChangeFrame", "didHide"])
  }

  @Test("a screen rotated under the finger restores its position at the bottom")
  func turning() {
    show()
    let finger = pull(to: 700)
    #expect(top == 700)
    stage.rotateDevice(to: .landscapeLeft)
    stage.settle()
    #expect(top == 90)
    finger.lift()
    stage.settle()
    field.resignFirstResponder()
    stage.settle()
  }
}
