import Testing
import TouchstoneTesting
import UIKit

/// Short pieces of typical app code, driven like a user would.
@Suite("Everyday code with text fields", .staged) @MainActor
struct EverydayFieldTests {
  private let stage = Stage()

  private func field(y: CGFloat = 100, _ text: String = "") -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: y, width: 200, height: 34))
    field.text = text
    stage.window.addSubview(field)
    return field
  }

  @Test("Return moves from field to field by tags, and leaves the last one")
  func returnChain() {
    final class Form: NSObject, UITextFieldDelegate {
      var ended: [Int] = []
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if let next = textField.superview?.viewWithTag(textField.tag + 1) as? UITextField {
          next.becomeFirstResponder()
        } else {
          textField.resignFirstResponder()
        }
        return true
      }
      func textFieldDidEndEditing(_ textField: UITextField) { ended.append(textField.tag) }
    }
    let form = Form()
    let fields = (1...3).map { number in
      let field = field(y: CGFloat(number) * 60)
      field.tag = number
      field.delegate = form
      return field
    }
    stage.tap(fields[0])
    stage.type("a\nb\nc\n")
    #expect(fields.map(\.text) == ["a", "b", "c"])
    #expect(form.ended == [1, 2, 3])
    #expect(!fields.contains { $0.isFirstResponder })
    stage.settle()
  }

  @Test("a limit by the delegate's range counts correctly with emoji")
  func limit() {
    final class Limit: NSObject, UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        let current = textField.text ?? ""
        guard let place = Range(range, in: current) else { return false }
        return current.replacingCharacters(in: place, with: string).count <= 3
      }
    }
    let limit = Limit()
    let field = field()
    field.delegate = limit
    field.becomeFirstResponder()
    stage.type("😀👍🏽🇩🇪x")
    #expect(field.text == "😀👍🏽🇩🇪")
    stage.press(.keyboardDeleteOrBackspace)
    stage.type("yz")
    #expect(field.text == "😀👍🏽y")
  }

  @Test("a delegate that formats a number with spaces places the caret correctly")
  func formatting() {
    final class Formatter: NSObject, UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        let text = (textField.text ?? "") as NSString
        let digits = text.replacingCharacters(in: range, with: string).filter(\.isNumber)
        var groups = ""
        for (number, digit) in digits.enumerated() {
          if number > 0, number % 4 == 0 { groups.append(" ") }
          groups.append(digit)
        }
        textField.text = groups
        let before = (text.substring(to: range.location) + string).filter(\.isNumber).count
        let place = before + max(0, before - 1) / 4
        if let position = textField.position(from: textField.beginningOfDocument, offset: place) {
          textField.selectedTextRange = textField.textRange(from: position, to: position)
        }
        return false
      }
    }
    let formatter = Formatter()
    let field = field()
    field.delegate = formatter
    field.becomeFirstResponder()
    stage.type("12345678")
    #expect(field.text == "1234 5678")
    stage.press(.keyboardHome)
    stage.type("90")
    #expect(field.text == "9012 3456 78")
    stage.type("x")
    #expect(field.text == "9012 3456 78")
    stage.type("5")
    #expect(field.text == "9051 2345 678")
  }

  @Test("a button is enabled while both fields have a text, also after one was cleared")
  func form() {
    let name = field(y: 100)
    let password = field(y: 150)
    name.clearButtonMode = .whileEditing
    let button = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 40))
    stage.window.addSubview(button)
    let check = UIAction { _ in
      button.isEnabled = ![name, password].contains { ($0.text ?? "").isEmpty }
    }
    for field in [name, password] { field.addAction(check, for: .editingChanged) }
    button.isEnabled = false
    stage.tap(password)
    stage.type("secret")
    #expect(!button.isEnabled)
    stage.tap(name)
    stage.type("me")
    #expect(button.isEnabled)
    stage.window.layoutIfNeeded()
    let cross = name.clearButtonRect(forBounds: name.bounds)
    stage.advance(by: 1)
    stage.tap(at: name.convert(CGPoint(x: cross.midX, y: cross.midY), to: nil))
    #expect(!button.isEnabled)
    #expect(name.isEditing)
    stage.settle()
  }

  @Test("a code of four fields moves on by editingChanged, and back by deleteBackward")
  func code() {
    final class Digit: UITextField {
      var onEmptyDelete: (() -> Void)?
      override func deleteBackward() {
        if !hasText { onEmptyDelete?() }
        super.deleteBackward()
      }
    }
    var digits: [Digit] = []
    for number in 0..<4 {
      let digit = Digit(frame: CGRect(x: 20 + number * 50, y: 100, width: 40, height: 40))
      digit.textContentType = .oneTimeCode
      digit.keyboardType = .numberPad
      stage.window.addSubview(digit)
      digits.append(digit)
    }
    for (number, digit) in digits.enumerated() {
      let next = number + 1 < digits.count ? digits[number + 1] : nil
      let previous = number > 0 ? digits[number - 1] : nil
      digit.addAction(
        UIAction { [weak digit] _ in
          guard digit?.text?.count == 1 else { return }
          if let next { next.becomeFirstResponder() } else { digit?.resignFirstResponder() }
        }, for: .editingChanged)
      digit.onEmptyDelete = {
        previous?.text = ""
        previous?.becomeFirstResponder()
      }
    }
    digits[0].becomeFirstResponder()
    stage.type("12")
    #expect(digits[2].isFirstResponder)
    stage.press(.keyboardDeleteOrBackspace)
    #expect(digits[1].isFirstResponder)
    stage.type("345")
    #expect(digits.map(\.text) == ["1", "3", "4", "5"])
    #expect(!digits.contains { $0.isFirstResponder })
  }

  @Test("a tap outside the fields ends editing, and one on a field does not")
  func endEditingByTap() {
    final class Page: UIViewController {
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
        let tap = UITapGestureRecognizer()
        tap.addTarget(self, action: Page.tapped)
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(tap)
      }
      func tapped(_ sender: Any) { view.endEditing(true) }
    }
    let page = Page()
    stage.window.rootViewController = page
    stage.settle()
    page.field.becomeFirstResponder()
    stage.tap(at: CGPoint(x: 200, y: 500))
    #expect(!page.field.isEditing)
    stage.settle()
  }

  @Test("a field whose delegate refuses to begin is queried once per tap, and works as a button")
  func picker() {
    final class Picker: NSObject, UITextFieldDelegate {
      var shown = 0
      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        shown += 1
        return false
      }
    }
    let picker = Picker()
    let field = field()
    field.delegate = picker
    stage.tap(field)
    stage.advance(by: 1)
    stage.tap(field)
    #expect(picker.shown == 2)
    #expect(!field.isEditing)
    stage.settle()
  }

  @Test("the keys of an app's own keypad type by insertText and deleteBackward")
  func ownKeyboard() {
    let pad = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    let field = field()
    var texts: [String] = []
    field.addAction(
      UIAction { [weak field] _ in texts.append(field?.text ?? "") }, for: .editingChanged)
    for (number, key) in ["1", "2", "⌫"].enumerated() {
      let button = UIButton(frame: CGRect(x: number * 100, y: 0, width: 90, height: 90))
      button.accessibilityIdentifier = key
      button.addAction(
        UIAction { [weak field] _ in
          if key == "⌫" { field?.deleteBackward() } else { field?.insertText(key) }
        }, for: .touchUpInside)
      pad.addSubview(button)
    }
    field.inputView = pad
    field.becomeFirstResponder()
    stage.settle()
    for button in [0, 1, 1, 2] {
      stage.tap(pad.subviews[button])
      stage.advance(by: 0.5)
    }
    #expect(field.text == "12")
    #expect(texts == ["1", "12", "122", "12"])
    #expect(field.isEditing)
    stage.settle()
  }

  @Test("the button above the keyboard ends editing")
  func accessory() {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    let done = UIButton(frame: CGRect(x: 300, y: 0, width: 80, height: 44))
    bar.addSubview(done)
    let field = field()
    done.addAction(
      UIAction { [weak field] _ in field?.resignFirstResponder() }, for: .touchUpInside)
    field.inputAccessoryView = bar
    stage.tap(field)
    stage.settle()
    stage.tap(done)
    #expect(!field.isEditing)
    stage.settle()
    #expect(bar.window == nil)
  }

  @Test(
    "padding by textRect and editingRect moves text and caret, and so does a left view")
  func padding() {
    final class Padded: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 16, dy: 0) }
      override func editingRect(forBounds bounds: CGRect) -> CGRect {
        bounds.insetBy(dx: 16, dy: 0)
      }
    }
    let padded = Padded(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    stage.window.addSubview(padded)
    padded.becomeFirstResponder()
    #expect(padded.caretRect(for: padded.beginningOfDocument).minX == 16)
    let field = field(y: 200)
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 34))
    field.leftViewMode = .always
    #expect(field.textRect(forBounds: field.bounds).minX == 12)
  }

  @Test("a subclass that hides caret, selection and menu still accepts typing")
  func hiddenCaret() {
    final class Plain: UITextField {
      override func caretRect(for position: UITextPosition) -> CGRect { .zero }
      override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    }
    let field = Plain(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    field.text = "hello"
    stage.window.addSubview(field)
    stage.doubleTap(at: CGPoint(x: 30, y: 117))
    #expect(stage.shownMenuTitles == nil)
    stage.type("x")
    #expect(field.text == "x")
    stage.settle()
  }

  @Test("all text is selected as editing begins, and the first character replaces it")
  func selectAll() {
    let field = field("old")
    field.addAction(
      UIAction { [weak field] _ in field?.selectAll(nil) }, for: .editingDidBegin)
    field.becomeFirstResponder()
    stage.type("n")
    #expect(field.text == "n")
  }

  @Test("a hidden field receives the typing for a view that displays it")
  func hiddenField() {
    let field = field()
    field.isHidden = true
    let label = UILabel(frame: CGRect(x: 20, y: 200, width: 100, height: 40))
    stage.window.addSubview(label)
    field.addAction(
      UIAction { [weak field] _ in label.text = field?.text }, for: .editingChanged)
    #expect(field.becomeFirstResponder())
    stage.type("42")
    #expect(label.text == "42")
  }

  @Test("a field begins in viewDidAppear, and can't before it is in a window")
  func viewDidAppear() {
    final class Page: UIViewController {
      let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
      var became: [Bool] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
        became.append(field.becomeFirstResponder())
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        became.append(field.becomeFirstResponder())
      }
    }
    let page = Page()
    stage.window.rootViewController = page
    stage.settle()
    #expect(page.became == [false, true])
    stage.type("x")
    #expect(page.field.text == "x")
  }

  @Test("a search waits until typing has paused")
  func search() {
    @MainActor final class Search {
      var searched: [String] = []
      var timer: Timer?
      func changed(_ text: String) {
        timer?.invalidate()
        timer = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { [weak self] _ in
          MainActor.assumeIsolated { self?.searched.append(text) }
        }
      }
    }
    let search = Search()
    let field = field()
    field.addAction(
      UIAction { [weak field] _ in search.changed(field?.text ?? "") }, for: .editingChanged)
    field.becomeFirstResponder()
    stage.type("abc")
    #expect(search.searched == [])
    stage.advance(by: 0.5)
    #expect(search.searched == ["abc"])
  }

  @Test("text that is limited in editingChanged waits for a composition to end")
  func limitWhileComposing() {
    let field = field()
    field.addAction(
      UIAction { [weak field] _ in
        guard let field, field.markedTextRange == nil, let text = field.text else { return }
        if text.count > 2 { field.text = String(text.prefix(2)) }
      }, for: .editingChanged)
    field.becomeFirstResponder()
    stage.compose("nihao")
    #expect(field.text == "nihao")
    stage.insertText("你好吗")
    #expect(field.text == "你好")
  }

  @Test("a drag that begins on a field scrolls the form, and editing does not begin")
  func dragOnField() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    scroll.contentSize = CGSize(width: 390, height: 2000)
    let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 34))
    scroll.addSubview(field)
    stage.window.addSubview(scroll)
    stage.drag(from: CGPoint(x: 100, y: 317), to: CGPoint(x: 100, y: 117), duration: 0.4)
    stage.settle()
    #expect(scroll.contentOffset.y > 100)
    #expect(!field.isEditing)
  }

  @Test("the reason why editing ended replaces the plain callback")
  func reason() {
    final class Both: NSObject, UITextFieldDelegate {
      var lines: [String] = []
      func textFieldDidEndEditing(_ textField: UITextField) { lines.append("plain") }
      func textFieldDidEndEditing(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason
      ) { lines.append("reason \(reason == .committed)") }
    }
    let both = Both()
    let field = field()
    field.delegate = both
    field.becomeFirstResponder()
    field.resignFirstResponder()
    #expect(both.lines == ["reason true"])
  }

  @Test("the events of a field come in their order")
  func events() {
    let field = field()
    var lines: [String] = []
    let all: [(UIControl.Event, String)] = [
      (.editingDidBegin, "begin"), (.editingChanged, "changed"), (.editingDidEnd, "end"),
      (.editingDidEndOnExit, "exit"), (.touchDown, "down"), (.touchUpInside, "up"),
      (.valueChanged, "value"),
    ]
    for (event, name) in all { field.addAction(UIAction { _ in lines.append(name) }, for: event) }
    stage.tap(field)
    #expect(lines.filter { $0 == "begin" } == ["begin"])
    lines = []
    stage.type("a\n")
    #expect(lines == ["changed", "exit", "end"])
    stage.settle()
  }

  @Test("the caret is moved to the end, and to an index, by text ranges")
  func caret() {
    let field = field("hello")
    field.becomeFirstResponder()
    if let place = field.position(from: field.beginningOfDocument, offset: 2) {
      field.selectedTextRange = field.textRange(from: place, to: place)
    }
    stage.type("X")
    #expect(field.text == "heXllo")
    let end = field.endOfDocument
    field.selectedTextRange = field.textRange(from: end, to: end)
    stage.type("!")
    #expect(field.text == "heXllo!")
  }
}
