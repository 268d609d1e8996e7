import Testing
import TouchstoneTesting
import UIKit

/// Short pieces of typical app code, driven like a user would.
@Suite("Everyday code with text views", .staged) @MainActor
struct EverydayViewTests {
  private let stage = Stage()

  private func view(_ text: String = "", height: CGFloat = 100) -> UITextView {
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: height))
    view.font = .systemFont(ofSize: 16)
    view.text = text
    stage.window.addSubview(view)
    return view
  }

  @Test("a colored placeholder disappears as editing begins, and returns if nothing was typed")
  func hint() {
    final class Hint: NSObject, UITextViewDelegate {
      func textViewDidBeginEditing(_ textView: UITextView) {
        guard textView.textColor == .lightGray else { return }
        textView.text = nil
        textView.textColor = .black
      }
      func textViewDidEndEditing(_ textView: UITextView) {
        guard textView.text.isEmpty else { return }
        textView.text = "Message"
        textView.textColor = .lightGray
      }
    }
    let hint = Hint()
    let view = view("Message")
    view.textColor = .lightGray
    view.delegate = hint
    stage.tap(view)
    #expect(view.text == "")
    view.resignFirstResponder()
    #expect(view.text == "Message")
    view.becomeFirstResponder()
    stage.type("Hi")
    view.resignFirstResponder()
    #expect(view.text == "Hi")
    stage.settle()
  }

  @Test("Return ends editing if the delegate decides so")
  func returnEnds() {
    final class Sender: NSObject, UITextViewDelegate {
      func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
      ) -> Bool {
        guard text == "\n" else { return true }
        textView.resignFirstResponder()
        return false
      }
    }
    let sender = Sender()
    let view = view()
    view.delegate = sender
    view.becomeFirstResponder()
    stage.type("Hi\nthere")
    #expect(view.text == "Hi")
    #expect(!view.isFirstResponder)
  }

  @Test("a character count is updated, and no text beyond the limit is inserted")
  func count() {
    final class Counter: NSObject, UITextViewDelegate {
      var counts: [Int] = []
      func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
      ) -> Bool {
        let new = (textView.text as NSString).replacingCharacters(in: range, with: text)
        return new.count <= 3
      }
      func textViewDidChange(_ textView: UITextView) { counts.append(textView.text.count) }
    }
    let counter = Counter()
    let view = view()
    view.delegate = counter
    view.becomeFirstResponder()
    stage.type("a😀bc")
    stage.press(.keyboardDeleteOrBackspace)
    #expect(view.text == "a😀")
    #expect(counter.counts == [1, 2, 3, 2])
  }

  @Test("a text view that does not scroll grows with its lines")
  func growing() {
    final class Grower: NSObject, UITextViewDelegate {
      var heights: [CGFloat] = []
      func textViewDidChange(_ textView: UITextView) {
        let size = textView.sizeThatFits(
          CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude))
        textView.frame.size.height = size.height
        heights.append(size.height)
      }
    }
    let grower = Grower()
    let view = view(height: 36)
    view.isScrollEnabled = false
    view.delegate = grower
    view.becomeFirstResponder()
    stage.type("a\nb\nc")
    #expect(grower.heights.count == 5)
    #expect(grower.heights.last ?? 0 > (grower.heights.first ?? 0) * 1.8)
    #expect(view.contentOffset == .zero)
  }

  @Test("a text view that neither scrolls nor grows stays as it is")
  func fixed() {
    let view = view(height: 36)
    view.isScrollEnabled = false
    view.becomeFirstResponder()
    stage.type("a\nb\nc")
    #expect(view.contentOffset == .zero)
  }

  @Test("a text view that grows to a height and then scrolls keeps its last line visible")
  func growingUpTo() {
    final class Grower: NSObject, UITextViewDelegate {
      func textViewDidChange(_ textView: UITextView) {
        let size = textView.sizeThatFits(
          CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude))
        textView.frame.size.height = min(size.height, 80)
      }
    }
    let grower = Grower()
    let view = view(height: 36)
    view.delegate = grower
    view.becomeFirstResponder()
    stage.type("a\nb")
    #expect(view.contentOffset.y == 0)
    stage.type("\nc\nd\ne")
    #expect(view.bounds.height == 80)
    let caret = view.caretRect(for: view.endOfDocument)
    #expect(view.bounds.contains(CGPoint(x: caret.midX, y: caret.midY)))
  }

  @Test("a marker is inserted around the selection, and the caret moves behind it")
  func marker() {
    let view = view("one two three")
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 4, length: 3)
    if let range = view.selectedTextRange, let text = view.text(in: range) {
      view.replace(range, withText: "**\(text)**")
    }
    #expect(view.text == "one **two** three")
    #expect(view.selectedRange == NSRange(location: 11, length: 0))
    view.undoManager?.undo()
    #expect(view.text == "one two three")
  }

  @Test("a list continues with the next line, typed by the delegate itself")
  func list() {
    final class Bullets: NSObject, UITextViewDelegate {
      func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
      ) -> Bool {
        guard text == "\n" else { return true }
        textView.insertText("\n• ")
        return false
      }
    }
    let bullets = Bullets()
    let view = view("• a")
    view.delegate = bullets
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 3, length: 0)
    stage.type("\nb")
    #expect(view.text == "• a\n• b")
  }

  @Test("a mention is found before the caret with positions and the tokenizer")
  func mention() {
    let view = view("hello @ann")
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 10, length: 0)
    guard let caret = view.selectedTextRange?.start,
      let word = view.tokenizer.rangeEnclosingPosition(
        caret, with: .word, inDirection: .storage(.backward)),
      let sign = view.position(from: word.start, offset: -1),
      let range = view.textRange(from: sign, to: word.end)
    else {
      Issue.record("there is a word before the caret")
      return
    }
    #expect(view.text(in: range) == "@ann")
    view.replace(range, withText: "@Anna ")
    #expect(view.text == "hello @Anna ")
    #expect(view.selectedRange.location == 12)
  }

  @Test("a drag scrolls a long text, and editing does not begin")
  func drag() {
    let view = view((0..<40).map { "line \($0)" }.joined(separator: "\n"), height: 300)
    view.layoutIfNeeded()
    stage.drag(from: CGPoint(x: 100, y: 350), to: CGPoint(x: 100, y: 150), duration: 0.4)
    stage.settle()
    #expect(view.contentOffset.y > 100)
    #expect(!view.isFirstResponder)
  }

  @Test("a text that may be neither selected nor edited takes no focus")
  func label() {
    let view = view("read me")
    view.isEditable = false
    view.isSelectable = false
    stage.tap(view)
    #expect(!view.isFirstResponder)
    stage.settle()
  }

  @Test("the caret's location in the window is known, to scroll it above the keyboard")
  func caretInWindow() throws {
    let view = view("one\ntwo")
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 7, length: 0)
    let place = try #require(view.selectedTextRange?.end)
    let caret = view.convert(view.caretRect(for: place), to: nil)
    #expect(caret.minY > 100 + 8 && caret.maxY < 200)
    #expect(caret.minX > 20)
  }

  @Test("a character that a subclass catches is not inserted into the text")
  func subclass() {
    final class Composer: UITextView {
      var sent: [String] = []
      override func insertText(_ text: String) {
        guard text == "\n" else { return super.insertText(text) }
        sent.append(self.text)
        self.text = ""
      }
    }
    let view = Composer(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
    stage.window.addSubview(view)
    view.becomeFirstResponder()
    stage.type("one\ntwo\n")
    #expect(view.sent == ["one", "two"])
    #expect(view.text == "")
  }
}
