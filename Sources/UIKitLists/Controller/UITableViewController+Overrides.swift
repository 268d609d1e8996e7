internal import TouchstoneHitTree
internal import UIKitCore

extension UITableViewController {
  /// The place of ``tableView(_:commit:forRowAt:)`` in the tables of classes.
  static let commitSlot = MemberSlot(
    base: UITableViewController.self, neutral: NeutralController.self, probe: Commits.self)
  /// The place of ``tableView(_:moveRowAt:to:)`` in the tables of classes.
  static let moveSlot = MemberSlot(
    base: UITableViewController.self, neutral: NeutralController.self, probe: Moves.self)

  /// The place of ``tableView(_:viewForHeaderInSection:)`` in the tables of classes.
  static let headerSlot = MemberSlot(
    base: UITableViewController.self, neutral: NeutralController.self, probe: Heads.self)
  /// The place of ``tableView(_:viewForFooterInSection:)`` in the tables of classes.
  static let footerSlot = MemberSlot(
    base: UITableViewController.self, neutral: NeutralController.self, probe: Foots.self)

  /// Returns whether an object isn't a table controller, or overrides a member of it.
  static func overrides(_ slot: MemberSlot, in object: some NSObjectProtocol) -> Bool {
    guard let controller = object as? UITableViewController else { return true }
    return slot.isOverridden(in: type(of: controller), comparedWith: UITableViewController.self)
  }

  // Probe classes: never instantiated, only their method tables are read. Their bodies differ from
  // Touchstone's, so that no linker merges the two.
  private final class NeutralController: UITableViewController {}
  private final class Commits: UITableViewController {
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) { tableView.tag = 1 }
  }
  private final class Moves: UITableViewController {
    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { tableView.tag = 2 }
  }
  private final class Heads: UITableViewController {
    override func tableView(
      _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView? { tableView }
  }
  private final class Foots: UITableViewController {
    override func tableView(
      _ tableView: UITableView, viewForFooterInSection section: Int
    ) -> UIView? { tableView.superview }
  }
}
