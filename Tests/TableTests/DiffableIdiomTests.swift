import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit
import UIKitLists

/// Diffable data sources as apps write them.
@MainActor @Suite(.staged)
struct DiffableIdiomTests {
  // MARK: A controller with a lazy data source

  private final class ContactsController: UIViewController {
    enum Section: Int, CaseIterable {
      case favorites
      case others
    }

    struct Contact: Hashable, Identifiable {
      let id: Int
      var name: String
    }

    typealias DataSource = UITableViewDiffableDataSource<Section, Contact>
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Contact>

    let tableView = UITableView(frame: .zero, style: .insetGrouped)
    private lazy var dataSource = makeDataSource()
    private var contacts = [
      Contact(id: 1, name: "Ada"), Contact(id: 2, name: "Alan"), Contact(id: 3, name: "Grace"),
    ]
    var loads = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.frame = view.bounds
      tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
      view.addSubview(tableView)
      search("")
    }

    private func makeDataSource() -> DataSource {
      DataSource(tableView: tableView) { tableView, indexPath, contact in
        let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
        cell.textLabel?.text = contact.name
        return cell
      }
    }

    func search(_ text: String) {
      var snapshot = Snapshot()
      snapshot.appendSections(Section.allCases)
      let found = contacts.filter { text.isEmpty || $0.name.hasPrefix(text) }
      snapshot.appendItems(Array(found.prefix(1)), toSection: .favorites)
      snapshot.appendItems(Array(found.dropFirst()), toSection: .others)
      dataSource.apply(snapshot, animatingDifferences: true) { [weak self] in self?.loads += 1 }
    }
  }

  @Test func `a controller with a lazy data source filters its rows`() {
    let stage = Stage()
    let controller = ContactsController()
    stage.window.rootViewController = controller
    stage.advance(by: 0.1)
    func names() -> [String] {
      controller.tableView.visibleCells.map { $0.textLabel?.text ?? "" }
    }
    #expect(names() == ["Ada", "Alan", "Grace"])
    controller.search("Al")
    stage.advance(by: 1)
    #expect(names() == ["Alan"])
    controller.search("")
    stage.advance(by: 1)
    #expect(names() == ["Ada", "Alan", "Grace"] && controller.loads == 3)
    #expect(!stage.trace.contains { $0.kind == .fault })
  }

  // MARK: Subclasses

  private final class TitledSource: UITableViewDiffableDataSource<String, Int> {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { snapshot().sectionIdentifiers[section].uppercased() }

    override func tableView(
      _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { sectionIdentifier(for: section).map { "end of \($0)" } }
  }

  @Test func `a subclass titles the sections of each snapshot`() {
    let scene = DiffableScene { TitledSource(tableView: $0, cellProvider: $1) }
    scene.apply(DiffableScene.snapshot(["a": [1], "b": [2]]))
    func titles() -> [String?] {
      (0..<scene.table.numberOfSections).map {
        scene.table.headerView(forSection: $0)?.textLabel?.text
      }
    }
    #expect(titles() == ["A", "B"])
    #expect(scene.table.footerView(forSection: 1)?.textLabel?.text == "end of b")
    scene.change {
      $0.insertSections(["c"], beforeSection: "b")
      $0.deleteSections(["a"])
    }
    #expect(titles() == ["C", "B"] && scene.faults.isEmpty)
  }

  private class EditingSource: UITableViewDiffableDataSource<String, Int> {
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      itemIdentifier(for: indexPath) != 1
    }

    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      guard editingStyle == .delete, let item = itemIdentifier(for: indexPath) else { return }
      var snapshot = snapshot()
      snapshot.deleteItems([item])
      apply(snapshot)
    }
  }

  private final class MovingSource: EditingSource {
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      true
    }

    override func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      guard let item = itemIdentifier(for: sourceIndexPath),
        let target = itemIdentifier(for: destinationIndexPath), item != target
      else { return }
      var snapshot = snapshot()
      if sourceIndexPath < destinationIndexPath {
        snapshot.moveItem(item, afterItem: target)
      } else {
        snapshot.moveItem(item, beforeItem: target)
      }
      apply(snapshot, animatingDifferences: false)
    }
  }

  @Test func `a commit in a subclass deletes the row with its item`() {
    let scene = DiffableScene { EditingSource(tableView: $0, cellProvider: $1) }
    scene.apply(DiffableScene.snapshot(["a": [1, 2, 3]]))
    let path = IndexPath(row: 1, section: 0)
    scene.source.tableView(scene.table, commit: .delete, forRowAt: path)
    scene.stage.advance(by: 1)
    #expect(scene.texts == ["1", "3"] && scene.faults.isEmpty)
  }

  @Test func `a move in a subclass moves the item`() {
    let scene = DiffableScene { MovingSource(tableView: $0, cellProvider: $1) }
    scene.apply(DiffableScene.snapshot(["a": [1, 2, 3]]))
    let (first, last) = (IndexPath(row: 0, section: 0), IndexPath(row: 2, section: 0))
    scene.source.tableView(scene.table, moveRowAt: first, to: last)
    scene.stage.advance(by: 1)
    #expect(scene.texts == ["2", "3", "1"] && scene.faults.isEmpty)
  }

  @Test func `only overridden methods of editing count as implemented`() {
    let table = UITableView()
    let provider: DiffableScene.Source.CellProvider = { _, _, _ in nil }
    func abilities(_ source: some UITableViewDataSource) -> [Bool] {
      let path = IndexPath(row: 0, section: 0)
      return [
        source.implementsCommit, source.implementsMove,
        source.tableView(table, canEditRowAt: path), source.tableView(table, canMoveRowAt: path),
      ]
    }
    let plain = DiffableScene.Source(tableView: table, cellProvider: provider)
    let titled = TitledSource(tableView: table, cellProvider: provider)
    let editing = EditingSource(tableView: table, cellProvider: provider)
    let moving = MovingSource(tableView: table, cellProvider: provider)
    #expect(abilities(plain) == [false, false, false, false])
    #expect(abilities(titled) == [false, false, false, false])
    #expect(abilities(editing) == [true, false, true, false])
    #expect(abilities(moving) == [true, true, true, true])
  }

  /// A subclass with identifiers of its own kind and a property.
  private final class Generic<Item: Hashable & Sendable>: UITableViewDiffableDataSource<Int, Item> {
    var deleted: [Item] = []

    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) { deleted += itemIdentifier(for: indexPath).map { [$0] } ?? [] }
  }

  @Test func `a generic subclass counts with its own methods`() {
    let source = Generic<String>(tableView: UITableView()) { _, _, _ in nil }
    let other = Generic<UUID>(tableView: UITableView()) { _, _, _ in nil }
    #expect(source.implementsCommit && other.implementsCommit)
    #expect(!source.implementsMove && !other.implementsMove)
  }

  // MARK: Snapshots at unusual times

  @Test func `a snapshot that is applied by the cell provider is shown in a later turn`() {
    let stage = Stage()
    let table = UITableView(frame: stage.window.bounds)
    table.rowHeight = 44
    var source: DiffableScene.Source?
    var asked = 0
    source = DiffableScene.Source(tableView: table) { _, _, item in
      asked += 1
      if let source, item == 1, source.snapshot().numberOfItems == 1 {
        var snapshot = source.snapshot()
        snapshot.appendItems([2])
        source.apply(snapshot)
      }
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    stage.window.addSubview(table)
    source?.apply(DiffableScene.snapshot(["a": [1]]))
    stage.advance(by: 1)
    #expect(table.numberOfRows(inSection: 0) == 2 && table.visibleCells.count == 2)
    #expect(asked == 2 && !stage.trace.contains { $0.kind == .fault })
  }

  private final class LoadingDelegate: NSObject, UITableViewDelegate {
    weak var source: DiffableScene.Source?
    var pages = 0

    func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      guard let source, pages < 3 else { return }
      var snapshot = source.snapshot()
      guard indexPath.row == snapshot.numberOfItems - 1 else { return }
      pages += 1
      snapshot.appendItems((0..<4).map { pages * 10 + $0 })
      source.apply(snapshot, animatingDifferences: false)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      guard let source, let item = source.itemIdentifier(for: indexPath) else { return }
      var snapshot = source.snapshot()
      snapshot.deleteItems([item])
      source.apply(snapshot)
    }
  }

  @Test func `the last row that is about to be shown loads more`() {
    let scene = DiffableScene()
    let delegate = LoadingDelegate()
    delegate.source = scene.source
    scene.table.delegate = delegate
    scene.apply(DiffableScene.snapshot(["a": [1, 2]]))
    scene.stage.advance(by: 1)
    #expect(delegate.pages == 3 && scene.counts == [14])
    #expect(scene.texts.prefix(3) == ["1", "2", "10"] && scene.faults.isEmpty)
  }

  @Test func `a tapped row deletes its item`() {
    let scene = DiffableScene()
    let delegate = LoadingDelegate()
    delegate.pages = 3
    delegate.source = scene.source
    scene.table.delegate = delegate
    scene.apply(DiffableScene.snapshot(["a": [1, 2, 3]]))
    scene.stage.tap(at: CGPoint(x: 100, y: 66))
    scene.stage.advance(by: 1)
    #expect(scene.texts == ["1", "3"] && scene.faults.isEmpty)
  }
}
