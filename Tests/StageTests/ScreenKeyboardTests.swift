import Testing
import TouchstoneTesting
import UIKit

@MainActor
@Suite("The keyboard on the screen", .staged)
struct ScreenKeyboardTests {
  private let stage = Stage(size: CGSize(width: 390, height: 844), keyboard: 300)
  private let field = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 40))

  init() { stage.window.addSubview(field) }

  /// A form that handles the keyboard's notifications.
  @MainActor
  private final class Form {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    var log: [String] = []
    private var tokens: [any NSObjectProtocol] = []

    init() {
      scrollView.contentSize = CGSize(width: 390, height: 2000)
      let names: [(Notification.Name, String)] = [
        (UIResponder.keyboardWillShowNotification, "willShow"),
        (UIResponder.keyboardDidShowNotification, "didShow"),
        (UIResponder.keyboardWillHideNotification, "willHide"),
        (UIResponder.keyboardDidHideNotification, "didHide"),
        (UIResponder.keyboardWillChangeFrameNotification, "willChangeFrame"),
      ]
      for (name, word) in names {
        tokens.append(
          NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
            [weak self] note in
            let end = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?
              .cgRectValue
            MainActor.assumeIsolated { self?.heard(word, end ?? .null) }
          })
      }
    }

    private func heard(_ word: String, _ end: CGRect) {
      log.append(word)
      guard word == "willChangeFrame" else { return }
      scrollView.contentInset.bottom = max(0, scrollView.frame.maxY - end.minY)
    }

    func stop() { for token in tokens { NotificationCenter.default.removeObserver(token) } }
  }

  @Test("it slides in under a tapped field, and out after it, with its notifications")
  func notifications() {
    let form = Form()
    stage.tap(field)
    #expect(form.log == ["willChangeFrame", "willShow"])
    stage.settle()
    #expect(form.log == ["willChangeFrame", "willShow", "didShow"])
    form.log = []
    field.resignFirstResponder()
    stage.settle()
    #expect(form.log == ["willChangeFrame", "willHide", "didHide"])
    form.stop()
  }

  @Test("an app's inset follows it by the frame in its notifications")
  func inset() {
    let form = Form()
    stage.window.insertSubview(form.scrollView, at: 0)
    field.becomeFirstResponder()
    #expect(form.scrollView.contentInset.bottom == 300)
    stage.settle()
    stage.keyboardHeight = 350
    #expect(form.scrollView.contentInset.bottom == 350)
    stage.settle()
    field.resignFirstResponder()
    #expect(form.scrollView.contentInset.bottom == 0)
    stage.settle()
    form.stop()
  }

  /// A view with a bar above the keyboard.
  private final class Page: UIView {
    let bar = UIView()

    override func layoutSubviews() {
      let top = keyboardLayoutGuide.layoutFrame.minY
      bar.frame = CGRect(x: 0, y: top - 50, width: bounds.width, height: 50)
    }
  }

  @Test("the keyboard's guide follows it, and views pinned to the guide move at its pace")
  func guide() {
    let page = Page(frame: CGRect(x: 0, y: 44, width: 390, height: 800))
    page.addSubview(page.bar)
    stage.window.insertSubview(page, at: 0)
    stage.advance(by: 0.1)
    #expect(page.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 800, width: 390, height: 0))
    #expect(page.bar.frame.minY == 750)
    field.becomeFirstResponder()
    #expect(page.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 500, width: 390, height: 300))
    #expect(page.bar.frame.minY == 450)
    stage.advance(by: 0.125)
    let shown = page.bar.layer.presentation()?.frame.minY ?? 0
    #expect(abs(shown - 600) < 1, "half way after half the time")
    stage.settle()
    field.resignFirstResponder()
    #expect(page.bar.frame.minY == 750)
    #expect(page.keyboardLayoutGuide === page.layoutGuides.first)
    stage.settle()
  }

  @Test("it covers the views below it, and a tap there reports it")
  func covering() {
    let button = UIButton(frame: CGRect(x: 20, y: 700, width: 120, height: 44))
    stage.window.addSubview(button)
    field.becomeFirstResponder()
    stage.settle()
    let failures = Stage.failures { stage.tap(button) }
    #expect(
      failures.map(\.text) == [
        "*UIButton* wasn't hit: the keyboard covers it. A page doesn't make room for the keyboard "
          + "automatically. Lay *UIButton* out above keyboardLayoutGuide, scroll it there, or end "
          + "editing first."
      ])
    field.resignFirstResponder()
    stage.settle()
    stage.tap(button, expecting: .nothing)
  }

  @Test("taps on it type nothing and leave the field first responder")
  func taps() {
    stage.tap(field)
    stage.settle()
    stage.tap(at: CGPoint(x: 100, y: 800))
    #expect(field.isFirstResponder)
    #expect(field.text == "")
    stage.settle()
  }

  @Test("a field's accessory view is on top of it, and its own input view replaces it")
  func accessoryAndInput() {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    field.inputAccessoryView = bar
    field.becomeFirstResponder()
    stage.settle()
    #expect(bar.convert(bar.bounds, to: nil).size.height == 44)
    #expect(bar.window?.frame.height == 344)
    field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    field.reloadInputViews()
    stage.settle()
    #expect(bar.window?.frame.height == 144)
  }

  @Test("a first responder without text input does not bring it up")
  func notForOthers() {
    final class Plain: UIView { override var canBecomeFirstResponder: Bool { true } }
    let plain = Plain(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    stage.window.addSubview(plain)
    field.becomeFirstResponder()
    stage.settle()
    let form = Form()
    plain.becomeFirstResponder()
    stage.settle()
    #expect(form.log == ["willChangeFrame", "willHide", "didHide"])
    form.stop()
  }

  @Test("without a height there is no keyboard, as with a hardware keyboard")
  func none() {
    stage.keyboardHeight = 0
    let form = Form()
    field.becomeFirstResponder()
    stage.settle()
    #expect(form.log == [])
    stage.keyboardHeight = 250
    stage.settle()
    #expect(form.log == ["willChangeFrame", "willShow", "didShow"])
    form.stop()
  }
}
