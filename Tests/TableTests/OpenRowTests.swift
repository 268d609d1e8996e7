import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// The ways in which an open row closes.
@MainActor @Suite(.staged)
struct OpenRowTests {
  private func openScene(rows: Int = 30, _ prepare: (UITableView) -> Void = { _ in })
    -> SwipeScene
  {
    let scene = SwipeScene(rows: rows, prepare: prepare)
    scene.source.offer(["Flag"], completes: false)
    scene.open(1)
    return scene
  }

  // MARK: Touches

  // statement 826
  @Test func `a touch of another row closes the open row and selects nothing`() {
    let scene = openScene()
    let finger = scene.touch(3)
    #expect(!scene.table.isEditing)
    scene.stage.advance(by: 0.5)
    finger.lift()
    scene.expectClosed()
    scene.touch(3).lift()
    scene.stage.settle()
    #expect(scene.log.lines.contains("did select 0.3"))
  }

  // statement 826
  @Test func `the touch that closes a row opens no other row, but the next one does`() {
    let scene = openScene()
    scene.swipe(3, by: -100)
    scene.expectClosed()
    scene.swipe(3, by: -100)
    #expect(scene.log.take() == ["trailing 0.3", "will begin 0.3"])
    #expect(scene.shift(3) == -74 && scene.shift(1) == 0)
  }

  // statement 827
  @Test func `a tap on the content of the open row closes it`() {
    let scene = openScene()
    scene.touch(1, x: 100).lift()
    scene.expectClosed()
  }

  // statement 826
  @Test func `controls and recognizers in the table get nothing of the touch that closes`() {
    let scene = SwipeScene {
      $0.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    }
    scene.source.offer(["Flag"])
    var taps: [String] = []
    func addButton(_ name: String, to view: UIView?) {
      let button = UIButton(frame: CGRect(x: 90, y: 0, width: 100, height: 44))
      for event in [UIControl.Event.touchDown, .touchUpInside] {
        button.addAction(UIAction { _ in taps.append(name) }, for: event)
      }
      view?.addSubview(button)
    }
    addButton("own", to: scene.cell(1)?.contentView)
    addButton("other", to: scene.cell(3)?.contentView)
    addButton("header", to: scene.table.tableHeaderView)
    let tap = UITapGestureRecognizer()
    let target = ActionMemory { taps.append("recognizer") }
    tap.addTarget(target, action: ActionMemory.run)
    scene.table.addGestureRecognizer(tap)
    let y = scene.table.rectForRow(at: [0, 1]).midY
    for place in [y, y + 88, 22] {
      scene.open(1)
      scene.stage.tap(at: CGPoint(x: 100, y: place))
      scene.expectClosed()
    }
    #expect(taps == [])
    scene.stage.tap(at: CGPoint(x: 100, y: y + 88))
    scene.stage.settle()
    #expect(taps.contains("other"))
  }

  // statement 826
  @Test func `a touch that only closes the open row is explained before and after it`() {
    let scene = openScene { $0.accessibilityIdentifier = "orders" }
    let reason =
      "*cell 0.3 of orders* isn't selected: the touch only closes the row that shows its swipe "
      + "actions."
    let y = scene.table.rectForRow(at: [0, 3]).midY
    let before = scene.stage.explanation(at: CGPoint(x: 160, y: y)).sentence
    #expect(before.contains(reason), "\(before)")
    let failures = Stage.failures { scene.stage.select(row: IndexPath(row: 3, section: 0)) }
    #expect(failures.count == 1)
    let text = failures.first?.text ?? ""
    #expect(text.hasPrefix(reason) && text.hasSuffix("Tap the row again."), "\(text)")
    scene.expectClosed()
    let later = scene.stage.explanation(at: CGPoint(x: 160, y: y)).sentence
    #expect(!later.contains("isn't selected"), "\(later)")
    #expect(Stage.failures { scene.stage.select(row: IndexPath(row: 3, section: 0)) }.isEmpty)
  }

  @Test func `the empty part of a short table closes the row, too`() {
    let scene = openScene(rows: 3)
    scene.stage.tap(at: CGPoint(x: 100, y: 400))
    scene.expectClosed()
  }

  @Test func `a touch outside the table leaves the row open`() {
    let scene = openScene { $0.frame.size.height = 300 }
    scene.stage.tap(at: CGPoint(x: 100, y: 400))
    scene.stage.settle()
    #expect(scene.table.isEditing && scene.shift(1) == -74)
  }

  @Test func `a second finger doesn't close the row that the first one moves`() {
    let scene = SwipeScene()
    scene.source.offer(["Flag"])
    let finger = scene.touch(1)
    finger.move(by: CGVector(dx: -60, dy: 0), duration: 0.1)
    let other = scene.touch(3)
    scene.stage.advance(by: 0.2)
    other.lift()
    #expect(scene.table.isEditing && (scene.shift(1) ?? 0) < -40)
    #expect(scene.log.take() == ["trailing 0.1", "will begin 0.1"])
    finger.lift()
    scene.stage.settle()
    #expect(scene.shift(1) == -74)
  }

  // MARK: Scrolling and the table's changes

  // statement 827
  @Test func `scrolling closes the row`() {
    let scene = openScene()
    scene.stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200))
    scene.expectClosed()
    scene.open(10)
    scene.table.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    scene.stage.settle()
    scene.expectClosed(["did end 0.10"])
    scene.open(8)
    scene.table.contentOffset.y = 1000 - 480
    scene.stage.advance(by: 0.1)
    #expect(!scene.table.isEditing)
    scene.stage.settle()
    #expect(scene.buttons.isEmpty)
  }

  // statement 827
  @Test func `the editing mode closes the row`() {
    let scene = openScene()
    scene.table.setEditing(true, animated: true)
    #expect(scene.log.take().first == "did end 0.1")
    scene.table.setEditing(false, animated: false)
    scene.stage.settle()
    scene.expectClosed([])
  }

  // statement 827
  @Test func `reloading the data closes the row at once`() {
    let scene = openScene()
    let cell = scene.cell(1)
    scene.table.reloadData()
    #expect(!scene.table.isEditing && scene.log.take().contains("did end 0.1"))
    #expect(cell?.frame.minX == 0 && scene.buttons.isEmpty)
    scene.expectClosed([])
  }

  @Test func `a reload during the swipe ends it, and the finger moves nothing more`() {
    let scene = SwipeScene()
    scene.source.offer(["Flag"])
    let finger = scene.touch(1)
    finger.move(by: CGVector(dx: -60, dy: 0), duration: 0.1)
    scene.table.reloadData()
    finger.move(by: CGVector(dx: -60, dy: 0), duration: 0.1)
    #expect(!scene.table.isEditing && scene.shift(1) == 0)
    finger.lift()
    scene.stage.settle()
    #expect(scene.log.take() == ["trailing 0.1", "will begin 0.1", "did end 0.1"])
  }

  @Test func `a reload when the editing is about to begin opens nothing`() {
    let scene = SwipeScene()
    scene.source.offer(["Flag"])
    scene.source.onBegin = { $0.reloadData() }
    scene.swipe(1, by: -100)
    scene.expectClosed(["trailing 0.1", "will begin 0.1", "did end 0.1"])
  }

  // statement 825
  @Test func `deleting the open row ends its editing without an index path`() {
    let scene = openScene()
    scene.source.rows -= 1
    scene.table.deleteRows(at: [[0, 1]], with: .fade)
    scene.expectClosed(["did end nil"])
  }

  @Test func `a batch that moves the open row keeps it open at its new place`() {
    let scene = openScene()
    scene.source.rows += 1
    scene.table.insertRows(at: [[0, 0]], with: .none)
    scene.stage.settle()
    #expect(scene.table.isEditing && scene.shift(2) == -74 && scene.shift(1) == 0)
    #expect(scene.buttons.first.map { scene.frame($0).minY } == 88)
    scene.tap("Flag")
    scene.touch(4).lift()
    scene.expectClosed(["Flag in a button", "did end 0.2"])
  }

  @Test func `reloading the open row closes it`() {
    let scene = openScene()
    scene.table.reloadRows(at: [[0, 1]], with: .none)
    scene.expectClosed()
  }

  @Test func `another width, another data source and leaving the window close the row`() {
    let scene = openScene()
    scene.table.frame.size.width = 300
    scene.stage.advance(by: 0.02)
    scene.expectClosed()
    scene.table.frame.size.width = 320
    scene.stage.settle()
    scene.open(1)
    scene.table.dataSource = nil
    #expect(!scene.table.isEditing)
    scene.table.dataSource = scene.source
    scene.stage.settle()
    scene.open(1)
    scene.table.removeFromSuperview()
    scene.expectClosed()
  }

  // statement 826
  @Test func `while a row is open, a button in another row is explained by the open row`() {
    let scene = openScene()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 0, width: 100, height: 44)
    button.addAction(UIAction { _ in }, for: .touchUpInside)
    scene.cell(3)?.contentView.addSubview(button)
    let point = button.convert(CGPoint(x: 50, y: 22), to: nil)
    let closed = "the touch only closes the row that shows its swipe actions"
    let open = scene.stage.explanation(at: point).account.happened
    #expect(open.contains(closed), "\(open)")
    scene.touch(5).lift()
    scene.stage.settle()
    let text = scene.stage.explanation(at: point).account.happened
    #expect(!text.contains(closed) && !text.contains("delays"), "\(text)")
  }

  @Test func `rotating the device closes the row`() {
    let scene = openScene { $0.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    scene.stage.rotateDevice(to: .landscapeLeft)
    scene.stage.settle()
    #expect(!scene.table.isEditing && scene.buttons.isEmpty && scene.shift(1) == 0)
  }
}

/// A target that runs a closure.
private final class ActionMemory: NSObject {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }

  func run() { body() }
}
