import Testing
import TouchstoneTesting
import UIKit

/// Explanations of touches outside alerts, and the choice of actions in tests.
@MainActor @Suite(.staged)
struct AlertExplanationTests {
  private let scene = AlertScene()
  private var stage: Stage { scene.stage }

  private func addButton() -> UIButton {
    let button = UIButton(primaryAction: UIAction(title: "Buy") { _ in })
    button.frame = CGRect(x: 20, y: 120, width: 200, height: 44)
    scene.page.view.addSubview(button)
    return button
  }

  private func texts(_ body: () -> Void) -> [String] { Stage.failures(during: body).map(\.text) }

  @Test func `A view behind an alert names the alert that took the touch`() {
    let button = addButton()
    scene.present(scene.alert(["OK"]))
    let text = stage.why(button)
    #expect(text.contains("the alert that *"), "\(text)")
    #expect(
      text.contains("* presented took the touch; a touch outside an alert does nothing."), "\(text)"
    )
    #expect(text.contains("“OK”"), "\(text)")
  }

  @Test func `A point outside an alert names the alert as well`() {
    scene.present(scene.alert(["OK"]))
    let text = stage.explanation(at: CGPoint(x: 100, y: 140)).account.happened
    #expect(text.hasPrefix("The alert that *"), "\(text)")
    #expect(text.hasSuffix("took the touch; a touch outside an alert does nothing."), "\(text)")
  }

  @Test func `A point outside an action sheet without a cancel action names the action sheet`() {
    scene.present(scene.alert(["Delete"], style: .actionSheet))
    let text = stage.explanation(at: CGPoint(x: 100, y: 140)).account.happened
    #expect(text.hasPrefix("The action sheet that *"), "\(text)")
    #expect(text.hasSuffix("without an enabled cancel action does nothing."), "\(text)")
  }

  @Test func `An alert with the style of a popover is a card, also in a wide window`() {
    let scene = AlertScene(.iPad)
    let alert = scene.alert(["OK"])
    alert.modalPresentationStyle = .popover
    scene.present(alert)
    #expect(scene.isShown && scene.faults.isEmpty, "\(scene.faults)")
  }

  @Test func `A view behind an action sheet reads of its cancel action`() {
    let button = addButton()
    scene.present(scene.alert(["Delete", "Cancel"], style: .actionSheet))
    let text = stage.why(button)
    #expect(text.contains("a touch outside an action sheet chooses its cancel action"), "\(text)")
  }

  @Test func `A touch outside an action sheet without a cancel action does nothing`() {
    let button = addButton()
    scene.present(scene.alert(["Delete"], style: .actionSheet))
    let text = stage.why(button)
    #expect(text.contains("without an enabled cancel action does nothing"), "\(text)")
  }

  @Test func `A tap on a disabled action fails with its reason`() {
    let alert = scene.alert(["OK", "Cancel"])
    alert.actions[0].isEnabled = false
    alert.actions[0].accessibilityIdentifier = "confirm"
    scene.present(alert)
    let text = texts { stage.tap("confirm") }.first ?? ""
    #expect(text.contains("the action “OK” is disabled"), "\(text)")
    #expect(texts { stage.tap("confirm", expecting: .nothing) }.isEmpty)
  }

  @Test func `An action is chosen by its title while its alert still appears`() {
    scene.page.present(scene.alert(["OK", "Delete"]), animated: true)
    stage.choose("Delete")
    #expect(scene.log == ["Delete"] && !scene.isShown && stage.shownAlert == nil)
  }

  @Test func `A choice without an alert, of no action or of a disabled action fails`() {
    #expect(
      texts { stage.choose("OK") } == [
        "There is no alert on the screen, so no action “OK”. The alert isn't presented yet, or it "
          + "was dismissed. Wait for it with settle(), and check stage.shownAlert."
      ])
    let alert = scene.alert(["OK", "Cancel"], title: "Really?")
    scene.present(alert)
    #expect(stage.shownAlert === alert)
    let text = texts { stage.choose("Delete") }.first ?? ""
    #expect(
      text.hasPrefix("The alert “Really?” has no action “Delete”; it has “OK”, “Cancel”."),
      "\(text)")
    alert.actions[0].isEnabled = false
    let other = texts { stage.choose("OK") }.first ?? ""
    #expect(
      other.hasPrefix("The alert “Really?” can't choose “OK”: the action is disabled."), "\(other)")
    #expect(scene.log.isEmpty && scene.isShown)
  }
}
