import Testing
import TouchstoneTesting
import UIKit
import UIKitKeys

@Suite("A keyboard that stays when editing ends", .staged) @MainActor
struct KeyboardKeepingTests {
  private let stage = Stage(size: CGSize(width: 820, height: 1180), keyboard: 300)
  private let base = UIViewController()
  private let log = KeyboardLog()
  private let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 40))
  private let plain = Field("plain")

  /// A controller that decides whether the keyboard stays.
  private final class Page: UIViewController {
    var keeps = true
    override var disablesAutomaticKeyboardDismissal: Bool { keeps }
  }

  init() {
    plain.frame.origin.y = 100
    stage.window.rootViewController = base
    stage.settle()
  }

  private func present(_ controller: UIViewController, _ style: UIModalPresentationStyle) {
    controller.modalPresentationStyle = style
    base.present(controller, animated: false)
    stage.settle()
    controller.view.addSubview(field)
    controller.view.addSubview(plain)
    edit()
  }

  private func edit() {
    #expect(field.becomeFirstResponder())
    stage.settle()
    _ = log.take()
  }

  private var isShown: Bool { stage.window.inputViewPresenter?.shownFrame != nil }

  @Test(
    "a field that resigns in a form sheet leaves the keyboard on the screen, until the sheet goes")
  func formSheet() {
    present(UIViewController(), .formSheet)
    #expect(field.resignFirstResponder())
    stage.settle()
    #expect(!field.isFirstResponder)
    #expect(isShown)
    #expect(log.take() == [])
    #expect(plain.becomeFirstResponder())
    stage.settle()
    #expect(isShown, "nor does a responder without an input view put it away")
    _ = log.take()
    #expect(field.becomeFirstResponder())
    stage.settle()
    #expect(log.take() == ["willChangeFrame", "didChangeFrame"])
    #expect(field.superview?.endEditing(true) == true)
    stage.settle()
    #expect(isShown)
    base.dismiss(animated: false)
    stage.settle()
    #expect(!isShown)
    #expect(log.take() == ["willChangeFrame", "willHide", "didChangeFrame", "didHide"])
  }

  @Test(
    "in other styles the keyboard leaves with the field",
    arguments: [
      UIModalPresentationStyle.pageSheet, .fullScreen, .overFullScreen, .currentContext, .custom,
    ])
  func otherStyles(style: UIModalPresentationStyle) {
    present(UIViewController(), style)
    field.resignFirstResponder()
    stage.settle()
    #expect(!isShown)
    edit()
    #expect(plain.becomeFirstResponder())
    stage.settle()
    #expect(!isShown)
    plain.resignFirstResponder()
    base.dismiss(animated: false)
    stage.settle()
  }

  @Test(
    "an override decides, in a form sheet and elsewhere",
    arguments: [UIModalPresentationStyle.formSheet, .fullScreen], [true, false])
  func overriding(style: UIModalPresentationStyle, keeps: Bool) {
    let page = Page()
    page.keeps = keeps
    present(page, style)
    field.resignFirstResponder()
    stage.settle()
    #expect(isShown == keeps)
    base.dismiss(animated: false)
    stage.settle()
    #expect(!isShown)
  }

  @Test("the presented controller is queried, not its child")
  func children() {
    let container = UIViewController()
    let page = Page()
    page.keeps = false
    present(container, .formSheet)
    container.addChild(page)
    container.view.addSubview(page.view)
    page.didMove(toParent: container)
    page.view.addSubview(field)
    edit()
    field.resignFirstResponder()
    stage.settle()
    #expect(isShown)
    base.dismiss(animated: false)
    stage.settle()
    #expect(!isShown)
  }

  @Test("a root controller may keep it, until another root controller replaces it")
  func root() {
    let page = Page()
    stage.window.rootViewController = page
    page.view.addSubview(field)
    edit()
    field.removeFromSuperview()
    stage.settle()
    #expect(isShown)
    stage.window.rootViewController = UIViewController()
    stage.settle()
    #expect(!isShown)
  }

  @Test(
    "a custom input view stays with its accessory view, and rotates with the screen")
  func ownViews() {
    let keys = board(120)
    let bar = board(40)
    field.inputView = keys
    field.inputAccessoryView = bar
    present(UIViewController(), .formSheet)
    field.resignFirstResponder()
    stage.settle()
    #expect(screenFrame(keys).minY == 1060)
    #expect(screenFrame(bar).minY == 1020)
    stage.rotateDevice(to: .landscapeLeft)
    stage.settle()
    #expect(screenFrame(keys) == CGRect(x: 0, y: 700, width: 1180, height: 120))
    base.dismiss(animated: false)
    stage.settle()
    #expect(keys.window == nil && bar.window == nil)
  }

  @Test(
    "a controller presented over a form sheet hides it, and a finger drags it away")
  func puttingAway() {
    let sheet = UIViewController()
    present(sheet, .formSheet)
    field.resignFirstResponder()
    sheet.present(UIViewController(), animated: false)
    stage.settle()
    #expect(!isShown)
    sheet.dismiss(animated: false)
    stage.settle()
    #expect(!isShown)
    let page = UIScrollView(frame: sheet.view.bounds)
    page.contentSize = CGSize(width: 100, height: 3000)
    page.keyboardDismissMode = .interactive
    sheet.view.addSubview(page)
    edit()
    let start = page.convert(CGPoint(x: 100, y: 300), to: nil)
    let finger = stage.touch(at: start)
    for y in stride(from: start.y + 20, through: 1160, by: 20) {
      finger.move(to: CGPoint(x: start.x, y: y))
      stage.advance(by: 0.05)
    }
    finger.lift()
    stage.settle()
    #expect(!field.isFirstResponder)
    #expect(!isShown)
    base.dismiss(animated: false)
    stage.settle()
  }
}
