@_spi(Kit) internal import UIKitCore
internal import UIKitMenus

/// The edit menu of a text, above its selection or its caret.
@MainActor
final class TextEditMenu {
  /// Weak: the menu that is up outlives a text that is gone, until the next frame.
  private weak var interaction: UITextInteraction?
  /// Where the pointer was that asked for the menu, in the text's view.
  private var pointer: CGPoint?

  init(_ interaction: UITextInteraction) { self.interaction = interaction }

  private var input: (any UIResponder & UITextInput)? { interaction?.textInput }

  private var menus: MenuDisplay { UIApplication.serving(input).menus }

  /// Whether this menu is on the screen.
  var isUp: Bool { menus.edit?.owner === self }

  /// Shows the menu, where there is anything to choose: at the pointer, or else at the selection.
  func present(at pointer: CGPoint? = nil) {
    guard let input, input.isFirstResponder, input.selectedTextRange != nil else { return }
    self.pointer = pointer
    menus.present(self)
  }
}

extension TextEditMenu: EditMenuOwner {
  var menuView: UIView? { input?.textInputView }
  var menuStart: UIResponder? { input }
  var menuArrow: UIEditMenuArrowDirection { .automatic }

  /// The pointer, or all of the selection that can be seen with its grabbers, or the caret.
  var menuTarget: CGRect {
    guard let input, let range = input.selectedTextRange else { return .zero }
    if let pointer { return CGRect(origin: pointer, size: .zero) }
    let view = input.textInputView
    let place =
      range.isEmpty
      ? input.caretRect(for: range.start)
      : input.selectionRects(for: part(of: range, in: view)).map(\.rect)
        .reduce(CGRect.null) { $0.union($1) }
    let seen = place.intersection(view.bounds)
    let target = seen.isNull ? place : seen
    return range.isEmpty ? target : target.insetBy(dx: 0, dy: -SelectionHandle.knob)
  }

  /// What is seen of a range; of one out of sight its beginning. Other inputs than the kit's own are
  /// asked for all of it.
  private func part(of range: UITextRange, in view: UIView) -> UITextRange {
    guard let host = input as? any TextHost else { return range }
    let (top, bottom) = (view.bounds.minY, view.bounds.maxY)
    let part = host.editor.visiblePart(of: host.editor.units(range), from: top, to: bottom)
    return part.isEmpty ? host.editor.ends(of: host.editor.units(range)).first : part
  }

  func menu(suggesting actions: [UIMenuElement]) -> UIMenu? {
    guard let input, let range = input.selectedTextRange else { return nil }
    return input.editMenu(for: range, suggestedActions: actions)
  }

  func menuWillPresent(_ animator: MenuAnimator) { input?.willPresentEditMenu(animator: animator) }

  func menuWillDismiss(_ animator: MenuAnimator) { input?.willDismissEditMenu(animator: animator) }

  /// After selecting, the menu comes back with what can be done to the selection.
  func menuDidSend(_ item: MenuItem) {
    let action: Selector? = (item.original as? UICommand)?.action
    if action == Selector("select:") || action == Selector("selectAll:") { present() }
  }
}
