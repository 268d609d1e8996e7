import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

@Suite("Presses") @MainActor
struct PressTests {
  private let log = CallLog()

  private func scene() -> (stage: Stage, view: KeyView) {
    let stage = Stage()
    let view = KeyView("view", log)
    stage.window.addSubview(view)
    view.becomeFirstResponder()
    stage.clearTrace()
    return (stage, view)
  }

  // statement 340
  @Test("a key's press begins at the first responder and has a key")
  func keyPress() throws {
    let (stage, view) = scene()
    var seen: UIPress?
    view.onPress = { seen = $0 }
    stage.press(.keyboardA)
    #expect(log.take() == ["view began keyboardA", "view ended keyboardA"])
    let press = try #require(seen)
    #expect(press.key?.keyCode == .keyboardA)
    #expect(press.type == .keyboard)
    #expect(press.responder === view)
    #expect(press.window === stage.window)
    #expect(press.gestureRecognizers == nil)
  }

  // statement 341
  @Test("a button's press has no key")
  func buttonPress() throws {
    let (stage, view) = scene()
    var seen: UIPress?
    view.onPress = { seen = $0 }
    stage.press(.playPause)
    #expect(log.take() == ["view began playPause", "view ended playPause"])
    #expect(seen?.key == nil)
  }

  // statement 342
  @Test("a press walks up the chain only by calls of super, in each of its phases")
  func climbing() throws {
    let (stage, view) = scene()
    let outer = KeyView("outer", log)
    outer.addSubview(view)
    stage.window.addSubview(outer)
    view.becomeFirstResponder()
    stage.press(.select)
    #expect(log.take() == ["view began select", "view ended select"])
    view.callsSuper = true
    let button = try #require(stage.hold(.select, force: 0.2))
    button.change(force: 0.8)
    button.release()
    let other = try #require(stage.hold(.menu))
    other.cancel()
    #expect(
      log.take() == [
        "view began select", "outer began select", "view changed select", "outer changed select",
        "view ended select", "outer ended select", "view began menu", "outer began menu",
        "view cancelled menu", "outer cancelled menu",
      ])
  }

  // statement 343
  @Test("a press ends where it began, also after another responder became first")
  func endsWhereItBegan() {
    let (stage, view) = scene()
    let other = KeyView("other", log)
    stage.window.addSubview(other)
    let key = stage.hold(.keyboardB)
    other.becomeFirstResponder()
    #expect(!view.isFirstResponder)
    key.release()
    #expect(log.take() == ["view began keyboardB", "view ended keyboardB"])
  }

  // statement 343
  @Test("a press ends where it began, also after its view left the window")
  func endsAfterLeaving() {
    let (stage, view) = scene()
    let key = stage.hold(.keyboardB)
    view.removeFromSuperview()
    key.release()
    #expect(log.take() == ["view began keyboardB", "view ended keyboardB"])
  }

  // statement 343
  @Test("presses are cancelled in their order when the application is interrupted")
  func interruption() {
    let (stage, _) = scene()
    let keys = [UIKeyboardHIDUsage.keyboardC, .keyboardA, .keyboardB].map { stage.hold($0) }
    _ = log.take()
    stage.interrupt()
    #expect(
      log.take() == [
        "view cancelled keyboardC", "view cancelled keyboardA", "view cancelled keyboardB",
      ])
    // Later reports of the host about these keys are ignored.
    keys[0].repeats()
    for key in keys { key.release() }
    #expect(log.take() == [])
    stage.press(.keyboardD)
    #expect(log.take() == [])
    stage.resume()
    stage.press(.keyboardD)
    #expect(log.take() == ["view began keyboardD", "view ended keyboardD"])
  }

  // statement 343
  @Test("presses are cancelled when their window is no longer key, and other presses stay")
  func losingKey() {
    let (stage, _) = scene()
    let window = UIWindow(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    let second = KeyView("second", log)
    window.addSubview(second)
    window.isHidden = false
    second.becomeFirstResponder()
    let first = stage.hold(.keyboardA)
    window.makeKey()
    #expect(log.take() == ["view began keyboardA", "view cancelled keyboardA"])
    first.release()
    let key = stage.hold(.keyboardB)
    key.release()
    #expect(log.take() == ["second began keyboardB", "second ended keyboardB"])
  }

  // statement 343
  @Test(
    "a press cancelled before delivery reaches no responder; one sent twice arrives once")
  func interruptedOnTheWay() {
    final class Window: UIWindow {
      var onEvent: () -> Void = {}
      override func sendEvent(_ event: UIEvent) {
        onEvent()
        super.sendEvent(event)
        super.sendEvent(event)
      }
    }
    let stage = Stage()
    let window = Window(frame: stage.window.bounds)
    let view = KeyView("view", log)
    window.addSubview(view)
    window.makeKeyAndVisible()
    view.becomeFirstResponder()
    stage.press(.keyboardA)
    #expect(log.take() == ["view began keyboardA", "view ended keyboardA"])
    let button = stage.hold(.select, force: 0.25)
    button?.change(force: 0.5)
    button?.release()
    #expect(log.take() == ["view began select", "view changed select", "view ended select"])
    window.onEvent = { [weak stage] in stage?.window.makeKey() }
    stage.press(.keyboardB)
    #expect(log.take() == [])
  }

  // statement 344
  @Test("the force of a button goes from 0 to 1 and changes; a key's is 1, and 0 at its end")
  func force() throws {
    let (stage, view) = scene()
    var forces: [CGFloat] = []
    view.onPress = { forces.append($0.force) }
    let button = try #require(stage.hold(.select, force: 0.25))
    button.change(force: 0.25)
    button.change(force: 0.75)
    button.release()
    #expect(forces == [0.25, 0.75, 0])
    #expect(log.take() == ["view began select", "view changed select", "view ended select"])
    forces = []
    stage.press(.keyboardA)
    stage.press(.menu)
    #expect(forces == [1, 0, 1, 0])
  }

  @Test("a repeated key down is not delivered again")
  func repeats() {
    let (stage, _) = scene()
    let key = stage.hold(.keyboardA)
    key.repeats()
    key.repeats()
    key.release()
    #expect(log.take() == ["view began keyboardA", "view ended keyboardA"])
  }

  @Test("an event contains every press that is down, unchanged ones as stationary")
  func severalPresses() {
    let (stage, _) = scene()
    final class Window: UIWindow {
      var events: [[String]] = []
      override func sendEvent(_ event: UIEvent) {
        if let event = event as? UIPressesEvent {
          let presses = event.allPresses.map { "\($0.type) \($0.phase)" }
          events.append(presses.sorted())
        }
        super.sendEvent(event)
      }
    }
    let window = Window(frame: stage.window.bounds)
    let view = KeyView("inside", log)
    window.addSubview(view)
    window.makeKeyAndVisible()
    view.becomeFirstResponder()
    let one = stage.hold(.select)
    let two = stage.hold(.menu)
    one?.release()
    two?.release()
    #expect(
      window.events == [
        ["select began"], ["menu began", "select stationary"], ["menu stationary", "select ended"],
        ["menu ended"],
      ])
    stage.window.makeKey()
  }

  @Test("without a first responder and without a controller a press begins at the key window")
  func noFirstResponder() {
    let (stage, view) = scene()
    view.resignFirstResponder()
    stage.press(.select)
    let first = stage.trace.first { $0.phase == "pressesBegan" }
    #expect(first?.subject?.shortClassName == "UIWindow")
  }

  // statement 340
  @Test("without a first responder a press begins at the front controller and walks up from there")
  func controllerInFront() {
    let stage = Stage()
    let (root, front) = (PressedController("root", log), PressedController("front", log))
    stage.window.rootViewController = root
    stage.press(.keyboardA)
    #expect(log.take() == ["root began keyboardA", "root ended keyboardA"])
    for style in [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen, .custom] {
      front.modalPresentationStyle = style
      root.present(front, animated: false)
      stage.press(.keyboardA)
      stage.press(.select)
      #expect(
        log.take() == [
          "front began keyboardA", "front ended keyboardA", "front began select",
          "front ended select",
        ], "\(style)")
      root.dismiss(animated: false)
      stage.press(.playPause)
      #expect(log.take() == ["root began playPause", "root ended playPause"], "\(style)")
    }
    root.callsSuper = true
    stage.press(.select)
    #expect(log.take() == ["root began select", "root ended select"])
    #expect(
      stage.trace.contains {
        $0.phase == "pressesBegan" && $0.subject?.shortClassName == "UIWindow"
      })
  }

  @Test("a press reaches the first responder below a presented controller that left it in place")
  func firstResponderBelow() {
    let (stage, view) = scene()
    let root = PressedController("root", log)
    stage.window.rootViewController = root
    root.view.addSubview(view)
    view.becomeFirstResponder()
    let front = PressedController("front", log)
    front.modalPresentationStyle = .overFullScreen
    root.present(front, animated: false)
    stage.press(.select)
    #expect(log.take() == ["view began select", "view ended select"])
    view.resignFirstResponder()
    stage.press(.select)
    #expect(log.take() == ["front began select", "front ended select"])
  }

  // statement 343
  @Test("a press that began at a controller ends there also after its dismissal")
  func dismissedMeanwhile() throws {
    let stage = Stage()
    let root = PressedController("root", log)
    stage.window.rootViewController = root
    root.present(PressedController("front", log), animated: false)
    let held = try #require(stage.hold(.select))
    root.dismiss(animated: false)
    held.release()
    #expect(log.take() == ["front began select", "front ended select"])
  }

  @Test("a field covered by a controller receives no press, and the controller does")
  func coveredField() {
    let stage = Stage()
    let (root, front) = (UIViewController(), PressedController("front", log))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    stage.window.rootViewController = root
    root.view.addSubview(field)
    field.becomeFirstResponder()
    root.present(front, animated: false)
    stage.press(.keyboardB)
    #expect(log.take() == ["front began keyboardB", "front ended keyboardB"])
    #expect(field.text == "")
    root.dismiss(animated: false)
    stage.press(.keyboardB)
    #expect(field.text == "b")
    field.resignFirstResponder()
  }

  @Test("recognizers up the chain from a controller receive its press")
  func recognizers() {
    let stage = Stage()
    let (root, front) = (UIViewController(), UIViewController())
    stage.window.rootViewController = root
    let (above, below) = (ListeningRecognizer("above", log), ListeningRecognizer("below", log))
    root.view.addGestureRecognizer(below)
    front.view.addGestureRecognizer(above)
    root.present(front, animated: false)
    stage.press(.select)
    #expect(log.take() == ["above began"])
  }
}

/// A controller that records its presses.
private final class PressedController: UIViewController {
  private let name: String
  private let log: CallLog
  var callsSuper = false

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("began", presses)
    if callsSuper { super.pressesBegan(presses, with: event) }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("ended", presses)
    if callsSuper { super.pressesEnded(presses, with: event) }
  }

  private func note(_ word: String, _ presses: Set<UIPress>) {
    for press in presses {
      log.record("\(name) \(word) \(press.key.map { "\($0.keyCode)" } ?? "\(press.type)")")
    }
  }
}

/// Records that presses begin.
private final class ListeningRecognizer: UIGestureRecognizer {
  private let noted: () -> Void

  init(_ name: String, _ log: CallLog) {
    noted = { log.record("\(name) began") }
    super.init(target: nil, action: nil)
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) { noted() }
}
