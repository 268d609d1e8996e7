import Testing
import TouchstoneTesting
import UIKit

/// A configuration that remembers the state for which it was updated.
struct OutsideContent: UIContentConfiguration {
  var text = ""
  var isSelected = false

  func makeContentView() -> any UIView & UIContentView { OutsideContentView(self) }

  func updated(for state: any UIConfigurationState) -> OutsideContent {
    var copy = self
    copy.isSelected = (state as? UICellConfigurationState)?.isSelected ?? false
    return copy
  }
}

/// The view of an ``OutsideContent``.
final class OutsideContentView: UIView, UIContentView {
  let label = UILabel()
  var configuration: any UIContentConfiguration {
    didSet { show() }
  }

  init(_ configuration: OutsideContent) {
    self.configuration = configuration
    super.init(frame: .zero)
    addSubview(label)
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() { label.text = (configuration as? OutsideContent)?.text }
}

/// A cell that logs the updates of its configuration.
final class OutsideStateCell: UITableViewCell {
  var log: [String] = []

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    log.append("update \(state.isSelected) \(state.isHighlighted)")
  }
}

/// Content configurations, from the specification only.
@MainActor @Suite(.staged)
struct OutsideConfigurationTests {
  // statement 940
  @Test func `A cell with a configuration has no labels of its own`() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    #expect(cell.textLabel != nil)
    let plain = cell.contentView
    var content = cell.defaultContentConfiguration()
    content.text = "text"
    cell.contentConfiguration = content
    #expect(cell.textLabel == nil)
    #expect(cell.detailTextLabel == nil)
    #expect(cell.imageView == nil)
    #expect(cell.contentView !== plain)
    cell.contentConfiguration = nil
    #expect(!(cell.contentView is any UIContentView))
  }

  // statement 940
  @Test func `A configuration of the same type updates the content view in place`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = OutsideContent(text: "one")
    let view = cell.contentView as? OutsideContentView
    cell.contentConfiguration = OutsideContent(text: "two")
    #expect(view != nil)
    #expect(cell.contentView === view)
    #expect(view?.label.text == "two")
    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(cell.contentView !== view)
  }

  // statement 941
  @Test func `Several requests are one update, and the handler comes after the method`() {
    let stage = Stage(size: CGSize(width: 375, height: 600))
    let cell = OutsideStateCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 375, height: 50)
    stage.window.addSubview(cell)
    stage.settle()
    cell.configurationUpdateHandler = { cell, state in
      (cell as? OutsideStateCell)?.log.append("handler \(state.isSelected)")
    }
    cell.log = []
    cell.isSelected = true
    cell.setNeedsUpdateConfiguration()
    cell.isHighlighted = true
    #expect(cell.log == [])
    stage.settle()
    #expect(cell.log == ["update true true", "handler true"])
  }

  // statement 942
  @Test func `A configuration follows the selection only while updates are automatic`() {
    let scene = OutsideScene([["a", "b"]])
    let cell = scene.table.cellForRow(at: outsidePath(0))
    cell?.contentConfiguration = OutsideContent(text: "a")
    scene.stage.settle()
    #expect(cell?.automaticallyUpdatesContentConfiguration == true)
    scene.table.selectRow(at: outsidePath(0), animated: false, scrollPosition: .none)
    scene.stage.settle()
    #expect((cell?.contentView as? OutsideContentView).map { content($0).isSelected } == true)
    cell?.automaticallyUpdatesContentConfiguration = false
    scene.table.deselectRow(at: outsidePath(0), animated: false)
    scene.stage.settle()
    #expect((cell?.contentView as? OutsideContentView).map { content($0).isSelected } == true)
  }

  private func content(_ view: OutsideContentView) -> OutsideContent {
    view.configuration as? OutsideContent ?? OutsideContent()
  }

  // statement 941, 823
  @Test func `The state of a row reports its editing and its swipe`() {
    let scene = OutsideSwipeScene()
    let cell = scene.table.cellForRow(at: outsidePath(1))
    #expect(cell?.configurationState.isSwiped == false)
    scene.stage.swipe(row: outsidePath(1))
    #expect(cell?.configurationState.isSwiped == true)
    scene.table.setEditing(false, animated: false)
    scene.stage.settle()
    #expect(cell?.configurationState.isSwiped == false)
    scene.table.setEditing(true, animated: false)
    scene.stage.settle()
    #expect(cell?.configurationState.isEditing == true)
  }

  // statement 941
  @Test func `A handler that restyles the cell for its state runs for each tapped row`() {
    let scene = OutsideScene([["a", "b"]])
    for cell in scene.table.visibleCells {
      cell.configurationUpdateHandler = { cell, state in
        cell.accessoryType = state.isSelected ? .checkmark : .none
      }
    }
    scene.stage.settle()
    scene.stage.tap(at: CGPoint(x: 100, y: 75))
    scene.stage.settle()
    #expect(scene.table.visibleCells.map(\.accessoryType) == [.none, .checkmark])
    scene.stage.tap(at: CGPoint(x: 100, y: 25))
    scene.stage.settle()
    #expect(scene.table.visibleCells.map(\.accessoryType) == [.checkmark, .none])
  }

  // statement 943
  @Test func `Only three styles of cells have a detail label`() {
    let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
    let details = styles.map {
      UITableViewCell(style: $0, reuseIdentifier: nil).detailTextLabel != nil
    }
    #expect(details == [false, true, true, true])
  }

  // statement 799
  @Test func `A background configuration removes the background views`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.backgroundView = UIView()
    cell.selectedBackgroundView = UIView()
    cell.backgroundConfiguration = .listPlainCell()
    #expect(cell.backgroundView == nil)
    #expect(cell.selectedBackgroundView == nil)
  }

  // statement 724, 727, 940
  @Test func `A longer text in a configuration makes the row higher at the next updates`() {
    let scene = OutsideScene([["a", "b"]])
    scene.table.rowHeight = UITableView.automaticDimension
    scene.table.estimatedRowHeight = 50
    scene.table.reloadData()
    scene.stage.settle()
    let cell = scene.table.cellForRow(at: outsidePath(0))
    var content = cell?.defaultContentConfiguration() ?? .cell()
    content.text = Array(repeating: "several words", count: 20).joined(separator: " ")
    let before = scene.table.rectForRow(at: outsidePath(0)).height
    cell?.contentConfiguration = content
    scene.table.performBatchUpdates(nil)
    scene.stage.settle()
    let after = scene.table.rectForRow(at: outsidePath(0)).height
    #expect(after > before)
    #expect(isSame(scene.table.cellForRow(at: outsidePath(1))?.frame.minY, after))
    #expect(scene.table.cellForRow(at: outsidePath(0)) === cell)
  }
}
