@_spi(Kit) internal import UIKitCore
internal import UIKitKeys

/// A window with one menu in front of everything else. It never becomes key.
///
/// Touches outside an edit menu pass through its window. The window of a context menu receives all
/// touches.
final class MenuWindow: UIWindow, SystemWindow, SystemPart {
  private let isModal: Bool
  /// Closes the menu when the user performs the escape gesture.
  var onEscape: (() -> Void)?

  /// In front of the keyboard, which a menu may have to cover.
  static let menuLevel = Level(InputWindow.keyboardLevel.rawValue + 1)

  init(scene: UIWindowScene, isModal: Bool, like view: UIView) {
    self.isModal = isModal
    super.init(windowScene: scene)
    windowLevel = Self.menuLevel
    overrideUserInterfaceStyle = view.traitCollection.userInterfaceStyle
    tintColor = view.tintColor
    accessibilityViewIsModal = isModal
  }

  required init?(coder: NSCoder) { nil }

  var partName: String { "the menu" }
  override var canBecomeKey: Bool { false }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && !isModal ? nil : hit
  }

  override func accessibilityPerformEscape() -> Bool {
    guard let onEscape else { return false }
    onEscape()
    return true
  }

  /// Hides the window and removes it from its scene.
  func close() {
    isHidden = true
    windowScene = nil
  }
}
