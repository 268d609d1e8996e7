import Testing
import TouchstoneTesting
import UIKit

/// The delegate methods of iOS 26 that receive several ranges of a text.
@Suite(.staged) @MainActor
struct TextRangesTests {
  private let stage = Stage()

  private final class Ranges: NSObject, UITextViewDelegate, UITextFieldDelegate {
    var asked: [[NSRange]] = []
    var allows = true

    func textView(
      _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue],
      replacementText text: String
    ) -> Bool {
      asked.append(ranges.map(\.rangeValue))
      return allows
    }

    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { fatalError("The method with ranges is called instead") }

    func textField(
      _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
      replacementString string: String
    ) -> Bool {
      asked.append(ranges.map(\.rangeValue))
      return allows
    }

    func textField(
      _ textField: UITextField, editMenuForCharactersInRanges ranges: [NSValue],
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
      asked.append(ranges.map(\.rangeValue))
      return UIMenu(children: [UIAction(title: "Own") { _ in }])
    }
  }

  @Test("a text view's delegate is called with ranges, and can refuse")
  func view() {
    let (view, delegate) = (
      UITextView(frame: CGRect(x: 20, y: 300, width: 300, height: 100)), Ranges()
    )
    view.delegate = delegate
    view.text = "words"
    stage.window.addSubview(view)
    view.becomeFirstResponder()
    view.selectedRanges = [NSValue(range: NSRange(location: 1, length: 2))]
    #expect(view.selectedRange == NSRange(location: 1, length: 2))
    stage.type("x")
    #expect(view.text == "wxds" && view.selectedRanges.map(\.rangeValue.location) == [2])
    delegate.allows = false
    stage.type("y")
    #expect(view.text == "wxds")
    #expect(
      delegate.asked == [[NSRange(location: 1, length: 2)], [NSRange(location: 2, length: 0)]])
  }

  @Test("a field's delegate is called with ranges, for changes and for the edit menu")
  func field() {
    let field = UITextField(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
    let delegate = Ranges()
    field.delegate = delegate
    field.text = "words"
    stage.window.addSubview(field)
    field.becomeFirstResponder()
    stage.type("x")
    delegate.allows = false
    stage.type("y")
    #expect(field.text == "wordsx")
    #expect(
      delegate.asked == [[NSRange(location: 5, length: 0)], [NSRange(location: 6, length: 0)]])
    stage.tap(at: CGPoint(x: 40, y: 320))
    stage.tap(at: CGPoint(x: 40, y: 320))
    stage.settle()
    #expect(stage.shownMenuTitles == ["Own"])
  }
}
