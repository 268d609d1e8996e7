import Testing
import TouchstoneTesting
import UIKit

/// Text fields of alerts, their keyboard, and the first responder of the page below.
@MainActor @Suite(.staged)
struct AlertFieldTests {
  private let scene = AlertScene(keyboard: 300)
  private var stage: Stage { scene.stage }

  private func alert(fields: Int, _ titles: [String] = ["Cancel", "Save"]) -> UIAlertController {
    let alert = scene.alert(titles)
    for index in 0..<fields {
      alert.addTextField { $0.placeholder = "Field \(index)" }
    }
    return alert
  }

  private func fields(_ alert: UIAlertController) -> [UITextField] { alert.textFields ?? [] }

  // statement 514
  @Test func `An action sheet has no text fields`() {
    let sheet = scene.alert(["OK"], style: .actionSheet)
    var isConfigured = false
    sheet.addTextField { _ in isConfigured = true }
    #expect(sheet.textFields == nil && !isConfigured)
    #expect(scene.alert(["OK"]).textFields == nil)
  }

  @Test func `A text field is configured when it is added`() {
    let alert = alert(fields: 2)
    #expect(fields(alert).map(\.placeholder) == ["Field 0", "Field 1"])
    scene.present(alert)
    let frames = fields(alert).map { $0.convert($0.bounds, to: alert.view) }
    #expect(frames.allSatisfy { abs($0.minX - 15) < 0.01 && abs($0.width - 290) < 0.01 })
    #expect(frames.allSatisfy { abs($0.height - 48) < 0.01 })
    #expect(frames[1].minY > frames[0].maxY)
  }

  // statement 515
  @Test func `The first text field is first responder as the alert appears, above the keyboard`() {
    let alert = alert(fields: 2)
    scene.page.present(alert, animated: true)
    stage.advance(by: 1 / 60)
    #expect(fields(alert)[0].isFirstResponder && alert.isBeingPresented)
    stage.settle()
    #expect(fields(alert)[0].isFirstResponder && !alert.isBeingPresented)
    // The safe area begins at 59, and the keyboard covers the lowest 300 of 852 points.
    #expect(abs(alert.cardFrame.midY - (59 + 552) / 2) < 0.5)
    fields(alert)[0].resignFirstResponder()
    stage.settle()
    #expect(abs(alert.cardFrame.midY - (59 + 818) / 2) < 0.5)
  }

  @Test func `Typed text reaches the text field, and a handler reads it`() {
    let alert = scene.alert([])
    alert.addTextField()
    var text: String?
    alert.addAction(
      UIAlertAction(title: "Save", style: .default) { [weak alert] _ in
        text = alert?.textFields?.first?.text
      })
    scene.present(alert)
    stage.type("Milk")
    stage.choose("Save")
    #expect(text == "Milk")
  }

  // statement 516
  @Test func `Return moves to the next text field, and in the last one chooses an action`() {
    let alert = alert(fields: 2, ["Save", "Share", "Cancel"])
    scene.present(alert)
    stage.press(.keyboardReturnOrEnter)
    #expect(fields(alert)[1].isFirstResponder && scene.log.isEmpty)
    stage.press(.keyboardReturnOrEnter)
    stage.settle()
    #expect(scene.log == ["Share"] && !scene.isShown)
  }

  // statement 516
  @Test func `Return in the last text field chooses the preferred action, even if it is disabled`()
  {
    let alert = alert(fields: 1, ["Save", "Share", "Cancel"])
    alert.preferredAction = alert.actions[0]
    alert.actions[0].isEnabled = false
    scene.present(alert)
    stage.press(.keyboardReturnOrEnter)
    stage.settle()
    #expect(scene.log == ["Save"] && !scene.isShown)
  }

  // statement 516
  @Test func `Return chooses the only action, also if it is the cancel action`() {
    scene.present(alert(fields: 1, ["Cancel"]))
    stage.press(.keyboardReturnOrEnter)
    stage.settle()
    #expect(scene.log == ["Cancel"])
  }

  private final class Refusing: NSObject, UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
  }

  // statement 516
  @Test func `A delegate of a text field can prevent that Return chooses an action`() {
    let delegate = Refusing()
    let alert = alert(fields: 1)
    fields(alert)[0].delegate = delegate
    scene.present(alert)
    stage.press(.keyboardReturnOrEnter)
    stage.settle()
    #expect(scene.log.isEmpty && scene.isShown)
  }

  // statement 525
  @Test func `The responder chain of a text field leads to its alert`() {
    let alert = alert(fields: 1)
    scene.present(alert)
    var next: UIResponder? = fields(alert)[0]
    while let current = next, current !== alert { next = current.next }
    #expect(next === alert)
  }

  // statement 526
  @Test func `The first responder of the page ends editing, and has it back afterward`() {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    scene.page.view.addSubview(field)
    field.becomeFirstResponder()
    stage.settle()
    let alert = scene.alert(["OK"])
    scene.present(alert)
    #expect(!field.isFirstResponder)
    // Without the keyboard, the card is in the middle of the safe area.
    #expect(abs(alert.cardFrame.midY - (59 + 818) / 2) < 0.5)
    stage.choose("OK")
    stage.settle()
    #expect(field.isFirstResponder)
  }

  // statement 526
  @Test func `The page's first responder returns after an alert with a text field`() {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    scene.page.view.addSubview(field)
    field.becomeFirstResponder()
    stage.settle()
    scene.present(alert(fields: 1))
    #expect(!field.isFirstResponder)
    stage.choose("Cancel")
    stage.settle()
    #expect(field.isFirstResponder)
  }
}
