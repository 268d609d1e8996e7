import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// The use of cells for several rows.
@MainActor @Suite(.staged)
struct TableReuseTests {
  // statement 774
  @Test func `a sweep over ten thousand rows makes a screenful of cells and at most three more`() {
    let scene = TableScene([10_000]) { $0.isPrefetchingEnabled = false }
    var made: [ObjectIdentifier: UITableViewCell] = [:]
    for step in stride(from: 0, to: 439_000, by: 900) {
      scene.table.contentOffset.y = CGFloat(step)
      scene.table.layoutIfNeeded()
      for cell in scene.table.visibleCells { made[ObjectIdentifier(cell)] = cell }
    }
    #expect(made.count <= 11 + 3)
  }

  // statement 755
  @Test func `a row without a registration dequeues nil, and one with it a new cell`() {
    let table = UITableView(frame: .zero)
    #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
    table.register(OwnCell.self, forCellReuseIdentifier: "other")
    #expect(table.dequeueReusableCell(withIdentifier: "other") is OwnCell)
    table.register(nil as AnyClass?, forCellReuseIdentifier: "other")
    #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
  }

  // statement 762
  @Test func `a registered class is made by its own initializer with its own values`() {
    let table = UITableView(frame: .zero)
    table.register(OwnCell.self, forCellReuseIdentifier: "own")
    let cell = table.dequeueReusableCell(withIdentifier: "own") as? OwnCell
    #expect(cell?.reuseIdentifier == "own")
    #expect(cell?.note == "made")
    table.register(InheritingCell.self, forCellReuseIdentifier: "inherits")
    let other = table.dequeueReusableCell(withIdentifier: "inherits") as? InheritingCell
    #expect(other?.extra == 7 && other?.note == "made")
    table.register(OwnHeader.self, forHeaderFooterViewReuseIdentifier: "head")
    let header = table.dequeueReusableHeaderFooterView(withIdentifier: "head") as? OwnHeader
    #expect(header?.note == "header")
  }

  // statement 756
  @Test func `an unregistered identifier for a row is one line and an empty cell`() {
    let scene = TableScene([1])
    _ = scene.table.dequeueReusableCell(withIdentifier: "absent", for: [0, 0])
    let failures = scene.stage.faults
    #expect(failures.count == 1)
    #expect(failures.first?.contains("must register a nib or a class") == true)
  }

  // statement 758
  @Test func `two cells dequeued for one row are one line`() {
    let scene = TableScene([1])
    scene.source.cell = { table, path in
      _ = table.dequeueReusableCell(withIdentifier: "row", for: path)
      return table.dequeueReusableCell(withIdentifier: "row", for: path)
    }
    scene.table.reloadData()
    scene.table.layoutIfNeeded()
    let failures = scene.stage.faults
    #expect(failures.count == 1)
    #expect(failures.first?.contains("Attempted to dequeue multiple cells") == true)
  }

  // statement 765
  @Test func `a cell without an identifier is dropped when it leaves`() {
    let scene = TableScene([100])
    var made = 0
    scene.source.cell = { _, _ in
      made += 1
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    scene.table.isPrefetchingEnabled = false
    scene.table.reloadData()
    scene.table.layoutIfNeeded()
    let first = scene.table.visibleCells.first
    scene.table.contentOffset.y = 2000
    scene.table.layoutIfNeeded()
    #expect(first?.superview == nil)
    #expect(made >= 22)
  }

  // statement 764
  @Test func `a queued cell is prepared once before it is handed out, and a new one never`() {
    let scene = TableScene([100]) { $0.isPrefetchingEnabled = false }
    scene.table.register(OwnCell.self, forCellReuseIdentifier: "own")
    scene.source.cell = { $0.dequeueReusableCell(withIdentifier: "own", for: $1) }
    scene.table.reloadData()
    scene.table.layoutIfNeeded()
    let cells = scene.table.visibleCells.compactMap { $0 as? OwnCell }
    #expect(cells.allSatisfy { $0.preparations == 0 })
    scene.table.contentOffset.y = 2200
    scene.table.layoutIfNeeded()
    scene.table.contentOffset.y = 0
    scene.table.layoutIfNeeded()
    #expect(scene.table.visibleCells.contains { ($0 as? OwnCell)?.preparations ?? 0 > 0 })
  }

  // statement 763
  @Test func `a dequeued cell already has the size of its row`() {
    let scene = TableScene([5])
    var sizes: [CGSize] = []
    scene.source.cell = { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      sizes.append(cell.frame.size)
      return cell
    }
    scene.table.rowHeight = 61
    scene.table.reloadData()
    scene.table.layoutIfNeeded()
    #expect(sizes == Array(repeating: CGSize(width: 320, height: 61), count: 5))
  }

  @Test func `the cell whose text is edited stays when its row scrolls away`() {
    let scene = TableScene([100])
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let cell = scene.table.cellForRow(at: [0, 0])
    cell?.contentView.addSubview(field)
    #expect(field.becomeFirstResponder())
    scene.table.contentOffset.y = 2000
    scene.stage.advance(by: 0.1)
    #expect(field.isFirstResponder)
    #expect(cell?.isHidden == false)
    #expect(scene.table.cellForRow(at: [0, 0]) === cell)
  }
}

private class OwnCell: UITableViewCell {
  var note = ""
  var preparations = 0

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    note = "made"
  }
  required init?(coder: NSCoder) { fatalError("no archive") }
  override func prepareForReuse() {
    super.prepareForReuse()
    preparations += 1
  }
}

private final class InheritingCell: OwnCell {
  let extra = 7
}

private final class OwnHeader: UITableViewHeaderFooterView {
  var note = ""

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    note = "header"
  }
  required init?(coder: NSCoder) { fatalError("no archive") }
}
