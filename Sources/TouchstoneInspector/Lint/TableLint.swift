internal import TouchstoneKit
internal import TouchstoneTrace

/// Finds tables that show no rows because they have no data source, and tables whose rows can't be
/// selected because a recognizer takes each tap.
@MainActor
struct TableLint {
  let window: UIWindow

  var findings: [LintFinding] {
    window.branchInOrder.compactMap { $0 as? UITableView }.filter(\.isShown).flatMap { table in
      [sourceless(table), swallowing(table)].compactMap(\.self)
    }
  }

  private func sourceless(_ table: UITableView) -> LintFinding? {
    guard table.dataSource == nil, table.delegate != nil || table.hasLoadedRows else { return nil }
    let name = TraceSubject(table).emphasized
    let cause =
      table.hasLoadedRows
      ? "The data source of \(name) is gone, so its rows can't be shown. A table doesn't retain its "
        + "data source: store the data source in a property."
      : "\(name) has a delegate but no data source, so it shows no rows. Set its dataSource."
    return LintFinding(
      kind: .noDataSource, subject: TraceSubject(table), affected: [], sentence: cause)
  }

  private func swallowing(_ table: UITableView) -> LintFinding? {
    guard table.delegate != nil, RowObstacle.settings(of: table) == nil,
      let cell = table.visibleCells.first,
      case .recognizer(let recognizer)? = RowObstacle.recognizer(over: cell, in: table)
    else { return nil }
    let name = TraceSubject(recognizer).emphasized
    let place = recognizer.view.map { TraceSubject($0).emphasized } ?? "the page"
    let list = TraceSubject(table).emphasized
    return LintFinding(
      kind: .rowsSwallowed, subject: TraceSubject(recognizer), affected: [TraceSubject(table)],
      sentence: "\(name) on \(place) cancels each tap on the rows of \(list), so none is selected. "
        + "Set its cancelsTouchesInView to false, or give it a delegate that rejects touches on "
        + "rows.")
  }
}
