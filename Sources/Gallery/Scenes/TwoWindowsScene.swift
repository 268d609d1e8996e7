internal import UIKit

/// One window is key and another is in front: touches and keys go to different windows.
final class TwoWindowsScene: PageController {
  static let scene = AppScene(
    name: "two-windows", title: "Two windows",
    hint: "Touch both windows, then shake or press a key. A touch goes to the frontmost window "
      + "that is hit, events without a location to the key window.",
    window: { frame in
      let window = TellingWindow(frame: frame)
      window.rootViewController = TwoWindowsScene()
      return window
    })

  private let side = WindowSide(
    "back", "The window behind", .systemTeal, frame: CGRect(x: 20, y: 136, width: 350, height: 190))
  private let log = LogView(
    "log", prompt: "Events of both windows appear here.",
    frame: CGRect(x: 20, y: 572, width: 350, height: 252))
  private var front: UIWindow?

  override func viewDidLoad() {
    view.accessibilityIdentifier = "page"
    addHeadline(Self.scene)
    view.addSubview(side)
    view.addSubview(log)
    side.onAnswer = { [weak log] in log?.add("the window behind: \($0)") }
  }

  override func viewDidAppear(_ animated: Bool) {
    side.becomeFirstResponder()
    let window = TellingWindow(frame: CGRect(x: 20, y: 340, width: 350, height: 218))
    window.windowScene = view.window?.windowScene
    window.accessibilityIdentifier = "frontWindow"
    let controller = FrontWindowController()
    controller.onAnswer = { [weak log] in log?.add("the window in front: \($0)") }
    window.rootViewController = controller
    window.isHidden = false
    front = window
  }

  override func viewDidDisappear(_ animated: Bool) {
    front?.isHidden = true
    front = nil
  }
}

/// A window that reports when it becomes or resigns key.
final class TellingWindow: UIWindow {
  /// Called after each change.
  var onKeyChange: (() -> Void)?

  override func becomeKey() {
    super.becomeKey()
    onKeyChange?()
  }

  override func resignKey() {
    super.resignKey()
    onKeyChange?()
  }
}

/// The controller of the window in front.
final class FrontWindowController: UIViewController {
  var onAnswer: ((String) -> Void)?

  override func viewDidLoad() {
    view.backgroundColor = .systemGray4
    view.layer.cornerRadius = PageLayout.corner
    let side = WindowSide(
      "front", "The window in front", .systemIndigo,
      frame: CGRect(x: 14, y: 14, width: 322, height: 190))
    side.onAnswer = { [weak self] in self?.onAnswer?($0) }
    view.addSubview(side)
  }

  override func viewDidAppear(_ animated: Bool) { view.subviews.first?.becomeFirstResponder() }
}

/// A box that shows whether its window is key, makes it key, and reports the events that it
/// receives.
final class WindowSide: Box {
  private let state = CaptionLabel(frame: .zero)
  /// Called with each event.
  var onAnswer: ((String) -> Void)?

  convenience init(_ name: String, _ words: String, _ color: UIColor, frame: CGRect) {
    self.init(name, words, color, ink: .white, frame: frame)
    state.frame = CGRect(x: 12, y: 40, width: frame.width - 24, height: 32)
    state.font = .systemFont(ofSize: 22, weight: .bold)
    state.textColor = .white
    state.accessibilityIdentifier = name + "State"
    addSubview(state)
    let button = CountingButton(
      name + "Key", "Make it key", color, frame: CGRect(x: 12, y: 122, width: 160, height: 48))
    button.layer.borderColor = UIColor.white.cgColor
    button.layer.borderWidth = 2
    button.onTap = { [weak self] in self?.window?.makeKey() }
    addSubview(button)
  }

  override func didMoveToWindow() {
    (window as? TellingWindow)?.onKeyChange = { [weak self] in self?.showState() }
    showState()
  }

  private func showState() { state.text = window?.isKeyWindow == true ? "is key" : "is not key" }

  override var canBecomeFirstResponder: Bool { true }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    onAnswer?("a touch")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    onAnswer?("a shake")
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    onAnswer?("a key")
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
}
