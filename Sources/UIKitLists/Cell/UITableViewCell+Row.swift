internal import TouchstoneLists
package import UIKitCore

extension UITableViewCell: RowView {
  /// The row that the cell shows in its table.
  package var shownRow: ShownRow? {
    guard let table, let path = table.content.path(of: self) else { return nil }
    return ShownRow(table, section: path.section, row: path.row)
  }
}
