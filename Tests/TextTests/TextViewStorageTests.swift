import Foundation
import Testing
import TouchstoneLayers
import TouchstoneTesting
import UIKit

@testable import UIKitCore
@testable import UIKitText

/// The storage, the layout manager and the container of a text view.
@Suite(.staged) @MainActor
struct TextViewStorageTests {
  private let stage = Stage()

  private func show(_ view: UITextView) -> UITextView {
    view.frame = CGRect(x: 20, y: 100, width: 200, height: 200)
    stage.window.addSubview(view)
    stage.advance(by: 0.1)
    return view
  }

  private func view(_ text: String) -> UITextView {
    let view = show(UITextView())
    view.font = .systemFont(ofSize: 16)
    view.text = text
    stage.advance(by: 0.1)
    return view
  }

  private func runs(_ view: UITextView) -> [TextRun] {
    stage.advance(by: 0.1)
    return (view.canvas.layer.drawing?.commands ?? []).compactMap {
      if case .text(let run) = $0 { run } else { nil }
    }
  }

  private func caret(_ offset: Int, _ view: UITextView) throws -> CGRect {
    view.caretRect(
      for: try #require(view.position(from: view.beginningOfDocument, offset: offset)))
  }

  @Test func `the storage has the view's text and follows it`() {
    let view = view("hello")
    #expect(view.textStorage.string == "hello")
    #expect(view.textStorage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == view.font)
    view.text = "other"
    #expect(view.textStorage.string == "other")
    stage.type("!", into: view)
    #expect(view.textStorage.string == view.text && view.text.contains("!"))
  }

  @Test func `a change of the storage shows in the view`() {
    let view = view("hello")
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "J")
    #expect(view.text == "Jello" && runs(view).map(\.string).joined() == "Jello")
    view.textStorage.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 2))
    #expect(runs(view).map(\.string) == ["J", "el", "lo"])
    #expect(runs(view).dropFirst().first?.color == UIColor.red.cgColor)
    view.textStorage.append(NSAttributedString(string: "\nmore"))
    #expect(view.text == "Jello\nmore" && view.attributedText.length == 10)
  }

  @Test func `the selection moves with its characters when the storage changes`() {
    let view = view("hello world")
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 6, length: 5)
    view.textStorage.insert(NSAttributedString(string: "oh, "), at: 0)
    #expect(view.selectedRange == NSRange(location: 10, length: 5))
    view.textStorage.deleteCharacters(in: NSRange(location: 0, length: 15))
    #expect(view.selectedRange == NSRange(location: 0, length: 0))
  }

  @Test func `a change of the storage is an undo step`() {
    let view = view("hello")
    view.becomeFirstResponder()
    view.textStorage.append(NSAttributedString(string: " you"))
    #expect(view.text == "hello you")
    view.undoManager?.undo()
    #expect(view.text == "hello" && view.textStorage.string == "hello")
    view.undoManager?.redo()
    #expect(view.text == "hello you" && view.textStorage.string == "hello you")
  }

  @Test func `typing is reported to the storage's delegate`() {
    final class Counter: NSObject, NSTextStorageDelegate {
      var lengths: [Int] = []
      func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
      ) {
        if editedMask.contains(.editedCharacters) { lengths.append(textStorage.length) }
      }
    }
    let counter = Counter()
    let view = view("")
    view.textStorage.delegate = counter
    stage.type("abc", into: view)
    #expect(counter.lengths == [1, 2, 3])
    view.deleteBackward()
    #expect(counter.lengths == [1, 2, 3, 2])
  }

  @Test func `a storage of a subclass highlights while the user types`() {
    let storage = TextStorageTests.Highlighter()
    storage.append(NSAttributedString(string: "a "))
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 200, height: 10_000))
    container.widthTracksTextView = true
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let view = show(UITextView(frame: .zero, textContainer: container))
    #expect(view.text == "a " && view.textStorage === storage && view.layoutManager === manager)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 2, length: 0)
    stage.type("let")
    #expect(view.text == "a let" && storage.string == "a let")
    #expect(runs(view).map(\.string) == ["a ", "let"])
    #expect(runs(view).last?.color == UIColor.red.cgColor)
    #expect(view.selectedRange == NSRange(location: 5, length: 0))
    view.deleteBackward()
    #expect(runs(view).map(\.string) == ["a le"])
  }

  @Test func `a view's layout manager can move to another storage`() {
    let view = view("hello")
    let storage = TextStorageTests.Highlighter()
    storage.append(NSAttributedString(string: "let x"))
    storage.addLayoutManager(view.layoutManager)
    #expect(view.text == "let x" && view.textStorage === storage)
    #expect(runs(view).first?.color == UIColor.red.cgColor)
  }

  @Test func `the layout manager agrees with the carets of the view`() throws {
    let view = view("Several words that need\nmore than a single line of this view")
    let (manager, container) = (view.layoutManager, view.textContainer)
    let inset = view.textContainerInset
    for offset in [0, 5, 14, 24, 40] {
      let caret = try caret(offset, view)
      let line = manager.lineFragmentRect(forGlyphAt: offset, effectiveRange: nil)
      let x = manager.location(forGlyphAt: offset).x
      #expect(abs(x + inset.left - caret.minX) < 1e-6)
      // The view's caret is placed on whole points in the middle of its line.
      #expect(abs(line.midY + inset.top - caret.midY) < 1.5)
      let point = CGPoint(x: x + 1, y: line.midY)
      let found = manager.characterIndex(
        for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
      #expect(found == offset)
      let position = try #require(
        view.closestPosition(to: CGPoint(x: point.x + inset.left, y: point.y + inset.top)))
      #expect(view.offset(from: view.beginningOfDocument, to: position) == offset)
    }
    #expect(container.size.width == view.bounds.width - inset.left - inset.right)
  }

  @Test func `padding and insets move the text after the first layout`() throws {
    let view = view("hello")
    #expect(try caret(0, view).minX == 5)
    view.textContainer.lineFragmentPadding = 0
    view.textContainerInset = .zero
    let caret = try caret(0, view)
    #expect(caret.minX == 0 && abs(caret.minY) < 1.5)
    #expect(view.textContainer.size.width == view.bounds.width)
    let size = "hello".size(withAttributes: [.font: UIFont.systemFont(ofSize: 16)])
    #expect(abs(view.sizeThatFits(CGSize(width: 200, height: 0)).height - size.height) < 1)
  }

  @Test func `the maximum number of lines limits what a view shows`() {
    let view = view("one\ntwo\nthree")
    view.isScrollEnabled = false
    let before = view.intrinsicContentSize.height
    view.textContainer.maximumNumberOfLines = 2
    #expect(view.intrinsicContentSize.height < before)
    #expect(runs(view).map(\.string).joined() == "onetwo")
  }

  @Test func `a text view shows an attachment, and typing doesn't repeat it`() throws {
    let view = view("")
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: -4, width: 40, height: 50)
    let text = NSMutableAttributedString(string: "a")
    text.append(NSAttributedString(attachment: attachment))
    view.attributedText = text
    stage.advance(by: 0.1)
    let (before, after) = (try caret(1, view), try caret(2, view))
    #expect(abs(after.minX - before.minX - 40) < 1e-6 && before.height >= 50)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 2, length: 0)
    stage.type("b")
    let typed = view.attributedText.attribute(.attachment, at: 2, effectiveRange: nil)
    #expect(view.text == "a\u{FFFC}b" && typed == nil)
  }

  /// Draws a background of its own, as in tutorials.
  private final class Painter: NSLayoutManager {
    var painted: [NSRange] = []
    override func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
      super.drawBackground(forGlyphRange: glyphsToShow, at: origin)
      painted.append(glyphsToShow)
      UIColor.yellow.setFill()
      UIRectFill(usedRect(for: textContainers[0]).offsetBy(dx: origin.x, dy: origin.y))
    }
  }

  @Test func `a layout manager of a subclass draws behind the text of its view`() throws {
    let storage = NSTextStorage(string: "hello")
    let manager = Painter()
    let container = NSTextContainer()
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let view = show(UITextView(frame: .zero, textContainer: container))
    #expect(runs(view).map(\.string) == ["hello"])
    #expect(manager.painted.last == NSRange(location: 0, length: 5))
    let origin = try #require(runs(view).first).origin
    #expect(abs(origin.x - 5) < 1e-6)
  }

  @Test func `subclasses of a text view are created in every way`() {
    final class Notes: UITextView {
      var isReady = false
      override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        isReady = true
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    #expect(Notes().isReady && Notes(frame: .zero).isReady)
    #expect(Notes(frame: .zero, textContainer: nil).textContainer.lineFragmentPadding == 5)
  }
}
