import Testing
import TouchstoneTesting
import UIKit

/// The place, the size and the colors of alerts and their buttons.
@MainActor @Suite(.staged)
struct AlertLayoutTests {
  /// A text that is longer than any screen.
  private static let words = Array(repeating: "many more words", count: 100).joined(separator: " ")

  /// An alert that was recorded on an iPhone 16 with iOS 26.1.
  struct Recorded: Sendable, CustomTestStringConvertible {
    let title: String?
    let message: String?
    let actions: [String]
    var style = UIAlertController.Style.alert
    let frame: CGRect

    var testDescription: String { "\(title ?? "no title"), \(actions.count) actions" }
  }

  nonisolated static let recorded = [
    Recorded(
      title: "Saved", message: "The list is saved.", actions: ["OK"],
      frame: CGRect(x: 36.667, y: 362.333, width: 320, height: 152.333)),
    Recorded(
      title: "Saved", message: nil, actions: ["OK"],
      frame: CGRect(x: 36.667, y: 375.333, width: 320, height: 126.333)),
    Recorded(
      title: nil, message: "The list is saved.", actions: ["OK"],
      frame: CGRect(x: 36.667, y: 375.333, width: 320, height: 126.333)),
    Recorded(
      title: "Delete?", message: "This can't be undone.", actions: ["Delete", "Cancel"],
      frame: CGRect(x: 36.667, y: 362.333, width: 320, height: 152.333)),
    Recorded(
      title: "Choose", message: "One of these.", actions: ["First", "Second", "Cancel"],
      frame: CGRect(x: 36.667, y: 306.333, width: 320, height: 264.333)),
    Recorded(
      title: "Photo", message: "Choose a source.",
      actions: ["Take Photo", "Choose Existing", "Delete", "Cancel"], style: .actionSheet,
      frame: CGRect(x: 36.667, y: 278.333, width: 320, height: 320.333)),
  ]

  // statement 509
  @Test(arguments: recorded)
  func `A card has the frame that was recorded on an iPhone`(_ recorded: Recorded) {
    let scene = AlertScene()
    let alert = scene.alert(
      recorded.actions, title: recorded.title, message: recorded.message, style: recorded.style)
    scene.present(alert)
    #expect(isNear(alert.cardFrame, recorded.frame), "\(alert.cardFrame)")
    #expect(scene.page.presentedViewController === alert)
  }

  /// A controller that counts its disappearances.
  private final class Counting: UIViewController {
    var disappearances = 0
    override func viewWillDisappear(_ animated: Bool) { disappearances += 1 }
    override func viewDidDisappear(_ animated: Bool) { disappearances += 1 }
  }

  // statement 509
  @Test func `The presenter of an alert doesn't disappear`() {
    let scene = AlertScene()
    let base = Counting()
    scene.stage.window.rootViewController = base
    scene.stage.settle()
    let alert = scene.alert(["OK"])
    base.present(alert, animated: true)
    scene.stage.settle()
    #expect(base.presentedViewController === alert)
    #expect(base.disappearances == 0 && base.view.window != nil)
  }

  // statement 509
  @Test(arguments: [(UIUserInterfaceStyle.light, 0.2), (.dark, 0.48)])
  func `The dimming behind an alert depends on the style`(
    _ style: UIUserInterfaceStyle, _ opacity: CGFloat
  ) throws {
    let scene = AlertScene()
    scene.stage.setUserInterfaceStyle(style)
    let alert = scene.alert(["OK"])
    scene.present(alert)
    let container = try #require(alert.presentationController?.containerView)
    let dimming = try #require(container.subviews.first)
    #expect(dimming !== alert.view && dimming.frame == container.bounds)
    let color = dimming.backgroundColor?.resolvedColor(with: container.traitCollection)
    #expect(abs((color?.cgColor.alpha ?? 0) - opacity) < 0.001)
  }

  // statement 510
  @Test func `Two buttons are next to each other, cancel at the left`() {
    let scene = AlertScene()
    let alert = scene.alert(["Delete", "Cancel"])
    scene.present(alert)
    let (cancel, delete) = (alert.frame("Cancel"), alert.frame("Delete"))
    #expect(alert.actions.map(\.title) == ["Delete", "Cancel"])
    #expect(cancel.width == 140 && cancel.height == 48 && delete.width == 140)
    #expect(abs(cancel.minX - alert.cardFrame.minX - 16) < 0.01)
    #expect(abs(delete.minX - cancel.maxX - 8) < 0.01)
    #expect(cancel.minY == delete.minY)
    #expect(abs(alert.cardFrame.maxY - cancel.maxY - 16) < 0.01)
  }

  // statement 510
  @Test func `Three buttons are one below another, cancel last`() {
    let scene = AlertScene()
    let alert = scene.alert(["Cancel", "First", "Second"])
    scene.present(alert)
    #expect(alert.actions.map(\.title) == ["Cancel", "First", "Second"])
    #expect(alert.frame("First").width == 288)
    #expect(abs(alert.frame("Second").minY - alert.frame("First").minY - 56) < 0.01)
    #expect(abs(alert.frame("Cancel").minY - alert.frame("Second").minY - 56) < 0.01)
  }

  @Test func `Two buttons with long titles are one below another, cancel last`() {
    let scene = AlertScene()
    let alert = scene.alert(["Cancel", "Delete all photos of this album"])
    scene.present(alert)
    #expect(alert.frame("Cancel").minY > alert.frame("Delete all photos of this album").maxY)
  }

  @Test func `In a layout from right to left, cancel is at the right`() {
    let scene = AlertScene()
    scene.stage.window.traitOverrides.layoutDirection = .rightToLeft
    let alert = scene.alert(["Delete", "Cancel"])
    scene.present(alert)
    #expect(alert.frame("Cancel").minX > alert.frame("Delete").maxX)
  }

  @Test func `A change of the message while an alert is shown changes its size`() {
    let scene = AlertScene()
    let alert = scene.alert(["OK"])
    scene.present(alert)
    let (middle, height) = (alert.cardFrame.midY, alert.cardFrame.height)
    alert.message = "Message, which needs several lines of text in the narrow card of an alert"
    scene.stage.settle()
    #expect(alert.cardFrame.height > height + 10)
    #expect(abs(alert.cardFrame.midY - middle) < 0.5)
    alert.addAction(scene.action("More"))
    alert.addAction(scene.action("Still more"))
    scene.stage.settle()
    #expect(alert.buttons.count == 3)
  }

  @Test func `A long text scrolls above buttons that stay visible`() throws {
    let scene = AlertScene()
    scene.stage.setContentSizeCategory(.accessibilityLarge)
    let alert = scene.alert(["OK"], message: Self.words)
    scene.present(alert)
    let space = scene.stage.window.bounds.inset(by: scene.stage.window.safeAreaInsets)
    #expect(space.contains(alert.cardFrame) && alert.cardFrame.contains(alert.frame("OK")))
    let scroll = try #require(alert.view.subviews.first as? UIScrollView)
    #expect(scroll.contentSize.height > scroll.bounds.height)
    let middle = alert.cardFrame.midX
    scene.stage.drag(
      from: CGPoint(x: middle, y: alert.cardFrame.minY + 200),
      to: CGPoint(x: middle, y: alert.cardFrame.minY + 60))
    scene.stage.settle()
    #expect(scroll.contentOffset.y > 50)
    scene.stage.choose("OK")
    #expect(scene.log == ["OK"])
  }

  @Test func `Many buttons scroll`() {
    let scene = AlertScene()
    let alert = scene.alert((1...30).map { "Action \($0)" })
    scene.present(alert)
    scene.stage.choose("Action 30")
    #expect(scene.log == ["Action 30"])
  }

  @Test func `A larger text size makes a card that is shown higher`() {
    let scene = AlertScene()
    let alert = scene.alert(["OK"])
    scene.present(alert)
    let height = alert.cardFrame.height
    scene.stage.setContentSizeCategory(.accessibilityExtraLarge)
    scene.stage.settle()
    #expect(alert.cardFrame.height > height + 10)
  }

  @Test func `A card stays in the middle when the screen rotates`() {
    let scene = AlertScene()
    let alert = scene.alert(["OK"])
    scene.present(alert)
    scene.stage.rotateDevice(to: .landscapeLeft)
    scene.stage.settle()
    let window = scene.stage.window
    let space = window.bounds.inset(by: window.safeAreaInsets)
    #expect(window.bounds.width > window.bounds.height)
    #expect(abs(alert.cardFrame.midX - space.midX) < 0.5)
    #expect(abs(alert.cardFrame.midY - space.midY) < 0.5)
  }
}
