@_spi(Kit) internal import UIKitCore

/// The part of a table controller that keeps the edited text above the keyboard.
@MainActor
final class KeyboardAvoidance {}

extension UITableViewController {
  func makeTable(_ style: UITableView.Style) -> UITableView {
    let table = UITableView(frame: .zero, style: style)
    table.dataSource = self
    table.delegate = self
    return table
  }

  func tableWillAppear(_ animated: Bool) {}
  func tableDidAppear() { tableView?.flashScrollIndicators() }
  func tableWillDisappear() {}
}
