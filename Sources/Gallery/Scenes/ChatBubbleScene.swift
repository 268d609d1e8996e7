internal import UIKit

/// A button that can be dragged, with a speech bubble outside its bounds that handles touches.
final class ChatBubbleScene: PageController {
  static let scene = AppScene(
    name: "chat-bubble", title: "Chat bubble",
    hint: "Drag the button. Tap it to show a bubble. Then press the bubble: it gets the touch, "
      + "although it is outside its parent, the button.",
    controller: { ChatBubbleScene() })

  private let report = CaptionLabel(
    "The bubble was never pressed.", weight: .semibold, color: .label,
    frame: CGRect(x: 20, y: 740, width: 350, height: 20))
  private var presses = 0

  override func viewDidLoad() {
    view.accessibilityIdentifier = "page"
    addHeadline(Self.scene)
    let button = PopButton(type: .custom)
    button.frame = CGRect(x: 120, y: 440, width: 150, height: 56)
    button.accessibilityIdentifier = "popButton"
    button.backgroundColor = .systemGreen
    button.layer.cornerRadius = 28
    button.setTitle("Drag or tap me", for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 15, weight: .semibold)
    button.addTarget(self, action: ChatBubbleScene.popUp, for: .touchUpInside)
    view.addSubview(button)
    report.accessibilityIdentifier = "report"
    view.addSubview(report)
    view.addSubview(
      CaptionLabel(
        "The button's touchesMoved does not call super and moves the button by its transform. A "
          + "drag ends inside the button, so it counts as a tap too, as on iOS.",
        frame: CGRect(x: 20, y: 768, width: 350, height: 60)))
  }

  /// Replaces the bubble on the button with a new one.
  private func popUp(_ sender: PopButton) {
    sender.chatView?.removeFromSuperview()
    let chatView = UIButton(type: .custom)
    chatView.accessibilityIdentifier = "chatView"
    chatView.setBackgroundImage(UIImage(named: "bubble"), for: .normal)
    chatView.setBackgroundImage(UIImage(named: "bubble-highlighted"), for: .highlighted)
    chatView.sizeToFit()
    chatView.center = CGPoint(
      x: chatView.bounds.size.width * 0.5, y: -chatView.bounds.size.height * 0.5)
    chatView.addAction(UIAction { [weak self] _ in self?.countPress() }, for: .touchUpInside)
    sender.chatView = chatView
    sender.addSubview(chatView)
  }

  private func countPress() {
    presses += 1
    report.text = "The bubble was pressed \(presses)×."
  }
}

/// A button that follows the finger and hit-tests its bubble.
final class PopButton: UIButton {
  /// The speech bubble outside the button's bounds.
  var chatView: UIButton?

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let current = touch.location(in: self)
    let previous = touch.previousLocation(in: self)
    transform = transform.translatedBy(x: current.x - previous.x, y: current.y - previous.y)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let chatView, chatView.point(inside: convert(point, to: chatView), with: event) {
      return chatView
    }
    return super.hitTest(point, with: event)
  }
}
