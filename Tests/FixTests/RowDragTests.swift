import Testing
import TouchstoneTesting
import UIKit

@testable import TouchstoneInspector

/// Explanations of a finger that moves on a row.
@Suite(.staged) @MainActor
struct RowDragTests {
  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {}
  }

  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let source = Source()

  init() {
    table.accessibilityIdentifier = "orders"
    table.rowHeight = 44
    table.dataSource = source
    stage.window.addSubview(table)
    stage.advance(by: 0.02)
  }

  private func explanation(at point: CGPoint) -> TouchOutcomeSink.Explanation? {
    let sink = TouchOutcomeSink()
    for record in stage.trace { sink.record(record) }
    return sink.explanation(at: point.x, point.y)
  }

  @Test func `A drag within the delay is explained by its distance and its time`() throws {
    let start = CGPoint(x: 160, y: 242)
    stage.drag(from: start, to: CGPoint(x: 160, y: 142), duration: 0.1)
    // The row's cell is used for another row as soon as the table has scrolled past it.
    let found = try #require(explanation(at: start))
    stage.settle()
    #expect(table.contentOffset.y > 0 && table.indexPathForSelectedRow == nil)
    let text = found.account.happened
    #expect(text.hasPrefix("*orders* took the touch: the finger moved "), "\(text)")
    #expect(text.contains(" pt within "))
    #expect(text.hasSuffix(" ms, so *cell 0.5 of orders* isn't selected."), "\(text)")
    #expect(!found.isLost, "a drag scrolls, which is no mistake")
  }

  @Test func `A tap that selects a row needs no explanation, and a sentence says what it did`() {
    stage.tap(row: IndexPath(row: 5, section: 0))
    #expect(explanation(at: CGPoint(x: 160, y: 242)) == nil)
    var recorder = TouchOutcomeRecorder()
    for record in stage.trace { recorder.add(record) }
    #expect(recorder.outcome.sentence == "*cell 0.5 of orders* is selected.")
    #expect(recorder.outcome.rowAccount == nil)
  }

  @Test func `A finger on a reorder control has an effect while it holds and moves the row`() {
    table.isEditing = true
    stage.settle()
    let point = CGPoint(x: 298, y: 242)
    #expect(stage.application.explanation(forTouchAt: point).culprit == nil)
    let finger = stage.touch(at: point)
    stage.advance(by: 0.1)
    #expect(explanation(at: point)?.isLost != true)
    finger.move(to: CGPoint(x: 298, y: 340), duration: 0.3)
    finger.lift()
    stage.settle()
    #expect(explanation(at: point)?.isLost != true)
    #expect(explanation(at: point)?.isMiss != true)
    #expect(stage.application.explanation(forTouchAt: CGPoint(x: 160, y: 242)).culprit != nil)
  }
}
