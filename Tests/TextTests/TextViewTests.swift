import Testing
import TouchstoneTesting
import UIKit

@Suite("Editing a text view", .staged) @MainActor
struct TextViewTests {
  private let stage = Stage()

  @MainActor
  private final class Log: NSObject, UITextViewDelegate {
    var lines: [String] = []
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
      lines.append("shouldBegin")
      return true
    }
    func textViewDidBeginEditing(_ textView: UITextView) { lines.append("didBegin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
      lines.append("shouldEnd")
      return true
    }
    func textViewDidEndEditing(_ textView: UITextView) { lines.append("didEnd") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      lines.append("shouldChange(\(text))")
      return text != "!"
    }
    func textViewDidChange(_ textView: UITextView) { lines.append("didChange") }
  }

  private func view(_ text: String, height: CGFloat = 200) -> UITextView {
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: height))
    view.font = .systemFont(ofSize: 16)
    view.text = text
    stage.window.addSubview(view)
    view.layoutIfNeeded()
    return view
  }

  /// Ends all editing when touched, as many controllers do.
  private final class EndingController: UIViewController {
    var touches = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      self.touches += 1
      view.endEditing(true)
    }
  }

  @Test("a text view keeps its touch: a controller that ends editing when touched allows editing")
  func touchesStay() {
    let controller = EndingController()
    stage.window.rootViewController = controller
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 200, height: 200))
    controller.view.addSubview(view)
    stage.advance(by: 0.1)
    stage.tap(at: CGPoint(x: 60, y: 130))
    #expect(view.isFirstResponder && controller.touches == 0)
    stage.tap(at: CGPoint(x: 60, y: 600))
    #expect(!view.isFirstResponder && controller.touches == 1)
  }

  @Test("the delegate is queried and notified in order, like a scroll view's delegate")
  func delegate() {
    let log = Log()
    let view = view("")
    view.delegate = log
    view.becomeFirstResponder()
    stage.type("a!")
    view.resignFirstResponder()
    #expect(
      log.lines == [
        "shouldBegin", "didBegin", "shouldChange(a)", "didChange", "shouldChange(!)", "shouldEnd",
        "didEnd",
      ])
    #expect(view.text == "a")
  }

  @Test("Return types a line break, and up and down keep the horizontal position")
  func lines() {
    let view = view("")
    view.becomeFirstResponder()
    stage.type("mmmm")
    stage.press(.keyboardReturnOrEnter)
    stage.type("i")
    stage.press(.keyboardReturnOrEnter)
    stage.type("mmmm")
    #expect(view.text == "mmmm\ni\nmmmm")
    stage.press(.keyboardUpArrow)
    #expect(view.selectedRange == NSRange(location: 6, length: 0))
    stage.press(.keyboardUpArrow)
    #expect(view.selectedRange == NSRange(location: 4, length: 0))
  }

  @Test("the content is as high as its lines, and typing scrolls to the caret")
  func scrolling() {
    let view = view((0..<30).map { "line \($0)" }.joined(separator: "\n"))
    #expect(view.contentSize.height > 500)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: (view.text as NSString).length, length: 0)
    stage.type("x")
    #expect(view.contentOffset.y > 300)
    let end = view.caretRect(for: view.endOfDocument)
    #expect(view.bounds.contains(CGPoint(x: end.midX, y: end.midY)))
  }

  @Test("a tap places the caret nearest to it")
  func tapping() {
    let view = view("abc\ndef")
    let place = view.position(from: view.beginningOfDocument, offset: 5)
    let caret = place.map { view.caretRect(for: $0) } ?? .zero
    stage.tap(at: view.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil))
    #expect(view.isFirstResponder)
    #expect(view.selectedRange == NSRange(location: 5, length: 0))
    stage.settle()
  }

  @Test("a text that can only be selected accepts no keys")
  func selectableOnly() {
    let view = view("fixed")
    view.isEditable = false
    view.becomeFirstResponder()
    stage.type("x")
    view.insertText("x")
    #expect(view.text == "fixed")
  }

  @Test("the tokenizer finds words, sentences and paragraphs by positions")
  func tokenizer() {
    let view = view("One two. Three?\nFour")
    let start = view.beginningOfDocument
    func unit(_ granularity: UITextGranularity, _ offset: Int) -> String? {
      view.position(from: start, offset: offset).flatMap {
        view.tokenizer.rangeEnclosingPosition(
          $0, with: granularity, inDirection: .storage(.forward))
      }.flatMap { view.text(in: $0) }
    }
    #expect(unit(.word, 5) == "two")
    #expect(unit(.word, 7) == nil)
    #expect(unit(.sentence, 5) == "One two. ")
    #expect(unit(.paragraph, 10) == "One two. Three?\n")
    #expect(unit(.character, 0) == "O")
    #expect(unit(.document, 3) == "One two. Three?\nFour")
    let next = view.tokenizer.position(
      from: start, toBoundary: .word, inDirection: .storage(.forward))
    #expect(next.map { view.offset(from: start, to: $0) } == 3)
  }

  @Test("a family emoji, a flag and an accented letter are one character each")
  func characters() {
    let view = view("👨‍👩‍👧🇩🇪e\u{301}")
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: (view.text as NSString).length, length: 0)
    stage.press(.keyboardDeleteOrBackspace)
    #expect(view.text == "👨‍👩‍👧🇩🇪")
    stage.press(.keyboardDeleteOrBackspace)
    #expect(view.text == "👨‍👩‍👧")
    stage.press(.keyboardDeleteOrBackspace)
    #expect(view.text == "")
  }
}
