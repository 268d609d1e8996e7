import Testing
import TouchstoneTesting
import UIKit

/// Notifications that are received by selector.
@MainActor
struct NotificationSelectorTests {
  nonisolated private static let name = Notification.Name("NotificationSelectorTests")

  private final class Listener: NSObject {
    var heard: [String] = []
    func heard(_ notification: Notification) { heard.append(notification.name.rawValue) }
    func plain() { heard.append("plain") }
  }

  private let center = NotificationCenter()
  private let hear = Selector("hearNotification:", Listener.heard(_:))

  @Test("an observer by selector receives notifications of its name until it is removed")
  func hearing() {
    let listener = Listener()
    center.addObserver(listener, selector: hear, name: Self.name, object: nil)
    center.addObserver(
      listener, selector: Selector("hearPlain", Listener.plain), name: Self.name, object: nil)
    center.post(name: Self.name, object: nil)
    center.post(name: Notification.Name("another"), object: nil)
    // A notification center calls its observers in no specified order.
    #expect(Set(listener.heard) == [Self.name.rawValue, "plain"])
    center.removeObserver(listener)
    center.post(name: Self.name, object: nil)
    #expect(listener.heard.count == 2)
  }

  @Test("an observer can be removed for one name, or for one sender, alone")
  func removingOne() {
    let listener = Listener()
    let sender = NSObject()
    let other = Notification.Name("NotificationSelectorTests.other")
    center.addObserver(listener, selector: hear, name: Self.name, object: nil)
    center.addObserver(listener, selector: hear, name: other, object: sender)
    center.removeObserver(listener, name: Self.name, object: nil)
    center.post(name: Self.name, object: sender)
    center.post(name: other, object: NSObject())
    center.post(name: other, object: sender)
    #expect(listener.heard == [other.rawValue])
    center.removeObserver(listener, name: nil, object: sender)
    center.post(name: other, object: sender)
    #expect(listener.heard.count == 1)
  }

  @Test("an observer by selector is not retained, and receives nothing once it is gone")
  func weakly() {
    var listener: Listener? = Listener()
    weak let watched = listener
    center.addObserver(listener as Any, selector: hear, name: Self.name, object: nil)
    listener = nil
    #expect(watched == nil)
    center.post(name: Self.name, object: nil)
  }

  @Test("a closure's token is removed as before, together with observers by selector")
  func tokens() {
    let listener = Listener()
    nonisolated(unsafe) var count = 0
    let token = center.addObserver(forName: Self.name, object: nil, queue: nil) { _ in count += 1 }
    center.addObserver(listener, selector: hear, name: nil, object: nil)
    center.post(name: Self.name, object: nil)
    center.removeObserver(token)
    center.post(name: Self.name, object: nil)
    #expect(count == 1)
    #expect(listener.heard.count == 2)
  }

  @Test("a closure on the main queue receives the main actor's posts at once")
  func mainQueue() async {
    nonisolated(unsafe) var heard: [String] = []
    let token = center.addObserver(forName: Self.name, object: nil, queue: .main) { notification in
      heard.append("\(notification.object ?? "")")
    }
    center.post(name: Self.name, object: "here")
    #expect(heard == ["here"])
    let center = center
    await Task.detached { center.post(name: Self.name, object: "elsewhere") }.value
    #expect(heard == ["here", "elsewhere"])
    center.removeObserver(token)
    center.post(name: Self.name, object: "late")
    #expect(heard.count == 2)
  }

  @Test("a method by selector receives another thread's posts, on the main actor")
  func anotherThread() async {
    let listener = Listener()
    center.addObserver(listener, selector: hear, name: Self.name, object: nil)
    let center = center
    await Task.detached { center.post(name: Self.name, object: nil) }.value
    for _ in 0..<100 where listener.heard.isEmpty { await Task.yield() }
    #expect(listener.heard.count == 1)
  }

  @Test("a form observes the keyboard by selector, and reads its frame, duration and curve")
  func keyboard() throws {
    final class Form: UIViewController {
      var frame: CGRect?
      var value: NSValue?
      var seconds: Double?
      var curve: UInt?
      override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
          self, selector: Selector("keyboardWillShow:", Form.keyboardWillShow(_:)),
          name: UIResponder.keyboardWillShowNotification, object: nil)
      }
      func keyboardWillShow(_ notification: Notification) {
        let info = notification.userInfo
        frame = info?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        value = info?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        seconds = info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
        curve = info?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
      }
    }
    final class Field: UITextField {
      let board = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
      override var inputView: UIView? {
        get { board }
        set {}
      }
    }
    let stage = Stage()
    let form = Form()
    stage.window.rootViewController = form
    let field = Field(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    form.view.addSubview(field)
    field.becomeFirstResponder()
    #expect(form.frame?.height == 200)
    #expect(form.value?.cgRectValue == form.frame)
    #expect(form.seconds == 0.25)
    let curve = try #require(form.curve)
    UIView.animate(
      withDuration: 0.25, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16)
    ) { field.alpha = 0.5 }
    #expect(UIView.AnimationCurve(rawValue: Int(curve)) != nil)
    stage.settle()
  }
}
