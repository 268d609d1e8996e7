import Testing
import TouchstoneTesting
import UIKit

@testable import UIKitCore
@testable import UIKitText

/// The cost of long texts depends on the edited and visible parts. The tests count work and don't
/// measure time.
@Suite("Long texts", .staged) @MainActor
struct LongTextTests {
  private let stage = Stage()

  private func view(_ text: String) -> UITextView {
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 200))
    view.font = .systemFont(ofSize: 16)
    view.text = text
    stage.window.addSubview(view)
    stage.advance(by: 0.1)
    return view
  }

  private func drawnLines(_ view: UITextView) -> [String] {
    (view.canvas.layer.drawing?.commands ?? []).compactMap {
      if case .text(let run) = $0 { run.string } else { nil }
    }
  }

  @Test("a key in a text of 100,000 characters breaks one paragraph into lines")
  func key() {
    let view = view(String(repeating: "one two three four five\n", count: 4200))
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 50_000, length: 0)
    for key in ["x", "\n", "y"] {
      stage.type(key)
      #expect(view.setting.flow.work.paragraphs <= 2)
    }
    stage.press(.keyboardDeleteOrBackspace)
    #expect(view.setting.flow.work.paragraphs == 1)
    view.undoManager?.undo()
    #expect(view.setting.flow.work.paragraphs <= 2)
  }

  @Test("only the visible lines are drawn, at any scroll offset of a long text")
  func drawing() {
    let view = view((0..<5000).map { "line \($0)" }.joined(separator: "\n"))
    for y in [0, 30_000, 60_000] as [CGFloat] {
      view.contentOffset.y = y
      stage.advance(by: 0.1)
      let lines = drawnLines(view)
      #expect((5...15).contains(lines.count))
      let first = Int((y - 8) / view.setting.flow.room.metrics.lineHeight)
      #expect(lines.contains("line \(first + 3)"))
    }
    #expect(view.setting.flow.work.paragraphs == 5000)
  }

  @Test("only the visible part of a full selection is drawn, and handles are at its ends")
  func selection() throws {
    let view = view((0..<5000).map { "line \($0)" }.joined(separator: "\n"))
    view.becomeFirstResponder()
    view.selectAll(nil)
    stage.advance(by: 0.1)
    #expect((5...15).contains(view.canvas.look.selectionRects.count))
    let start = try #require(view.subviews.first { $0.accessibilityIdentifier == "selectionStart" })
    let end = try #require(view.subviews.first { $0.accessibilityIdentifier == "selectionEnd" })
    #expect(start.frame.minY < 50)
    #expect(abs(end.frame.midY - view.contentSize.height) < 60)
    stage.press(.keyboardEscape)
    view.resignFirstResponder()
  }

  @Test("a selection beyond the text is clamped to its end, in views and fields")
  func beyond() throws {
    let view = view("abc")
    view.selectedRange = NSRange(location: 1, length: 100)
    #expect(view.selectedRange == NSRange(location: 1, length: 2))
    view.selectedRange = NSRange(location: 50, length: 7)
    #expect(view.selectedRange == NSRange(location: 3, length: 0))
    view.selectedRange = NSRange(location: 1, length: .max)
    #expect(view.selectedRange == NSRange(location: 1, length: 2))
    view.selectedRange = NSRange(location: .max - 1, length: .max - 1)
    #expect(view.selectedRange == NSRange(location: 3, length: 0))
    view.selectedRange = NSRange(location: NSNotFound, length: 0)
    view.scrollRangeToVisible(NSRange(location: .max - 1, length: .max - 1))
    let field = UITextField(frame: CGRect(x: 20, y: 400, width: 200, height: 34))
    stage.window.addSubview(field)
    field.text = "abcdef"
    let long = try #require(
      field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
    field.text = "ab"
    field.selectedTextRange = long
    let kept = try #require(field.selectedTextRange)
    #expect(field.offset(from: field.beginningOfDocument, to: kept.end) == 2)
    field.interactionState = NSRange(location: 1, length: .max)
    #expect(field.interactionState as? NSRange == NSRange(location: 1, length: 1))
    #expect(field.position(from: long.end, offset: .max) == nil)
    #expect(field.position(from: long.end, in: .down, offset: .max) == nil)
    #expect(field.position(from: long.end, in: .up, offset: .min) == nil)
  }

  @Test("words, sentences and paragraphs are found beyond the paragraph where a search begins")
  func unitsAcross() {
    let view = view("One.\n\n\n  two three")
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 4, length: 0)
    stage.press(.keyboardRightArrow, modifiers: .alternate)
    #expect(view.selectedRange.location == 12)
    stage.press(.keyboardLeftArrow, modifiers: .alternate)
    #expect(view.selectedRange.location == 9)
    stage.press(.keyboardLeftArrow, modifiers: .alternate)
    #expect(view.selectedRange.location == 0)
  }
}
