internal import TouchstoneGeometry
@_spi(Kit) internal import UIKitCore
internal import UIKitFoundation
internal import UIKitKeys
internal import UIKitScroll
internal import UIKitText

/// The part of a table controller that keeps the edited text above the keyboard (statement 818).
///
/// While the keyboard covers a part of the table, the height of that part is added to the bottom
/// inset, and the row of the first responder scrolls into view. An inset that the app sets in the
/// meantime stays, because only the added height is removed afterwards.
@MainActor
final class KeyboardAvoidance {
  private weak var controller: UITableViewController?
  /// The table whose inset was changed, and the height that was added to it.
  private weak var table: UITableView?
  private var added: CGFloat = 0
  /// Whether the keyboard is shown.
  private var isShown = false

  /// Follows the keyboard and the edited text for a controller, until the controller is
  /// deallocated.
  func begin(for controller: UITableViewController) {
    guard self.controller == nil else { return }
    self.controller = controller
    let center = NotificationCenter.default
    center.addObserver(
      self,
      selector: Selector("keyboardWillChange:", KeyboardAvoidance.keyboardWillChange(_:)),
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    let editing = Selector("textDidBeginEditing:", KeyboardAvoidance.textDidBeginEditing(_:))
    for name in [
      UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification,
    ] {
      center.addObserver(self, selector: editing, name: name, object: nil)
    }
  }

  private func keyboardWillChange(_ notification: Notification) {
    let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    guard let end = value?.cgRectValue, let table = controller?.latestTable else { return }
    if let screen = notification.object as? UIScreen, let window = table.window,
      window.screen !== screen
    {
      return
    }
    let covered = coveredHeight(of: table, by: end)
    isShown = covered > 0
    add(covered, to: table)
    if isShown { reveal(in: table) }
  }

  private func textDidBeginEditing(_ notification: Notification) {
    guard isShown, let table = controller?.latestTable,
      let view = notification.object as? UIView, view.isDescendant(of: table)
    else { return }
    reveal(in: table)
  }

  /// Returns the height of the table's lower part that a frame in screen coordinates covers, without
  /// the safe area, which the adjusted inset includes anyway.
  private func coveredHeight(of table: UITableView, by frame: CGRect) -> CGFloat {
    guard let window = table.window else { return 0 }
    let place = table.convert(table.bounds, to: window)
    let keyboard = window.convert(frame, from: window.screen.coordinateSpace)
    guard keyboard.intersects(place) else { return 0 }
    let isSafe = table.contentInsetAdjustmentBehavior != .never
    return max(0, place.maxY - keyboard.minY - (isSafe ? table.safeAreaInsets.bottom : 0))
  }

  /// Replaces the added height by another one.
  private func add(_ height: CGFloat, to table: UITableView) {
    if let old = self.table, old !== table { change(old, by: -added) }
    let change = self.table === table ? height - added : height
    self.table = table
    added = height
    self.change(table, by: change)
  }

  private func change(_ table: UITableView, by height: CGFloat) {
    guard height != 0 else { return }
    table.contentInset.bottom += height
    table.verticalScrollIndicatorInsets.bottom += height
  }

  /// Scrolls the first responder's row into view, or only the first responder if the row is higher
  /// than the visible part.
  private func reveal(in table: UITableView) {
    guard let view = table.window?.firstResponder as? UIView, view.isDescendant(of: table),
      view !== table
    else { return }
    let own = table.convert(view.bounds, from: view)
    let row = table.row(containing: view).map { table.rowRect($0.path) } ?? own
    let inset = table.adjustedContentInset
    let fits = row.height <= table.bounds.height - inset.top - inset.bottom
    table.scrollRectToVisible(fits ? row : own, animated: true)
  }
}
