import Testing
import TouchstoneLayers
import TouchstoneTesting
import UIKit

@testable import UIKitCore
@testable import UIKitText

@Suite("Text in two directions", .staged) @MainActor
struct BidirectionalTextTests {
  private let stage = Stage()

  private func view(_ text: String) -> UITextView {
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
    view.font = .systemFont(ofSize: 20)
    view.text = text
    stage.window.addSubview(view)
    view.becomeFirstResponder()
    stage.advance(by: 0.1)
    return view
  }

  private func caret(_ offset: Int, _ view: UITextView) -> CGRect {
    view.position(from: view.beginningOfDocument, offset: offset).map { view.caretRect(for: $0) }
      ?? .zero
  }

  private func runs(_ view: UIView) -> [TextRun] {
    (view.layer.drawing?.commands ?? []).compactMap {
      if case .text(let run) = $0 { run } else { nil }
    }
  }

  private func place(_ view: UITextView, _ key: UIKeyboardHIDUsage) -> Int {
    stage.press(key)
    return view.selectedRange.location
  }

  @Test("Hebrew begins at the right, and its caret moves left as the text grows")
  func hebrew() {
    let view = view("שלום")
    let places = (0...4).map { caret($0, view).minX }
    #expect(places == places.sorted(by: >))
    #expect(abs(places[0] - 295) < 1)
    #expect(
      view.baseWritingDirection(for: view.beginningOfDocument, in: .forward) == .rightToLeft)
    #expect(runs(view.canvas).map(\.string) == ["שלום"])
    #expect(runs(view.canvas).first?.isRightToLeft == true)
  }

  @Test("in Hebrew and Arabic the left arrow moves forward, and Home is the right end of the line")
  func arrows() {
    for text in ["שלום", "مرحب"] {
      let view = view(text)
      view.selectedRange = NSRange(location: 0, length: 0)
      #expect((0..<4).map { _ in place(view, .keyboardLeftArrow) } == [1, 2, 3, 4])
      #expect((0..<4).map { _ in place(view, .keyboardRightArrow) } == [3, 2, 1, 0])
      #expect(place(view, .keyboardEnd) == 4)
      #expect(place(view, .keyboardHome) == 0)
      stage.press(.keyboardLeftArrow, modifiers: .command)
      #expect(view.selectedRange.location == 4)
      stage.press(.keyboardRightArrow, modifiers: [.shift, .command])
      #expect(view.selectedRange == NSRange(location: 0, length: 4))
      view.removeFromSuperview()
    }
  }

  @Test("arrows cross a bidirectional line from side to side, and reach every position once")
  func mixedArrows() {
    let view = view("ab אבג cd")
    view.selectedRange = NSRange(location: 0, length: 0)
    var seen = [0]
    var carets = [caret(0, view).minX]
    for _ in 0..<9 {
      seen.append(place(view, .keyboardRightArrow))
      carets.append(caret(seen[seen.count - 1], view).minX)
    }
    #expect(seen.sorted() == Array(0...9))
    #expect(carets == carets.sorted())
    var back = [9]
    for _ in 0..<9 { back.append(place(view, .keyboardLeftArrow)) }
    #expect(back == seen.reversed())
  }

  @Test("ranges of a line are in visual order: Hebrew within English, numbers in Hebrew")
  func drawn() {
    let english = view("ab אבג cd")
    #expect(runs(english.canvas).map(\.string) == ["ab ", "אבג", " cd"])
    #expect(runs(english.canvas).map(\.isRightToLeft) == [false, true, false])
    english.removeFromSuperview()
    let hebrew = view("אב 12 גד")
    #expect(runs(hebrew.canvas).map(\.string) == [" גד", "12", "אב "])
    let places = runs(hebrew.canvas)
    for (left, right) in zip(places, places.dropFirst()) {
      #expect(abs(left.origin.x + left.width - right.origin.x) < 0.001)
    }
  }

  @Test("a tap in Hebrew puts the caret where the finger is")
  func tapping() {
    let view = view("ab אבגד cd")
    for offset in [1, 4, 5, 6, 8] {
      let caret = caret(offset, view)
      stage.tap(at: view.convert(CGPoint(x: caret.minX + 0.5, y: caret.midY), to: nil))
      stage.settle()
      #expect(view.selectedRange == NSRange(location: offset, length: 0))
    }
  }

  @Test("the character at a point is the one that is drawn there")
  func character() throws {
    let view = view("ab אבג")
    // From left to right: a, b, a space, gimel, bet, alef.
    let run = try #require(runs(view.canvas).last)
    let x = view.textOrigin.x + run.origin.x - view.canvas.look.origin.x
    let point = CGPoint(x: x + 2, y: caret(0, view).midY)
    let range = try #require(view.characterRange(at: point))
    #expect(view.text(in: range) == "ג")
  }

  @Test("a selection across directions has a rectangle for each visual range")
  func selection() throws {
    let view = view("ab אבג cd")
    let start = try #require(view.position(from: view.beginningOfDocument, offset: 1))
    let end = try #require(view.position(from: view.beginningOfDocument, offset: 5))
    let range = try #require(view.textRange(from: start, to: end))
    let rects = view.selectionRects(for: range)
    // "b " and, separately, alef and bet at the right of the Hebrew part.
    try #require(rects.count == 2)
    #expect(rects[0].rect.maxX < rects[1].rect.minX)
    #expect(rects.map(\.writingDirection) == [.leftToRight, .rightToLeft])
    #expect(rects.map(\.containsStart) == [true, false])
    #expect(rects.map(\.containsEnd) == [false, true])
    #expect(view.firstRect(for: range) == rects[0].rect.union(rects[1].rect))
    view.selectedRange = NSRange(location: 1, length: 4)
    stage.advance(by: 0.1)
    #expect(view.canvas.look.selectionRects.count == 2)
  }

  @Test("Shift with arrows selects Hebrew forward to the left")
  func extending() {
    let view = view("שלום")
    view.selectedRange = NSRange(location: 1, length: 0)
    stage.press(.keyboardLeftArrow, modifiers: .shift)
    stage.press(.keyboardLeftArrow, modifiers: .shift)
    #expect(view.selectedRange == NSRange(location: 1, length: 2))
    stage.press(.keyboardLeftArrow)
    #expect(view.selectedRange == NSRange(location: 3, length: 0))
    stage.press(.keyboardRightArrow, modifiers: .shift)
    stage.press(.keyboardRightArrow)
    #expect(view.selectedRange == NSRange(location: 2, length: 0))
  }

  @Test(
    "Typed Hebrew moves left, a number within it right, and both are deleted backward")
  func typing() {
    let view = view("")
    stage.type("אב 12")
    #expect(view.text == "אב 12")
    #expect(caret(1, view).minX < caret(0, view).minX)
    #expect(caret(4, view).minX > caret(0, view).minX - 60)
    stage.press(.keyboardDeleteOrBackspace)
    #expect(view.text == "אב 1")
  }

  @Test("each paragraph has its own direction, and arrows move from one to the next")
  func paragraphs() {
    let view = view("אב\ncd")
    #expect(caret(0, view).minX > 200 && caret(3, view).minX < 20)
    view.selectedRange = NSRange(location: 1, length: 0)
    #expect((0..<3).map { _ in place(view, .keyboardLeftArrow) } == [2, 3, 2])
    #expect(place(view, .keyboardLeftArrow) == 3)
    #expect(place(view, .keyboardRightArrow) == 4)
  }

  @Test("lines of a Hebrew paragraph begin at the right, each with its first words")
  func wrapping() {
    let word = "שלוםשלום "
    let view = view(String(repeating: word, count: 8))
    let lines = runs(view.canvas)
    #expect(lines.count > 1)
    for line in lines {
      let visible = line.origin.x + line.width - view.canvas.look.origin.x
      #expect(abs(visible - 290) < 1)
    }
    #expect(caret(0, view).minX > 280)
  }

  @Test("a field places Hebrew at its right end, and a password stays at the left")
  func field() throws {
    let field = UITextField(frame: CGRect(x: 20, y: 400, width: 200, height: 40))
    stage.window.addSubview(field)
    field.text = "שלום"
    stage.advance(by: 0.1)
    let start = field.caretRect(for: field.beginningOfDocument)
    let end = field.caretRect(for: field.endOfDocument)
    #expect(start.minX > end.minX && start.minX > 190)
    field.isSecureTextEntry = true
    #expect(field.caretRect(for: field.beginningOfDocument).minX < 10)
  }
}
