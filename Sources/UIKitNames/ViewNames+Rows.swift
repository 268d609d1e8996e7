internal import TouchstoneTrace
internal import UIKitCore

// Names of the rows of lists, and of the views in them.
extension ViewNames {
  /// Returns the name of a view that shows a row, such as `cell 0.12 of orders`, or `nil` for other
  /// views.
  ///
  /// The list is named by its identifier, or else by the property that stores it. An identifier of
  /// the view itself takes precedence, because the app gave it.
  func rowName(of view: UIView) -> ObjectName? {
    guard let row = row(shownBy: view), let word = rowWord(of: view) else { return nil }
    guard !row.hasNamedList, let path = heldPath(of: row.list) else {
      return ObjectName(word: word, place: place(of: view, in: tree.groups[word]))
    }
    return ObjectName(word: word, place: place(of: row.list, in: heldNames().pathGroups[path]))
  }

  /// Returns the name of a view that shows a row without the position among views of the same name,
  /// or `nil` for other views.
  func rowWord(of view: UIView) -> String? {
    guard let row = row(shownBy: view) else { return nil }
    guard !row.hasNamedList, let path = heldPath(of: row.list) else {
      return ObjectName.word(row.label)
    }
    return "\(row.word) of \(path)"
  }

  /// Returns the name of the row that contains a view, if the row contains no other view of the
  /// group.
  func onlyRow(of view: UIView, in group: NameGroup) -> String? {
    let around = LinkWalk(view.superview, \.superview).first { row(shownBy: $0) != nil }
    guard let around else { return nil }
    let isOnly = group.places.allSatisfy { place in
      anchor(place).map { $0 === view || !$0.isDescendant(of: around) } ?? true
    }
    return isOnly ? rowWord(of: around) : nil
  }

  private func row(shownBy view: UIView) -> ShownRow? {
    guard ClassFacts.of(view).isRow, ObjectLabels.identifier(view) == nil else { return nil }
    return (view as? any RowView)?.shownRow
  }
}

extension ShownRow {
  /// Whether the app gave the list an identifier.
  fileprivate var hasNamedList: Bool { label != word }
}
