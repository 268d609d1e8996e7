import Foundation
import Testing
import TouchstoneTesting
import UIKit

// Typical code with targets, responders and notifications, as in apps.

private protocol CellDelegate: AnyObject {
  func cellDidTapButton(_ cell: UIView)
}

private final class RatingControl: UIControl {
  var rating = 0 { didSet { sendActions(for: .valueChanged) } }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    rating = Int(touch.location(in: self).x / 20)
    return super.beginTracking(touch, with: event)
  }
}

private final class LoginController: UIViewController, UITextFieldDelegate {
  var log: [String] = []
  /// The notifications of a center that all tests share. They may belong to other tests.
  var notices: [String] = []
  let nameField = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
  let passwordField = UITextField(frame: CGRect(x: 20, y: 160, width: 200, height: 40))
  let submit = UIButton(type: .system)
  let rating = RatingControl(frame: CGRect(x: 20, y: 300, width: 100, height: 40))
  let toggle = UISwitch(frame: CGRect(x: 20, y: 360, width: 60, height: 30))
  let slider = UISlider(frame: CGRect(x: 20, y: 420, width: 200, height: 40))
  lazy var tap = UITapGestureRecognizer(target: self, action: Self.dismissKeyboardAction)
  var observer: (any NSObjectProtocol)?
  weak var delegate: (any CellDelegate)?

  static let dismissKeyboardAction = Selector(
    "dismissKeyboard", LoginController.dismissKeyboard)

  override func viewDidLoad() {
    super.viewDidLoad()
    submit.frame = CGRect(x: 20, y: 220, width: 100, height: 44)
    submit.addTarget(self, action: LoginController.submitTapped, for: .touchUpInside)
    submit.addTarget(
      self, action: Selector("pressed:", LoginController.pressed(sender:)), for: .touchDown)
    rating.addTarget(self, action: LoginController.ratingChanged, for: .valueChanged)
    toggle.addTarget(self, action: LoginController.toggled(_:), for: .valueChanged)
    slider.addTarget(
      self, action: LoginController.slid(_:event:), for: [.valueChanged, .touchUpInside])
    nameField.addTarget(self, action: LoginController.textChanged, for: .editingChanged)
    nameField.addTarget(
      self, action: LoginController.done(_:), for: .editingDidEndOnExit)
    nameField.delegate = self
    passwordField.delegate = self
    tap.cancelsTouchesInView = false
    view.addGestureRecognizer(tap)
    for view in [nameField, passwordField, submit, rating, toggle, slider] as [UIView] {
      self.view.addSubview(view)
    }
    for child in view.subviews.compactMap({ $0 as? UIControl }) {
      child.addTarget(self, action: LoginController.any(_:), for: .touchCancel)
    }
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: Selector("adjust:", LoginController.adjust(notification:)),
      name: UIResponder.keyboardWillShowNotification, object: nil)
    center.addObserver(
      self, selector: Selector("adjust:"), name: UIResponder.keyboardWillHideNotification,
      object: nil)
    observer = center.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: .main
    ) { [weak self] _ in MainActor.assumeIsolated { self?.notices.append("active") } }
    perform(Selector("loadLater", LoginController.loadLater), with: nil, afterDelay: 0.3)
  }

  deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
    NotificationCenter.default.removeObserver(self)
  }

  func submitTapped() { log.append("submit") }
  func pressed(sender: UIButton) { log.append("pressed") }
  func ratingChanged(_ sender: RatingControl) { log.append("rating \(sender.rating)") }
  func toggled(_ sender: UISwitch) { log.append("toggle \(sender.isOn)") }
  func slid(_ sender: UISlider, event: UIEvent) {
    log.append("slid \(event.allTouches?.first?.phase == .ended)")
  }
  func textChanged(_ field: UITextField) { log.append("text \(field.text ?? "")") }
  func done(_ sender: Any) { log.append("done") }
  func any(_ sender: AnyObject?) {}
  func loadLater() { log.append("later") }
  func dismissKeyboard() { view.endEditing(true) }

  func adjust(notification: NSNotification) {
    guard let info = notification.userInfo,
      let frame = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
      let same = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
      let seconds = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber,
      let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber
    else { return }
    notices.append("keyboard \(frame == same) \(seconds.doubleValue) \(curve.uintValue)")
    UIView.animate(
      withDuration: seconds.doubleValue, delay: 0,
      options: [UIView.AnimationOptions(rawValue: curve.uintValue << 16), .beginFromCurrentState],
      animations: { self.view.layoutIfNeeded() }, completion: nil)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === nameField {
      passwordField.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return true
  }
}

private extension UIResponder {
  /// The first responder, found like many apps do.
  static weak var found: UIResponder?
  static func current() -> UIResponder? {
    found = nil
    UIApplication.shared.sendAction(
      Selector("findFirstResponder:", UIResponder.findFirstResponder(_:)), to: nil, from: nil,
      for: nil)
    return found
  }
  func findFirstResponder(_ sender: Any?) { UIResponder.found = self }

  func nearest<Responder>(_ type: Responder.Type) -> Responder? {
    self as? Responder ?? next?.nearest(type)
  }
}

private final class Clock {
  var ticks = 0
  var timer: Timer?
  func tick() { ticks += 1 }
  func start() {
    let timer = Timer(
      timeInterval: 1, target: self, selector: Selector("clockTick", Clock.tick),
      userInfo: ["a": 1], repeats: true)
    timer.tolerance = 0.1
    RunLoop.main.add(timer, forMode: .common)
    RunLoop.current.add(timer, forMode: RunLoop.Mode.default)
    self.timer = timer
  }
}

@MainActor @Suite(.staged)
struct EverydayActionTests {
  private let stage = Stage()
  private let controller = LoginController()

  init() { stage.window.rootViewController = controller }

  @Test(
    "buttons, fields, switches and sliders of an everyday form call their methods")
  func form() {
    stage.tap(controller.submit)
    #expect(controller.log == ["pressed", "submit"])
    stage.tap(controller.toggle)
    #expect(controller.log.last == "toggle true")
    stage.tap(controller.rating)
    #expect(controller.log.last == "rating 2")
    stage.advance(by: 0.4)
    #expect(controller.log.contains("later"))
    stage.tap(controller.nameField)
    #expect(controller.nameField.isFirstResponder)
    stage.type("ab")
    #expect(controller.log.last == "text ab")
    stage.tap(at: CGPoint(x: 300, y: 700))
    #expect(!controller.nameField.isFirstResponder)
    stage.drag(
      from: CGPoint(x: 30, y: 440), to: CGPoint(x: 150, y: 440), duration: 0.2)
    #expect(controller.log.last == "slid true")
  }

  @Test(
    "the action trick finds the first responder, and the nearest object finds the page")
  func findingTheFirstResponder() {
    stage.tap(controller.nameField)
    #expect(UIResponder.current() === controller.nameField)
    #expect(controller.nameField.nearest(UIViewController.self) === controller)
    stage.tap(controller.passwordField)
    #expect(UIResponder.current() === controller.passwordField)
    stage.settle()
  }

  @Test(
    "an action can be queried, removed and read back by its selector")
  func bookkeeping() {
    let button = UIButton(type: .custom)
    let play = Selector("everydayPlay:", LoginController.pressed(sender:))
    button.addTarget(controller, action: play, for: .touchUpInside)
    button.addTarget(controller, action: play, for: .touchDown)
    #expect(
      button.actions(forTarget: controller, forControlEvent: .touchDown) == ["everydayPlay:"])
    #expect(button.allControlEvents == [.touchUpInside, .touchDown])
    #expect(button.allTargets.contains(controller))
    button.sendActions(for: .touchUpInside)
    #expect(controller.log == ["pressed"])
    button.removeTarget(controller, action: play, for: .touchUpInside)
    button.removeTarget(self.controller, action: nil, for: .allEvents)
    button.sendActions(for: .allEvents)
    #expect(controller.log == ["pressed"])
    #expect(controller.responds(to: play))
    #expect(String(describing: play) == "everydayPlay:")
    if controller.responds(to: play) { controller.perform(play, with: button) }
    #expect(controller.log.count == 2)
    let actions: [Selector: String] = [play: "Play", Selector("copy:"): "Copy"]
    #expect(actions[play] == "Play")
    stage.settle()
  }

  @Test(
    "everyday timers run on the stage's clock, with their modes and tolerance")
  func timers() {
    let clock = Clock()
    clock.start()
    stage.advance(by: 2.5)
    #expect(clock.ticks == 2)
    #expect(clock.timer?.timeInterval == 1)
    #expect((clock.timer?.userInfo as? [String: Int])?["a"] == 1)
    clock.timer?.fire()
    #expect(clock.ticks == 3)
    clock.timer?.invalidate()
    clock.timer = nil
  }

  @Test(
    "a menu and key commands name their actions as the structures of an app do")
  func menus() {
    let share = UICommand(title: "Share", action: Selector("share:", LoginController.done(_:)))
    let save = UIKeyCommand(
      input: "s", modifierFlags: .command, action: Selector("save:", LoginController.done(_:)))
    save.discoverabilityTitle = "Save"
    let item = UIMenuItem(
      title: "Mark", action: Selector("mark:", LoginController.any(_:)))
    #expect(share.action == "share:" && save.action == "save:" && item.action == "mark:")
    controller.addKeyCommand(save)
    #expect(controller.keyCommands?.count == 1)
    stage.press(.keyboardS, modifiers: .command)
    #expect(controller.log == ["done"])
    stage.settle()
  }
}
