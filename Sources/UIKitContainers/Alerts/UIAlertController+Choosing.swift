internal import UIKitControllers
@_spi(Kit) package import UIKitCore
internal import UIKitKeys

/// Choosing an action by a button, a key or a touch outside.
extension UIAlertController {
  var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }
  /// The cancel action if the user can choose it.
  package var enabledCancelAction: UIAlertAction? {
    cancelAction.flatMap { $0.isEnabled ? $0 : nil }
  }

  /// Dismisses the alert and then runs the action (statement 517).
  func choose(_ action: UIAlertAction) {
    guard !isBeingDismissed, let presenter = presentingViewController else { return }
    presenter.dismiss(animated: true) { action.run() }
  }

  // MARK: The Return key

  /// Moves to the next text field, or chooses an action after the last one (statement 516).
  ///
  /// As on iOS, the action runs even if it is disabled. A text field's delegate can prevent that.
  func userDidReturn(in field: AlertTextField) {
    guard let index = fields.firstIndex(where: { $0 === field }) else { return }
    if index + 1 < fields.count {
      fields[index + 1].becomeFirstResponder()
    } else if let action = actionOfLastField {
      choose(action)
    }
  }

  /// The preferred action, otherwise the only action or the last action except the cancel action.
  private var actionOfLastField: UIAlertAction? {
    preferredAction
      ?? (actions.count == 1 ? actions.first : actions.last { $0.style != .cancel })
  }

  // MARK: Key commands

  private static let confirm = Selector("alertConfirm:", UIAlertController.confirm(_:))
  private static let escape = Selector("alertEscape:", UIAlertController.escape(_:))

  /// The commands that the alert can perform now (statements 519, 520).
  var alertCommands: [UIKeyCommand] {
    var commands: [UIKeyCommand] = []
    if preferredStyle == .alert, preferredAction?.isEnabled == true {
      commands.append(UIKeyCommand(input: "\r", modifierFlags: [], action: Self.confirm))
    }
    if enabledCancelAction != nil {
      commands.append(
        UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Self.escape))
      commands.append(UIKeyCommand(input: ".", modifierFlags: .command, action: Self.escape))
    }
    return commands
  }

  /// Chooses the action of the focused button, or otherwise the preferred action.
  private func confirm(_ command: UIKeyCommand) {
    let focused = shownButtons.first { $0.button.isFocused }?.action
    if let action = focused ?? preferredAction, action.isEnabled { choose(action) }
  }

  private func escape(_ command: UIKeyCommand) { _ = chooseCancel() }
}

extension UIAlertController: AlertContent {
  package var isActionSheet: Bool { preferredStyle == .actionSheet }

  package var contentProblem: String? {
    guard title == nil, message == nil, actions.isEmpty, fields.isEmpty else { return nil }
    return "\(ViewDescription.name(self)) can't be presented without a title, a message or an "
      + "action"
  }

  package func cardSize(in space: CGSize) -> CGSize {
    (view as? AlertView)?.size(in: space) ?? space
  }

  package func cardWillAppear(inPopover: Bool) { setInPopover(inPopover) }

  package func chooseCancel() -> Bool {
    guard let enabledCancelAction else { return false }
    choose(enabledCancelAction)
    return true
  }

  /// The visible buttons, with the titles of their actions.
  package var shownButtons: [(action: UIAlertAction, button: UIView)] {
    (viewIfLoaded as? AlertView)?.shownButtons ?? []
  }
}
