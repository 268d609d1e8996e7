import Testing
import TouchstoneTesting
import UIKit

/// Action sheets: cards on a phone, and popovers on a pad.
@MainActor @Suite(.staged)
struct ActionSheetTests {
  // statement 512
  @Test func `On a phone, a tap outside an action sheet chooses the cancel action`() {
    let scene = AlertScene()
    scene.present(scene.alert(["Delete", "Cancel"], style: .actionSheet))
    scene.stage.tap(at: CGPoint(x: 100, y: 140))
    scene.stage.settle()
    #expect(scene.log == ["Cancel"] && !scene.isShown)
  }

  // statement 512
  @Test func `On a phone, an action sheet without a cancel action stays after a tap outside`() {
    let scene = AlertScene()
    scene.present(scene.alert(["Delete"], style: .actionSheet))
    scene.stage.tap(at: CGPoint(x: 100, y: 140))
    scene.stage.settle()
    #expect(scene.log.isEmpty && scene.isShown)
  }

  @Test func `The buttons of an action sheet are one below another`() {
    let scene = AlertScene()
    let sheet = scene.alert(["Cancel", "Delete"], style: .actionSheet)
    scene.present(sheet)
    #expect(sheet.frame("Cancel").minY > sheet.frame("Delete").maxY)
  }

  private func popover(_ scene: AlertScene, _ titles: [String]) throws -> UIAlertController {
    let source = UIView(frame: CGRect(x: 300, y: 400, width: 40, height: 20))
    scene.page.view.addSubview(source)
    let sheet = scene.alert(titles, style: .actionSheet)
    let popover = try #require(sheet.popoverPresentationController)
    popover.sourceView = source
    scene.present(sheet)
    return sheet
  }

  // statement 512
  @Test func `A popover has no cancel button, but a tap outside chooses the cancel action`() throws
  {
    let scene = AlertScene(.iPad)
    let sheet = try popover(scene, ["Delete", "Share", "Cancel"])
    #expect(sheet.buttons.map(\.accessibilityLabel) == ["Delete", "Share"])
    scene.stage.tap(at: CGPoint(x: 700, y: 1000))
    scene.stage.settle()
    #expect(scene.log == ["Cancel"] && !scene.isShown)
  }

  @Test func `A tap outside a popover without a cancel action closes it`() throws {
    let scene = AlertScene(.iPad)
    _ = try popover(scene, ["Delete"])
    scene.stage.tap(at: CGPoint(x: 700, y: 1000))
    scene.stage.settle()
    #expect(scene.log.isEmpty && !scene.isShown)
  }

  @Test func `Behind a popover without a cancel action, why says that a touch dismisses it`() throws
  {
    let scene = AlertScene(.iPad)
    let button = UIButton(primaryAction: UIAction(title: "Buy") { _ in })
    button.frame = CGRect(x: 600, y: 900, width: 200, height: 44)
    scene.page.view.addSubview(button)
    _ = try popover(scene, ["Delete"])
    let text = scene.stage.why(button)
    #expect(text.contains("without an enabled cancel action dismisses it"), "\(text)")
  }

  // statement 524
  @Test func `On a pad, an action sheet is a popover at its source`() throws {
    let scene = AlertScene(.iPad)
    let sheet = try popover(scene, ["Delete", "Share"])
    #expect(sheet.popoverPresentationController?.arrowDirection == .up)
    #expect(isClose(sheet.cardFrame.midX, 320) && sheet.cardFrame.minY >= 420)
    #expect(isClose(sheet.cardFrame.width, 320))
    scene.stage.choose("Share")
    #expect(scene.log == ["Share"])
  }

  // statement 524
  @Test func `On a pad, an action sheet without a source isn't presented`() {
    let scene = AlertScene(.iPad)
    scene.present(scene.alert(["Delete"], style: .actionSheet))
    #expect(!scene.isShown)
    #expect(scene.faults.count == 1)
    #expect(scene.faults.first?.contains("set sourceView or sourceItem") == true)
    // An alert needs no source.
    scene.present(scene.alert(["OK"]))
    #expect(scene.isShown)
  }

  private final class SourceProvider: NSObject, UIPopoverPresentationControllerDelegate {
    let source: UIView
    private(set) var calls = 0

    init(_ source: UIView) { self.source = source }

    func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) {
      calls += 1
      controller.sourceView = source
    }
  }

  // statement 524
  @Test func `A delegate can set the source while it prepares the popover`() throws {
    let scene = AlertScene(.iPad)
    let provider = SourceProvider(UIView(frame: CGRect(x: 300, y: 400, width: 40, height: 20)))
    scene.page.view.addSubview(provider.source)
    let sheet = scene.alert(["Delete"], style: .actionSheet)
    let popover = try #require(sheet.popoverPresentationController)
    popover.delegate = provider
    scene.present(sheet)
    #expect(scene.isShown && scene.faults.isEmpty && provider.calls == 1)
    #expect(isClose(sheet.cardFrame.midX, 320))
    scene.stage.choose("Delete")
    sheet.popoverPresentationController?.delegate = provider
    scene.present(sheet)
    #expect(scene.isShown && provider.calls == 2)
  }

  @Test func `On a phone, an action sheet needs no source`() {
    let scene = AlertScene()
    scene.present(scene.alert(["Delete"], style: .actionSheet))
    #expect(scene.isShown && scene.faults.isEmpty)
  }

  private final class AlwaysPopover: NSObject, UIPopoverPresentationControllerDelegate {
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
  }

  @Test func `A delegate can keep an action sheet a popover on a phone`() throws {
    let scene = AlertScene()
    let source = UIView(frame: CGRect(x: 180, y: 200, width: 40, height: 20))
    scene.page.view.addSubview(source)
    let sheet = scene.alert(["Delete", "Cancel"], style: .actionSheet)
    let popover = try #require(sheet.popoverPresentationController)
    let delegate = AlwaysPopover()
    popover.sourceView = source
    popover.delegate = delegate
    scene.present(sheet)
    #expect(sheet.buttons.map(\.accessibilityLabel) == ["Delete"])
    #expect(sheet.cardFrame.minY >= 220)
  }
}
