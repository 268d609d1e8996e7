import RecordingObjects
import Testing
import TouchstoneTesting
import TouchstoneTrace
import UIKit

/// Explanations of touches that don't select their row.
@MainActor @Suite(.staged)
struct WhyRowTests {
  private final class PriceCell: UITableViewCell {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }

  private final class ForwardingCell: UITableViewCell {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesBegan(touches, with: event)
    }
  }

  private final class RefusingSource: RecordingSource {
    var refusesHighlight = false

    override func tableView(
      _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
    ) -> Bool { !refusesHighlight }

    override func tableView(
      _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? { nil }
  }

  private let row = IndexPath(row: 1, section: 0)

  private func scene(
    _ source: RecordingSource? = nil, prepare: (UITableView) -> Void = { _ in }
  ) -> TableScene {
    TableScene([20], source: source) {
      $0.accessibilityIdentifier = "orders"
      $0.rowHeight = 44
      prepare($0)
    }
  }

  /// Returns the failure of a tap that should select row 0.1.
  private func reason(_ scene: TableScene) -> String {
    let failures = Stage.failures { scene.stage.select(row: row) }
    return failures.map(\.text).joined(separator: "\n")
  }

  private func why(_ scene: TableScene) -> String {
    scene.stage.explanation(at: scene.middle(0, 1)).sentence
  }

  @Test func `a row that is selected needs no reason`() {
    let scene = scene()
    #expect(why(scene).contains("cell 0.1 of orders"))
    #expect(!why(scene).contains("isn't selected"))
    #expect(reason(scene) == "")
    #expect(scene.table.indexPathForSelectedRow == row)
  }

  // statement 805
  @Test func `a cell that overrides touch methods without super is named with its class`() {
    let scene = scene { $0.register(PriceCell.self, forCellReuseIdentifier: "row") }
    let text = reason(scene)
    #expect(
      text.contains(
        "An override of touchesBegan(_:with:) and touchesEnded(_:with:) in PriceCell doesn't call "
          + "super, so *cell 0.1 of orders* isn't selected."), "\(text)")
    #expect(text.contains("Call super in touchesBegan(_:with:) and touchesEnded(_:with:)."))
  }

  @Test func `a cell that calls super is selected`() {
    let scene = scene { $0.register(ForwardingCell.self, forCellReuseIdentifier: "row") }
    #expect(reason(scene) == "")
    #expect(scene.table.indexPathForSelectedRow == row)
  }

  // statement 805
  @Test func `a text view in the cell keeps touches`() {
    let scene = scene()
    let notes = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    notes.accessibilityIdentifier = "notes"
    notes.isEditable = false
    scene.table.cellForRow(at: row)?.contentView.addSubview(notes)
    let expected = "*notes* keeps touches, so *cell 0.1 of orders* isn't selected."
    #expect(why(scene).contains(expected), "\(why(scene))")
    let text = reason(scene)
    #expect(text.contains(expected), "\(text)")
  }

  // statement 811, 812
  @Test func `a tap recognizer on the table cancels the row's touch`() {
    let scene = scene()
    let target = RowTapTarget()
    let tap = UITapGestureRecognizer(target: target, action: RowTapTarget.act)
    tap.name = "dismiss"
    scene.table.addGestureRecognizer(tap)
    #expect(why(scene).contains("*dismiss* on *orders* cancels the touch in *cell 0.1 of orders*"))
    #expect(scene.stage.explanation(at: scene.middle(0, 1)).culprit?.object === tap)
    let found = scene.stage.lint.filter { $0.kind == .rowsSwallowed }
    #expect(found.map(\.subject.name) == ["dismiss"])
    let text = reason(scene)
    #expect(text.contains("Set cancelsTouchesInView of *dismiss* to false"), "\(text)")
    tap.cancelsTouchesInView = false
    #expect(!why(scene).contains("isn't selected"))
    #expect(scene.stage.lint.filter { $0.kind == .rowsSwallowed } == [])
    #expect(reason(scene) == "")
    #expect(scene.table.indexPathForSelectedRow == row && target.taps == 2)
  }

  // statement 796
  @Test func `a cell without user interaction is named`() {
    let scene = scene()
    scene.table.cellForRow(at: row)?.isUserInteractionEnabled = false
    let expected = "*cell 0.1 of orders* isn't selected: its user interaction is disabled."
    #expect(why(scene).contains(expected), "\(why(scene))")
  }

  // statement 788, 796
  @Test func `a table that allows no selection, now or during editing, is named`() {
    let scene = scene()
    scene.table.allowsSelection = false
    #expect(why(scene).contains("isn't selected: allowsSelection of *orders* is false."))
    #expect(reason(scene).contains("allowsSelection of *orders* is false"))
    scene.table.allowsSelection = true
    scene.table.isEditing = true
    #expect(why(scene).contains("*orders* is being edited"))
    scene.table.allowsSelectionDuringEditing = true
    #expect(!why(scene).contains("isn't selected"))
  }

  // statement 776, 785
  @Test func `a refusal of the delegate is named with its method`() {
    let source = RefusingSource()
    let scene = scene(source)
    #expect(reason(scene).contains("returned nil from tableView(_:willSelectRowAt:)"))
    source.refusesHighlight = true
    #expect(reason(scene).contains("returned false from tableView(_:shouldHighlightRowAt:)"))
  }
}

/// The target of a tap recognizer.
@MainActor
private final class RowTapTarget {
  var taps = 0

  func act() { taps += 1 }
}
