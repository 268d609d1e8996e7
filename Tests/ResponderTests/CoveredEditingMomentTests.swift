import Testing
import TouchstoneTesting
import UIKit
import UIKitKeys

@Suite("Ends and beginnings of editing around a presentation", .staged) @MainActor
struct CoveredEditingMomentTests {
  private let world = EditedBase(CGSize(width: 390, height: 844))
  private var stage: Stage { world.stage }
  private var base: UIViewController { world.base }
  private var field: UITextField { world.field }
  private var log: KeyboardLog { world.log }

  private func sheet(_ style: UIModalPresentationStyle = .pageSheet) -> UIViewController {
    let made = UIViewController()
    made.modalPresentationStyle = style
    return made
  }

  private func edit() { world.edit(field) }

  private func end() { world.end() }

  @Test("a controller shown and dismissed in one turn leaves the field edited")
  func atOnce() {
    for style in [UIModalPresentationStyle.pageSheet, .fullScreen] {
      edit()
      base.present(sheet(style), animated: false)
      #expect(!field.isFirstResponder)
      base.dismiss(animated: false)
      #expect(field.isFirstResponder, "at once")
      stage.settle()
      #expect(field.isFirstResponder && field.isEditing)
      #expect(stage.window.inputViewPresenter?.shownFrame?.minY == 544)
    }
    end()
  }

  @Test(
    "a dismissal that overtakes the presentation restores the field's editing",
    arguments: [true, false])
  func overtaking(animated: Bool) {
    edit()
    base.present(sheet(), animated: true)
    stage.advance(by: 0.1)
    base.dismiss(animated: animated)
    stage.settle()
    #expect(base.presentedViewController == nil)
    #expect(field.isFirstResponder)
    end()
  }

  @Test("the completion of a dismissal finds the field first responder, or makes another one it")
  func completion() {
    let other = EditedBase.makeField(y: 100)
    base.view.addSubview(other)
    for animated in [true, false] {
      edit()
      base.present(sheet(), animated: animated)
      stage.settle()
      var wasFirst = false
      base.dismiss(animated: animated) {
        wasFirst = field.isFirstResponder
        other.becomeFirstResponder()
      }
      stage.settle()
      #expect(wasFirst)
      #expect(other.isFirstResponder)
    }
    end()
  }

  @Test("a field in a grandchild controller is edited again, even on a screen rotated meanwhile")
  func childAndTurn() {
    var parent = base
    for _ in 0..<2 {
      let child = UIViewController()
      parent.addChild(child)
      child.view.frame = parent.view.bounds
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      parent = child
    }
    let text = UITextView(frame: CGRect(x: 20, y: 40, width: 200, height: 80))
    parent.view.addSubview(text)
    text.becomeFirstResponder()
    parent.present(sheet(.fullScreen), animated: true)
    stage.settle()
    #expect(!text.isFirstResponder)
    stage.rotateDevice(to: .landscapeLeft)
    stage.settle()
    parent.dismiss(animated: true)
    stage.settle()
    #expect(text.isFirstResponder)
    #expect(
      stage.window.inputViewPresenter?.shownFrame == CGRect(x: 0, y: 90, width: 844, height: 300))
    end()
  }

  @Test("a presenter that moved to another window has its field restored there")
  func anotherWindow() {
    edit()
    base.present(sheet(), animated: false)
    stage.settle()
    let window = UIWindow(frame: wholeScreen)
    window.rootViewController = base
    window.makeKeyAndVisible()
    stage.settle()
    base.dismiss(animated: false)
    stage.settle()
    #expect(field.window === window)
    #expect(field.isFirstResponder)
    #expect(stage.window.inputViewPresenter?.shownFrame?.minY == 544)
    window.endEditing(true)
    stage.settle()
  }

  @Test("a keyboard that is still sliding in slides out again")
  func whileSliding() {
    field.becomeFirstResponder()
    stage.advance(by: 0.1)
    base.present(sheet(), animated: true)
    stage.settle()
    #expect(!field.isFirstResponder)
    #expect(log.take().suffix(2) == ["didChangeFrame", "didHide"])
    base.dismiss(animated: true)
    stage.settle()
    #expect(field.isFirstResponder)
    end()
  }

  @Test("a field that refuses to be edited again is queried, and stays as it is")
  func refusingToBegin() {
    final class Delegate: NSObject, UITextFieldDelegate {
      var mayBegin = true
      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { mayBegin }
    }
    let delegate = Delegate()
    field.delegate = delegate
    edit()
    base.present(sheet(), animated: false)
    stage.settle()
    delegate.mayBegin = false
    base.dismiss(animated: false)
    stage.settle()
    #expect(!field.isFirstResponder)
    #expect(log.take() == ["willChangeFrame", "willHide", "didChangeFrame", "didHide"])
  }

  @Test("a controller presented when the keyboard is about to show hides it")
  func presentingInAnswer() {
    let shown = sheet()
    log.onNote = { name in
      if name == "willShow", base.presentedViewController == nil {
        base.present(shown, animated: false)
      }
    }
    field.becomeFirstResponder()
    stage.settle()
    log.onNote = nil
    #expect(base.presentedViewController === shown)
    #expect(!field.isFirstResponder)
    #expect(stage.window.inputViewPresenter?.shownFrame == nil)
    base.dismiss(animated: false)
    stage.settle()
    #expect(field.isFirstResponder)
    end()
  }
}
