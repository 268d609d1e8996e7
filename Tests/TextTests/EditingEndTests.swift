import Testing
import TouchstoneTesting
import UIKit

/// Ends of editing, and of gestures in texts, while app code interferes.
@MainActor
@Suite("Ends of editing", .staged)
struct EditingEndTests {
  private let stage = Stage()

  /// Becomes first responder again each time that editing ends.
  private final class Stubborn: NSObject, UITextFieldDelegate {
    var lines: [String] = []
    func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("begin") }
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
      lines.append("end")
      textField.becomeFirstResponder()
    }
  }

  // statement 313
  @Test("a field that restarts editing at each end has equally many beginnings and ends")
  func beginsAgain() {
    let delegate = Stubborn()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.delegate = delegate
    stage.window.addSubview(field)
    field.becomeFirstResponder()
    field.removeFromSuperview()
    #expect(field.window == nil && !field.isEditing && !field.isFirstResponder)
    #expect(delegate.lines.filter { $0 == "begin" }.count > 1)
    #expect(
      delegate.lines.filter { $0 == "begin" }.count == delegate.lines.filter { $0 == "end" }.count)
  }

  /// Records the gestures of a text.
  private final class Ear: NSObject, UITextInteractionDelegate {
    var lines: [String] = []
    var onBegin: () -> Void = {}
    func interactionWillBegin(_ interaction: UITextInteraction) {
      lines.append("begin")
      onBegin()
    }
    func interactionDidEnd(_ interaction: UITextInteraction) { lines.append("end") }
  }

  private func held(_ ear: Ear) -> (UITextView, UITextInteraction, Finger) {
    let text = UITextView(frame: CGRect(x: 50, y: 100, width: 200, height: 200))
    text.text = "some words"
    stage.window.addSubview(text)
    let interaction = UITextInteraction(for: .editable)
    interaction.textInput = text
    interaction.delegate = ear
    text.addInteraction(interaction)
    let finger = stage.touch(at: CGPoint(x: 80, y: 115))
    stage.advance(by: 0.7)
    return (text, interaction, finger)
  }

  @Test(
    "a long press on a text ends with its view, with its interaction, and in its beginning")
  func heldGestures() {
    for way in ["view", "interaction", "in the beginning"] {
      let ear = Ear()
      if way == "in the beginning" {
        ear.onBegin = { [stage] in stage.window.subviews.last?.removeFromSuperview() }
      }
      let (text, interaction, finger) = held(ear)
      if way == "view" { text.removeFromSuperview() }
      if way == "interaction" { text.removeInteraction(interaction) }
      #expect(ear.lines == ["begin", "end"], "\(way)")
      finger.lift()
      text.removeFromSuperview()
      stage.settle()
      #expect(ear.lines == ["begin", "end"], "\(way)")
    }
  }
}
