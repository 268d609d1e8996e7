import Testing
import TouchstoneTesting
import UIKit

@Suite("Text positions", .staged) @MainActor
struct TextInputTests {
  private let stage = Stage()

  private func view(_ text: String) -> UITextView {
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
    view.font = .systemFont(ofSize: 16)
    view.text = text
    stage.window.addSubview(view)
    view.layoutIfNeeded()
    return view
  }

  private func place(_ offset: Int, _ view: UITextView) throws -> UITextPosition {
    try #require(view.position(from: view.beginningOfDocument, offset: offset))
  }

  private func number(_ position: UITextPosition?, _ view: UITextView) -> Int? {
    position.map { view.offset(from: view.beginningOfDocument, to: $0) }
  }

  private func range(_ range: Range<Int>, _ view: UITextView) throws -> UITextRange {
    try #require(
      view.textRange(from: place(range.lowerBound, view), to: place(range.upperBound, view)))
  }

  @Test("positions count UTF-16 units, and none are outside the text")
  func counting() throws {
    let family = "👨‍👩‍👧"
    let length = family.utf16.count
    let view = view("a\(family)b")
    #expect(number(view.endOfDocument, view) == length + 2)
    #expect(view.position(from: view.beginningOfDocument, offset: length + 3) == nil)
    #expect(view.position(from: view.beginningOfDocument, offset: -1) == nil)
    #expect(view.position(from: view.endOfDocument, offset: .max) == nil)
    #expect(number(view.position(from: view.endOfDocument, offset: -1), view) == length + 1)
    #expect(view.offset(from: try place(2, view), to: try place(1, view)) == -1)
    #expect(view.text(in: try range(1..<(length + 1), view)) == family)
  }

  @Test("horizontal moves go by whole characters, also from within one")
  func wholeCharacters() throws {
    let view = view("a😀b")
    #expect(number(view.position(from: try place(1, view), in: .right, offset: 1), view) == 3)
    #expect(number(view.position(from: try place(2, view), in: .right, offset: 1), view) == 3)
    #expect(number(view.position(from: try place(2, view), in: .left, offset: 1), view) == 1)
    #expect(number(view.position(from: try place(3, view), in: .left, offset: 2), view) == 0)
  }

  @Test("of two positions the earlier one comes first, and a range has them in order")
  func order() throws {
    let view = view("alpha")
    #expect(view.compare(try place(1, view), to: try place(3, view)) == .orderedAscending)
    #expect(view.compare(try place(3, view), to: try place(1, view)) == .orderedDescending)
    #expect(view.compare(try place(2, view), to: try place(2, view)) == .orderedSame)
    let backwards = view.textRange(from: try place(4, view), to: try place(1, view))
    #expect(backwards.flatMap { view.text(in: $0) } == "lph")
  }

  @Test("from a position moves go sideways by characters, and up and down by lines")
  func directions() throws {
    let view = view("mmmm\nmmmm\nmmmm")
    let start = try place(7, view)
    #expect(number(view.position(from: start, in: .left, offset: 2), view) == 5)
    #expect(number(view.position(from: start, in: .right, offset: 2), view) == 9)
    #expect(number(view.position(from: start, in: .up, offset: 1), view) == 2)
    #expect(number(view.position(from: start, in: .down, offset: 1), view) == 12)
    #expect(view.position(from: start, in: .up, offset: 2) == nil)
    #expect(view.position(from: start, in: .down, offset: 2) == nil)
  }

  @Test("the farthest position of a range, and the range after a position, follow the direction")
  func extents() throws {
    let view = view("alpha")
    let some = try range(1..<4, view)
    #expect(number(view.position(within: some, farthestIn: .left), view) == 1)
    #expect(number(view.position(within: some, farthestIn: .right), view) == 4)
    let left = view.characterRange(byExtending: try place(2, view), in: .left)
    #expect(left.flatMap { view.text(in: $0) } == "l")
    let right = view.characterRange(byExtending: try place(2, view), in: .right)
    #expect(right.flatMap { view.text(in: $0) } == "p")
  }

  @Test("a range of several lines has one rectangle per line, and marks its start and end")
  func rectangles() throws {
    let view = view("mmmm\nmmmm\nmmmm")
    let rects = view.selectionRects(for: try range(2..<12, view))
    #expect(rects.count == 3)
    #expect(rects.map(\.containsStart) == [true, false, false])
    #expect(rects.map(\.containsEnd) == [false, false, true])
    let caret = view.caretRect(for: try place(2, view))
    #expect(rects[0].rect.minX == caret.minX)
    #expect(caret.minY < rects[0].rect.minY && caret.maxY > rects[0].rect.maxY)
    #expect(view.firstRect(for: try range(2..<12, view)) == rects[0].rect)
    #expect(view.caretRect(for: try place(12, view)).minX == rects[2].rect.maxX)
  }

  @Test("a point finds the nearest position, the nearest within a range, and its character")
  func points() throws {
    let view = view("mmmm\nmmmm")
    let caret = view.caretRect(for: try place(7, view))
    let near = CGPoint(x: caret.minX + 2, y: caret.midY)
    #expect(number(view.closestPosition(to: near), view) == 7)
    #expect(number(view.closestPosition(to: near, within: try range(0..<3, view)), view) == 3)
    let character = view.characterRange(at: near)
    #expect(number(character?.start, view) == 7 && number(character?.end, view) == 8)
    #expect(view.characterRange(at: CGPoint(x: 299, y: caret.midY)) == nil)
    #expect(number(view.closestPosition(to: CGPoint(x: 0, y: -50)), view) == 0)
    #expect(number(view.closestPosition(to: CGPoint(x: 290, y: 900)), view) == 9)
  }

  @Test("a tokenizer finds boundaries, and whether a position is within a unit")
  func boundaries() throws {
    let view = view("one two")
    let words = view.tokenizer
    let forward = UITextDirection.storage(.forward)
    let backward = UITextDirection.storage(.backward)
    #expect(words.isPosition(try place(3, view), atBoundary: .word, inDirection: forward))
    #expect(!words.isPosition(try place(3, view), atBoundary: .word, inDirection: backward))
    #expect(!words.isPosition(try place(2, view), atBoundary: .word, inDirection: forward))
    #expect(words.isPosition(try place(4, view), atBoundary: .word, inDirection: backward))
    #expect(words.isPosition(try place(1, view), withinTextUnit: .word, inDirection: forward))
    #expect(!words.isPosition(try place(3, view), withinTextUnit: .word, inDirection: forward))
    #expect(words.isPosition(try place(3, view), withinTextUnit: .word, inDirection: backward))
    #expect(
      number(
        words.position(from: view.endOfDocument, toBoundary: .word, inDirection: backward), view)
        == 4)
    #expect(
      words.position(from: view.endOfDocument, toBoundary: .word, inDirection: forward) == nil)
  }

  @Test(
    "apostrophes and decimal points join words, periods split them, ideographs are separate",
    arguments: [
      ("isn't it", 1, "isn't"), ("3.14 is", 2, "3.14"), ("one.two", 1, "one"),
      ("snake_case x", 2, "snake_case"), ("東京タワー", 1, "京"),
      ("e\u{301}te\u{301} x", 1, "e\u{301}te\u{301}"),
    ])
  func words(text: String, offset: Int, word: String) throws {
    let view = view(text)
    let range = view.tokenizer.rangeEnclosingPosition(
      try place(offset, view), with: .word, inDirection: .storage(.forward))
    #expect(range.flatMap { view.text(in: $0) } == word)
  }

  @Test("a sentence ends after its mark and the following space, wide marks need no space")
  func sentences() throws {
    let view = view("Is it 3.5? Yes. 是。好")
    func sentence(_ offset: Int) throws -> String? {
      view.tokenizer.rangeEnclosingPosition(
        try place(offset, view), with: .sentence, inDirection: .storage(.forward)
      ).flatMap { view.text(in: $0) }
    }
    #expect(try sentence(2) == "Is it 3.5? ")
    #expect(try sentence(12) == "Yes. ")
    #expect(try sentence(16) == "是。")
    #expect(try sentence(18) == "好")
  }

  @Test("the delegate decides whether a range may be replaced")
  func asking() throws {
    final class Delegate: NSObject, UITextViewDelegate {
      var asked: [String] = []
      func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
      ) -> Bool {
        asked.append("\(range.location)+\(range.length) \(text)")
        return text != "no"
      }
    }
    let view = view("one two")
    let delegate = Delegate()
    view.delegate = delegate
    #expect(!view.shouldChangeText(in: try range(0..<1, view), replacementText: "no"))
    #expect(view.shouldChangeText(in: try range(0..<3, view), replacementText: "1"))
    #expect(delegate.asked == ["0+1 no", "0+3 1"])
    view.replace(try range(0..<3, view), withText: "no")
    #expect(view.text == "no two", "the program's own replacement is not asked for")
  }

  @Test("the input delegate is called for each change of text and selection, before and after it")
  func inputDelegate() throws {
    final class Log: NSObject, UITextInputDelegate {
      var lines: [String] = []
      func selectionWillChange(_ textInput: (any UITextInput)?) { lines.append("selection will") }
      func selectionDidChange(_ textInput: (any UITextInput)?) { lines.append("selection did") }
      func textWillChange(_ textInput: (any UITextInput)?) { lines.append("text will") }
      func textDidChange(_ textInput: (any UITextInput)?) { lines.append("text did") }
    }
    let view = view("one")
    let log = Log()
    view.inputDelegate = log
    view.text = "two"
    #expect(log.lines == ["text will", "text did"])
    log.lines = []
    view.selectedRange = NSRange(location: 1, length: 1)
    #expect(log.lines == ["selection will", "selection did"])
    log.lines = []
    view.becomeFirstResponder()
    stage.type("x")
    #expect(log.lines == ["text will", "text did"])
    #expect(view.text == "txo")
    log.lines = []
    stage.press(.keyboardLeftArrow)
    #expect(log.lines == ["selection will", "selection did"])
  }
}
