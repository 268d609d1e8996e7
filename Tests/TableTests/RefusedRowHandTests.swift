import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// Taps of a stage on rows that can't be selected.
@MainActor @Suite(.staged)
struct RefusedRowHandTests {
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

  /// Expects that a tap on row 0.1 fails once with a reason, and that the failure names the way to
  /// expect no effect.
  private func expectFailure(
    _ scene: TableScene, _ reason: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let failures = Stage.failures { scene.stage.tap(row: row) }
    #expect(failures.count == 1, sourceLocation: sourceLocation)
    let text = failures.first?.text ?? ""
    #expect(text.hasPrefix(reason), "\(text)", sourceLocation: sourceLocation)
    #expect(!text.contains("\n"), sourceLocation: sourceLocation)
    #expect(
      text.contains("If no effect is expected, pass expecting: .nothing."),
      sourceLocation: sourceLocation)
    #expect(scene.table.indexPathForSelectedRow == nil, sourceLocation: sourceLocation)
  }

  // statement 788
  @Test func `a tap on a row of a table without selection fails with one line`() {
    expectFailure(
      scene { $0.allowsSelection = false },
      "*cell 0.1 of orders* isn't selected: allowsSelection of *orders* is false.")
  }

  // statement 788
  @Test func `a tap on a row of an edited table without selection fails with one line`() {
    let scene = scene()
    scene.table.isEditing = true
    expectFailure(scene, "*cell 0.1 of orders* isn't selected: *orders* is being edited")
  }

  // statement 785
  @Test func `a tap on a row that the delegate doesn't let select fails with its method`() {
    expectFailure(
      scene(RefusingSource()),
      "*cell 0.1 of orders* isn't selected: its table's delegate returned nil from "
        + "tableView(_:willSelectRowAt:).")
  }

  // statement 776
  @Test func `a tap on a row that the delegate doesn't let highlight fails with its method`() {
    let source = RefusingSource()
    source.refusesHighlight = true
    expectFailure(
      scene(source),
      "*cell 0.1 of orders* isn't selected: its table's delegate returned false from "
        + "tableView(_:shouldHighlightRowAt:).")
  }

  // statement 796
  @Test func `a tap on a row whose cell is disabled fails with one line`() {
    let scene = scene()
    scene.table.cellForRow(at: row)?.isUserInteractionEnabled = false
    let failures = Stage.failures { scene.stage.tap(row: row) }
    #expect(failures.count == 1)
    #expect(scene.table.indexPathForSelectedRow == nil)
  }

  @Test func `a tap on such a row is no failure if no effect is expected`() {
    let scene = scene { $0.allowsSelection = false }
    let failures = Stage.failures { scene.stage.tap(row: row, expecting: .nothing) }
    #expect(failures.map(\.text) == [])
  }

  @Test func `a tap on a row without selection is no failure if a recognizer in the row uses it`() {
    let scene = scene { $0.allowsSelection = false }
    let target = TapCounter()
    let tap = UITapGestureRecognizer(target: target, action: TapCounter.count)
    scene.table.cellForRow(at: row)?.contentView.addGestureRecognizer(tap)
    let failures = Stage.failures { scene.stage.tap(row: row) }
    #expect(failures.map(\.text) == [] && target.taps == 1)
  }
}

/// The target of a tap recognizer.
@MainActor
private final class TapCounter {
  var taps = 0

  func count() { taps += 1 }
}
