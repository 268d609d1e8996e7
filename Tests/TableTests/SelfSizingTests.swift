import Testing
import TouchstoneTesting
import UIKit

/// Rows whose heights follow the content of their cells after these are shown.
@MainActor @Suite(.staged)
struct SelfSizingTests {
  private func scene(
    _ invalidation: UITableView.SelfSizingInvalidation, rows: Int = 3,
    source: RecordingSource? = nil
  ) -> TableScene {
    TableScene([rows], source: source) {
      $0.register(BoxCell.self, forCellReuseIdentifier: "row")
      $0.selfSizingInvalidation = invalidation
      $0.isPrefetchingEnabled = false
    }
  }

  private func tops(_ scene: TableScene) -> [CGFloat] {
    scene.table.visibleCells.map(\.frame.minY)
  }

  // statement 728
  @Test(arguments: [
    (UITableView.SelfSizingInvalidation.enabledIncludingConstraints, CGFloat(130)),
    (.enabled, 60), (.disabled, 60),
  ])
  func `a new constant of a constraint changes the row's height only if constraints are included`(
    invalidation: UITableView.SelfSizingInvalidation, height: CGFloat
  ) {
    let scene = scene(invalidation)
    let cell = scene.table.visibleCells.first as? BoxCell
    cell?.height.constant = 130
    scene.table.layoutIfNeeded()
    #expect(tops(scene) == [0, height, height + 60])
    scene.stage.settle()
    #expect(tops(scene) == [0, height, height + 60])
    #expect(scene.table.contentSize.height == height + 120)
    #expect(!scene.log.take().contains { $0.hasPrefix("cell") })
  }

  @Test func `another constraint in place of one changes the row's height in the same layout`() {
    let scene = scene(.enabledIncludingConstraints)
    let cell = scene.table.visibleCells.first as? BoxCell
    cell?.height.isActive = false
    let other = cell?.box.heightAnchor.constraint(equalToConstant: 90)
    other?.priority = UILayoutPriority(999)
    other?.isActive = true
    scene.table.layoutIfNeeded()
    #expect(tops(scene) == [0, 90, 150])
    scene.stage.settle()
    #expect(isSame(cell?.box.frame.height, 90))
  }

  @Test(arguments: [
    UITableView.SelfSizingInvalidation.enabledIncludingConstraints, .enabled,
  ])
  func `a label's new text changes the row's height only if constraints are included`(
    invalidation: UITableView.SelfSizingInvalidation
  ) {
    let scene = scene(invalidation)
    let cell = scene.table.visibleCells.first as? BoxCell
    cell?.showLabel("a")
    cell?.contentView.invalidateIntrinsicContentSize()
    scene.stage.settle()
    let line = scene.table.rectForRow(at: [0, 0]).height
    #expect(line < 60)
    cell?.label.text = CellScene.longText
    scene.stage.settle()
    let isFollowed = invalidation == .enabledIncludingConstraints
    let expected = isFollowed ? CellScene.height(CellScene.longText, 320) : line
    #expect(isNear(scene.table.rectForRow(at: [0, 0]).height, expected))
  }

  // statement 728
  @Test(arguments: [
    (UITableView.SelfSizingInvalidation.enabled, CGFloat(130)), (.disabled, 60),
  ])
  func `a content view that invalidates its size changes the row's height unless disabled`(
    invalidation: UITableView.SelfSizingInvalidation, height: CGFloat
  ) {
    let scene = scene(invalidation)
    let cell = scene.table.visibleCells.first as? BoxCell
    cell?.height.constant = 130
    cell?.contentView.invalidateIntrinsicContentSize()
    scene.table.layoutIfNeeded()
    #expect(tops(scene) == [0, height, height + 60])
  }

  @Test func `a view inside the content view that invalidates its size changes no height`() {
    let scene = scene(.enabled)
    let cell = scene.table.visibleCells.first as? BoxCell
    cell?.height.constant = 130
    cell?.box.invalidateIntrinsicContentSize()
    scene.stage.settle()
    #expect(tops(scene) == [0, 60, 120])
  }

  @Test func `a longer text of a content configuration changes the height of a shown row`() {
    let source = RecordingSource()
    source.cell = { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      var content = cell.defaultContentConfiguration()
      content.text = "a"
      cell.contentConfiguration = content
      return cell
    }
    let scene = TableScene([3], source: source)
    #expect(tops(scene) == [0, 44, 88])
    let cell = scene.table.visibleCells.first
    var content = UIListContentConfiguration.cell()
    content.text = CellScene.longText
    cell?.contentConfiguration = content
    scene.stage.settle()
    let height = CellScene.height(CellScene.longText, 288) + 22
    #expect(isNear(scene.table.rectForRow(at: [0, 0]).height, height))
    #expect(isNear(tops(scene).dropFirst().first, height))
  }

  @Test func `a change just before a row is shown counts too`() {
    let source = LateSource()
    let scene = scene(.enabledIncludingConstraints, source: source)
    scene.stage.settle()
    #expect(tops(scene) == [0, 100, 200])
  }

  @Test func `a height that follows constraints is animated`() {
    let scene = scene(.enabledIncludingConstraints)
    let cells = scene.table.visibleCells
    (cells.first as? BoxCell)?.height.constant = 130
    scene.table.layoutIfNeeded()
    #expect(cells[1].layer.presentation()?.frame.minY == 60)
    scene.stage.settle()
    #expect(cells[1].layer.presentation()?.frame.minY == 130)
  }

  // statement 721
  @Test func `a row above the screen that grows leaves the visible rows in place`() {
    let scene = scene(.enabledIncludingConstraints, rows: 40)
    let edited = scene.table.visibleCells.first as? BoxCell
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    edited?.contentView.addSubview(field)
    field.becomeFirstResponder()
    scene.stage.settle()
    scene.table.contentOffset.y = 600
    scene.stage.settle()
    #expect(scene.table.cellForRow(at: [0, 0]) === edited)
    let shown = scene.table.visibleCells.first
    let place = shown.map { $0.convert($0.bounds, to: nil).minY }
    let offset = scene.table.contentOffset.y
    edited?.height.constant = 160
    scene.stage.settle()
    #expect(isSame(scene.table.rectForRow(at: [0, 0]).height, 160))
    #expect(isSame(scene.table.contentOffset.y, offset + 100))
    #expect(isSame(shown.map { $0.convert($0.bounds, to: nil).minY }, place ?? -1))
  }
}

/// A cell that is as high as a box, which is 60 points high.
private final class BoxCell: UITableViewCell {
  let box = UIView()
  let label = UILabel()
  lazy var height = box.heightAnchor.constraint(equalToConstant: 60)

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    fill(with: box)
    height.priority = UILayoutPriority(999)
    height.isActive = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows a label in place of the box.
  func showLabel(_ text: String) {
    box.removeFromSuperview()
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.text = text
    fill(with: label)
  }

  private func fill(with view: UIView) {
    contentView.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      view.topAnchor.constraint(equalTo: contentView.topAnchor),
      view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }
}

/// A data source and delegate that changes the height of each cell that is about to be shown.
private final class LateSource: RecordingSource {
  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { (cell as? BoxCell)?.height.constant = 100 }
}
