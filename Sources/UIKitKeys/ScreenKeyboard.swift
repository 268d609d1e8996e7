@_spi(Kit) package import UIKitCore

/// The keyboard on the screen, for hosts that have one: it takes up room, and types nothing itself.
///
/// What is typed on it comes from the host as text.
final class ScreenKeyboard: UIView {
  convenience init(height: CGFloat) {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: height))
    accessibilityIdentifier = "keyboard"
    backgroundColor = .systemGray5
  }

  /// Keys are pressed here: a touch goes no further.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

extension UIApplication {
  /// How high the keyboard on the screen is, in points; 0 where there is none, as beside a keyboard
  /// of hardware.
  package var keyboardHeight: CGFloat {
    get { implicitScene.inputViewPresenter.keyboard?.bounds.height ?? 0 }
    set {
      guard newValue != keyboardHeight else { return }
      implicitScene.inputViewPresenter.keyboard =
        newValue > 0 ? ScreenKeyboard(height: newValue) : nil
    }
  }
}
