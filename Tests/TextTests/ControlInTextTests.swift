import Testing
import TouchstoneTesting
import UIKit

@Suite("Controls in a text", .staged) @MainActor
struct ControlInTextTests {
  private let stage = Stage()
  private let log = FieldLog()

  @Test(
    "the button that reveals a password works, and editing neither starts nor moves the caret")
  func eye() {
    let field = stage.field("a", log, text: "secret")
    field.isSecureTextEntry = true
    let eye = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    eye.addAction(
      UIAction { [weak field] _ in field?.isSecureTextEntry.toggle() }, for: .touchUpInside)
    field.rightView = eye
    field.rightViewMode = .always
    stage.window.layoutIfNeeded()
    stage.tap(eye)
    #expect(!field.isSecureTextEntry)
    #expect(!field.isEditing)
    #expect(log.take() == [])
    field.becomeFirstResponder()
    field.selectedTextRange = nil
    stage.advance(by: 1)
    stage.tap(eye)
    #expect(field.isSecureTextEntry)
    #expect(field.selectedTextRange?.start == field.beginningOfDocument)
    stage.settle()
  }

  @Test("two quick taps on a button in a field select no word, and a long press opens no menu")
  func quickAndHeld() {
    let field = stage.field("a", log, text: "some words")
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    field.rightView = button
    field.rightViewMode = .always
    stage.window.layoutIfNeeded()
    let center = button.convert(CGPoint(x: 20, y: 15), to: nil)
    stage.doubleTap(at: center)
    #expect(taps == 2)
    let finger = stage.touch(at: center)
    stage.advance(by: 1)
    finger.lift()
    #expect(taps == 3)
    #expect(!field.isEditing)
    #expect(stage.shownMenuTitles == nil)
    stage.settle()
  }

  @Test("a switch in a text view toggles, and editing does not begin")
  func switchInView() {
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
    view.text = "some words"
    let box = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 60))
    let toggle = UISwitch(frame: CGRect(x: 10, y: 10, width: 51, height: 31))
    box.addSubview(toggle)
    view.addSubview(box)
    stage.window.addSubview(view)
    stage.tap(toggle)
    #expect(toggle.isOn)
    #expect(!view.isFirstResponder)
    stage.advance(by: 1)
    stage.tap(at: view.convert(CGPoint(x: 150, y: 155), to: nil))
    #expect(view.isFirstResponder, "beside the switch the text is tapped")
    stage.settle()
  }

  @Test("an image with a tap recognizer next to the text handles its tap, and no editing starts")
  func picture() {
    @MainActor final class Owner: NSObject {
      var taps = 0
      func tapped(_ sender: Any) { taps += 1 }
    }
    let owner = Owner()
    let field = stage.field("a", log)
    let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    picture.isUserInteractionEnabled = true
    let tap = UITapGestureRecognizer()
    tap.addTarget(owner, action: Owner.tapped)
    picture.addGestureRecognizer(tap)
    field.rightView = picture
    field.rightViewMode = .always
    stage.window.layoutIfNeeded()
    stage.tap(picture)
    #expect(owner.taps == 1)
    #expect(!field.isEditing)
    stage.settle()
  }

  @Test("a plain image next to the text is part of the field: a tap on it starts editing")
  func plainPicture() {
    let field = stage.field("a", log)
    let picture = UIImageView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    field.leftView = picture
    field.leftViewMode = .always
    stage.window.layoutIfNeeded()
    stage.tap(at: picture.convert(CGPoint(x: 15, y: 15), to: nil))
    #expect(field.isEditing)
    stage.settle()
  }

  @Test("the clear button of a field that is not edited clears, and then editing begins")
  func clearButton() {
    let field = stage.field("a", log, text: "much")
    field.clearButtonMode = .always
    stage.window.layoutIfNeeded()
    let place = field.clearButtonRect(forBounds: field.bounds)
    stage.tap(at: field.convert(CGPoint(x: place.midX, y: place.midY), to: nil))
    #expect(field.text == "")
    #expect(log.take() == ["a.shouldClear", "a.shouldBegin", "a.didBegin"])
    field.text = "more"
    field.resignFirstResponder()
    _ = log.take()
    log.refuses = ["a.shouldClear"]
    stage.advance(by: 1)
    stage.window.layoutIfNeeded()
    stage.tap(at: field.convert(CGPoint(x: place.midX, y: place.midY), to: nil))
    #expect(field.text == "more")
    #expect(log.take() == ["a.shouldClear"])
    stage.settle()
  }
}
