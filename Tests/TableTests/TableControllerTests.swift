import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// Controllers whose view is a table.
@MainActor @Suite(.staged)
struct TableControllerTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))

  private func show(_ controller: UIViewController) {
    stage.window.rootViewController = controller
    stage.advance(by: 0.1)
  }

  @Test func `the table is the view, has the style, and asks the controller`() {
    let controller = Fruits(style: .grouped)
    #expect(!controller.isViewLoaded)
    let table = controller.tableView
    #expect(controller.isViewLoaded && controller.view === table)
    #expect(table?.style == .grouped)
    #expect(table?.dataSource === controller && table?.delegate === controller)
    #expect(UITableViewController().tableView.style == .plain)
    show(controller)
    #expect(table?.frame == stage.window.bounds)
    #expect(table?.visibleCells.count == 3)
  }

  // statement 802
  @Test func `the data is loaded again when the table first appears, and not each time`() {
    let controller = Fruits(style: .plain)
    controller.loadViewIfNeeded()
    controller.tableView.layoutIfNeeded()
    controller.names.append("Damson")
    show(controller)
    #expect(controller.tableView.numberOfRows(inSection: 0) == 4)
    controller.names.append("Elder")
    show(UIViewController())
    show(controller)
    #expect(controller.tableView.numberOfRows(inSection: 0) == 4)
  }

  // statement 802
  @Test func `the selection is cleared when the table appears again, without the delegate`() {
    let controller = Fruits(style: .plain)
    show(controller)
    controller.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    show(UIViewController())
    #expect(controller.tableView.indexPathForSelectedRow == [0, 1])
    show(controller)
    #expect(controller.tableView.indexPathForSelectedRow == nil)
    #expect(controller.log.take() == [])
  }

  // statement 802
  @Test func `a controller that doesn't clear the selection keeps it`() {
    let controller = Fruits(style: .plain)
    controller.clearsSelectionOnViewWillAppear = false
    show(controller)
    controller.tableView.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
    show(UIViewController())
    show(controller)
    #expect(controller.tableView.indexPathForSelectedRow == [0, 2])
  }

  @Test func `a tapped row calls the override of the controller`() {
    let controller = Fruits(style: .plain)
    show(controller)
    stage.tap(at: CGPoint(x: 100, y: 66))
    stage.advance(by: 0.5)
    #expect(controller.log.take() == ["did select 1"])
  }

  @Test func `overrides of the methods about scrolling are called`() {
    let controller = Fruits(style: .plain)
    controller.names = (0..<50).map { "Fruit \($0)" }
    show(controller)
    stage.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 200))
    stage.settle()
    let lines = controller.log.take()
    #expect(lines.first == "will begin dragging")
    #expect(lines.contains("did scroll"))
    #expect(lines.contains { $0.hasPrefix("will end dragging") })
  }

  @Test func `editing the controller edits the table, but doesn't load it`() {
    let controller = Fruits(style: .plain)
    controller.setEditing(true, animated: false)
    #expect(!controller.isViewLoaded)
    show(controller)
    #expect(controller.tableView.isEditing)
    controller.isEditing = false
    #expect(!controller.tableView.isEditing)
  }

  @Test func `a container in place of the view still has the table`() {
    let controller = Contained(style: .plain)
    show(controller)
    let table = controller.tableView
    #expect(controller.view !== table)
    #expect(table?.superview === controller.view)
    #expect(table?.visibleCells.count == 3)
  }

  @Test func `a table that loadView creates gets the controller as its data source`() {
    let controller = OwnTable(style: .plain)
    show(controller)
    #expect(controller.tableView is SpecialTable)
    #expect(controller.tableView.dataSource === controller)
    #expect(controller.tableView.visibleCells.count == 3)
  }

  @Test func `another delegate replaces the controller`() {
    let controller = Fruits(style: .plain)
    let other = RecordingSource()
    controller.tableView.delegate = other
    show(controller)
    stage.tap(at: CGPoint(x: 100, y: 22))
    stage.advance(by: 0.5)
    #expect(controller.log.take() == [])
    #expect(other.log.take().contains("did select 0.0"))
  }

  // statement 870
  @Test func `pulling a table down refreshes once`() {
    let controller = Fruits(style: .plain)
    let refresh = UIRefreshControl()
    var count = 0
    refresh.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    controller.refreshControl = refresh
    show(controller)
    #expect(controller.tableView.refreshControl === refresh)
    let finger = stage.touch(at: CGPoint(x: 160, y: 100))
    finger.move(by: CGVector(dx: 0, dy: 300), duration: 0.3)
    #expect(count == 1 && refresh.isRefreshing)
    finger.lift()
    stage.settle()
    #expect(count == 1)
    #expect(controller.tableView.contentOffset.y < 0)
    refresh.endRefreshing()
    stage.settle()
    #expect(controller.tableView.contentOffset.y == 0)
  }

  // statement 732
  @Test func `a header view that is measured by its constraints and set again moves the rows`() {
    let controller = Fruits(style: .plain)
    show(controller)
    let header = UIView()
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "Fruits"
    label.translatesAutoresizingMaskIntoConstraints = false
    header.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: header.topAnchor, constant: 30),
      label.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -30),
      label.leadingAnchor.constraint(equalTo: header.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: header.trailingAnchor),
    ])
    controller.tableView.tableHeaderView = header
    let size = header.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    header.frame.size.height = size.height
    controller.tableView.tableHeaderView = header
    stage.advance(by: 0.1)
    #expect(size.height == 60 + label.intrinsicContentSize.height)
    #expect(controller.tableView.rectForRow(at: [0, 0]).minY == size.height)
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: size.height))
  }
}

/// A controller as tutorials write it.
private class Fruits: UITableViewController {
  let log = CallLog()
  var names = ["Apple", "Banana", "Cherry"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
    tableView.rowHeight = 44
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.record("did select \(indexPath.row)")
  }
  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.record("did deselect \(indexPath.row)")
  }
  override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    log.record("will begin dragging")
  }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if scrollView.isDragging { log.record("did scroll") }
  }
  override func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { log.record("will end dragging") }
}

/// Puts the table into another view.
private final class Contained: Fruits {
  override func viewDidLoad() {
    super.viewDidLoad()
    let container = UIView(frame: view.frame)
    let table: UITableView = tableView
    view = container
    table.frame = container.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(table)
  }
}

private final class SpecialTable: UITableView {}

private final class OwnTable: Fruits {
  override func loadView() { tableView = SpecialTable(frame: .zero, style: .plain) }
}
