package import TouchstoneHitTree

/// The standard edit actions by selector name, and the responder classes that override them.
@MainActor
package enum StandardEditAction: String, CaseIterable {
  case cut
  case copy
  case paste
  case pasteAndMatchStyle
  case pasteAndGo
  case pasteAndSearch
  case `select`
  case selectAll
  case delete
  case duplicate
  case export
  case find
  case findAndReplace
  case findNext
  case findPrevious
  case useSelectionForFind
  case `move`
  case rename
  case printContent
  case performClose
  case newFromPasteboard
  case showWritingTools
  case toggleInspector
  case toggleBoldface
  case toggleItalics
  case toggleUnderline
  case increaseSize
  case decreaseSize
  case alignLeft
  case alignCenter
  case alignRight
  case alignJustified
  case makeTextWritingDirectionLeftToRight
  case makeTextWritingDirectionRightToLeft
  case updateTextAttributes

  /// Creates the action with a selector name, such as `copy:`.
  package init?(_ selectorName: String) {
    guard selectorName.hasSuffix(":") else { return nil }
    switch selectorName {
    // The two methods with Swift names that differ from their selectors.
    case "print:": self = .printContent
    case "updateTextAttributesWithConversionHandler:": self = .updateTextAttributes
    case "printContent:", "updateTextAttributes:": return nil
    default: self.init(rawValue: String(selectorName.dropLast()))
    }
  }

  /// Returns whether `type` overrides the action. `UIResponder`'s own version does nothing.
  package func isOverridden(in type: AnyClass) -> Bool {
    Self.slots[self]?.isOverridden(in: type, comparedWith: UIResponder.self) ?? false
  }

  /// The action as a method that a selector can perform.
  var method: ActionMethod {
    ActionMethod(of: UIResponder.self) { responder, sender, _ in call(responder, sender) as Any }
  }

  /// Calls the action's method on a responder.
  func call(_ responder: UIResponder, _ sender: Any?) {
    switch self {
    case .cut: responder.cut(sender)
    case .copy: responder.copy(sender)
    case .paste: responder.paste(sender)
    case .pasteAndMatchStyle: responder.pasteAndMatchStyle(sender)
    case .pasteAndGo: responder.pasteAndGo(sender)
    case .pasteAndSearch: responder.pasteAndSearch(sender)
    case .select: responder.select(sender)
    case .selectAll: responder.selectAll(sender)
    case .delete: responder.delete(sender)
    case .duplicate: responder.duplicate(sender)
    case .export: responder.export(sender)
    case .find: responder.find(sender)
    case .findAndReplace: responder.findAndReplace(sender)
    case .findNext: responder.findNext(sender)
    case .findPrevious: responder.findPrevious(sender)
    case .useSelectionForFind: responder.useSelectionForFind(sender)
    case .move: responder.move(sender)
    case .rename: responder.rename(sender)
    case .printContent: responder.printContent(sender)
    case .performClose: responder.performClose(sender)
    case .newFromPasteboard: responder.newFromPasteboard(sender)
    case .showWritingTools: responder.showWritingTools(sender)
    case .toggleInspector: responder.toggleInspector(sender)
    case .toggleBoldface: responder.toggleBoldface(sender)
    case .toggleItalics: responder.toggleItalics(sender)
    case .toggleUnderline: responder.toggleUnderline(sender)
    case .increaseSize: responder.increaseSize(sender)
    case .decreaseSize: responder.decreaseSize(sender)
    case .alignLeft: responder.alignLeft(sender)
    case .alignCenter: responder.alignCenter(sender)
    case .alignRight: responder.alignRight(sender)
    case .alignJustified: responder.alignJustified(sender)
    case .makeTextWritingDirectionLeftToRight: responder.makeTextWritingDirectionLeftToRight(sender)
    case .makeTextWritingDirectionRightToLeft: responder.makeTextWritingDirectionRightToLeft(sender)
    case .updateTextAttributes:
      guard let handler = sender as? UITextAttributesConversionHandler else { return }
      responder.updateTextAttributes(conversionHandler: handler)
    }
  }

  /// The method table slot of each action.
  package static let slots: [StandardEditAction: MemberSlot] = [
    .cut: slot(CutProbe.self),
    .copy: slot(CopyProbe.self),
    .paste: slot(PasteProbe.self),
    .pasteAndMatchStyle: slot(PasteAndMatchStyleProbe.self),
    .pasteAndGo: slot(PasteAndGoProbe.self),
    .pasteAndSearch: slot(PasteAndSearchProbe.self),
    .select: slot(SelectProbe.self),
    .selectAll: slot(SelectAllProbe.self),
    .delete: slot(DeleteProbe.self),
    .duplicate: slot(DuplicateProbe.self),
    .export: slot(ExportProbe.self),
    .find: slot(FindProbe.self),
    .findAndReplace: slot(FindAndReplaceProbe.self),
    .findNext: slot(FindNextProbe.self),
    .findPrevious: slot(FindPreviousProbe.self),
    .useSelectionForFind: slot(UseSelectionForFindProbe.self),
    .move: slot(MoveProbe.self),
    .rename: slot(RenameProbe.self),
    .printContent: slot(PrintContentProbe.self),
    .performClose: slot(PerformCloseProbe.self),
    .newFromPasteboard: slot(NewFromPasteboardProbe.self),
    .showWritingTools: slot(ShowWritingToolsProbe.self),
    .toggleInspector: slot(ToggleInspectorProbe.self),
    .toggleBoldface: slot(ToggleBoldfaceProbe.self),
    .toggleItalics: slot(ToggleItalicsProbe.self),
    .toggleUnderline: slot(ToggleUnderlineProbe.self),
    .increaseSize: slot(IncreaseSizeProbe.self),
    .decreaseSize: slot(DecreaseSizeProbe.self),
    .alignLeft: slot(AlignLeftProbe.self),
    .alignCenter: slot(AlignCenterProbe.self),
    .alignRight: slot(AlignRightProbe.self),
    .alignJustified: slot(AlignJustifiedProbe.self),
    .makeTextWritingDirectionLeftToRight: slot(MakeTextWritingDirectionLeftToRightProbe.self),
    .makeTextWritingDirectionRightToLeft: slot(MakeTextWritingDirectionRightToLeftProbe.self),
    .updateTextAttributes: slot(UpdateTextAttributesProbe.self),
  ]

  private static func slot(_ probe: AnyClass) -> MemberSlot {
    MemberSlot(base: UIResponder.self, neutral: Neutral.self, probe: probe)
  }

  private class Neutral: UIResponder {
    final var called = 0
  }
  private final class CutProbe: Neutral {
    override func cut(_ sender: Any?) { called = 1 }
  }
  private final class CopyProbe: Neutral {
    override func copy(_ sender: Any?) { called = 2 }
  }
  private final class PasteProbe: Neutral {
    override func paste(_ sender: Any?) { called = 3 }
  }
  private final class PasteAndMatchStyleProbe: Neutral {
    override func pasteAndMatchStyle(_ sender: Any?) { called = 4 }
  }
  private final class PasteAndGoProbe: Neutral {
    override func pasteAndGo(_ sender: Any?) { called = 5 }
  }
  private final class PasteAndSearchProbe: Neutral {
    override func pasteAndSearch(_ sender: Any?) { called = 6 }
  }
  private final class SelectProbe: Neutral {
    override func select(_ sender: Any?) { called = 7 }
  }
  private final class SelectAllProbe: Neutral {
    override func selectAll(_ sender: Any?) { called = 8 }
  }
  private final class DeleteProbe: Neutral {
    override func delete(_ sender: Any?) { called = 9 }
  }
  private final class DuplicateProbe: Neutral {
    override func duplicate(_ sender: Any?) { called = 10 }
  }
  private final class ExportProbe: Neutral {
    override func export(_ sender: Any?) { called = 11 }
  }
  private final class FindProbe: Neutral {
    override func find(_ sender: Any?) { called = 12 }
  }
  private final class FindAndReplaceProbe: Neutral {
    override func findAndReplace(_ sender: Any?) { called = 13 }
  }
  private final class FindNextProbe: Neutral {
    override func findNext(_ sender: Any?) { called = 14 }
  }
  private final class FindPreviousProbe: Neutral {
    override func findPrevious(_ sender: Any?) { called = 15 }
  }
  private final class UseSelectionForFindProbe: Neutral {
    override func useSelectionForFind(_ sender: Any?) { called = 16 }
  }
  private final class MoveProbe: Neutral {
    override func move(_ sender: Any?) { called = 17 }
  }
  private final class RenameProbe: Neutral {
    override func rename(_ sender: Any?) { called = 18 }
  }
  private final class PrintContentProbe: Neutral {
    override func printContent(_ sender: Any?) { called = 19 }
  }
  private final class PerformCloseProbe: Neutral {
    override func performClose(_ sender: Any?) { called = 20 }
  }
  private final class NewFromPasteboardProbe: Neutral {
    override func newFromPasteboard(_ sender: Any?) { called = 21 }
  }
  private final class ShowWritingToolsProbe: Neutral {
    override func showWritingTools(_ sender: Any?) { called = 22 }
  }
  private final class ToggleInspectorProbe: Neutral {
    override func toggleInspector(_ sender: Any?) { called = 23 }
  }
  private final class ToggleBoldfaceProbe: Neutral {
    override func toggleBoldface(_ sender: Any?) { called = 24 }
  }
  private final class ToggleItalicsProbe: Neutral {
    override func toggleItalics(_ sender: Any?) { called = 25 }
  }
  private final class ToggleUnderlineProbe: Neutral {
    override func toggleUnderline(_ sender: Any?) { called = 26 }
  }
  private final class IncreaseSizeProbe: Neutral {
    override func increaseSize(_ sender: Any?) { called = 27 }
  }
  private final class DecreaseSizeProbe: Neutral {
    override func decreaseSize(_ sender: Any?) { called = 28 }
  }
  private final class AlignLeftProbe: Neutral {
    override func alignLeft(_ sender: Any?) { called = 29 }
  }
  private final class AlignCenterProbe: Neutral {
    override func alignCenter(_ sender: Any?) { called = 30 }
  }
  private final class AlignRightProbe: Neutral {
    override func alignRight(_ sender: Any?) { called = 31 }
  }
  private final class AlignJustifiedProbe: Neutral {
    override func alignJustified(_ sender: Any?) { called = 32 }
  }
  private final class MakeTextWritingDirectionLeftToRightProbe: Neutral {
    override func makeTextWritingDirectionLeftToRight(_ sender: Any?) { called = 33 }
  }
  private final class MakeTextWritingDirectionRightToLeftProbe: Neutral {
    override func makeTextWritingDirectionRightToLeft(_ sender: Any?) { called = 34 }
  }
  private final class UpdateTextAttributesProbe: Neutral {
    override func updateTextAttributes(conversionHandler: UITextAttributesConversionHandler) {
      called = 35
    }
  }
}
