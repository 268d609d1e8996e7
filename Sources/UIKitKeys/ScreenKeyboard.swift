@_spi(Kit) package import UIKitCore

/// The on-screen keyboard, for hosts that have one. It occupies space and types nothing itself.
///
/// The host sends the typed text.
final class ScreenKeyboard: UIView {
  convenience init(height: CGFloat) {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: height))
    accessibilityIdentifier = "keyboard"
    backgroundColor = .systemGray5
  }

  /// Consumes touches, because they press keys. They aren't forwarded.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

extension UIApplication {
  /// The height of the on-screen keyboard in points, or 0 without one, as with a hardware keyboard.
  package var keyboardHeight: CGFloat {
    get { implicitScene.inputViewPresenter.keyboard?.bounds.height ?? 0 }
    set {
      guard newValue != keyboardHeight else { return }
      implicitScene.inputViewPresenter.keyboard =
        newValue > 0 ? ScreenKeyboard(height: newValue) : nil
    }
  }
}
