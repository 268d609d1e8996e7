internal import TouchstoneLists
@_spi(Kit) internal import UIKitCore

extension UITableView {
  /// Returns the actions at an edge of a row, or the reason that there are none (statement 819,
  /// 820).
  func swipeConfiguration(_ side: SwipeSide, at path: ListPath)
    -> Result<UISwipeActionsConfiguration, SwipeRefusal>
  {
    let indexPath = path.indexPath
    guard dataSource?.tableView(self, canEditRowAt: indexPath) == true else {
      return .failure(.cantEdit)
    }
    let configuration =
      switch side {
      case .leading:
        tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
      case .trailing:
        trailingConfiguration(at: indexPath) ?? deleteConfiguration(at: indexPath)
      }
    guard let configuration, !configuration.actions.isEmpty else {
      return .failure(.hasNoActions)
    }
    return .success(configuration)
  }

  /// Returns the actions that the minus sign of a row shows (statement 838).
  ///
  /// A row without actions of its own shows Delete, also if its empty configuration prevents
  /// swipes: the sign has to delete the row.
  func confirmation(at path: ListPath) -> UISwipeActionsConfiguration {
    let indexPath = path.indexPath
    if let own = trailingConfiguration(at: indexPath), !own.actions.isEmpty { return own }
    return UISwipeActionsConfiguration(actions: [deleteAction(at: indexPath)])
  }

  /// Returns the trailing actions that the delegate states, or `nil` if it states none.
  private func trailingConfiguration(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath)
      ?? rowActionConfiguration(at: indexPath)
  }

  /// Returns the actions of the deprecated delegate method, or `nil` if it returns `nil`.
  private func rowActionConfiguration(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let actions = tableDelegate?.tableView(self, editActionsForRowAt: indexPath) else {
      return nil
    }
    let configuration = UISwipeActionsConfiguration(
      actions: actions.map { old in
        let style: UIContextualAction.Style = old.style == .normal ? .normal : .destructive
        // The row stays open until app code ends the editing or changes the row.
        let action = UIContextualAction(style: style, title: old.title) { [weak self] _, _, _ in
          guard let self, let path = swipes.performing else { return }
          old.handler(old, path.indexPath)
        }
        if let color = old.backgroundColor { action.backgroundColor = color }
        return action
      })
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  /// Returns the button that deletes a row, or `nil` if the row can't be deleted.
  private func deleteConfiguration(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    let style =
      tableDelegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete
    guard let dataSource, dataSource.implementsCommit, style == .delete else { return nil }
    return UISwipeActionsConfiguration(actions: [deleteAction(at: indexPath)])
  }

  private func deleteAction(at indexPath: IndexPath) -> UIContextualAction {
    let title = tableDelegate?.tableView(
      self, titleForDeleteConfirmationButtonForRowAt: indexPath)
    return UIContextualAction(style: .destructive, title: title ?? "Delete") {
      [weak self] _, _, done in
      guard let self, let path = swipes.performing else { return done(false) }
      done(editor.commit(.delete, at: path, in: self))
    }
  }
}

extension TableSwipes {
  /// Calls the handler of an action of the open row (statement 829).
  ///
  /// The row closes when the handler calls its completion, if it is still open then. Further calls
  /// of the completion have no effect.
  func perform(
    _ action: UIContextualAction, of row: SwipedRow, from button: UIView, in table: UITableView
  ) {
    guard open === row else { return }
    perform(action, at: row.path, from: button) { [weak self, weak row, weak table] in
      guard let self, let row, let table, open === row else { return }
      close(animated: true, in: table)
    }
  }

  /// Calls the handler of an action for a row.
  func perform(
    _ action: UIContextualAction, at path: ListPath, from view: UIView,
    done: @escaping () -> Void = {}
  ) {
    let outer = performing
    performing = path
    action.handler(action, view) { _ in done() }
    performing = outer
  }
}

extension UITableViewCell {
  /// The swipe actions of the row as actions for assistive technology, or `nil` if there are none
  /// (statement 834).
  ///
  /// Actions without a title have no name, and are left out.
  var swipeActionsForReading: [UIAccessibilityCustomAction]? {
    guard let table, !table.editor.isEditing, let path = table.content.path(of: self) else {
      return nil
    }
    let actions = [SwipeSide.trailing, .leading].flatMap { side in
      (try? table.swipeConfiguration(side, at: path).get())?.actions ?? []
    }
    let custom = actions.compactMap { action -> UIAccessibilityCustomAction? in
      guard let name = action.title else { return nil }
      return UIAccessibilityCustomAction(name: name, image: action.image) { [weak self] _ in
        guard let self, let table = self.table, let path = table.content.path(of: self) else {
          return false
        }
        table.swipes.perform(action, at: path, from: self)
        return true
      }
    }
    return custom.isEmpty ? nil : custom
  }
}
