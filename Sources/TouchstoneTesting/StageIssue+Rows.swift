internal import Foundation
internal import TouchstoneInspector
internal import TouchstoneKit
internal import TouchstoneTrace

// Failures of rows that can't be found, tapped, swiped or moved.
@MainActor
extension StageIssue {
  private static func name(_ view: UIView) -> String { TraceSubject(view).emphasized }

  private static func word(_ row: IndexPath) -> String {
    row.count == 2 ? "row \(row.section).\(row.row)" : "the row \(row)"
  }

  /// Returns the failure for a row without a table, or with several.
  static func notOneTable(_ tables: [UITableView]) -> StageIssue {
    guard !tables.isEmpty else {
      return StageIssue(
        "There is no table on the screen", usually: "Its page isn't shown yet",
        remedy: "Wait for the page with settle()")
    }
    return StageIssue(
      "There are \(tables.count) tables on the screen: "
        + tables.prefix(4).map(name).joined(separator: ", "),
      usually:
        "A page shows several tables, or a presented page leaves the table behind it visible",
      remedy: "Pass the intended table with in:")
  }

  /// Returns the failure for a view that isn't a table.
  static func isNoTable(_ view: UIView) -> StageIssue {
    StageIssue(
      "\(name(view)) isn't a table: its class is \(TraceSubject(view).shortClassName)",
      usually: "The name belongs to another view",
      remedy: "Pass the name of a UITableView with in:")
  }

  /// Returns the failure for a row that a table doesn't have.
  static func noRow(_ row: IndexPath, _ table: UITableView) -> StageIssue {
    let sections = table.numberOfSections
    let isInSection = row.count == 2 && row.section >= 0 && row.section < sections
    let there =
      isInSection
      ? "section \(row.section) has \(count(table.numberOfRows(inSection: row.section), "row"))"
      : "it has \(count(sections, "section"))"
    return StageIssue(
      "\(name(table)) has no \(word(row)): \(there)",
      usually: "The data hasn't arrived yet, or reloadData() wasn't called. Sections and rows are "
        + "counted from 0",
      remedy: "Wait for the data with settle(), or check numberOfRows(inSection:)")
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }

  /// Returns the failure for a row that has no cell now.
  static func noCell(_ row: IndexPath, _ table: UITableView) -> StageIssue {
    let shown = table.indexPathsForVisibleRows ?? []
    let rows =
      if let first = shown.first, let last = shown.last {
        "it shows \(word(first)) to \(word(last))"
      } else {
        "it shows no rows"
      }
    return StageIssue(
      "\(name(table)) has no cell for \(word(row)): \(rows)",
      usually: "A table has cells for the rows on the screen only",
      remedy: "Scroll to it with stage.scroll(toRow:) first")
  }

  /// Returns the failure for a row to which the table can't be scrolled.
  static func rowOutOfReach(_ row: IndexPath, _ table: UITableView) -> StageIssue {
    let why =
      if !table.isScrollEnabled {
        "its scrolling is disabled"
      } else if table.window == nil {
        "it isn't in a window"
      } else {
        "its content is \(traceNumber(table.contentSize.height)) pt high, and the row ends at "
          + "\(traceNumber(table.rectForRow(at: row).maxY)) pt"
      }
    return StageIssue(
      "\(name(table)) can't be scrolled to \(word(row)): \(why)",
      usually: "Its scrolling was disabled, or its frame is larger than the screen",
      remedy: "Check isScrollEnabled and the frame of \(name(table))")
  }

  /// Returns the failure of a tap that didn't select its row, with the reason.
  static func notSelected(_ account: TouchExplanation.Diagnosis) -> StageIssue {
    StageIssue(
      account.happened, usually: account.usually ?? "The touch has another receiver",
      remedy: account.remedy ?? "Check stage.answers for the objects that handled the touch")
  }

  /// Returns the failure of a swipe that showed no actions.
  static func noRowActions(_ cell: UITableViewCell, _ side: Stage.RowSide) -> StageIssue {
    StageIssue(
      "A swipe on \(name(cell)) shows no \(side) actions",
      usually: "tableView(_:canEditRowAt:) returns false for the row, or the delegate has no "
        + "actions for that side",
      remedy: side == .trailing
        ? "Implement tableView(_:trailingSwipeActionsConfigurationForRowAt:) in the delegate, or "
          + "tableView(_:commit:forRowAt:) in the data source"
        : "Implement tableView(_:leadingSwipeActionsConfigurationForRowAt:) in the delegate")
  }

  /// Returns the failure for an action that a row doesn't have.
  static func noRowAction(
    _ title: String, _ cell: UITableViewCell, there titles: [String]
  ) -> StageIssue {
    StageIssue(
      "\(name(cell)) has \(no(action: title, there: titles))",
      usually: "The title is spelled differently, or the delegate returns no actions for the row",
      remedy: "Use one of the titles that the delegate gives its actions")
  }

  /// Returns the failure for a row of a table that isn't being edited.
  static func notEditing(_ cell: UITableViewCell, _ table: UITableView) -> StageIssue {
    StageIssue(
      "\(name(cell)) has no reorder control: \(name(table)) isn't being edited",
      usually: "Reorder controls appear in editing mode only",
      remedy: "Call setEditing(_:animated:) of \(name(table)) first")
  }

  /// Returns the failure for a row that is too far away from another one to be moved there.
  static func rowsTooFarApart(
    _ row: IndexPath, _ destination: IndexPath, _ table: UITableView
  ) -> StageIssue {
    StageIssue(
      "\(name(table)) doesn't show \(word(destination)) together with \(word(row))",
      usually: "The rows are further apart than the table is high",
      remedy: "Move the row in several steps, or use a larger stage")
  }
}
