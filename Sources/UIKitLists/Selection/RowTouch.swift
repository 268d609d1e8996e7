internal import TouchstoneLists
internal import TouchstoneTrace
@_spi(Kit) package import UIKitCore

/// A touch that selected or deselected a row, for explanations.
package struct RowTouch: Sendable, Hashable {
  /// The number of the touch, or `nil` if a key or an assistive technology selected the row.
  package let touch: Int?
  /// Whether the row was selected, also if it was selected before, rather than deselected.
  package let selects: Bool
}

extension UITableView {
  /// Stores a selection or deselection by the user, and reports it to the trace.
  func recordSelection(by tap: RowTap, at path: ListPath, selects: Bool) {
    latestRowTouch = RowTouch(touch: tap.touch, selects: selects)
    guard let touch = tap.touch, let cell = content.cell(at: path) else { return }
    ownApplication.tracer.report(
      .answered(.touch(touch), by: TraceSubject(cell)), at: ownApplication.now)
  }

  /// The reason that the last touch on the table selected no row, or `nil` if it did.
  package var selectionRefusal: SelectionRefusal? { choice.lastRefusal }

  /// Whether a row shows its swipe actions.
  package var hasOpenRow: Bool { swipes.isOpen }

  /// Whether the table has shown rows of a data source since its data was loaded.
  package var hasLoadedRows: Bool { !content.cells.isEmpty }
}

/// The control at the trailing edge of a row with which the user moves the row.
@MainActor
package protocol MovesRow: UIView {}
