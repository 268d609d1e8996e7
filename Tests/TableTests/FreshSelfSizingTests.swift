import Testing
import TouchstoneTesting
import UIKit

/// A cell whose content has a height by a constraint.
@MainActor
private final class ConstrainedCell: UITableViewCell {
  private(set) var height: NSLayoutConstraint!

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    let constraint = box.heightAnchor.constraint(equalToConstant: 80)
    constraint.priority = UILayoutPriority(999)
    height = constraint
    NSLayoutConstraint.activate([
      constraint,
      box.topAnchor.constraint(equalTo: contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor @Suite(.staged)
struct FreshSelfSizingTests {
  private let scene = FreshScene([60])
  private var table: UITableView { scene.table }
  /// The height that a row of the content's height has, with or without a separator of its own.
  private func isHeight(_ height: CGFloat, ofRow row: Int) -> Bool {
    let rest = table.rectForRow(at: .fresh(row)).height - height
    return rest > -0.01 && rest <= 1.01
  }

  init() {
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 44
    table.register(ConstrainedCell.self, forCellReuseIdentifier: "constrained")
    table.register(FreshCell.self, forCellReuseIdentifier: "plain")
  }

  private func useHeights(_ height: @escaping (Int) -> CGFloat) {
    scene.rows.onCell = { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "constrained", for: path)
      (cell as? ConstrainedCell)?.height.constant = height(path.row)
      return cell
    }
    scene.show()
  }

  // statement 724, 726
  @Test func `a row is as high as the constraints of its cell require`() {
    useHeights { CGFloat(60 + $0 * 10) }
    #expect(isHeight(60, ofRow: 0))
    #expect(isHeight(70, ofRow: 1))
    #expect(isHeight(90, ofRow: 3))
    #expect(isSame(table.cellForRow(at: .fresh(1))?.frame, table.rectForRow(at: .fresh(1))))
  }

  // statement 725, 741
  @Test func `a custom cell without vertical constraints has the default height`() {
    scene.rows.onCell = { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "plain", for: path)
      if cell.contentView.subviews.isEmpty {
        cell.contentView.addSubview(UIView(frame: CGRect(x: 10, y: 2, width: 20, height: 200)))
      }
      return cell
    }
    scene.show()
    let first = table.rectForRow(at: .fresh(0)).height
    #expect(first > 40 && first < 60)
    #expect(isSame(table.rectForRow(at: .fresh(1)).height, first))
  }

  // statement 728
  @Test(arguments: [
    UITableView.SelfSizingInvalidation.disabled, .enabled, .enabledIncludingConstraints,
  ])
  func `a constraint that changes resizes its row only in the mode that includes constraints`(
    _ mode: UITableView.SelfSizingInvalidation
  ) throws {
    table.selfSizingInvalidation = mode
    useHeights { _ in 80 }
    let cell = try #require(table.cellForRow(at: .fresh(1)) as? ConstrainedCell)
    cell.height.constant = 140
    scene.stage.settle()
    #expect(isHeight(mode == .enabledIncludingConstraints ? 140 : 80, ofRow: 1))
  }

  // statement 727
  @Test func `empty updates measure a cell whose constraint has changed`() throws {
    table.selfSizingInvalidation = .disabled
    useHeights { _ in 80 }
    let cell = try #require(table.cellForRow(at: .fresh(1)) as? ConstrainedCell)
    cell.height.constant = 140
    scene.rows.calls = []
    table.performBatchUpdates(nil)
    scene.stage.settle()
    #expect(isHeight(140, ofRow: 1))
    #expect(table.cellForRow(at: .fresh(1)) === cell)
    #expect(!scene.rows.takeCells().contains("cell 0.1"))
  }

  // statement 720, 721
  @Test func `rows above that are measured on the way up don't move the visible ones`() throws {
    useHeights { $0.isMultiple(of: 2) ? 100 : 60 }
    table.scrollToRow(at: .fresh(40), at: .top, animated: false)
    scene.show()
    let finger = scene.stage.touch(at: CGPoint(x: 100, y: 200))
    finger.move(by: CGVector(dx: 0, dy: 40), duration: 0.1)
    for _ in 0..<6 {
      let path = try #require(table.indexPathsForVisibleRows?.dropFirst(2).first)
      let cell = try #require(table.cellForRow(at: path))
      let before = cell.convert(CGPoint.zero, to: nil).y
      finger.move(by: CGVector(dx: 0, dy: 30), duration: 0.1)
      let after = cell.convert(CGPoint.zero, to: nil).y
      #expect(abs(after - before - 30) < 2)
    }
    scene.stage.advance(by: 0.3)
    finger.lift()
    scene.stage.settle()
  }

  // statement 722
  @Test func `a reload keeps rows in their order with their measured heights`() {
    useHeights { _ in 80 }
    table.contentOffset.y = 500
    scene.show()
    table.reloadData()
    scene.show()
    let paths = table.indexPathsForVisibleRows ?? []
    #expect(paths.count >= 6)
    for (upper, lower) in zip(paths, paths.dropFirst()) {
      #expect(isHeight(80, ofRow: upper.row))
      #expect(
        isSame(table.rectForRow(at: upper).maxY, table.rectForRow(at: lower).minY))
    }
  }
}
