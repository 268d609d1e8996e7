internal import TouchstoneLists
internal import TouchstoneTrace
@_spi(Kit) package import UIKitCore

/// The outcome of a touch on a row, for explanations.
package struct RowTouch: Sendable {
  /// The outcome.
  package enum Outcome: Sendable, Equatable {
    /// The row was selected, also if it was selected before.
    case selected
    /// The row was deselected in a table with multiple selection.
    case deselected
    /// `tableView(_:shouldHighlightRowAt:)` of the delegate returned `false`.
    case highlightRefused
    /// `tableView(_:willSelectRowAt:)` of the delegate returned `nil`.
    case selectionRefused
    /// `tableView(_:willDeselectRowAt:)` of the delegate returned `nil`.
    case deselectionRefused
    /// The touch closed another row, which showed its swipe actions.
    case closedSwipe
  }

  /// The number of the touch, or `nil` if a key or an assistive technology selected the row.
  package let touch: Int?
  /// The section, counted from 0.
  package let section: Int
  /// The row in its section, counted from 0.
  package let row: Int
  /// The outcome.
  package let outcome: Outcome
}

extension UITableView {
  /// Stores the outcome of a touch on a row, and reports a selection to the trace.
  ///
  /// `touch` is the number of the touch, which is its hash, or `nil` for a key or a request.
  func record(_ outcome: RowTouch.Outcome, at path: ListPath, touch: Int?) {
    latestRowTouch = RowTouch(
      touch: touch, section: path.section, row: path.row, outcome: outcome)
    let isSelection = outcome == .selected || outcome == .deselected
    guard isSelection, let touch, let cell = content.cell(at: path) else { return }
    ownApplication.tracer.report(
      .answered(.touch(touch), by: TraceSubject(cell)), at: ownApplication.now)
  }
}

extension UITableView {
  /// Whether a row shows its swipe actions.
  package var hasOpenRow: Bool { swipes.isOpen }

  /// Whether the table has shown rows of a data source since its data was loaded.
  package var hasLoadedRows: Bool { !content.cells.isEmpty }
}

/// The control at the trailing edge of a row with which the user moves the row.
@MainActor
package protocol MovesRow: UIView {}
