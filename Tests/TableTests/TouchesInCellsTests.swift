import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// Views and recognizers that compete with the row for a touch.
@MainActor @Suite(.staged)
struct TouchesInCellsTests {
  private let scene = SelectionScene()

  private func content(_ row: Int) -> UIView? { scene.cell(row)?.contentView }

  private func wait() { scene.stage.advance(by: 0.02) }

  // statement 804, 805
  @Test func `the hit view is the content view, and its touches reach the table through the cell`()
  {
    let hit = scene.stage.window.hitTest(scene.point(1), with: nil)
    #expect(hit === content(1))
    #expect(hit?.next === scene.cell(1) && scene.cell(1)?.next === scene.table)
  }

  // statement 806, 807
  @Test func `a button in a cell takes its touch, and the row is neither touched nor selected`() {
    var actions = 0
    let button = UIButton(frame: CGRect(x: 10, y: 0, width: 100, height: 44))
    button.addAction(UIAction { _ in actions += 1 }, for: .touchUpInside)
    content(1)?.addSubview(button)
    // Within the delay the highlight isn't seen, but the action is sent.
    scene.stage.tap(at: CGPoint(x: 50, y: 66))
    wait()
    #expect(actions == 1)
    let finger = scene.stage.touch(at: CGPoint(x: 50, y: 66))
    #expect(!button.isHighlighted)
    scene.stage.advance(by: 0.2)
    #expect(button.isHighlighted && scene.pressed == [])
    finger.lift()
    wait()
    #expect(actions == 2 && scene.calls() == [] && scene.selected == [])
    scene.tap(1)
    #expect(scene.selected == [1] && actions == 2)
  }

  // statement 808
  @Test func `a drag that begins on a button scrolls within the delay, and not after it`() {
    let button = UIButton(frame: CGRect(x: 10, y: 0, width: 100, height: 44))
    content(8)?.addSubview(button)
    let late = scene.stage.touch(at: CGPoint(x: 50, y: 8 * 44 + 22))
    scene.stage.advance(by: 0.2)
    late.move(by: CGVector(dx: 0, dy: -100), duration: 0.2)
    #expect(!scene.table.isDragging && scene.table.contentOffset.y == 0)
    late.lift()
    scene.stage.drag(from: CGPoint(x: 50, y: 8 * 44 + 22), to: CGPoint(x: 50, y: 200))
    scene.stage.settle()
    #expect(scene.table.contentOffset.y > 0 && scene.calls() == [])
  }

  // statement 806
  @Test func `a switch in a cell is toggled, and the row isn't selected`() {
    let toggle = UISwitch(frame: CGRect(x: 200, y: 6, width: 0, height: 0))
    content(1)?.addSubview(toggle)
    scene.stage.tap(toggle)
    scene.stage.settle()
    #expect(toggle.isOn && scene.calls() == [] && scene.selected == [])
  }

  // statement 818
  @Test func `a text field in a cell begins editing, and the row isn't selected`() {
    let field = UITextField(frame: CGRect(x: 10, y: 7, width: 200, height: 30))
    content(1)?.addSubview(field)
    scene.stage.tap(at: CGPoint(x: 60, y: 66))
    wait()
    #expect(field.isFirstResponder && scene.calls() == [] && scene.selected == [])
  }

  // statement 805
  @Test func `a view that overrides a touch method without super keeps the row from its touch`() {
    content(1)?.addSubview(SilentView(frame: CGRect(x: 0, y: 0, width: 320, height: 44)))
    content(2)?.addSubview(SpeakingView(frame: CGRect(x: 0, y: 0, width: 320, height: 44)))
    scene.tap(1)
    #expect(scene.calls() == [] && scene.selected == [])
    scene.tap(2)
    #expect(scene.selected == [2])
  }

  // statement 805
  @Test func `a scroll view in a cell keeps its touches unless its class forwards them`() {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    content(1)?.addSubview(UIScrollView(frame: frame))
    content(2)?.addSubview(ForwardingScrollView(frame: frame))
    scene.tap(1)
    #expect(scene.calls() == [] && scene.selected == [])
    scene.tap(2)
    #expect(scene.selected == [2])
  }

  // statement 816
  @Test func `a horizontal scroll view in a cell wins horizontally, and the table vertically`() {
    let strip = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    strip.contentSize = CGSize(width: 2000, height: 44)
    content(8)?.addSubview(strip)
    let start = scene.point(8)
    scene.stage.drag(from: start, to: CGPoint(x: start.x - 120, y: start.y))
    scene.stage.settle()
    #expect(strip.contentOffset.x > 0 && scene.table.contentOffset.y == 0)
    let offset = strip.contentOffset
    scene.stage.drag(from: start, to: CGPoint(x: start.x, y: start.y - 120))
    scene.stage.settle()
    #expect(strip.contentOffset == offset && scene.table.contentOffset.y > 0)
    #expect(scene.calls() == [])
  }

  // MARK: Recognizers

  // statement 811
  @Test func `a tap recognizer on the table's superview cancels the row's touch`() {
    let log = ActionLog()
    let tap = log.made("tap", UITapGestureRecognizer())
    scene.stage.window.addGestureRecognizer(tap)
    let finger = scene.hold(1)
    finger.lift()
    wait()
    #expect(log.take() == ["tap ended"])
    #expect(scene.calls() == ["should highlight 1", "did highlight 1", "did unhighlight 1"])
    scene.tap(2)
    #expect(log.take() == ["tap ended"] && scene.selected == [] && scene.pressed == [])
    scene.stage.longPress(at: scene.point(3), duration: 3)
    wait()
    #expect(log.take() == [] && scene.selected == [3])
  }

  // statement 812
  @Test func `with cancelsTouchesInView false its action comes first, then the selection`() {
    let log = ActionLog()
    let tap = log.made("tap", UITapGestureRecognizer())
    tap.cancelsTouchesInView = false
    scene.stage.window.addGestureRecognizer(tap)
    log.onAction = { [log = scene.source.log] _ in log.record("action") }
    scene.tap(1)
    let calls = scene.calls()
    let action = calls.firstIndex(of: "action")
    let selection = calls.firstIndex(of: "will select 1")
    #expect(action != nil && selection != nil && (action ?? 0) < (selection ?? 0))
    #expect(scene.selected == [1])
  }

  // statement 813
  @Test(arguments: ["content", "label"])
  func `a recognizer in one cell keeps only this row from being selected`(place: String) {
    let log = ActionLog()
    let tap = log.made("tap", UITapGestureRecognizer())
    if place == "content" {
      content(1)?.addGestureRecognizer(tap)
    } else {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      label.isUserInteractionEnabled = true
      label.addGestureRecognizer(tap)
      content(1)?.addSubview(label)
    }
    scene.tap(1)
    #expect(log.take() == ["tap ended"] && scene.selected == [])
    scene.tap(2)
    #expect(log.take() == [] && scene.selected == [2])
  }

  // statement 814
  @Test func `a long press that recognizes on the row ends its touch without a selection`() {
    let log = ActionLog()
    let press = log.made("press", UILongPressGestureRecognizer())
    scene.cell(1)?.addGestureRecognizer(press)
    let finger = scene.stage.touch(at: scene.point(1))
    scene.stage.advance(by: 0.3)
    #expect(scene.pressed == [1])
    scene.stage.advance(by: 0.5)
    #expect(log.take() == ["press began"] && scene.pressed == [])
    finger.lift()
    wait()
    #expect(scene.calls() == ["should highlight 1", "did highlight 1", "did unhighlight 1"])
    #expect(scene.selected == [])
    scene.tap(1)
    #expect(scene.selected == [1])
  }

  // statement 817
  @Test func `a button in a header view acts, and no row is touched`() {
    var actions = 0
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    button.addAction(UIAction { _ in actions += 1 }, for: .touchUpInside)
    header.addSubview(button)
    scene.table.tableHeaderView = header
    scene.table.layoutIfNeeded()
    scene.stage.tap(at: CGPoint(x: 50, y: 30))
    scene.stage.tap(at: CGPoint(x: 200, y: 30))
    wait()
    #expect(actions == 1 && scene.calls() == [] && scene.selected == [])
  }
}

/// A view that keeps its touches.
private final class SilentView: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// A view that forwards its touches.
private final class SpeakingView: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
}

/// The usual way in which an app lets the touches of a scroll view through.
private final class ForwardingScrollView: UIScrollView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
}
