public import UIKitCore

/// The methods by which an object prepares the data of rows before they are shown.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Called with rows that will probably be shown soon, the nearest first.
  ///
  /// These are the rows within one screen ahead of the visible ones in the direction of scrolling,
  /// and at most 100. Apple publishes neither number. The call comes after the layout of a frame.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Called with rows of an earlier ``tableView(_:prefetchRowsAt:)`` that will probably not be shown,
  /// because the direction has changed.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}
