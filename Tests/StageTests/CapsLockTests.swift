import Testing
import TouchstoneTesting
import UIKit

private final class ModifierView: UIView {
  var flags: [UIKeyModifierFlags] = []
  override var canBecomeFirstResponder: Bool { true }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    flags.append(event?.modifierFlags ?? [])
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    flags.append(presses.first?.key?.modifierFlags ?? [])
  }
}

@MainActor
@Suite("Caps Lock")
struct CapsLockTests {
  private let stage = Stage()

  @Test("its key toggles Caps Lock, and letters are uppercase while it is on")
  func typing() {
    let field = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 40))
    stage.window.addSubview(field)
    field.becomeFirstResponder()
    stage.type("a1")
    stage.press(.keyboardCapsLock)
    #expect(stage.isCapsLockOn)
    stage.type("b2-")
    stage.press(.keyboardC, modifiers: .shift)
    stage.press(.keyboard3, modifiers: .shift)
    stage.press(.keyboardCapsLock)
    #expect(!stage.isCapsLockOn)
    stage.type("d")
    #expect(field.text == "a1B2-C#d")
  }

  @Test("keys, touches and pointers report that Caps Lock is on")
  func flags() {
    let view = ModifierView(frame: stage.window.bounds)
    let hover = UIHoverGestureRecognizer()
    view.addGestureRecognizer(hover)
    stage.window.addSubview(view)
    view.becomeFirstResponder()
    stage.isCapsLockOn = true
    stage.tap(at: CGPoint(x: 10, y: 10))
    stage.press(.keyboardA, modifiers: .control)
    stage.hover(at: CGPoint(x: 10, y: 10))
    #expect(hover.modifierFlags == .alphaShift)
    stage.isCapsLockOn = false
    stage.tap(at: CGPoint(x: 10, y: 10))
    #expect(view.flags == [.alphaShift, [.alphaShift, .control], []])
  }
}
