import Testing
import TouchstoneTesting
import UIKit

@Suite("Edit menus by pointer, with a keyboard, and with the host's clipboard", .staged)
@MainActor
struct MenuByPointerTests {
  private let stage = Stage()

  private func click(at point: CGPoint, _ buttons: UIEvent.ButtonMask = .secondary) {
    let pointer = stage.pointer(at: point, buttons: buttons)
    stage.advance(by: 0.05)
    pointer.lift()
  }

  private func field(_ text: String, y: CGFloat = 300) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: y, width: 300, height: 40))
    field.text = text
    stage.window.addSubview(field)
    return field
  }

  private func selected(_ field: UITextField) -> String? {
    field.selectedTextRange.flatMap { field.text(in: $0) }
  }

  @Test("a click with the secondary button shows the menu of a view at the pointer")
  func view() throws {
    let view = stage.editable()
    click(at: CGPoint(x: 160, y: 330))
    #expect(stage.shownMenuTitles == ["Copy"])
    #expect(view.interaction.location(in: view) == CGPoint(x: 60, y: 30))
    let frame = try #require(stage.shownMenuFrame)
    #expect(abs(frame.midX - 160) < 1)
    #expect(frame.maxY < 330 && frame.maxY > 315)
    stage.settle()
  }

  @Test("a primary click and a finger request no menu")
  func primary() {
    let view = stage.editable()
    click(at: CGPoint(x: 160, y: 330), .primary)
    stage.tap(at: CGPoint(x: 160, y: 330))
    stage.longPress(at: CGPoint(x: 160, y: 330))
    #expect(stage.shownMenuTitles == nil)
    #expect(view.log.isEmpty)
    stage.settle()
  }

  @Test("a removed interaction receives no click")
  func removed() {
    let view = stage.editable()
    view.removeInteraction(view.interaction)
    click(at: CGPoint(x: 160, y: 330))
    #expect(stage.shownMenuTitles == nil)
    #expect(view.gestureRecognizers?.isEmpty ?? true)
  }

  @Test("a secondary click selects the word there, or keeps the selection it is on")
  func text() throws {
    let field = field("hello world")
    click(at: CGPoint(x: 30, y: 320))
    #expect(selected(field) == "hello")
    #expect(stage.shownMenuTitles == ["Cut", "Copy", "Delete", "Select All"])
    let frame = try #require(stage.shownMenuFrame)
    #expect(frame.maxY < 320 && frame.maxY > 305, "it stands at the pointer")
    stage.settle()
    field.selectAll(nil)
    click(at: CGPoint(x: 30, y: 320))
    #expect(selected(field) == "hello world")
    stage.settle()
  }

  // MARK: The keyboard

  @Test("a menu avoids the input view, and moves when the input view appears")
  func keyboard() throws {
    let view = stage.editable(CGRect(x: 100, y: 580, width: 200, height: 30))
    view.targetRect = CGRect(x: 0, y: 0, width: 200, height: 30)
    let pad = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
    let other = self.field("", y: 20)
    other.inputView = pad
    let configuration = UIEditMenuConfiguration(identifier: nil, sourcePoint: .zero)
    configuration.preferredArrowDirection = .up
    view.canBeFirst = false
    view.interaction.presentEditMenu(with: configuration)
    stage.settle()
    let below = try #require(stage.shownMenuFrame)
    #expect(below.minY > 610)
    other.becomeFirstResponder()
    stage.settle()
    let frame = try #require(stage.shownMenuFrame)
    #expect(frame.maxY < 580, "there is no room between the view and the keyboard")
    other.resignFirstResponder()
    stage.settle()
    #expect(stage.shownMenuFrame == below)
  }

  @Test("the menu of a field above the keyboard may cover keys")
  func onKeyboard() throws {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 150))
    let inner = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    inner.text = "on the keyboard"
    bar.addSubview(inner)
    let outer = field("")
    outer.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
    outer.inputAccessoryView = bar
    outer.becomeFirstResponder()
    stage.settle()
    let place = inner.convert(CGPoint(x: 10, y: 20), to: nil)
    stage.doubleTap(at: inner.window?.convert(place, to: nil) ?? place)
    let frame = try #require(stage.shownMenuFrame)
    let keyboard = 844.0 - 350
    #expect(frame.minY > keyboard && frame.maxY < keyboard + 110, "it stands beside the field")
    stage.settle()
  }

  // MARK: The host's clipboard

  @Test("a menu without items opens once the host's clipboard has a text")
  func waiting() {
    let field = field("")
    stage.longPress(at: CGPoint(x: 60, y: 320))
    #expect(stage.shownMenuTitles == nil)
    stage.putOnClipboard("from elsewhere")
    #expect(stage.shownMenuTitles == ["Paste"])
    stage.settle()
    stage.tapMenu("Paste")
    #expect(field.text == "from elsewhere")
    stage.settle()
  }

  @Test("an open menu offers Paste as soon as the host's clipboard has a text")
  func offering() {
    _ = field("hello")
    stage.doubleTap(at: CGPoint(x: 30, y: 320))
    #expect(stage.shownMenuTitles == ["Cut", "Copy", "Delete"])
    stage.putOnClipboard("from elsewhere")
    stage.advance(by: 0.05)
    #expect(stage.shownMenuTitles == ["Cut", "Copy", "Paste", "Delete"])
    stage.settle()
  }

  @Test("the request for a menu ends with the next touch, and with the end of editing")
  func forgotten() {
    let field = field("")
    stage.longPress(at: CGPoint(x: 60, y: 320))
    stage.tap(at: CGPoint(x: 200, y: 700))
    stage.putOnClipboard("one")
    #expect(stage.shownMenuTitles == nil)
    UIPasteboard.general.string = nil
    stage.longPress(at: CGPoint(x: 60, y: 320))
    field.resignFirstResponder()
    stage.putOnClipboard("two")
    #expect(stage.shownMenuTitles == nil)
    stage.settle()
  }

  @Test("the same text on the host's clipboard again changes nothing")
  func unchanged() {
    UIPasteboard.general.string = "same"
    let changes = UIPasteboard.general.changeCount
    stage.putOnClipboard("same")
    #expect(UIPasteboard.general.changeCount == changes)
    stage.putOnClipboard("other")
    #expect(UIPasteboard.general.changeCount == changes + 1)
  }
}
