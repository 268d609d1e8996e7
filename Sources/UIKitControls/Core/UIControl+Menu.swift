extension UIControl {
  func setMenuInteraction(_ isOn: Bool) {
    guard isOn != isContextMenuInteractionEnabled else { return }
    if let interaction = settingsOfControl.menuInteraction {
      settingsOfControl.menuInteraction = nil
      removeInteraction(interaction)
    } else {
      let interaction = UIContextMenuInteraction(delegate: self)
      settingsOfControl.menuInteraction = interaction
      addInteraction(interaction)
    }
  }

  /// Shows the menu if it is the primary action and the control has a menu interaction. Returns
  /// whether it does.
  func presentsMenuAsPrimaryAction() -> Bool {
    guard showsMenuAsPrimaryAction, let interaction = contextMenuInteraction else { return false }
    interaction.presentByProgram(at: CGPoint(x: bounds.midX, y: bounds.midY))
    return true
  }

  var placeOfMenu: CGPoint {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGPoint(x: isReversed ? bounds.maxX : bounds.minX, y: bounds.maxY)
  }
}
