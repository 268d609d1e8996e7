internal import TouchstoneHitTree
internal import UIKitCore

/// A data source that declares methods of editing which count as implemented only if a subclass
/// overrides them.
@MainActor
protocol EditingOverrides {
  /// Whether a subclass inserts and deletes rows for the user.
  var overridesCommit: Bool { get }
  /// Whether a subclass moves rows for the user.
  var overridesMove: Bool { get }
}

extension UITableViewDiffableDataSource: EditingOverrides {
  var overridesCommit: Bool { overrides(DiffableOverrides.commitSlot) }
  var overridesMove: Bool { overrides(DiffableOverrides.moveSlot) }

  private func overrides(_ slot: MemberSlot) -> Bool {
    slot.isOverridden(
      in: type(of: self),
      comparedWith: UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>.self)
  }
}

/// The places of members in the tables of classes.
///
/// They are found with one kind of identifiers. The place of a member doesn't depend on the kind,
/// and subclasses are compared with their own superclass.
@MainActor
private enum DiffableOverrides {
  private typealias Base = UITableViewDiffableDataSource<Int, Int>

  /// The place of `tableView(_:commit:forRowAt:)`.
  static let commitSlot = MemberSlot(
    base: Base.self, neutral: NeutralSource.self, probe: Commits.self)
  /// The place of `tableView(_:moveRowAt:to:)`.
  static let moveSlot = MemberSlot(
    base: Base.self, neutral: NeutralSource.self, probe: Moves.self)

  // Probe classes: never instantiated, only their method tables are read. Their bodies differ from
  // Touchstone's, so that no linker merges the two.
  private final class NeutralSource: Base {}
  private final class Commits: Base {
    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) { tableView.tag = 1 }
  }
  private final class Moves: Base {
    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { tableView.tag = 2 }
  }
}
