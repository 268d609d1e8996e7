import Testing
import TouchstoneTesting
import UIKit

private final class ShopDelegate: UIResponder, UIApplicationDelegate {}

@MainActor
@Suite("A stage's messages about missing targets")
struct MessageTests {
  @Test("a missing scene is reported with the existing ones")
  func scene() {
    let failures = Stage.failures {
      _ = Stage(app: ShopDelegate.self, scene: "cart")
    }
    #expect(failures.map(\.sourceLocation.line) == [#line - 2])
    #expect(
      failures.first?.text.hasPrefix("There is no scene \"cart\"; there are: ") == true)
    #expect(
      failures.first?.text.hasSuffix(
        ". A scene's name is declared by its delegate and may differ from its title. "
          + "Use one of these names, or declare the scene in the delegate's scenes.") == true)
  }

  @Test("a lifted finger can't move, and the message says why")
  func finger() {
    let stage = Stage()
    let finger = stage.touch(at: CGPoint(x: 1, y: 1))
    finger.lift()
    let failures = Stage.failures { finger.move(to: .zero) }
    #expect(
      failures.map(\.text) == [
        "Finger 1 is no longer on the screen. "
          + "It was lifted or cancelled before, or an interruption cancelled it. "
          + "Start another touch with stage.touch(at:)."
      ])
    #expect(failures.map(\.sourceLocation.line) == [#line - 7])
  }

  @Test("a missing item of the main menu is reported with its neighbors")
  func menuLine() {
    let stage = Stage()
    let failures = Stage.failures { stage.chooseMenu("Edit", "Shred") }
    let text = failures.first?.text ?? ""
    #expect(
      text.hasPrefix("The main menu has no item “Edit › Shred”; there are “"))
    #expect(text.contains("“Copy”"))
    #expect(
      text.hasSuffix(
        ". A title is spelled differently, or the menu currently omits the item. "
          + "Check stage.menuTitles(…) for the items that the menu shows now."))
  }

  @Test("a menu item that can't be chosen is reported with the reason")
  func menuLineOff() {
    let stage = Stage()
    let failures = Stage.failures { stage.chooseMenu("Edit", "Copy") }
    let text = failures.first?.text ?? ""
    #expect(text.hasPrefix("“Edit › Copy” can't be chosen: "))
    #expect(text.hasSuffix("canPerformAction(_:withSender:) and validate(_:)."))
  }

  @Test("an item of a menu that is not open is reported as such")
  func shownMenu() {
    let stage = Stage()
    let failures = Stage.failures {
      stage.tapMenu("Copy")
      stage.turnMenuPage()
    }
    #expect(
      failures.map(\.text) == [
        "There is no menu on the screen, so no item “Copy”. "
          + "A menu appears a moment after it is requested, and shows the items that apply then. "
          + "Let it appear with settle(), and check stage.shownMenuTitles.",
        "The edit menu has no arrow to the page after this one. "
          + "All its items fit on one page, or this is the last page. "
          + "Check stage.shownMenuTitles for the items on the page.",
      ])
  }

  @Test("a missing item of the open menu is reported with the existing ones")
  func otherMenu() {
    let stage = Stage()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    field.text = "Ada"
    stage.window.addSubview(field)
    stage.tap(field)
    stage.settle()
    stage.doubleTap(field)
    stage.settle()
    let failures = Stage.failures { stage.tapMenu("Shred") }
    let text = failures.first?.text ?? ""
    #expect(text.hasPrefix("The menu on the screen has no item “Shred”; there are “"), "\(text)")
  }

  @Test("an app that refuses to launch is reported with its delegate's result")
  func refusal() {
    let failures = Stage.failures { _ = Stage(app: RefusingDelegate.self) }
    #expect(
      failures.map(\.text) == [
        "The application wasn't launched: RefusingDelegate refused to launch: it returned false. "
          + "Its class or its delegate's class declares its own initializers, or the delegate "
          + "refuses to launch under test. Give the class an init() without arguments, and check "
          + "the delegate's application(_:didFinishLaunchingWithOptions:)."
      ])
  }

  @Test("a view out of reach of assistive technology is reported with its name and the reason")
  func notReadable() {
    let stage = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.accessibilityIdentifier = "badge"
    stage.window.addSubview(view)
    let failures = Stage.failures { stage.accessibility.activate(view) }
    #expect(
      failures.map(\.text) == [
        "*badge* received no request, because no assistive technology reaches it: badge is no "
          + "accessibility element. Only elements are read that are visible and not inside a "
          + "hidden container. Check stage.accessibility.outline for the elements that are read."
      ])
  }

  @Test("refining a finger without estimates is reported with a suggestion")
  func nothingEstimated() {
    let stage = Stage()
    let finger = stage.touch(at: CGPoint(x: 1, y: 1))
    let failures = Stage.failures { finger.refine(force: 1) }
    finger.lift()
    #expect(
      failures.map(\.text) == [
        "Finger 1 has no estimated values, so there is nothing to refine. Its samples are exact "
          + "unless the test specifies which values are estimates. Start it with "
          + "stage.pencil(at:estimating:), or set its estimates before it moves."
      ])
  }
}

private final class RefusingDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { false }
}
