import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

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
