import Testing
import TouchstoneTesting
import UIKit

/// A table controller with rows of names, as the template of Xcode begins.
final class OutsideController: UITableViewController {
  var names = ["a", "b", "c"]
  var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(OutsideCell.self, forCellReuseIdentifier: "cell")
    tableView.rowHeight = 50
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    names.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .fade)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.row)")
    let detail = UIViewController()
    detail.modalPresentationStyle = .fullScreen
    present(detail, animated: true)
  }
}

/// A table controller with a text field in a low row.
final class OutsideFieldController: UITableViewController {
  let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 30))

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    12
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath)
    -> CGFloat
  { 50 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    if indexPath.row == 10 { cell.contentView.addSubview(field) }
    return cell
  }
}

/// Table controllers, from the specification only.
@MainActor @Suite(.staged)
struct OutsideControllerTests {
  private func scene(_ clears: Bool = true) -> (Stage, OutsideController) {
    let stage = Stage(size: CGSize(width: 375, height: 600))
    let controller = OutsideController(style: .plain)
    controller.clearsSelectionOnViewWillAppear = clears
    stage.window.rootViewController = controller
    stage.settle()
    return (stage, controller)
  }

  /// Apple's page of `UITableViewController`.
  @Test func `A table controller is the data source and the delegate of its view`() {
    let controller = OutsideController(style: .grouped)
    #expect(controller.view === controller.tableView)
    #expect(controller.tableView.dataSource === controller)
    #expect(controller.tableView.delegate === controller)
    #expect(controller.tableView.style == .grouped)
  }

  // statement 802
  @Test func `Going back deselects the row, unless clearsSelectionOnViewWillAppear is false`() {
    for clears in [true, false] {
      let (stage, controller) = scene(clears)
      stage.tap(row: outsidePath(1))
      stage.settle()
      #expect(controller.log == ["select 1"])
      #expect(controller.tableView.indexPathForSelectedRow == outsidePath(1))
      controller.dismiss(animated: true)
      stage.settle()
      #expect(controller.tableView.indexPathForSelectedRow == (clears ? nil : outsidePath(1)))
    }
  }

  /// Apple's page of `UITableViewController`: `setEditing(_:animated:)` changes the table's mode.
  @Test func `The editing of a controller is its table's, and a row can be deleted after it`() {
    let (stage, controller) = scene()
    controller.setEditing(true, animated: true)
    stage.settle()
    #expect(controller.tableView.isEditing)
    #expect(controller.tableView.visibleCells.allSatisfy { $0.isEditing })
    controller.setEditing(false, animated: false)
    stage.settle()
    #expect(!controller.tableView.isEditing)
    stage.tap(action: "Delete", ofRow: outsidePath(0))
    stage.settle()
    #expect(controller.names == ["b", "c"])
  }

  // statement 770, 708
  @Test func `Rows that change under another screen are shown after going back`() {
    let (stage, controller) = scene()
    let detail = UIViewController()
    detail.modalPresentationStyle = .fullScreen
    controller.present(detail, animated: false)
    stage.settle()
    controller.names = ["x", "y"]
    controller.tableView.reloadData()
    stage.settle()
    controller.dismiss(animated: true)
    stage.settle()
    let texts = controller.tableView.visibleCells.compactMap { $0.textLabel?.text }
    #expect(texts == ["x", "y"])
  }

  // statement 818
  @Test func `A text field in a low row is scrolled above the keyboard`() {
    let stage = Stage(size: CGSize(width: 375, height: 600), keyboard: 300)
    let controller = OutsideFieldController(style: .plain)
    stage.window.rootViewController = controller
    stage.settle()
    let before = controller.field.convert(controller.field.bounds, to: nil)
    #expect(before.maxY > 300)
    stage.tap(controller.field)
    stage.settle()
    let after = controller.field.convert(controller.field.bounds, to: nil)
    #expect(controller.field.isFirstResponder)
    #expect(after.maxY <= 300)
    #expect(controller.tableView.indexPathForSelectedRow == nil)
    controller.field.resignFirstResponder()
    stage.settle()
    #expect(isSame(controller.tableView.adjustedContentInset.bottom, 0))
  }

  // statement 732, 751
  @Test func `A rotated screen gives the rows and the header view its new width`() {
    let stage = Stage(device: .iPhone16)
    let controller = OutsideController(style: .plain)
    stage.window.rootViewController = controller
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
    controller.tableView.tableHeaderView = header
    stage.settle()
    stage.rotateDevice(to: .landscapeLeft)
    stage.settle()
    let width = controller.tableView.bounds.width
    #expect(width > 500)
    #expect(isSame(header.frame.width, width))
    #expect(controller.tableView.visibleCells.count == 3)
    #expect(controller.tableView.visibleCells.allSatisfy { isSame($0.frame.width, width) })
  }
}
