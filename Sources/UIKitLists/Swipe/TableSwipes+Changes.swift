internal import TouchstoneLists
@_spi(Kit) internal import UIKitCore

/// Following the changes of the table.
extension TableSwipes {
  /// Positions the actions of the open row after the layout of the table.
  func place(in table: UITableView) {
    if let row = closing {
      row.place(at: table.rowRect(row.path))
      row.cardCorners = table.cardCorners(at: row.path)
    }
    guard let row = open else { return }
    guard table.content.cell(at: row.path) === row.cell else {
      return close(animated: false, in: table)
    }
    row.place(at: table.rowRect(row.path))
    row.cardCorners = table.cardCorners(at: row.path)
    let now = placement(of: row, in: table)
    let before = known
    known = now
    guard let before else { return }
    if before.width != now.width { return close(animated: false, in: table) }
    // A correction of estimated heights moves the offset, but not the row on the screen.
    if before.offset != now.offset, before.distance != now.distance {
      close(animated: true, in: table)
    }
  }

  func placement(of row: SwipedRow, in table: UITableView) -> SwipePlacement {
    let offset = table.contentOffset.y
    return SwipePlacement(
      width: table.bounds.width, offset: offset, distance: row.home.minY - offset)
  }

  /// Removes the actions of a row that closes, whose cell leaves the table where it is now.
  private func drop(_ row: SwipedRow) {
    closing = nil
    row.motion = nil
    row.actions.removeFromSuperview()
    row.hasClosed()
    leaving.append(row)
  }

  /// Moves a cell back to its place, because the table keeps it for another use.
  func release(_ cell: UITableViewCell, in table: UITableView) {
    if let row = open, row.cell === cell {
      end(row, at: row.path.indexPath, in: table) { drop(row) }
    } else if let row = closing, row.cell === cell {
      drop(row)
    }
    guard !leaving.isEmpty else { return }
    for row in leaving where row.cell === cell { row.restoreCell() }
    leaving.removeAll { $0.cell === cell }
  }

  /// Follows the open row to its place after a batch.
  func follow(_ map: ListMap, in table: UITableView) {
    known = nil
    if let row = closing {
      if let path = map.new(row.path), !map.reloaded.contains(path) {
        row.path = path
      } else {
        drop(row)
      }
    }
    guard let row = open else { return }
    guard let path = map.new(row.path) else {
      return end(row, at: nil, in: table) { drop(row) }
    }
    row.path = path
    if map.reloaded.contains(path) {
      end(row, at: path.indexPath, in: table) { drop(row) }
    }
  }
}
