import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit
import UIKitLists

/// The selection of several rows with two fingers.
@MainActor @Suite(.staged)
struct TwoFingerSelectionTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let source = RangeSource()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func show() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.rowHeight = 44
    table.allowsMultipleSelectionDuringEditing = true
    table.dataSource = source
    table.delegate = source
    stage.window.addSubview(table)
    stage.advance(by: 0.02)
  }

  /// Puts two fingers down next to each other, and returns a function that moves both.
  private func fingers(at y: CGFloat) -> (fingers: [Finger], move: (CGFloat) -> Void) {
    let fingers = [100, 160].map { stage.touch(at: CGPoint(x: $0, y: y)) }
    return (
      fingers,
      { distance in
        for _ in 0..<8 {
          for finger in fingers { finger.move(by: CGVector(dx: 0, dy: distance / 8)) }
          stage.advance(by: 1.0 / 60)
        }
      }
    )
  }

  private var rows: [Int] { (table.indexPathsForSelectedRows ?? []).map(\.row).sorted() }

  // statement 844
  @Test func `two fingers begin editing and select the rows that they pass`() {
    show()
    let (fingers, move) = fingers(at: 22)
    move(44 * 3)
    #expect(source.log.take() == ["should begin 0", "did begin 0"])
    #expect(table.isEditing)
    #expect(rows == [0, 1, 2, 3])
    #expect(table.contentOffset.y == 0)
    move(-44 * 2)
    #expect(rows == [0, 1])
    for finger in fingers { finger.lift() }
    stage.settle()
    #expect(source.log.take() == ["did end"])
    #expect(table.isEditing)
    #expect(rows == [0, 1])
  }

  @Test func `fingers select no more rows after the app has ended editing`() {
    show()
    let (fingers, move) = fingers(at: 22)
    move(44 * 3)
    table.isEditing = false
    let remaining = rows
    move(44 * 2)
    #expect(!table.isEditing && rows == remaining)
    for finger in fingers { finger.lift() }
    stage.settle()
    #expect(source.log.take() == ["should begin 0", "did begin 0", "did end"])
  }

  // statement 844
  @Test func `rows that were selected before stay selected`() {
    show()
    table.isEditing = true
    table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
    let (fingers, move) = fingers(at: 22)
    move(44 * 3)
    #expect(rows == [0, 1, 2, 3])
    move(-44 * 3)
    #expect(rows == [0, 2])
    for finger in fingers { finger.lift() }
    stage.settle()
  }

  // statement 844
  @Test func `two fingers scroll if the delegate refuses or says nothing`() {
    source.allows = false
    show()
    let (fingers, move) = fingers(at: 400)
    move(-100)
    #expect(source.log.take() == ["should begin 9"])
    #expect(table.contentOffset.y > 50)
    #expect(!table.isEditing)
    for finger in fingers { finger.lift() }
    stage.settle()
    #expect(source.log.take() == [])
  }

  // statement 844
  @Test func `two fingers scroll a table without multiple selection during editing`() {
    show()
    table.allowsMultipleSelectionDuringEditing = false
    let (fingers, move) = fingers(at: 400)
    move(-100)
    #expect(source.log.take() == [])
    #expect(table.contentOffset.y > 50)
    for finger in fingers { finger.lift() }
    stage.settle()
  }

  // statement 844
  @Test func `one finger along the check marks selects, and elsewhere it scrolls`() {
    show()
    table.isEditing = true
    stage.settle()
    let finger = stage.touch(at: CGPoint(x: 27, y: 22))
    finger.move(by: CGVector(dx: 0, dy: 88), duration: 0.2)
    stage.advance(by: 0.05)
    #expect(rows == [0, 1, 2])
    finger.lift()
    stage.settle()
    #expect(source.log.take() == ["should begin 0", "did begin 0", "did end"])
    let other = stage.touch(at: CGPoint(x: 200, y: 300))
    other.move(by: CGVector(dx: 0, dy: -100), duration: 0.1)
    #expect(table.contentOffset.y > 50)
    other.lift()
    stage.settle()
    #expect(rows == [0, 1, 2])
  }

  // statement 844
  @Test func `fingers near an edge scroll the table and select the rows that come`() {
    show()
    let (fingers, move) = fingers(at: 286)
    move(164)
    stage.advance(by: 0.5)
    let offset = table.contentOffset.y
    #expect(offset > 50)
    #expect(rows == Array(6...Int((offset + 450) / 44)))
    move(-220)
    let rest = table.contentOffset.y
    stage.advance(by: 0.5)
    #expect(table.contentOffset.y == rest, "the fingers are in the middle")
    move(-200)
    stage.advance(by: 0.5)
    #expect(table.contentOffset.y < rest - 50)
    for finger in fingers { finger.lift() }
    let end = table.contentOffset.y
    stage.settle()
    #expect(table.contentOffset.y == end)
    #expect(source.log.take() == ["should begin 6", "did begin 6", "did end"])
  }

  // statement 844
  @Test func `a finger along the check marks scrolls at an edge until the data is reloaded`() {
    show()
    table.isEditing = true
    stage.settle()
    let finger = stage.touch(at: CGPoint(x: 27, y: 330))
    finger.move(by: CGVector(dx: 0, dy: 120), duration: 0.2)
    stage.advance(by: 0.5)
    #expect(table.contentOffset.y > 50)
    #expect(rows == Array(7...Int((table.contentOffset.y + 450) / 44)))
    table.reloadData()
    let offset = table.contentOffset.y
    stage.advance(by: 0.5)
    #expect(table.contentOffset.y == offset && rows == [])
    finger.lift()
    stage.settle()
  }

  @Test func `a reload during the selection ends it`() {
    source.onBegin = { [table] in table.reloadData() }
    show()
    let (fingers, move) = fingers(at: 22)
    move(100)
    #expect(rows == [])
    for finger in fingers { finger.lift() }
    stage.settle()
    #expect(source.log.take() == ["should begin 0", "did begin 0", "did end"])
  }
}

/// A data source and delegate that allows the selection with two fingers.
@MainActor
private final class RangeSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  let log = CallLog()
  var allows = true
  var onBegin: () -> Void = {}

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    log.record("should begin \(indexPath.row)")
    return allows
  }
  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    log.record("did begin \(indexPath.row)")
    onBegin()
  }
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    log.record("did end")
  }
}
