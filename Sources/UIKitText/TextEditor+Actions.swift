@_spi(Kit) internal import UIKitCore
internal import UIKitPasteboard

// The edit actions, as menus and keys send them: the delegate is asked for what they change.
extension TextEditor {
  /// Whether an edit action has something to do now; nil for one that a text has no say in.
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

  /// Selects the word at the place of typing, or the one before it.
  func selectWord() { selectUnit(.word, at: text.selection.lowerBound) }

  /// Selects the unit around a place; where there is none, the one before it.
  func selectUnit(_ granularity: UITextGranularity, at place: Int) {
    let units = TextUnits(text)
    let unit =
      units.unit(granularity, at: place, backward: false)
      ?? units.unit(granularity, at: place, backward: true)
    guard var unit else { return }
    // The line break that ends a paragraph is not selected with it.
    if granularity == .paragraph, text.text(in: unit).last?.isNewline == true {
      unit = unit.lowerBound..<(text.offset(unit.upperBound, movedBy: -1) ?? unit.lowerBound)
    }
    select(unit)
  }
}
