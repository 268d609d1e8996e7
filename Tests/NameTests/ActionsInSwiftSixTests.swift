import Foundation
import Testing
import TouchstoneTesting
import UIKit

// Typical code with actions and responders in Swift 6, in a file that also imports Foundation.

private final class Stepper: UIControl {
  private(set) var value = 0
  private var timer: Timer?
  private let plus = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    plus.frame = CGRect(x: 50, y: 0, width: 50, height: 44)
    plus.setTitle("+", for: .normal)
    plus.addTarget(self, action: Stepper.startIncreasing, for: .touchDown)
    plus.addTarget(
      self, action: Stepper.stop(sender:),
      for: [.touchUpInside, .touchUpOutside, .touchCancel])
    addSubview(plus)
  }

  required init?(coder: NSCoder) { nil }

  private func startIncreasing(_ sender: UIButton) {
    step()
    timer = .scheduledTimer(
      timeInterval: 0.5, target: self, selector: Selector("stepOnce", Stepper.step),
      userInfo: nil, repeats: true)
  }

  private func stop(sender: Any?) {
    timer?.invalidate()
    timer = nil
  }

  private func step() {
    value += 1
    sendActions(for: .valueChanged)
  }

  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    guard isEnabled else { return }
    super.sendAction(action, to: target, for: event)
  }
}

private final class NoteController: UIViewController {
  enum Command: CaseIterable {
    case save, close
    var selector: Selector {
      switch self {
      case .save: Selector("saveNote:", NoteController.save(_:))
      case .close: Selector("closeNote", NoteController.close)
      }
    }
  }

  private(set) var log: [String] = []
  let stepper = Stepper(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
  let label = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
  var text = "" {
    didSet {
      undoManager?.registerUndo(withTarget: self) { $0.text = oldValue }
      undoManager?.setActionName("Typing")
    }
  }

  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(
        title: "Save", action: Command.save.selector, input: "s", modifierFlags: .command)
    ]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    stepper.addAction(
      UIAction { [weak self] action in
        guard let stepper = action.sender as? Stepper else { return }
        self?.log.append("value \(stepper.value)")
      }, for: .valueChanged)
    label.isUserInteractionEnabled = true
    label.addGestureRecognizer(
      UILongPressGestureRecognizer(target: self, action: NoteController.pressed(_:)))
    for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
      let swipe = UISwipeGestureRecognizer(
        target: self, action: Selector("swiped:", NoteController.swiped(_:)))
      swipe.direction = direction
      view.addGestureRecognizer(swipe)
    }
    [stepper, label].forEach(view.addSubview)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake {
      log.append("shake")
    } else {
      super.motionEnded(motion, with: event)
    }
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    switch action {
    case Selector("copy:", UIResponder.copy(_:)), Command.close.selector: true
    case "paste:": false
    default: super.canPerformAction(action, withSender: sender)
    }
  }

  override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    log.append("asked for \(action)")
    return super.target(forAction: action, withSender: sender)
  }

  override func copy(_ sender: Any?) { log.append("copy") }

  func save(_ sender: Any?) { log.append("save by \(type(of: sender ?? self))") }
  func close() { log.append("close") }

  private func pressed(_ recognizer: UILongPressGestureRecognizer) {
    guard recognizer.state == .began else { return }
    log.append("pressed")
  }

  private func swiped(_ recognizer: UISwipeGestureRecognizer) {
    log.append(recognizer.direction == .left ? "left" : "right")
  }
}

@MainActor @Suite(.staged)
struct ActionsInSwiftSixTests {
  private let stage = Stage()
  private let controller = NoteController()

  init() {
    stage.window.rootViewController = controller
    stage.settle()
  }

  @Test("an everyday stepper counts while it is held, with a Timer and Foundation imported")
  func stepper() {
    let finger = stage.touch(at: CGPoint(x: 95, y: 122))
    stage.advance(by: 1.2)
    finger.lift()
    stage.advance(by: 2)
    #expect(controller.stepper.value == 3)
    #expect(controller.log == ["value 1", "value 2", "value 3"])
  }

  @Test(
    "everyday recognizers, key commands and shakes reach their methods in Swift 6")
  func inputs() {
    stage.longPress(controller.label)
    #expect(controller.log.last == "pressed")
    stage.swipe(from: CGPoint(x: 300, y: 600), to: CGPoint(x: 100, y: 600))
    #expect(controller.log.last == "left")
    stage.press(.keyboardS, modifiers: .command)
    #expect(controller.log.last == "save by UIKeyCommand")
    stage.shake()
    #expect(controller.log.last == "shake")
  }

  @Test("everyday overrides decide which responder performs an action")
  func overrides() {
    let view = UIView(frame: CGRect(x: 0, y: 400, width: 10, height: 10))
    controller.view.addSubview(view)
    let close = NoteController.Command.close.selector
    #expect(stage.application.sendAction(close, to: nil, from: view, for: nil))
    #expect(controller.log == ["asked for closeNote", "close"])
    let performer = view.target(forAction: "copy:", withSender: nil) as? UIResponder
    performer?.copy(nil)
    #expect(controller.log.last == "copy")
    #expect(!controller.canPerformAction("paste:", withSender: nil))
    var responder: UIResponder? = view
    while let current = responder, !(current is UIViewController) { responder = current.next }
    #expect(responder === controller)
    let chain = sequence(first: view as UIResponder, next: { $0.next }).map { $0 }
    #expect(chain.contains { $0 === stage.application })
    #expect(NoteController.Command.allCases.allSatisfy { controller.responds(to: $0.selector) })
  }

  @Test("everyday undo accepts closures, and selectors with an object")
  func undo() {
    controller.text = "a"
    stage.advance(by: 0.1)
    controller.text = "ab"
    stage.advance(by: 0.1)
    #expect(controller.undoManager?.undoMenuItemTitle == "Undo Typing")
    controller.undoManager?.undo()
    #expect(controller.text == "a")
    #expect(
      stage.application.sendAction("undo", to: controller.undoManager, from: nil, for: nil))
    #expect(controller.text == "")
    controller.undoManager?.registerUndo(
      withTarget: controller, selector: NoteController.Command.save.selector,
      object: controller.label)
    controller.undoManager?.undo()
    #expect(controller.log.last == "save by UILabel")
  }

  @Test("everyday bookkeeping lists and removes registered targets")
  func bookkeeping() {
    var handlers: [String] = []
    controller.stepper.addTarget(
      controller, action: NoteController.Command.close.selector, for: .valueChanged)
    controller.stepper.enumerateEventHandlers { action, targetAction, event, stop in
      if action != nil { handlers.append("closure") }
      if let (target, selector) = targetAction {
        handlers.append("\(target is NoteController) \(selector)")
      }
      stop = event == .touchCancel
    }
    #expect(handlers == ["closure", "true closeNote"])
    controller.view.gestureRecognizers?.forEach(controller.view.removeGestureRecognizer)
    #expect(controller.view.gestureRecognizers?.isEmpty != false)
    let menu = UIMenu(
      title: "Note",
      children: NoteController.Command.allCases.map {
        UICommand(title: "\($0)", action: $0.selector)
      })
    #expect(menu.children.map(\.title) == ["save", "close"])
  }
}
