internal import TouchstoneLists
@_spi(Kit) internal import UIKitCore
internal import UIKitMenus

/// The context menus of a table's rows (statements 966 to 968).
@MainActor
final class RowMenus: NSObject, UIContextMenuInteractionDelegate {
  private(set) var interaction: UIContextMenuInteraction?
  private weak var table: UITableView?
  /// The row of the last menu, or `nil`.
  private var row: ListPath?

  /// Adds the interaction to a table.
  func prepare(_ table: UITableView) {
    guard interaction == nil else { return }
    self.table = table
    let interaction = UIContextMenuInteraction(delegate: self)
    self.interaction = interaction
    table.addInteraction(interaction)
  }

  func follow(_ map: ListMap) { row = row.flatMap { map.new($0) } }
  func forgetRow() { row = nil }

  /// Returns whether a header or footer covers a point.
  private func isCovered(_ point: CGPoint, in table: UITableView) -> Bool {
    func covers(_ views: [Int: UIView]) -> Bool {
      views.contains { !$0.value.isHidden && $0.value.frame.contains(point) }
    }
    return covers(table.content.headers) || covers(table.content.footers)
  }

  /// The cell of the menu's row, or `nil` if it isn't on the screen.
  private var preview: UITargetedPreview? {
    guard let cell = row.flatMap({ table?.content.cell(at: $0) }), cell.window != nil,
      !cell.isHidden
    else { return nil }
    return UITargetedPreview(view: cell)
  }

  // MARK: UIContextMenuInteractionDelegate

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let table, let delegate = table.tableDelegate, !table.editor.isReordering,
      !table.swipes.isOpen, let path = table.row(at: location),
      !isCovered(location, in: table)
    else { return nil }
    row = path
    return delegate.tableView(
      table, contextMenuConfigurationForRowAt: path.indexPath, point: location)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let table else { return nil }
    return table.tableDelegate?.tableView(
      table, previewForHighlightingContextMenuWithConfiguration: configuration) ?? preview
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let table else { return nil }
    return table.tableDelegate?.tableView(
      table, previewForDismissingContextMenuWithConfiguration: configuration) ?? preview
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let table else { return }
    table.tableDelegate?.tableView(
      table, willDisplayContextMenu: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let table else { return }
    table.tableDelegate?.tableView(
      table, willEndContextMenuInteraction: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let table else { return }
    table.tableDelegate?.tableView(
      table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}
