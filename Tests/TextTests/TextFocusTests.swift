import Testing
import TouchstoneTesting
import UIKit

@Suite("Which text receives the keys", .staged) @MainActor
struct TextFocusTests {
  private let stage = Stage()
  private let log = FieldLog()

  @Test("a tap on another field moves the focus, however soon it follows the first tap")
  func quickTaps() {
    let first = stage.field("a", y: 100, log)
    let second = stage.field("b", y: 140, log)
    stage.window.layoutIfNeeded()
    stage.tap(at: CGPoint(x: 100, y: 117))
    #expect(first.isEditing)
    stage.advance(by: 0.1)
    stage.tap(at: CGPoint(x: 100, y: 157))
    #expect(second.isEditing)
    stage.advance(by: 0.1)
    stage.tap(at: CGPoint(x: 100, y: 117))
    #expect(first.isEditing)
    #expect(
      log.take().filter { $0.contains("didBegin") } == ["a.didBegin", "b.didBegin", "a.didBegin"])
    stage.settle()
  }

  @Test("a quick second tap on the next field does not count as a double tap on it")
  func quickTapsSelectNothing() {
    _ = stage.field("a", y: 100, log, text: "alpha")
    let second = stage.field("b", y: 140, log, text: "beta")
    stage.window.layoutIfNeeded()
    stage.tap(at: CGPoint(x: 40, y: 117))
    stage.advance(by: 0.1)
    stage.tap(at: CGPoint(x: 40, y: 157))
    #expect(second.selectedTextRange?.isEmpty == true)
    stage.advance(by: 0.1)
    stage.tap(at: CGPoint(x: 40, y: 157))
    #expect(second.selectedTextRange.flatMap { second.text(in: $0) } == "beta")
    stage.settle()
  }

  // statement 411
  @Test(
    "a field under a full-screen presentation receives no more typing", arguments: [true, false])
  func fullScreen(animated: Bool) {
    let root = UIViewController()
    stage.window.rootViewController = root
    let field = stage.field("a", log)
    root.view.addSubview(field)
    field.becomeFirstResponder()
    stage.type("x")
    _ = log.take()
    log.refuses = ["a.shouldEnd"]
    let presented = UIViewController()
    presented.modalPresentationStyle = .fullScreen
    root.present(presented, animated: animated)
    #expect(!field.isEditing)
    #expect(log.take() == ["a.shouldEnd", "a.didEnd"])
    stage.type("y", expecting: .nothing)
    stage.insertText("z")
    stage.settle()
    stage.type("y", expecting: .nothing)
    #expect(field.text == "x")
    stage.settle()
  }

  @Test("the field of a presented controller receives the keys, and the one below does not")
  func fieldOfPresented() {
    final class Page: UIViewController {
      let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        field.becomeFirstResponder()
      }
    }
    let root = Page()
    stage.window.rootViewController = root
    stage.settle()
    let presented = Page()
    presented.modalPresentationStyle = .fullScreen
    root.present(presented, animated: true)
    stage.settle()
    stage.type("x")
    #expect(presented.field.text == "x")
    #expect(root.field.text == "")
    presented.dismiss(animated: true)
    stage.settle()
    #expect(root.field.isFirstResponder)
    stage.type("y")
    #expect(root.field.text == "y")
    stage.settle()
  }

  @Test("a field whose window stops being key receives no keys until it is key again")
  func keyWindow() {
    let field = stage.field("a", log)
    field.becomeFirstResponder()
    let other = UIWindow(windowScene: stage.window.windowScene!)
    other.makeKeyAndVisible()
    stage.type("x")
    #expect(field.text == "")
    stage.window.makeKey()
    stage.type("y")
    #expect(field.text == "y")
  }
}
