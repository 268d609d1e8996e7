import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// The calls of a stage that name rows.
@MainActor @Suite(.staged)
struct RowHandTests {
  private let scene = TableScene([3, 100]) {
    $0.accessibilityIdentifier = "orders"
    $0.rowHeight = 44
  }

  private var stage: Stage { scene.stage }

  private func failure(_ body: () -> Void) -> String? {
    let failures = Stage.failures(during: body)
    return failures.count == 1 ? failures.first?.text : failures.isEmpty ? nil : "several"
  }

  @Test func `cell(at:) returns the cell of a visible row and scrolls nothing`() {
    let cell = stage.cell(at: IndexPath(row: 1, section: 1))
    #expect(cell != nil && cell === scene.table.cellForRow(at: [1, 1]))
    #expect(scene.table.contentOffset == .zero)
  }

  @Test func `cell(at:) fails for a row without a cell, and names the visible rows`() {
    let text = failure { _ = stage.cell(at: IndexPath(row: 90, section: 1)) }
    #expect(text?.contains("*orders* has no cell for row 1.90: it shows row 0.0 to row 1.") == true)
    #expect(scene.table.contentOffset == .zero)
  }

  @Test func `a row that doesn't exist fails with the numbers of sections and rows`() {
    let row = failure { stage.tap(row: IndexPath(row: 3, section: 0)) }
    #expect(row?.hasPrefix("*orders* has no row 0.3: section 0 has 3 rows.") == true)
    let section = failure { stage.tap(row: IndexPath(row: 0, section: 2)) }
    #expect(section?.hasPrefix("*orders* has no row 2.0: it has 2 sections.") == true)
    #expect(scene.log.take() == [])
  }

  @Test func `a tap on a visible row selects it without scrolling or waiting`() {
    let before = stage.now
    stage.tap(row: IndexPath(row: 2, section: 0))
    #expect(scene.table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    #expect(scene.table.contentOffset == .zero)
    #expect(stage.now - before < 0.06, "only the finger's time passes")
  }

  @Test func `a tap on a row outside the screen scrolls to it first`() {
    stage.tap(row: IndexPath(row: 80, section: 1))
    #expect(scene.table.indexPathForSelectedRow == IndexPath(row: 80, section: 1))
    #expect(scene.table.contentOffset.y > 2_000)
    stage.tap(row: IndexPath(row: 0, section: 0), in: "orders")
    #expect(scene.table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
  }

  @Test func `a tap on a row avoids a control in its middle`() {
    let cell = scene.table.cellForRow(at: [0, 1])
    var taps = 0
    let button = UIButton(
      frame: CGRect(x: 140, y: 0, width: 40, height: 44),
      primaryAction: UIAction { _ in taps += 1 })
    cell?.contentView.addSubview(button)
    stage.tap(row: IndexPath(row: 1, section: 0))
    #expect(taps == 0 && scene.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
  }

  @Test func `a second tap on a selected row has an effect, too`() {
    let text = failure {
      stage.tap(row: IndexPath(row: 1, section: 0))
      stage.tap(row: IndexPath(row: 1, section: 0))
    }
    #expect(text == nil)
    #expect(scene.log.take().filter { $0 == "did select 0.1" }.count == 2)
  }

  @Test func `two tables need a name`() {
    let other = UITableView(frame: CGRect(x: 0, y: 300, width: 320, height: 100))
    other.accessibilityIdentifier = "drafts"
    stage.window.addSubview(other)
    let text = failure { stage.tap(row: IndexPath(row: 1, section: 0)) }
    #expect(text?.contains("There are 2 tables on the screen: ") == true)
    #expect(text?.contains("*orders*") == true && text?.contains("*drafts*") == true)
    stage.select(row: IndexPath(row: 1, section: 0), in: scene.table)
    #expect(scene.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
  }

  @Test func `a name of another view isn't a table`() {
    let label = UILabel(frame: CGRect(x: 0, y: 400, width: 100, height: 20))
    label.accessibilityIdentifier = "title"
    stage.window.addSubview(label)
    let text = failure { stage.tap(row: IndexPath(row: 1, section: 0), in: "title") }
    #expect(text?.contains("*title* isn't a table: its class is UILabel") == true)
  }

  @Test func `a table that doesn't scroll fails for a row outside the screen`() {
    scene.table.isScrollEnabled = false
    let text = failure { stage.tap(row: IndexPath(row: 80, section: 1)) }
    #expect(
      text?.contains("*orders* can't be scrolled to row 1.80: its scrolling is disabled") == true)
  }

  @Test func `reordering needs editing mode`() {
    let text = failure {
      stage.reorder(row: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
    }
    #expect(text?.contains("has no reorder control: *orders* isn't being edited") == true)
  }
}
