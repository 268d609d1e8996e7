import Testing
import TouchstoneTesting
import UIKit

/// Keys in alerts: Return, Escape and Command-period.
@MainActor @Suite(.staged)
struct AlertKeyTests {
  private let scene = AlertScene()
  private var stage: Stage { scene.stage }

  // statement 519
  @Test func `Return chooses the preferred action`() {
    let alert = scene.alert(["Keep", "Delete", "Cancel"])
    alert.preferredAction = alert.actions[0]
    scene.present(alert)
    #expect(alert.button("Keep")?.backgroundColor != alert.button("Cancel")?.backgroundColor)
    stage.press(.keyboardReturnOrEnter)
    stage.settle()
    #expect(scene.log == ["Keep"] && !scene.isShown)
  }

  // statement 519
  @Test func `Return chooses no disabled action, and none without a preferred action`() {
    let alert = scene.alert(["Keep", "Cancel"])
    scene.present(alert)
    stage.press(.keyboardReturnOrEnter)
    stage.settle()
    alert.preferredAction = alert.actions[0]
    alert.actions[0].isEnabled = false
    stage.press(.keyboardReturnOrEnter)
    stage.settle()
    #expect(scene.log.isEmpty && scene.isShown)
  }

  // statement 519
  @Test func `A preferred action that wasn't added is refused`() {
    let alert = scene.alert(["Keep"])
    alert.preferredAction = scene.action("Other")
    #expect(alert.preferredAction == nil)
    alert.preferredAction = alert.actions[0]
    #expect(alert.preferredAction === alert.actions[0])
  }

  // statement 519
  @Test func `An action sheet has no preferred action`() {
    let sheet = scene.alert(["Keep", "Cancel"], style: .actionSheet)
    sheet.preferredAction = sheet.actions[0]
    scene.present(sheet)
    #expect(sheet.button("Keep")?.backgroundColor == sheet.button("Cancel")?.backgroundColor)
    stage.press(.keyboardReturnOrEnter)
    stage.settle()
    #expect(scene.log.isEmpty && scene.isShown)
  }

  // statement 520
  @Test func `Escape chooses the cancel action`() {
    scene.present(scene.alert(["OK", "Cancel"]))
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(scene.log == ["Cancel"] && !scene.isShown)
  }

  // statement 520
  @Test func `Command and period choose the cancel action`() {
    scene.present(scene.alert(["OK", "Cancel"], style: .actionSheet))
    stage.press(.keyboardPeriod, modifiers: .command)
    stage.settle()
    #expect(scene.log == ["Cancel"] && !scene.isShown)
  }

  // statement 520
  @Test func `Escape does nothing without a cancel action`() {
    scene.present(scene.alert(["OK"]))
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(scene.log.isEmpty && scene.isShown)
  }

  // statement 520
  @Test func `Escape in a text field chooses the cancel action`() {
    let alert = scene.alert(["OK", "Cancel"])
    alert.addTextField()
    scene.present(alert)
    #expect(alert.textFields?.first?.isFirstResponder == true)
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(scene.log == ["Cancel"])
  }
}
