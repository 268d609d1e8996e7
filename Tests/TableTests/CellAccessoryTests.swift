import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit
import UIKitLists

/// The signs, buttons and views at the trailing edge, and the line at the bottom.
@MainActor @Suite(.staged)
struct CellAccessoryTests {
  private func accessory(_ cell: UITableViewCell, _ width: CGFloat) -> UIView? {
    cell.subviews.first { $0.bounds.width == width }
  }

  // statement 737
  @Test func `the content of the recorded cells ends where the accessory begins`() {
    CellScene.asRecorded {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.accessoryType = .disclosureIndicator
      CellScene.layOut(cell)
      #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 348.5, height: 51.5))
      let sign = accessory(cell, 10.5)?.frame
      #expect(sign?.minX == 348.5 && sign?.height == 14)
      #expect(isNear(sign?.minY, 19))

      cell.accessoryType = .checkmark
      cell.layoutIfNeeded()
      #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 335, height: 51.5))
      let mark = accessory(cell, 19)?.frame
      #expect(mark?.minX == 337.5 && mark?.height == 18)
      #expect(isNear(mark?.minY, 17))
      #expect(accessory(cell, 10.5) == nil)

      cell.accessoryType = .none
      cell.layoutIfNeeded()
      #expect(cell.contentView.frame.width == 375)
    }
  }

  // statement 810
  @Test func `an accessory view ends 16 points from the edge and replaces the type`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let view = UISwitch()
    cell.accessoryType = .checkmark
    cell.accessoryView = view
    CellScene.layOut(cell)
    #expect(view.superview === cell)
    #expect(isNear(view.frame.maxX, 359))
    #expect(isNear(view.frame.midY, 22))
    #expect(isNear(cell.contentView.frame.maxX, view.frame.minX))
    #expect(accessory(cell, 19) == nil)
    cell.accessoryView = nil
    cell.layoutIfNeeded()
    #expect(view.superview == nil)
    #expect(accessory(cell, 19) != nil)
  }

  @Test func `during editing only the editing accessory is shown`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessoryType = .checkmark
    CellScene.layOut(cell)
    cell.isEditing = true
    cell.layoutIfNeeded()
    #expect(accessory(cell, 19) == nil)
    cell.editingAccessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    #expect(accessory(cell, 10.5) != nil)
    cell.isEditing = false
    cell.layoutIfNeeded()
    #expect(accessory(cell, 19) != nil)
  }

  // statement 809
  @Test func `a detail button tells the delegate and doesn't select the row`() {
    let scene = TableScene([3])
    let cell = scene.table.cellForRow(at: [0, 1])
    cell?.accessoryType = .detailDisclosureButton
    scene.stage.advance(by: 0.02)
    let rect = scene.rect(0, 1)
    scene.stage.tap(at: CGPoint(x: rect.maxX - 16 - 10.5 - 10 - 11, y: rect.midY))
    scene.stage.advance(by: 0.1)
    #expect(scene.log.take().filter { !$0.hasPrefix("will display") } == ["accessory 0.1"])
    #expect(scene.table.indexPathForSelectedRow == nil)
  }

  // statement 809
  @Test func `a chevron takes no touches`() {
    let scene = TableScene([3])
    let cell = scene.table.cellForRow(at: [0, 1])
    cell?.accessoryType = .disclosureIndicator
    scene.stage.advance(by: 0.02)
    let rect = scene.rect(0, 1)
    let hit = scene.window.hitTest(CGPoint(x: rect.maxX - 20, y: rect.midY), with: nil)
    #expect(hit === cell)
  }

  // MARK: The line

  private func line(_ cell: UITableViewCell?) -> UIView? {
    cell?.subviews.first { !$0.isHidden && $0.bounds.height <= 1 && $0.bounds.width > 20 }
  }

  // statement 738
  @Test func `the line of a recorded row is at its recorded place`() {
    CellScene.asRecorded {
      let source = RecordingSource()
      source.rows = [2]
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 480))
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = source
      table.traitOverrides.displayScale = 2
      table.layoutIfNeeded()
      let cell = table.cellForRow(at: [0, 0])
      #expect(isSame(line(cell)?.frame, CGRect(x: 16, y: 50.5, width: 351, height: 1)))
      #expect(line(cell)?.backgroundColor == .separator)
    }
  }

  @Test func `lines follow the table's color, insets and style`() {
    let scene = TableScene([2])
    scene.table.separatorColor = .systemRed
    scene.table.separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 20)
    scene.stage.advance(by: 0.02)
    let cell = scene.table.cellForRow(at: [0, 0])
    #expect(line(cell)?.backgroundColor == .systemRed)
    #expect(line(cell)?.frame.minX == 30)
    #expect(line(cell)?.frame.maxX == 300)
    scene.table.separatorInsetReference = .fromAutomaticInsets
    scene.stage.advance(by: 0.02)
    #expect(line(cell)?.frame.minX == 46)
    scene.table.separatorStyle = .none
    scene.stage.advance(by: 0.02)
    #expect(line(cell) == nil)
  }

  @Test func `insets wider than the cell hide its line only`() {
    let scene = TableScene([3])
    let cell = scene.table.cellForRow(at: [0, 0])
    cell?.separatorInset = UIEdgeInsets(
      top: 0, left: 0, bottom: 0, right: .greatestFiniteMagnitude)
    scene.stage.advance(by: 0.02)
    #expect(line(cell) == nil)
    #expect(line(scene.table.cellForRow(at: [0, 1])) != nil)
  }

  @Test func `the line begins below the text of a cell with an image`() {
    let scene = TableScene([3])
    let cell = scene.table.cellForRow(at: [0, 0])
    cell?.imageView?.image = CellScene.image(30, 30)
    scene.stage.advance(by: 0.02)
    #expect(line(cell)?.frame.minX == cell?.textLabel?.frame.minX)
    cell?.separatorInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0)
    scene.stage.advance(by: 0.02)
    #expect(line(cell)?.frame.minX == 5)
  }
}
