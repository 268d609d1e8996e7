import Testing
import TouchstoneTesting
import UIKit

private final class ShopDelegate: UIResponder, UIApplicationDelegate {}

@MainActor
@Suite("What a stage says where a test asks for what is not there")
struct MessageTests {
  @Test("a scene that is not there is told with those that are")
  func scene() {
    let recorded = Recorded.during {
      _ = Stage(app: ShopDelegate.self, scene: "cart")
    }
    #expect(recorded.map(\.line) == [#line - 2])
    #expect(
      recorded.first?.text.hasPrefix("There is no scene \"cart\"; there are: ") == true)
    #expect(
      recorded.first?.text.hasSuffix(
        ". A scene's name is the one that its delegate declares, not its title. "
          + "Take one of these names, or declare the scene in the delegate's scenes.") == true)
  }

  @Test("a finger that was lifted can't move, and says why")
  func finger() {
    let stage = Stage()
    let finger = stage.touch(at: CGPoint(x: 1, y: 1))
    finger.lift()
    let recorded = Recorded.during { finger.move(to: .zero) }
    #expect(
      recorded.map(\.text) == [
        "Finger 1 is not on the screen any more. "
          + "It was lifted or cancelled before, or an interruption took it away. "
          + "Put another one down with stage.touch(at:)."
      ])
    #expect(recorded.map(\.line) == [#line - 7])
  }

  @Test("a line of the main menu that is not there is told with its neighbours")
  func menuLine() {
    let stage = Stage()
    let recorded = Recorded.during { stage.chooseMenu("Edit", "Shred") }
    let text = recorded.first?.text ?? ""
    #expect(
      text.hasPrefix("The main menu has no line “Edit › Shred”. A title is spelled otherwise"))
    #expect(text.contains("\"Copy\""))
  }

  @Test("a menu line that can't be chosen is told with its reason")
  func menuLineOff() {
    let stage = Stage()
    let recorded = Recorded.during { stage.chooseMenu("Edit", "Copy") }
    let text = recorded.first?.text ?? ""
    #expect(text.hasPrefix("“Edit › Copy” can't be chosen: "))
    #expect(text.hasSuffix("canPerformAction(_:withSender:) and validate(_:)."))
  }

  @Test("a line of a menu that is not on the screen is told as such")
  func shownMenu() {
    let stage = Stage()
    let recorded = Recorded.during {
      stage.tapMenu("Copy")
      stage.turnMenuPage()
    }
    #expect(
      recorded.map(\.text) == [
        "There is no menu on the screen, so no line “Copy”. "
          + "A menu comes up some moments after what asks for it, and shows what can be done then. "
          + "Let it come up with settle(), and look at stage.shownMenuTitles.",
        "The edit menu has no arrow to the page after this one. "
          + "All its lines have room on one page, or this is the last page. "
          + "Look at stage.shownMenuTitles for what the page shows.",
      ])
  }
}
