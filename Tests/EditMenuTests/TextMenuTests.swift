import Testing
import TouchstoneTesting
import UIKit

@Suite("The edit menu of a text", .staged) @MainActor
struct TextMenuTests {
  private let stage = Stage()

  private final class FieldDelegate: NSObject, UITextFieldDelegate {
    var log: [String] = []
    var makeMenu: (([UIMenuElement]) -> UIMenu?)?
    func textField(
      _ textField: UITextField, editMenuForCharactersIn range: NSRange,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      log.append("menu for \(range.location)+\(range.length)")
      return makeMenu?(suggestedActions)
    }
    func textField(
      _ textField: UITextField,
      willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { log.append("willPresent") }
    func textField(
      _ textField: UITextField,
      willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) { log.append("willDismiss") }
    func take() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private func field(_ text: String, _ delegate: FieldDelegate? = nil) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
    field.text = text
    field.delegate = delegate
    stage.window.addSubview(field)
    return field
  }

  @Test("two taps select a word and show its edit menu")
  func doubleTap() throws {
    let delegate = FieldDelegate()
    let field = field("hello world", delegate)
    stage.doubleTap(at: CGPoint(x: 30, y: 320))
    #expect(field.text(in: try #require(field.selectedTextRange)) == "hello")
    #expect(stage.shownMenuTitles == ["Cut", "Copy", "Delete", "Select All"])
    #expect(delegate.take() == ["menu for 0+5", "willPresent"])
    stage.tapMenu("Copy")
    #expect(UIPasteboard.general.string == "hello")
    #expect(delegate.take() == ["willDismiss"])
    #expect(stage.shownMenuTitles == nil)
    stage.settle()
  }

  @Test("a held finger shows the menu when it is lifted")
  func hold() {
    let field = field("hello world")
    let finger = stage.touch(at: CGPoint(x: 60, y: 320))
    stage.advance(by: 0.7)
    #expect(stage.shownMenuTitles == nil)
    finger.lift()
    #expect(stage.shownMenuTitles == ["Select", "Select All"])
    #expect(field.isFirstResponder)
    stage.settle()
  }

  @Test("a tap on the caret toggles the menu, and a tap elsewhere shows none")
  func caret() {
    let field = field("hello world")
    stage.tap(at: CGPoint(x: 60, y: 320))
    stage.advance(by: 1)
    #expect(field.isFirstResponder)
    #expect(stage.shownMenuTitles == nil)
    stage.tap(at: CGPoint(x: 60, y: 320))
    stage.advance(by: 1)
    #expect(stage.shownMenuTitles == ["Select", "Select All"])
    stage.tap(at: CGPoint(x: 60, y: 320))
    stage.advance(by: 1)
    #expect(stage.shownMenuTitles == nil)
    stage.tap(at: CGPoint(x: 22, y: 320))
    stage.advance(by: 1)
    #expect(stage.shownMenuTitles == nil)
    stage.settle()
  }

  @Test("after Select and Select All the menu returns for the selection")
  func selecting() throws {
    let field = field("hello world")
    stage.longPress(at: CGPoint(x: 60, y: 320))
    stage.settle()
    stage.tapMenu("Select")
    #expect(stage.shownMenuTitles == ["Cut", "Copy", "Delete", "Select All"])
    stage.settle()
    stage.tapMenu("Select All")
    #expect(stage.shownMenuTitles == ["Cut", "Copy", "Delete"])
    stage.settle()
    stage.tapMenu("Cut")
    #expect(field.text == "")
    #expect(stage.shownMenuTitles == nil)
    stage.longPress(at: CGPoint(x: 60, y: 320))
    #expect(stage.shownMenuTitles == ["Paste"])
    stage.tapMenu("Paste")
    #expect(field.text == "hello world")
    stage.settle()
  }

  @Test("the delegate of a field builds another menu from the suggested actions, or none")
  func delegate() {
    let delegate = FieldDelegate()
    let field = field("hello world", delegate)
    var ran = 0
    delegate.makeMenu = { UIMenu(children: [UIAction(title: "Mine") { _ in ran += 1 }] + $0) }
    stage.longPress(at: CGPoint(x: 60, y: 320))
    #expect(stage.shownMenuTitles == ["Mine", "Select", "Select All"])
    stage.tapMenu("Mine")
    #expect(ran == 1)
    delegate.makeMenu = { _ in UIMenu() }
    stage.longPress(at: CGPoint(x: 60, y: 320))
    #expect(stage.shownMenuTitles == nil)
    #expect(field.isFirstResponder)
    stage.settle()
  }

  @Test("typing closes the menu, and so does the end of editing")
  func typing() {
    let field = field("hello world")
    stage.longPress(at: CGPoint(x: 60, y: 320))
    stage.settle()
    #expect(stage.shownMenuTitles != nil)
    stage.type("x")
    #expect(stage.shownMenuTitles == nil)
    stage.settle()
    stage.longPress(at: CGPoint(x: 60, y: 320))
    stage.settle()
    field.resignFirstResponder()
    stage.advance(by: 0.1)
    #expect(stage.shownMenuTitles == nil)
    stage.settle()
  }

  @Test("a text view has the same menu, and its delegate the same control over it")
  func textView() {
    final class ViewDelegate: NSObject, UITextViewDelegate {
      var log: [String] = []
      func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
      ) -> UIMenu? {
        log.append("menu for \(range.location)+\(range.length)")
        return nil
      }
      func textView(
        _ textView: UITextView,
        willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
      ) { log.append("willPresent") }
      func textView(
        _ textView: UITextView,
        willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
      ) { log.append("willDismiss") }
    }
    let delegate = ViewDelegate()
    let view = UITextView(frame: CGRect(x: 20, y: 300, width: 300, height: 200))
    view.text = "hello world"
    view.delegate = delegate
    stage.window.addSubview(view)
    stage.doubleTap(at: CGPoint(x: 35, y: 315))
    #expect(stage.shownMenuTitles == ["Cut", "Copy", "Delete", "Select All"])
    stage.tapMenu("Delete")
    #expect(view.text == " world")
    #expect(delegate.log == ["menu for 0+5", "willPresent", "willDismiss"])
    stage.settle()
  }

  @Test("the menu of a password offers neither Cut nor Copy")
  func secret() {
    let field = field("secret")
    field.isSecureTextEntry = true
    stage.doubleTap(at: CGPoint(x: 30, y: 320))
    let titles = stage.shownMenuTitles ?? []
    #expect(!titles.contains("Copy") && !titles.contains("Cut"))
    stage.settle()
  }
}
