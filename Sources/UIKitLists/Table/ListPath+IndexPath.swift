package import TouchstoneLists
package import UIKitCore
internal import UIKitFoundation

extension ListPath {
  /// Creates the path of a row from an index path of two numbers, or returns `nil`.
  package init?(at indexPath: IndexPath) {
    guard indexPath.count == 2 else { return nil }
    self.init(indexPath[0], indexPath[1])
  }

  package var indexPath: IndexPath { IndexPath(row: row, section: section) }
}
