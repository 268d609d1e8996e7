@_spi(Kit) internal import UIKitCore
internal import UIKitDevices

/// Chooses the style of a pointer over a button.
@MainActor
final class ButtonPointer: NSObject, UIPointerInteractionDelegate {
  private(set) lazy var interaction = UIPointerInteraction(delegate: self)

  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    guard let button = interaction.view as? UIButton, button.isEnabled else { return nil }
    let effect = UIPointerEffect.automatic(UITargetedPreview(view: button))
    let shape = UIPointerShape.roundedRect(button.frame)
    guard let provider = button.pointerStyleProvider else { return UIPointerStyle(effect: effect) }
    return provider(button, effect, shape)
  }
}

extension UIButton {
  func setPointerInteraction(_ isEnabled: Bool) {
    guard isEnabled != isPointerInteractionEnabled else { return }
    if let pointer = settingsOfButton.pointer {
      settingsOfButton.pointer = nil
      removeInteraction(pointer.interaction)
    } else {
      let pointer = ButtonPointer()
      settingsOfButton.pointer = pointer
      addInteraction(pointer.interaction)
    }
  }

  func pointerStyleProviderDidChange() {
    if pointerStyleProvider != nil { isPointerInteractionEnabled = true }
    settingsOfButton.pointer?.interaction.invalidate()
  }
}
