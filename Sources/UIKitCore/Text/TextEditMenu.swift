/// The edit menu of a text, above its selection or its caret.
@MainActor
final class TextEditMenu {
  private unowned let interaction: UITextInteraction

  init(_ interaction: UITextInteraction) { self.interaction = interaction }

  private var input: (any UIResponder & UITextInput)? { interaction.textInput }

  /// Whether this menu is on the screen.
  var isUp: Bool { UIApplication.shared.menus.edit?.owner === self }

  /// Shows the menu, where there is anything to choose.
  func present() {
    guard let input, input.isFirstResponder, input.selectedTextRange != nil else { return }
    UIApplication.shared.menus.present(self)
  }
}

extension TextEditMenu: EditMenuOwner {
  var menuView: UIView? { input?.textInputView }
  var menuStart: UIResponder? { input }
  var menuArrow: UIEditMenuArrowDirection { .automatic }

  /// All of the selection that can be seen, or the caret.
  var menuTarget: CGRect {
    guard let input, let range = input.selectedTextRange else { return .zero }
    let view = input.textInputView
    let place =
      range.isEmpty
      ? input.caretRect(for: range.start)
      : input.selectionRects(for: range).map(\.rect).reduce(CGRect.null) { $0.union($1) }
    let seen = place.intersection(view.bounds)
    return seen.isNull ? place : seen
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
