@_spi(Kit) internal import UIKitCore
internal import UIKitKeys

/// Holds one menu, over everything else, and never becomes key.
///
/// An edit menu's lets touches beside the menu through; a context menu's takes them all.
final class MenuWindow: UIWindow, SystemWindow, SystemPart {
  private let isModal: Bool
  /// Closes the menu for whoever wants to leave it.
  var onEscape: (() -> Void)?

  /// In front of the keyboard, whose keys a menu may have to cover.
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

  /// The window is of no more use.
  func close() {
    isHidden = true
    windowScene = nil
  }
}
