@_spi(Kit) internal import UIKitCore
internal import UIKitMenus

/// The edit menu of a text, shown above its selection or caret.
@MainActor
final class TextEditMenu {
  /// A weak reference, because a visible menu outlives a deallocated text until the next frame.
  private weak var interaction: UITextInteraction?
  /// The location of the pointer that requested the menu, in the text's view.
  private var pointer: CGPoint?

  init(_ interaction: UITextInteraction) { self.interaction = interaction }

  private var input: (any UIResponder & UITextInput)? { interaction?.textInput }

  private var menus: MenuDisplay { UIApplication.serving(input).menus }

  /// Whether this menu is on the screen.
  var isUp: Bool { menus.edit?.owner === self }

  /// Shows the menu if it has items, at the pointer or otherwise at the selection.
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

  /// The pointer, or the visible part of the selection including its handles, or the caret.
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

  /// Returns the visible part of a range, or its part on its first line if the range isn't visible.
  ///
  /// For text inputs outside Touchstone, returns the whole range.
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

  /// After a selecting action, the menu reappears with the actions for the selection.
  func menuDidSend(_ item: MenuItem) {
    let action: Selector? = (item.original as? UICommand)?.action
    if action == Selector("select:") || action == Selector("selectAll:") { present() }
  }
}
