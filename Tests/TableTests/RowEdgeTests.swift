import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// The lines between rows, and the sides of rows.
@MainActor @Suite(.staged)
struct RowEdgeTests {
  private func hasLine(_ cell: UITableViewCell?) -> Bool {
    cell?.subviews.contains {
      !$0.isHidden && $0.bounds.height <= 1 && $0.bounds.width > 20
    } ?? false
  }

  // statement 740
  @Test func `a selected row and the row above it hide their lines`() {
    let scene = SelectionScene()
    func lines() -> [Int] { (0..<6).filter { hasLine(scene.cell($0)) } }
    #expect(lines() == [0, 1, 2, 3, 4, 5])
    scene.tap(3)
    #expect(lines() == [0, 1, 4, 5])
    scene.tap(1)
    #expect(lines() == [2, 3, 4, 5])
  }

  // statement 740
  @Test func `the last row of a card has no line, and the last row of a plain section has one`() {
    let card = TableScene([2], style: .insetGrouped)
    #expect(hasLine(card.table.cellForRow(at: [0, 0])))
    #expect(!hasLine(card.table.cellForRow(at: [0, 1])))
    #expect(hasLine(TableScene([2]).table.cellForRow(at: [0, 1])))
  }

  /// The bottoms of the lines that belong to no row.
  private func fillers(_ table: UITableView) -> [CGFloat] {
    table.subviews.filter {
      !($0 is UITableViewCell) && !$0.isHidden && $0.bounds.height <= 1 && $0.bounds.width > 100
    }.map(\.frame.maxY).sorted()
  }

  // statement 733
  @Test func `empty rows below the last row of a plain table have lines if the app says how high`()
  {
    let scene = TableScene([2])
    let table = scene.table
    #expect(fillers(table) == [])
    table.fillerRowHeight = 50
    scene.stage.advance(by: 0.02)
    #expect(fillers(table).map { $0.rounded() } == [138, 188, 238, 288, 338, 388, 438])
    scene.source.rows = [9]
    table.reloadData()
    scene.stage.advance(by: 0.02)
    #expect(fillers(table).map { $0.rounded() } == [446])
    table.separatorStyle = .none
    #expect(fillers(table) == [])
    table.separatorStyle = .singleLine
    #expect(fillers(table).count == 1)
    table.fillerRowHeight = 0
    scene.stage.advance(by: 0.02)
    #expect(fillers(table) == [])
    let grouped = TableScene([2], style: .grouped) { $0.fillerRowHeight = 50 }
    #expect(fillers(grouped.table) == [])
  }

  // statement 754
  @Test func `content is inside the safe area at the sides, unless the table says otherwise`() {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let source = TitleSource(rows: [2])
    let table = UITableView(frame: stage.window.bounds)
    table.dataSource = source
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 30)
    stage.window.rootViewController = controller
    controller.view.addSubview(table)
    stage.advance(by: 0.05)
    let cell = table.visibleCells.first
    #expect(isSame(cell?.frame.minX, 0) && isSame(cell?.frame.width, 320))
    let content = cell?.contentView
    #expect(isSame(content?.frame.minX, 40) && isSame(content?.frame.maxX, 290))
    table.insetsContentViewsToSafeArea = false
    stage.advance(by: 0.05)
    #expect(isSame(content?.frame.minX, 0) && isSame(content?.frame.maxX, 320))
  }

  // statement 810
  @Test func `a button as the accessory view acts alone, without the accessory call`() {
    let scene = TableScene([3])
    var actions = 0
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    button.addAction(UIAction { _ in actions += 1 }, for: .touchUpInside)
    scene.table.cellForRow(at: [0, 1])?.accessoryView = button
    scene.stage.advance(by: 0.02)
    _ = scene.log.take()
    scene.stage.tap(button)
    scene.stage.advance(by: 0.1)
    #expect(actions == 1 && scene.log.take() == [])
    #expect(scene.table.indexPathForSelectedRow == nil)
  }
}
