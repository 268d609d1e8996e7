import Testing
import TouchstoneTesting
import UIKit

/// A delegate that records accessory buttons and selections.
@MainActor
private final class AccessoryDelegate: NSObject, UITableViewDelegate {
  var log: [String] = []

  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    log.append("accessory \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("didSelect \(indexPath.row)")
  }
}

/// A table whose subclass records the beginning of touches.
@MainActor
private final class TouchedTable: UITableView {
  var began = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    began += 1
    super.touchesBegan(touches, with: event)
  }
}

@MainActor @Suite(.staged)
struct FreshTouchTests {
  private let scene = FreshScene([40])
  private let selector = FreshSelector()

  init() {
    scene.use(selector)
    scene.show()
  }

  private var table: UITableView { scene.table }
  private var stage: Stage { scene.stage }

  private func cell(_ row: Int) throws -> UITableViewCell {
    try #require(table.cellForRow(at: .fresh(row)))
  }

  // statement 779
  @Test func `a hold that becomes a scroll highlights and selects nothing`() {
    let finger = stage.touch(at: scene.middle(5))
    stage.advance(by: 0.3)
    #expect(selector.take() == ["shouldHighlight 5", "didHighlight 5"])
    finger.move(by: CGVector(dx: 0, dy: -80), duration: 0.2)
    #expect(selector.take() == ["didUnhighlight 5"])
    #expect(table.cellForRow(at: .fresh(5))?.isHighlighted == false)
    finger.lift()
    stage.settle()
    #expect(selector.take().isEmpty)
    #expect(table.indexPathForSelectedRow == nil)
  }

  // statement 780, 815
  @Test func `a flick highlights nothing, and the tap that stops it selects nothing`() {
    stage.swipe(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 300))
    #expect(selector.take().isEmpty)
    #expect(table.isDecelerating)
    stage.tap(at: CGPoint(x: 100, y: 300))
    stage.settle()
    #expect(selector.take().isEmpty)
    #expect(table.indexPathForSelectedRow == nil)
  }

  // statement 804
  @Test func `a touch on a label hits the content view`() throws {
    let cell = try cell(2)
    let label = UILabel(frame: cell.contentView.bounds)
    label.text = "label"
    cell.contentView.addSubview(label)
    #expect(stage.window.hitTest(scene.middle(2), with: nil) === cell.contentView)
    scene.tap(2)
    #expect(table.indexPathForSelectedRow == .fresh(2))
  }

  // statement 804
  @Test func `a touch on a row reaches the touch methods of a table's subclass`() {
    let subclass = TouchedTable(frame: .zero, style: .plain)
    let scene = FreshScene([5], table: subclass)
    scene.show()
    scene.tap(1)
    #expect(subclass.began == 1)
    #expect(subclass.indexPathForSelectedRow == .fresh(1))
  }

  // statement 806
  @Test func `a button in a row takes its touch`() throws {
    var taps = 0
    let button = UIButton(
      frame: CGRect(x: 100, y: 5, width: 80, height: 40),
      primaryAction: UIAction(title: "Buy") { _ in taps += 1 })
    try cell(2).contentView.addSubview(button)
    stage.tap(button)
    scene.show()
    #expect(taps == 1)
    #expect(selector.take().isEmpty)
    #expect(table.indexPathForSelectedRow == nil)
  }

  // statement 809
  @Test func `a detail button calls its method and a disclosure indicator selects the row`() throws
  {
    let delegate = scene.use(AccessoryDelegate())
    try cell(1).accessoryType = .detailButton
    try cell(2).accessoryType = .disclosureIndicator
    scene.show()
    let button = try #require(control(in: cell(1)))
    stage.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil))
    scene.show()
    #expect(delegate.log == ["accessory 1"])
    stage.tap(at: CGPoint(x: 299, y: scene.middle(2).y))
    scene.show()
    #expect(delegate.log == ["accessory 1", "didSelect 2"])
  }

  private func control(in view: UIView) -> UIControl? {
    for inner in view.subviews {
      if let found = inner as? UIControl ?? control(in: inner) { return found }
    }
    return nil
  }

  // statement 810
  @Test func `a button as the accessory view sends its own action only`() throws {
    let delegate = scene.use(AccessoryDelegate())
    var taps = 0
    let button = UIButton(
      frame: CGRect(x: 0, y: 0, width: 44, height: 44),
      primaryAction: UIAction(title: "i") { _ in taps += 1 })
    let cell = try cell(1)
    cell.accessoryType = .detailButton
    cell.accessoryView = button
    scene.show()
    #expect(button.isDescendant(of: cell))
    stage.tap(button)
    scene.show()
    #expect(taps == 1)
    #expect(delegate.log.isEmpty)
  }

  // statement 801
  @Test func `a finger on a second row is ignored while the first row is held`() {
    let first = stage.touch(at: scene.middle(1))
    stage.advance(by: 0.3)
    let second = stage.touch(at: scene.middle(4))
    stage.advance(by: 0.3)
    second.lift()
    scene.show()
    #expect(selector.take() == ["shouldHighlight 1", "didHighlight 1"])
    first.lift()
    scene.show()
    #expect(selector.take().last == "didSelect 1")
    #expect(table.indexPathsForSelectedRows == [.fresh(1)])
  }

  // statement 811, 812
  @Test func `a tap recognizer around the table cancels the selection unless it cancels nothing`() {
    let target = TapTarget()
    for cancels in [true, false] {
      let recognizer = UITapGestureRecognizer(target: target, action: TapTarget.tapped)
      recognizer.cancelsTouchesInView = cancels
      stage.window.addGestureRecognizer(recognizer)
      scene.tap(2)
      #expect(selector.take().contains("didSelect 2") == !cancels)
      stage.window.removeGestureRecognizer(recognizer)
    }
    #expect(target.taps == 2)
  }

  // statement 814
  @Test func `a long press on a row cancels its touch`() throws {
    try cell(3).addGestureRecognizer(UILongPressGestureRecognizer())
    let finger = stage.touch(at: scene.middle(3))
    stage.advance(by: 0.8)
    finger.lift()
    scene.show()
    let expected = ["shouldHighlight 3", "didHighlight 3", "didUnhighlight 3"]
    #expect(selector.take() == expected)
    #expect(table.indexPathForSelectedRow == nil)
  }

  // statement 816
  @Test func `a horizontal scroll view in a row and the table scroll in their own directions`()
    throws
  {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
    inner.contentSize = CGSize(width: 900, height: 50)
    try cell(4).contentView.addSubview(inner)
    let start = scene.middle(4)
    stage.drag(from: start, to: CGPoint(x: start.x - 80, y: start.y), duration: 0.3)
    stage.settle()
    #expect(inner.contentOffset.x > 0)
    #expect(table.contentOffset == .zero)
    let before = inner.contentOffset.x
    stage.drag(from: start, to: CGPoint(x: start.x, y: start.y - 80), duration: 0.3)
    stage.settle()
    #expect(table.contentOffset.y > 0)
    #expect(isSame(inner.contentOffset.x, before))
  }

  // statement 818, 871
  @Test func `a text field in a row begins editing and doesn't select the row`() throws {
    let field = UITextField(frame: CGRect(x: 50, y: 5, width: 200, height: 40))
    try cell(2).contentView.addSubview(field)
    stage.tap(field)
    scene.show()
    #expect(field.isFirstResponder)
    #expect(table.indexPathForSelectedRow == nil)
    // A tap on a row doesn't dismiss the keyboard.
    scene.tap(5)
    #expect(table.indexPathForSelectedRow == .fresh(5))
    #expect(field.isFirstResponder)
    field.resignFirstResponder()
  }

  // statement 800
  @Test func `a reload while a finger is down loses the tap`() {
    let finger = stage.touch(at: scene.middle(2))
    stage.advance(by: 0.3)
    table.reloadData()
    stage.advance(by: 0.1)
    finger.lift()
    scene.show()
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.visibleCells.allSatisfy { !$0.isHighlighted })
    scene.tap(2)
    #expect(table.indexPathForSelectedRow == .fresh(2))
  }

  // statement 817
  @Test func `a button in a header works and highlights no row`() {
    let headers = scene.use(FreshHeaders())
    var taps = 0
    let button = UIButton(
      frame: CGRect(x: 10, y: 0, width: 100, height: 30),
      primaryAction: UIAction(title: "All") { _ in taps += 1 })
    headers.view = { _ in
      let view = UIView()
      view.addSubview(button)
      return view
    }
    table.reloadData()
    scene.show()
    table.contentOffset.y = 200
    scene.show()
    stage.tap(button)
    scene.show()
    #expect(taps == 1)
    #expect(headers.selected.isEmpty)
  }
}

/// A target that counts the actions of a recognizer.
@MainActor
private final class TapTarget {
  private(set) var taps = 0

  func tapped() { taps += 1 }
}
