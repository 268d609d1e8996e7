import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// Names of cells and of the views in them.
@MainActor @Suite(.staged)
struct RowNameTests {
  private final class OrdersController: UIViewController {
    let list = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    let source: RecordingSource

    init(_ source: RecordingSource) {
      self.source = source
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      list.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      list.dataSource = source
      view.addSubview(list)
    }
  }

  private func scene(_ rows: [Int] = [20], named name: String? = "orders") -> TableScene {
    TableScene(rows) {
      $0.accessibilityIdentifier = name
      $0.rowHeight = 44
    }
  }

  @Test func `a cell is named by its index path and its table's identifier`() {
    let scene = scene([2, 20])
    let cell = scene.table.cellForRow(at: [1, 3])
    #expect(cell != nil && scene.stage.view("cell 1.3 of orders") === cell)
  }

  @Test func `a cell of a table without a name is named by its index path`() {
    let scene = scene(named: nil)
    #expect(scene.stage.view("cell 0.2") === scene.table.cellForRow(at: [0, 2]))
  }

  @Test func `a table without an identifier is named by the property that stores it`() {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let source = RecordingSource()
    source.rows = [5]
    let controller = OrdersController(source)
    stage.window.rootViewController = controller
    stage.settle()
    let cell = controller.list.cellForRow(at: [0, 4])
    #expect(cell != nil && stage.view("cell 0.4 of orders.list") === cell)
  }

  @Test func `an identifier of the cell itself takes precedence`() {
    let scene = scene()
    scene.table.cellForRow(at: [0, 1])?.accessibilityIdentifier = "total"
    #expect(scene.stage.view("total") === scene.table.cellForRow(at: [0, 1]))
    #expect(!scene.stage.hasView("cell 0.1 of orders"))
  }

  @Test func `a cell has the name of the row that it shows now`() {
    let scene = scene([200])
    scene.table.contentOffset.y = 44 * 100
    scene.stage.advance(by: 0.02)
    let cell = scene.table.cellForRow(at: [0, 102])
    #expect(cell != nil && scene.stage.view("cell 0.102 of orders") === cell)
    #expect(!scene.stage.hasView("cell 0.2 of orders"))
  }

  @Test func `buttons with one title are distinguished by their rows`() {
    let scene = scene([3])
    var buttons: [UIButton] = []
    for cell in scene.table.visibleCells {
      let button = UIButton(frame: CGRect(x: 200, y: 0, width: 100, height: 44))
      button.setTitle("Buy", for: .normal)
      cell.contentView.addSubview(button)
      buttons.append(button)
    }
    #expect(buttons.count == 3)
    #expect(scene.stage.view("Buy in cell 0.2 of orders") === buttons.last)
  }

  @Test func `a view without a name is named by its row`() {
    let scene = scene([3])
    let plain = UISwitch(frame: CGRect(x: 200, y: 6, width: 0, height: 0))
    scene.table.cellForRow(at: [0, 1])?.contentView.addSubview(plain)
    let why = scene.stage.why(plain)
    #expect(why.contains("in cell 0.1 of orders"), "\(why)")
  }

  @Test func `the trace names the cell that selected its row`() {
    let scene = scene()
    scene.stage.tap(row: IndexPath(row: 3, section: 0))
    #expect(scene.stage.answers.contains("cell 0.3 of orders"), "\(scene.stage.answers)")
  }
}
