import CoreGraphics
import Foundation
import QuartzCore
import Testing
import TouchstoneTesting
import UIKit

// Swift 5 code in place of UIKit's `#selector`, none of which mentions @MainActor.

private protocol Pausing: AnyObject {
  func pause()
}

private class PlayerController: UIViewController, Pausing {
  var calls: [String] = []
  let button = UIButton(type: .system)
  var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
    button.addTarget(self, action: .play, for: .touchUpInside)
    view.addSubview(button)
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: view, action: Selector("endEditing:", UIView.endEditing(_:))))
    NotificationCenter.default.addObserver(
      self, selector: PlayerController.rotate, name: Notification.Name("rotate"), object: nil)
    timer = Timer.scheduledTimer(
      timeInterval: 0.5, target: self, selector: tickAction, userInfo: nil, repeats: true)
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  func play(_ sender: UIButton) { calls.append("play") }
  func press(_ sender: UIButton, event: UIEvent) { calls.append("press") }
  func tick(_ timer: Timer) { calls.append("tick") }
  func pause() { calls.append("pause") }
  func didRotate(_ notification: Notification) { calls.append("rotate") }

  private static let rotate = Selector("didRotate:", PlayerController.didRotate(_:))
}

private let tickAction = Selector("tick:", PlayerController.tick(_:))
private let pauseAction = Selector("pausePlayer", (any Pausing).pause)

extension Selector {
  fileprivate static let play = Selector("playTrack:", PlayerController.play(_:))
  fileprivate static let press = Selector("pressTrack:event:", PlayerController.press(_:event:))
}

private struct Shortcut {
  let title: String
  let action: Selector
}

private let shortcuts = [
  Shortcut(title: "Play", action: .play), Shortcut(title: "Pause", action: pauseAction),
]

private final class ListController: PlayerController {
  override var canBecomeFirstResponder: Bool { true }

  override var keyCommands: [UIKeyCommand]? {
    shortcuts.map {
      UIKeyCommand(title: $0.title, action: $0.action, input: "\(shortcuts.count)")
    }
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == Selector("paste:", UIResponder.paste(_:)) { return false }
    switch action {
    case .play, pauseAction: return true
    default: return super.canPerformAction(action, withSender: sender)
    }
  }
}

@MainActor
struct ActionsWithFoundationTests {
  @Test("a Swift 5 file with Foundation names actions in constants, extensions and structures")
  func actions() {
    let stage = Stage()
    let controller = ListController()
    stage.window.rootViewController = controller
    stage.tap(controller.button)
    controller.button.addTarget(controller, action: .press, for: .touchDown)
    stage.tap(controller.button)
    #expect(controller.calls == ["play", "press", "play"])
    #expect(stage.application.sendAction(pauseAction, to: controller, from: nil, for: nil))
    #expect(controller.calls.last == "pause")
    NotificationCenter.default.post(name: Notification.Name("rotate"), object: nil)
    #expect(controller.calls.last == "rotate")
    stage.advance(by: 0.6)
    #expect(controller.calls.last == "tick")
    controller.timer?.invalidate()
    #expect(controller.timer?.isValid == false)
    #expect(!controller.canPerformAction("paste:", withSender: nil))
  }
}
