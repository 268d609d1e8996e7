import Testing
import TouchstoneTesting
import UIKit

@MainActor @Suite(.staged)
struct FreshReuseTests {
  // statement 755, 762
  @Test func `a cell is dequeued only with a registration, which nil removes`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(table.dequeueReusableCell(withIdentifier: "cell") == nil)
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "header") == nil)
    table.register(FreshCell.self, forCellReuseIdentifier: "cell")
    let cell = table.dequeueReusableCell(withIdentifier: "cell")
    #expect(cell is FreshCell)
    // The style of a registered class is the default, which has no detail label.
    #expect(cell?.reuseIdentifier == "cell")
    #expect(cell?.detailTextLabel == nil)
    table.register(nil as AnyClass?, forCellReuseIdentifier: "cell")
    #expect(table.dequeueReusableCell(withIdentifier: "cell") == nil)
  }

  // statement 756
  @Test func `a cell for a row without a registration is reported`() {
    let scene = FreshScene([1])
    scene.rows.onCell = { table, path in
      table.dequeueReusableCell(withIdentifier: "unknown", for: path)
    }
    scene.show()
    #expect(scene.hasFault)
  }

  // statement 758
  @Test func `two cells for one row in one call are reported`() {
    let scene = FreshScene([1])
    scene.rows.onCell = { table, path in
      _ = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      return table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    scene.show()
    #expect(scene.hasFault)
  }

  // statement 763
  @Test func `a dequeued cell has its final size`() {
    let scene = FreshScene([4])
    scene.use(FreshHeights()).height = { CGFloat(50 + $0.row * 10) }
    var sizes: [CGSize] = []
    scene.rows.onCell = { [rows = scene.rows] table, path in
      let cell = rows.plainCell(table, path)
      sizes.append(cell.bounds.size)
      return cell
    }
    scene.show()
    #expect(sizes == [50, 60, 70, 80].map { CGSize(width: 320, height: $0) })
    scene.rows.onCell = nil
  }

  // statement 764
  @Test func `a cell is prepared for reuse when it is handed out again, not before`() {
    let scene = FreshScene([200])
    scene.table.isPrefetchingEnabled = false
    var cells: [FreshCell] = []
    var early = 0
    scene.rows.onCell = { [rows = scene.rows] table, path in
      let cell = rows.plainCell(table, path)
      guard let fresh = cell as? FreshCell else { return cell }
      let uses = cells.filter { $0 === fresh }.count
      if fresh.preparations != uses { early += 1 }
      cells.append(fresh)
      return fresh
    }
    scene.show()
    for offset in stride(from: 0, through: 6000, by: 300) {
      scene.table.contentOffset.y = CGFloat(offset)
      scene.show()
    }
    #expect(early == 0)
    #expect(cells.contains { $0.preparations > 0 })
    scene.rows.onCell = nil
  }

  // statement 765
  @Test func `a cell without an identifier is never prepared for reuse`() {
    let scene = FreshScene([200])
    var cells: [FreshCell] = []
    scene.rows.onCell = { _, _ in
      let cell = FreshCell(style: .default, reuseIdentifier: nil)
      cells.append(cell)
      return cell
    }
    scene.show()
    for offset in [2000, 4000, 0] {
      scene.table.contentOffset.y = CGFloat(offset)
      scene.show()
    }
    #expect(cells.count > 20)
    #expect(cells.allSatisfy { $0.preparations == 0 })
  }

  // statement 774
  @Test func `a sweep over 10,000 rows needs about one screenful of cells`() {
    let scene = FreshScene([10_000])
    scene.table.isPrefetchingEnabled = false
    var cells: Set<ObjectIdentifier> = []
    var retained: [UITableViewCell] = []
    scene.rows.onCell = { [rows = scene.rows] table, path in
      let cell = rows.plainCell(table, path)
      if cells.insert(ObjectIdentifier(cell)).inserted { retained.append(cell) }
      return cell
    }
    for offset in stride(from: 0, through: 20_000, by: 170) {
      scene.table.contentOffset.y = CGFloat(offset)
      scene.table.layoutIfNeeded()
    }
    // 480 / 50 rounded up is 10; statement 774 allows 3 more.
    #expect(retained.count <= 13)
    scene.rows.onCell = nil
  }

  // statement 767
  @Test func `a cell is selected and in its mode before willDisplay`() {
    let scene = FreshScene([30])
    let display = scene.use(FreshDisplay())
    var selected: [Bool] = []
    display.onDisplay = { _, cell, path in if path.row == 20 { selected.append(cell.isSelected) } }
    scene.show()
    scene.table.selectRow(at: .fresh(20), animated: false, scrollPosition: .none)
    scene.table.contentOffset.y = 900
    scene.show()
    #expect(selected == [true])
    #expect(scene.rows.calls.contains("cell 0.20"))
  }

  // statement 768
  @Test func `rows that are scrolled away end their display with their own paths`() {
    let scene = FreshScene([200])
    let display = scene.use(FreshDisplay())
    scene.show()
    _ = display.take()
    scene.table.contentOffset.y = 5000
    scene.show()
    let log = display.take()
    #expect(log.filter { $0.hasPrefix("end") }.sorted() == (0..<10).map { "end \($0)" })
    #expect(log.contains("will 100"))
  }

  // statement 771
  @Test func `a second reload of a row returns to its first cell`() throws {
    let scene = FreshScene([5])
    scene.show()
    let first = try #require(scene.table.cellForRow(at: .fresh(1)))
    scene.rows.items[0][1] = "changed"
    scene.table.reloadRows(at: [.fresh(1)], with: .fade)
    scene.stage.settle()
    let second = try #require(scene.table.cellForRow(at: .fresh(1)))
    #expect(second !== first)
    #expect(second.textLabel?.text == "changed")
    scene.table.reloadRows(at: [.fresh(1)], with: .none)
    scene.stage.settle()
    #expect(scene.table.cellForRow(at: .fresh(1)) === first)
  }

  // statement 772
  @Test func `a reconfigured row keeps its cell, and rows without a cell aren't requested`() throws
  {
    let scene = FreshScene([100])
    scene.table.isPrefetchingEnabled = false
    scene.show()
    let cell = try #require(scene.table.cellForRow(at: .fresh(1)) as? FreshCell)
    scene.rows.items[0][1] = "changed"
    scene.rows.calls = []
    scene.table.reconfigureRows(at: [.fresh(1), .fresh(90)])
    scene.show()
    #expect(scene.table.cellForRow(at: .fresh(1)) === cell)
    #expect(cell.textLabel?.text == "changed")
    #expect(cell.preparations == 0)
    #expect(scene.rows.takeCells() == ["cell 0.1"])
  }

  // statement 797
  @Test func `a selected cell highlights the labels of its content`() throws {
    let scene = FreshScene([3])
    scene.show()
    let cell = try #require(scene.table.cellForRow(at: .fresh(1)))
    let label = UILabel(frame: cell.contentView.bounds)
    cell.contentView.addSubview(label)
    scene.table.selectRow(at: .fresh(1), animated: false, scrollPosition: .none)
    scene.show()
    #expect(label.isHighlighted)
    scene.table.deselectRow(at: .fresh(1), animated: false)
    scene.show()
    #expect(!label.isHighlighted)
  }

  // statement 799
  @Test func `a selected background is behind the content while its row is selected`() throws {
    let scene = FreshScene([3])
    scene.show()
    let cell = try #require(scene.table.cellForRow(at: .fresh(1)))
    let normal = UIView()
    let selected = UIView()
    cell.backgroundView = normal
    cell.selectedBackgroundView = selected
    #expect(selected.superview == nil)
    scene.table.selectRow(at: .fresh(1), animated: false, scrollPosition: .none)
    scene.show()
    let views = cell.subviews
    let order = [normal, selected, cell.contentView].map { views.firstIndex(of: $0) ?? -1 }
    #expect(order.allSatisfy { $0 >= 0 })
    #expect(order == order.sorted())
    scene.table.deselectRow(at: .fresh(1), animated: false)
    scene.stage.settle()
    #expect(selected.superview == nil)
  }
}
