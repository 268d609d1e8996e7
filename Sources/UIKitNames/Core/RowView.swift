/// A view that shows a row of a list.
///
/// Names, explanations and generated tests identify such a view by the row's index path, because
/// the list shows other rows in the same view later.
@MainActor
package protocol RowView: UIView {
  /// The list and the row, or `nil` if the view shows no row.
  var shownRow: ShownRow? { get }
}

/// A row of a list.
@MainActor
package struct ShownRow {
  /// The table or collection.
  package let list: UIView
  /// The section, counted from 0.
  package let section: Int
  /// The row in its section, counted from 0.
  package let row: Int

  /// Creates a row of a list.
  package init(_ list: UIView, section: Int, row: Int) {
    self.list = list
    self.section = section
    self.row = row
  }

  /// The name without its list, such as `cell 0.12`.
  package var word: String { "cell \(section).\(row)" }

  /// The name with the list's identifier, such as `cell 0.12 of orders`, or without it if the list
  /// has none.
  package var label: String {
    guard let name = ObjectLabels.identifier(list), !name.isEmpty else { return word }
    return "\(word) of \(name)"
  }
}

extension UIView {
  /// The innermost row view that contains the view or is the view, or `nil` if there is none.
  package var rowView: (any RowView)? {
    LinkWalk(self, \.superview).lazy.compactMap { $0 as? any RowView }.first
  }
}
