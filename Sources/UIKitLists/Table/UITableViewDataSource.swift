public import UIKitCore

/// The methods by which an object states the rows of a table.
///
/// Only the number of rows and the cells are required. UIKit changes its behavior if a data source
/// implements ``tableView(_:commit:forRowAt:)`` or ``tableView(_:moveRowAt:to:)``. The compiler
/// tells the table whether it does, by the associated types: leave both to it. Because of them, a
/// property of this type is written `any UITableViewDataSource`.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// `Void` if the data source implements ``tableView(_:commit:forRowAt:)``.
  associatedtype CommitResult = AbsentMethod
  /// `Void` if the data source implements ``tableView(_:moveRowAt:to:)``.
  associatedtype MoveResult = AbsentMethod

  /// Returns the number of rows of a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell of a row, usually one from
  /// ``UITableView/dequeueReusableCell(withIdentifier:for:)``.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Returns the number of sections; by default, 1.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Returns the title of a section's header, or `nil` for none.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the title of a section's footer, or `nil` for none.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Returns whether the user can delete or insert at a row, and swipe it; by default, `true`.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Returns whether a row can be moved; by default, whether the data source implements
  /// ``tableView(_:moveRowAt:to:)``.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Returns the titles of the index, or `nil` for no index.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// Returns the section to which a title of the index scrolls; by default, the section with the
  /// title's index.
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
  /// Called when the user requests to insert or delete a row.
  ///
  /// The data source changes its data, and then calls the table's `insertRows(at:with:)` or
  /// `deleteRows(at:with:)`.
  @discardableResult
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) -> CommitResult
  /// Called when the user has moved a row. The data source moves the row in its data.
  ///
  /// The table already shows the row at `destinationIndexPath`, its index path after the move.
  @discardableResult
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) -> MoveResult
}

/// The result of an optional method that an object doesn't implement.
public enum AbsentMethod: Sendable {
  /// The only value.
  case absent
}

extension UITableViewDataSource {
  /// Returns `1`.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Returns `nil`.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// Returns `nil`.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  /// Returns `true`.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Returns whether the data source moves rows.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    implementsMove
  }
  /// Returns `nil`.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Returns the index of the title.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
  /// Does nothing.
  @discardableResult @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) -> AbsentMethod { .absent }
  /// Does nothing.
  @discardableResult @_disfavoredOverload
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) -> AbsentMethod { .absent }
}

extension UITableViewDataSource {
  /// Whether the data source inserts and deletes rows for the user.
  package var implementsCommit: Bool {
    CommitResult.self != AbsentMethod.self
      && UITableViewController.overrides(UITableViewController.commitSlot, in: self)
      && (self as? any EditingOverrides)?.overridesCommit ?? true
  }
  /// Whether the data source moves rows for the user.
  package var implementsMove: Bool {
    MoveResult.self != AbsentMethod.self
      && UITableViewController.overrides(UITableViewController.moveSlot, in: self)
      && (self as? any EditingOverrides)?.overridesMove ?? true
  }
}
