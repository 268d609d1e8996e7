import Testing
import TouchstoneTesting
import UIKit

@Suite("Rules of actions") @MainActor
struct ActionRuleTests {
  private final class Editor: UIViewController {
    var saved = 0
    var performs = true
    override var performsActionsWhilePresentingModally: Bool { performs }
    func saveAll(_ sender: Any?) { saved += 1 }
    static let save = Selector("saveAll:", Editor.saveAll(_:))
  }

  // statement 354
  @Test("a controller that presents another still performs actions, unless it refuses")
  func whilePresenting() {
    let stage = Stage()
    let editor = Editor()
    stage.window.rootViewController = editor
    let sheet = UIViewController()
    let sender = UIView()
    sheet.loadViewIfNeeded()
    sheet.view.addSubview(sender)
    #expect(UIViewController().performsActionsWhilePresentingModally)
    editor.performs = false
    let own = UIView()
    editor.view.addSubview(own)
    #expect(stage.application.sendAction(Editor.save, to: nil, from: own, for: nil))
    editor.present(sheet, animated: false)
    #expect(!stage.application.sendAction(Editor.save, to: nil, from: sender, for: nil))
    #expect(editor.saved == 1)
    editor.performs = true
    #expect(stage.application.sendAction(Editor.save, to: nil, from: sender, for: nil))
    #expect(editor.saved == 2)
    editor.performs = false
    #expect(stage.application.sendAction(Editor.save, to: editor, from: sender, for: nil))
    #expect(editor.saved == 3, "an explicit target is not searched for")
    editor.dismiss(animated: false)
    #expect(stage.application.sendAction(Editor.save, to: nil, from: own, for: nil))
    #expect(editor.saved == 4)
  }

  // statement 354
  @Test("a presenting controller that refuses actions is skipped, and the search continues")
  func passedOver() {
    final class Last: UIWindow {
      var saved = 0
      func saveAll(_ sender: Any?) { saved += 1 }
      static let save = Selector("saveAll:", Last.saveAll(_:))
    }
    _ = Last.save
    let stage = Stage()
    let window = Last(frame: wholeScreen)
    let editor = Editor()
    window.rootViewController = editor
    window.makeKeyAndVisible()
    editor.performs = false
    editor.present(UIViewController(), animated: false)
    #expect(stage.application.sendAction(Editor.save, to: nil, from: editor.view, for: nil))
    #expect(editor.saved == 0)
    #expect(window.saved == 1)
  }

  // statement 329
  @Test("an edit action sent to a responder that does not implement it is unhandled")
  func unimplemented() {
    let stage = Stage()
    #expect(!stage.application.sendAction(Selector("copy:"), to: UIView(), from: nil, for: nil))
    #expect(stage.trace.contains { $0.kind == .action && $0.delivery == .noAction })
  }

  // statement 329
  @Test("changing text attributes is an action like others, with its own selector")
  func attributes() {
    final class Styler: UIView {
      var answer: [NSAttributedString.Key: Any] = [:]
      override func updateTextAttributes(conversionHandler: UITextAttributesConversionHandler) {
        answer = conversionHandler([:])
      }
    }
    let stage = Stage()
    let selector = Selector("updateTextAttributesWithConversionHandler:")
    let styler = Styler()
    #expect(styler.canPerformAction(selector, withSender: nil))
    #expect(!UIView().canPerformAction(selector, withSender: nil))
    let handler: UITextAttributesConversionHandler = { _ in [NSAttributedString.Key("size"): 12] }
    #expect(stage.application.sendAction(selector, to: styler, from: handler, for: nil))
    #expect(styler.answer[NSAttributedString.Key("size")] as? Int == 12)
  }

  // statement 321, 323
  @Test("each standard edit action reaches the responder in the chain that implements it")
  func everyEditAction() {
    final class Copier: UIView {
      var calls: [String] = []
      override func cut(_ sender: Any?) { calls.append("cut") }
      override func copy(_ sender: Any?) { calls.append("copy") }
      override func selectAll(_ sender: Any?) { calls.append("selectAll") }
      override func printContent(_ sender: Any?) { calls.append("print") }
      override func alignRight(_ sender: Any?) { calls.append("alignRight") }
    }
    let stage = Stage()
    let outer = Copier()
    let inner = Field("inner")
    stage.window.addSubview(outer)
    outer.addSubview(inner)
    #expect(inner.becomeFirstResponder())
    for name in ["cut:", "copy:", "selectAll:", "print:", "alignRight:"] {
      #expect(stage.application.sendAction(Selector(name), to: nil, from: nil, for: nil))
    }
    #expect(!stage.application.sendAction(Selector("paste:"), to: nil, from: nil, for: nil))
    #expect(outer.calls == ["cut", "copy", "selectAll", "print", "alignRight"])
  }
}
