internal import UIKitCore

/// The buttons of an alert.
///
/// A finger may slide from one button to another. The button under the finger at the lift acts
/// (statement 521).
final class AlertButtonList: UIView {
  private(set) var buttons: [AlertButton] = []
  private var finger: UITouch?
  private var pressed: AlertButton? {
    didSet {
      guard pressed !== oldValue else { return }
      oldValue?.isPressed = false
      pressed?.isPressed = true
    }
  }
  /// The color of titles without a special meaning, or `nil` for the design's.
  var titleColor: UIColor? {
    didSet { for button in buttons { button.titleColor = titleColor } }
  }
  /// Called when the user chooses an action.
  var onChoose: (UIAlertAction) -> Void = { _ in }

  /// Shows buttons for actions, in the order of the screen.
  ///
  /// If the actions are the same as before, the buttons stay, with the focus and the finger.
  func show(_ actions: [UIAlertAction], preferred: UIAlertAction?) {
    let isSame =
      actions.elementsEqual(buttons) { $0 === $1.action }
      && buttons.allSatisfy { $0.isPreferred == ($0.action === preferred) }
    if isSame { return }
    pressed = nil
    for button in buttons { button.removeFromSuperview() }
    buttons = actions.map { AlertButton($0, isPreferred: $0 === preferred) }
    for button in buttons {
      button.titleColor = titleColor
      button.onActivate = { [weak self, weak button] in
        if let button { self?.onChoose(button.action) }
      }
      addSubview(button)
    }
  }

  // MARK: Layout

  private static let metrics = DesignMetrics.inForce.alert

  /// Returns whether two buttons fit next to each other in a width.
  func fitsSideBySide(in width: CGFloat) -> Bool {
    let half = (width - Self.metrics.gap) / 2
    return buttons.count == 2 && buttons.allSatisfy { $0.neededWidth <= half }
  }

  /// Returns the height of the buttons, next to each other or one below another.
  func height(sideBySide: Bool) -> CGFloat {
    let heights = buttons.map(\.neededHeight)
    if sideBySide { return heights.max() ?? 0 }
    return heights.reduce(0, +) + Self.metrics.gap * CGFloat(max(0, buttons.count - 1))
  }

  /// Sets the frames of the buttons. Next to each other, the cancel button comes first (statement
  /// 510).
  func layOut(sideBySide: Bool) {
    let gap = Self.metrics.gap
    if sideBySide {
      let width = (bounds.width - gap) / 2
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let startsWithLast = buttons.last?.action.style == .cancel
      for (index, button) in (isMirrored != startsWithLast ? buttons.reversed() : buttons)
        .enumerated()
      {
        button.frame = CGRect(
          x: CGFloat(index) * (width + gap), y: 0, width: width, height: bounds.height)
      }
      return
    }
    var top: CGFloat = 0
    for button in buttons {
      button.frame = CGRect(x: 0, y: top, width: bounds.width, height: button.neededHeight)
      top += button.neededHeight + gap
    }
  }

  // MARK: Touches

  private func button(under touch: UITouch) -> AlertButton? {
    let button = buttons.first { $0.frame.contains(touch.location(in: self)) }
    return button?.action.isEnabled == true ? button : nil
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard finger == nil, let touch = touches.first else { return }
    finger = touch
    pressed = button(under: touch)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let finger, touches.contains(finger) { pressed = button(under: finger) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = finger, touches.contains(touch) else { return }
    let button = button(under: touch)
    finger = nil
    pressed = nil
    if let button { onChoose(button.action) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = finger, touches.contains(touch) else { return }
    finger = nil
    pressed = nil
  }
}
