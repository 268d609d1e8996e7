import Testing
import TouchstoneTesting
import UIKit

/// Rows for assistive technology.
@MainActor @Suite(.staged)
struct TableAccessibilityTests {
  /// Returns a scene whose cells have a label each, and a button in rows of the list.
  private func scene(_ count: Int, buttons: [Int] = []) -> TableScene {
    let source = RecordingSource()
    source.cell = { _, path in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      label.text = "Row \(path.row) text"
      cell.contentView.addSubview(label)
      if buttons.contains(path.row) {
        let button = UIButton(frame: CGRect(x: 200, y: 0, width: 80, height: 44))
        button.setTitle("Buy", for: .normal)
        cell.contentView.addSubview(button)
      }
      return cell
    }
    return TableScene([count], source: source) { $0.rowHeight = 44 }
  }

  // statement 982
  @Test func `a row is one element with its text, and selected rows say so`() {
    let scene = scene(3)
    let elements = scene.stage.accessibility.elements
    #expect(elements.map(\.accessibilityLabel) == ["Row 0 text", "Row 1 text", "Row 2 text"])
    let cell = scene.table.cellForRow(at: [0, 1])
    #expect(elements[1] === cell)
    cell?.isSelected = true
    #expect(cell?.accessibilityTraits.contains(.selected) == true)
  }

  // statement 982
  @Test func `a button in a row is an element after the row's text`() {
    let scene = scene(2, buttons: [0])
    let labels = scene.stage.accessibility.elements.map(\.accessibilityLabel)
    #expect(labels == ["Row 0 text", "Buy", "Row 1 text"])
  }

  // statement 983
  @Test func `a table counts all rows, also those that aren't on the screen`() {
    let scene = scene(100_000)
    #expect(scene.table.accessibilityElementCount() == 100_000)
    let cell = scene.table.cellForRow(at: [0, 3])
    #expect(scene.table.accessibilityElement(at: 3) as? UITableViewCell === cell)
    let far = scene.table.accessibilityElement(at: 5000)
    #expect((far as? UIResponder)?.accessibilityLabel == "Row 5001 of 100000")
    #expect(far.map { scene.table.index(ofAccessibilityElement: $0) } == 5000)
    #expect(scene.stage.accessibility.elements.count <= 200)
  }

  // statement 983
  @Test func `scrolling by assistive technology announces the rows shown`() {
    let scene = scene(100)
    scene.stage.accessibility.scroll(.down, from: scene.table.cellForRow(at: [0, 0]))
    #expect(scene.stage.accessibility.announcements.last == "Rows 11 to 22 of 100")
  }
}
