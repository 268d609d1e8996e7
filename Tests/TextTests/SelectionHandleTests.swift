import Testing
import TouchstoneTesting
import UIKit

@Suite("Selection handles", .staged) @MainActor
struct SelectionHandleTests {
  private let stage = Stage()
  private let log = FieldLog()

  /// Returns the visible selection handle with a name, or `nil`.
  private func handle(_ name: String, of text: UIView) -> UIView? {
    text.subviews.first { $0.accessibilityIdentifier == name && !$0.isHidden }
  }

  private func edited(_ text: String) -> UITextField {
    let field = stage.field("a", log, text: text)
    field.becomeFirstResponder()
    return field
  }

  private func select(_ range: Range<Int>, of input: any UITextInput) {
    guard let start = input.position(from: input.beginningOfDocument, offset: range.lowerBound),
      let end = input.position(from: input.beginningOfDocument, offset: range.upperBound)
    else { return }
    input.selectedTextRange = input.textRange(from: start, to: end)
  }

  private func selected(_ input: any UITextInput) -> String? {
    input.selectedTextRange.flatMap { input.text(in: $0) }
  }

  /// Returns the center of the caret before a character, on the screen.
  private func place(_ offset: Int, of input: any UIView & UITextInput) -> CGPoint {
    let position = input.position(from: input.beginningOfDocument, offset: offset)
    let caret = position.map { input.caretRect(for: $0) } ?? .zero
    return input.convert(CGPoint(x: caret.minX, y: caret.midY), to: nil)
  }

  @Test("a selection shows handles at both ends; a caret, and an unedited field, show none")
  func shown() throws {
    let field = edited("alpha beta gamma")
    #expect(handle("selectionStart", of: field) == nil)
    select(6..<10, of: field)
    let start = try #require(handle("selectionStart", of: field))
    let end = try #require(handle("selectionEnd", of: field))
    #expect(field.convert(start.frame, to: nil).contains(place(6, of: field)))
    #expect(field.convert(end.frame, to: nil).contains(place(10, of: field)))
    #expect(start.frame.maxX < end.frame.minX)
    field.resignFirstResponder()
    #expect(handle("selectionStart", of: field) == nil)
    #expect(handle("selectionEnd", of: field) == nil)
  }

  @Test("a finger drags either end of the selection, and the other end stays")
  func dragging() {
    let field = edited("alpha beta gamma")
    select(6..<10, of: field)
    stage.drag(from: place(10, of: field), to: place(13, of: field))
    #expect(selected(field) == "beta ga")
    stage.drag(from: place(6, of: field), to: place(2, of: field))
    #expect(selected(field) == "pha beta ga")
    stage.settle()
  }

  @Test("the start of selected Hebrew words has its handle at the right, and the end at the left")
  func rightToLeft() throws {
    let field = edited("שלום עולם טוב")
    select(5..<9, of: field)
    let start = try #require(handle("selectionStart", of: field))
    let end = try #require(handle("selectionEnd", of: field))
    #expect(field.convert(start.frame, to: nil).contains(place(5, of: field)))
    #expect(field.convert(end.frame, to: nil).contains(place(9, of: field)))
    #expect(end.frame.maxX < start.frame.minX)
    stage.drag(from: place(9, of: field), to: place(13, of: field))
    #expect(selected(field) == "עולם טוב")
    stage.drag(from: place(5, of: field), to: place(0, of: field))
    #expect(selected(field) == "שלום עולם טוב")
  }

  @Test("a handle gripped off center does not jump to the finger")
  func grip() {
    let field = edited("alpha beta gamma")
    select(6..<10, of: field)
    let middle = place(10, of: field)
    let finger = stage.touch(at: CGPoint(x: middle.x + 18, y: middle.y + 5))
    finger.move(to: CGPoint(x: middle.x + 19, y: middle.y + 5), duration: 0)
    stage.advance(by: 0.1)
    #expect(selected(field) == "beta")
    finger.lift()
    stage.settle()
  }

  @Test("a handle does not cross the other: one character stays selected")
  func crossing() {
    let field = edited("alpha beta gamma")
    select(6..<10, of: field)
    stage.drag(from: place(10, of: field), to: place(1, of: field))
    #expect(selected(field) == "b")
    select(6..<10, of: field)
    stage.drag(from: place(6, of: field), to: place(15, of: field))
    #expect(selected(field) == "a")
    stage.settle()
  }

  @Test("a character of several units stays whole when a handle reaches it")
  func wholeCharacters() {
    let field = edited("a👨‍👩‍👧b")
    select(0..<10, of: field)
    stage.drag(from: place(10, of: field), to: place(0, of: field))
    #expect(selected(field) == "a")
    select(0..<10, of: field)
    stage.drag(from: place(0, of: field), to: place(1, of: field))
    #expect(selected(field) == "👨‍👩‍👧b")
    stage.settle()
  }

  @Test("an end that is scrolled out of a field has no handle")
  func scrolledAway() {
    let field = edited(String(repeating: "many words ", count: 10))
    field.selectAll(nil)
    field.layoutIfNeeded()
    #expect(handle("selectionStart", of: field) == nil)
    #expect(handle("selectionEnd", of: field) != nil)
  }

  @Test("in a text view a handle moves from line to line, and the text does not scroll")
  func lines() {
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 100))
    view.font = .systemFont(ofSize: 16)
    view.text = (0..<20).map { "line \($0)" }.joined(separator: "\n")
    stage.window.addSubview(view)
    view.layoutIfNeeded()
    view.becomeFirstResponder()
    select(0..<4, of: view)
    // 14 is the position after “line 1” and the preceding line break: 7 + 6 + 1.
    stage.drag(from: place(4, of: view), to: place(18, of: view))
    #expect(selected(view) == "line 0\nline 1\nline")
    #expect(view.contentOffset == .zero)
    stage.settle()
  }

  @Test("the edit menu closes when a handle is gripped, and returns when it is released")
  func menu() {
    let field = edited("alpha beta gamma")
    stage.doubleTap(at: place(8, of: field))
    #expect(selected(field) == "beta")
    #expect(stage.shownMenuTitles?.contains("Copy") == true)
    stage.settle()
    let finger = stage.touch(at: place(10, of: field))
    #expect(stage.shownMenuTitles == nil)
    finger.move(to: place(12, of: field), duration: 0.2)
    #expect(stage.shownMenuTitles == nil)
    finger.lift()
    #expect(stage.shownMenuTitles?.contains("Copy") == true)
    stage.settle()
  }

  @Test("a cancelled drag leaves the selection where it is, without a menu")
  func cancelled() {
    let field = edited("alpha beta gamma")
    select(6..<10, of: field)
    let finger = stage.touch(at: place(10, of: field))
    finger.move(to: place(12, of: field), duration: 0.2)
    finger.cancel()
    #expect(selected(field) == "beta g")
    #expect(stage.shownMenuTitles == nil)
    stage.settle()
  }

  @Test("a finger that stays down drags the caret")
  func holding() {
    let field = edited("alpha beta gamma")
    let finger = stage.touch(at: place(3, of: field))
    stage.advance(by: 0.6)
    #expect(selected(field) == "")
    finger.move(to: place(12, of: field), duration: 0.2)
    stage.advance(by: 0.05)
    #expect(
      field.selectedTextRange.map { field.offset(from: field.beginningOfDocument, to: $0.start) }
        == 12)
    finger.lift()
    stage.settle()
  }

  @Test("two taps in a text view select a word, and three the paragraph without its break")
  func taps() {
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 100))
    view.font = .systemFont(ofSize: 16)
    view.text = "alpha beta\ngamma"
    stage.window.addSubview(view)
    view.layoutIfNeeded()
    let point = place(8, of: view)
    stage.tap(at: point, count: 2)
    #expect(selected(view) == "beta")
    stage.advance(by: 0.1)
    stage.tap(at: point)
    #expect(selected(view) == "alpha beta")
    stage.settle()
  }

  @Test("repeated taps are counted even if a handle has appeared there")
  func tapsOnGrabber() throws {
    let field = stage.field("a", log, text: "alpha beta gamma")
    field.becomeFirstResponder()
    let start = place(6, of: field)
    let point = CGPoint(x: start.x + 3, y: start.y)
    stage.tap(at: point, count: 2)
    #expect(selected(field) == "beta")
    let grabber = try #require(handle("selectionStart", of: field))
    #expect(field.convert(grabber.frame, to: nil).contains(point))
    stage.advance(by: 0.1)
    stage.tap(at: point)
    #expect(selected(field) == "alpha beta gamma")
    stage.settle()
  }

  @Test("keys continue from the end that a handle moved last")
  func keysAfterDragging() {
    let field = edited("alpha beta gamma")
    select(6..<10, of: field)
    stage.drag(from: place(6, of: field), to: place(5, of: field))
    stage.press(.keyboardLeftArrow, modifiers: .shift)
    #expect(selected(field) == "a beta")
    stage.settle()
  }
}
