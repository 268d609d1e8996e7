import Testing
import TouchstoneTesting
import UIKit

/// A cell whose content has a height of its own.
final class OutsideTallCell: UITableViewCell {
  let box = UIView()
  private(set) lazy var height = box.heightAnchor.constraint(equalToConstant: 0)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    // A table gives a cell a height before it measures it, so the height isn't required.
    height.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), height,
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// A table of 375 × 600 with self-sizing rows.
@MainActor
final class OutsideSizingScene: NSObject, UITableViewDataSource {
  let stage = Stage(size: CGSize(width: 375, height: 600))
  let table: UITableView
  var heights: [CGFloat]
  var requests = 0

  init(_ heights: [CGFloat], estimate: CGFloat = 60) {
    self.heights = heights
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 600), style: .plain)
    super.init()
    table.register(OutsideTallCell.self, forCellReuseIdentifier: "cell")
    table.estimatedRowHeight = estimate
    table.dataSource = self
    stage.window.addSubview(table)
    stage.settle()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    heights.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    requests += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? OutsideTallCell)?.height.constant = heights[indexPath.row]
    return cell
  }

  /// Returns the cell of a visible row.
  func cell(_ row: Int) -> OutsideTallCell? {
    table.cellForRow(at: outsidePath(row)) as? OutsideTallCell
  }

  /// Returns the height of a row.
  func height(_ row: Int) -> CGFloat { table.rectForRow(at: outsidePath(row)).height }
}

/// Self-sizing rows, from the specification only.
@MainActor @Suite(.staged)
struct OutsideSizingTests {
  // statement 716
  @Test func `All six heights of a new table are automatic`() {
    let table = UITableView(frame: .zero, style: .plain)
    #expect(UITableView.automaticDimension == -1)
    let heights = [
      table.rowHeight, table.sectionHeaderHeight, table.sectionFooterHeight,
      table.estimatedRowHeight, table.estimatedSectionHeaderHeight,
      table.estimatedSectionFooterHeight,
    ]
    #expect(heights == Array(repeating: UITableView.automaticDimension, count: 6))
  }

  // statement 724, 726
  @Test func `A row is as high as its content, and the content size is the sum`() {
    let scene = OutsideSizingScene([80, 120, 200])
    #expect(isSame(scene.height(0), 80))
    #expect(isSame(scene.height(1), 120))
    #expect(isSame(scene.height(2), 200))
    #expect(isSame(scene.table.contentSize.height, 80 + 120 + 200))
  }

  // statement 727
  @Test func `A changed constraint takes effect at the next empty pair of updates`() {
    let scene = OutsideSizingScene([80, 80, 80])
    scene.table.selfSizingInvalidation = .disabled
    let requests = scene.requests
    let cell = scene.cell(0)
    cell?.height.constant = 150
    scene.table.beginUpdates()
    scene.table.endUpdates()
    scene.stage.settle()
    #expect(isSame(scene.height(0), 150))
    #expect(isSame(scene.cell(1)?.frame.minY, 150))
    #expect(scene.cell(0) === cell)
    #expect(scene.requests == requests)
  }

  // statement 728
  @Test func `With constraints included, a changed constraint resizes its row by itself`() {
    let scene = OutsideSizingScene([80, 80])
    scene.table.selfSizingInvalidation = .enabledIncludingConstraints
    scene.cell(0)?.height.constant = 150
    scene.stage.settle()
    #expect(isSame(scene.height(0), 150))
    #expect(isSame(scene.cell(1)?.frame.minY, 150))
  }

  // statement 728
  @Test func `An invalidated intrinsic size resizes the row only if the table allows it`() {
    let scene = OutsideSizingScene([80, 80])
    scene.table.selfSizingInvalidation = .disabled
    scene.cell(0)?.height.constant = 150
    scene.cell(0)?.invalidateIntrinsicContentSize()
    scene.stage.settle()
    #expect(isSame(scene.height(0), 80))
    scene.table.selfSizingInvalidation = .enabled
    scene.cell(0)?.contentView.invalidateIntrinsicContentSize()
    scene.stage.settle()
    #expect(isSame(scene.height(0), 150))
  }

  // statement 721
  @Test func `Rows that are measured above don't move the rows on the screen`() {
    let scene = OutsideSizingScene(Array(repeating: 130, count: 100), estimate: 40)
    scene.table.scrollToRow(at: outsidePath(50), at: .top, animated: false)
    scene.stage.settle()
    #expect(isSame(scene.cell(50)?.convert(CGPoint.zero, to: nil).y, 0))
    let finger = scene.stage.touch(at: CGPoint(x: 100, y: 100))
    finger.move(by: CGVector(dx: 0, dy: 40), duration: 0.2)
    scene.stage.advance(by: 0.05)
    let before = scene.cell(50)?.convert(CGPoint.zero, to: nil).y ?? 0
    finger.move(by: CGVector(dx: 0, dy: 200), duration: 0.5)
    scene.stage.advance(by: 0.3)
    #expect(isSame(scene.cell(50)?.convert(CGPoint.zero, to: nil).y, before + 200))
    finger.lift()
    scene.stage.settle()
  }

  // statement 723
  @Test func `An animated scroll over unmeasured rows comes to rest at the row`() {
    let scene = OutsideSizingScene(Array(repeating: 130, count: 100), estimate: 40)
    scene.table.scrollToRow(at: outsidePath(60), at: .top, animated: true)
    scene.stage.settle()
    #expect(isSame(scene.cell(60)?.convert(CGPoint.zero, to: nil).y, 0))
  }

  // statement 722, 708
  @Test func `reloadData measures rows again`() {
    let scene = OutsideSizingScene([80, 80, 80])
    scene.heights = [90, 100]
    scene.table.reloadData()
    scene.stage.settle()
    #expect(isSame(scene.height(0), 90))
    #expect(isSame(scene.table.contentSize.height, 90 + 100))
  }

  // statement 724, 771
  @Test func `A reloaded row is measured again`() {
    let scene = OutsideSizingScene([80, 80])
    scene.heights = [200, 80]
    scene.table.reloadRows(at: [outsidePath(0)], with: .none)
    scene.stage.settle()
    #expect(isSame(scene.height(0), 200))
    #expect(isSame(scene.cell(1)?.frame.minY, 200))
  }

  // statement 724
  @Test func `A narrower table measures its wrapped texts again`() {
    let stage = Stage(size: CGSize(width: 375, height: 600))
    let table = UITableView(frame: stage.window.bounds, style: .plain)
    let text = Array(repeating: "several words", count: 12).joined(separator: " ")
    let source = OutsideSource([[text, "short"]])
    table.register(OutsideWrappingCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    stage.window.addSubview(table)
    stage.settle()
    let wide = table.rectForRow(at: outsidePath(0)).height
    table.frame.size.width = 180
    stage.settle()
    let narrow = table.rectForRow(at: outsidePath(0)).height
    #expect(narrow > wide)
    #expect(isSame(table.cellForRow(at: outsidePath(0))?.frame.width, 180))
    #expect(isSame(table.cellForRow(at: outsidePath(1))?.frame.minY, narrow))
    table.frame.size.width = 375
    stage.settle()
    #expect(isSame(table.rectForRow(at: outsidePath(0)).height, wide))
  }

  // statement 725
  @Test func `A cell without vertical constraints is as high as an empty standard cell`() {
    let scene = OutsideScene([["", ""]])
    scene.table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    scene.table.rowHeight = UITableView.automaticDimension
    scene.table.estimatedRowHeight = UITableView.automaticDimension
    scene.table.register(OutsideLooseCell.self, forCellReuseIdentifier: "loose")
    let source = OutsideLooseSource()
    scene.table.dataSource = source
    scene.table.reloadData()
    scene.stage.settle()
    let standard = scene.table.rectForRow(at: outsidePath(0)).height
    #expect(standard > 0)
    #expect(isSame(scene.table.rectForRow(at: outsidePath(1)).height, standard))
  }
}

/// A cell whose label wraps.
final class OutsideWrappingCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .default, reuseIdentifier: reuseIdentifier)
    textLabel?.numberOfLines = 0
  }

  required init?(coder: NSCoder) { nil }
}

/// A cell with a view that has a frame and no constraints.
final class OutsideLooseCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20)))
  }

  required init?(coder: NSCoder) { nil }
}

/// A standard cell and a cell without constraints.
@MainActor
final class OutsideLooseSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(
      withIdentifier: indexPath.row == 0 ? "cell" : "loose", for: indexPath)
  }
}
