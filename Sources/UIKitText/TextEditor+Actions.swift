@_spi(Kit) internal import UIKitCore
internal import UIKitPasteboard

// The edit actions of menus and keys. Their changes need the delegate's permission.
extension TextEditor {
  /// Returns whether an edit action can do anything now, or `nil` if it isn't an action of texts.
  func allows(_ action: StandardEditAction) -> Bool? {
    let isSecret = host.isSecureTextEntry
    let hasSelection = !text.selection.isEmpty
    switch action {
    case .cut: return hasSelection && !isSecret && host.allowsEditing
    case .copy: return hasSelection && !isSecret
    case .delete: return hasSelection && host.allowsEditing
    case .paste: return host.allowsEditing && UIPasteboard.general.hasStrings
    case .select: return !hasSelection && text.length > 0
    case .selectAll: return text.length > 0 && text.selection != text.everything
    default: return nil
    }
  }

  func copy() {
    guard allows(.copy) ?? false else { return }
    UIPasteboard.general.string = text.text(in: text.selection)
  }

  func cut() {
    guard allows(.cut) ?? false else { return }
    copy()
    editAsUser(text.selection, "", as: .none, named: "Cut")
  }

  func paste() {
    guard let string = UIPasteboard.general.string else { return }
    editAsUser(placeOfTyping, string, as: .none, named: "Paste")
  }

  /// Selects the word at the insertion point, or the word before it.
  func selectWord() { selectUnit(.word, at: text.selection.lowerBound) }

  /// Selects the unit at an offset, or otherwise the unit before it.
  func selectUnit(_ granularity: UITextGranularity, at place: Int) {
    let units = TextUnits(text)
    let unit =
      units.unit(granularity, at: place, backward: false)
      ?? units.unit(granularity, at: place, backward: true)
    guard var unit else { return }
    // The line break at the end of a paragraph isn't selected.
    if granularity == .paragraph, text.text(in: unit).last?.isNewline == true {
      unit = unit.lowerBound..<(text.offset(unit.upperBound, movedBy: -1) ?? unit.lowerBound)
    }
    select(unit)
  }
}
