import Testing
import UIKit
import UIKitLists

/// The labels and image views of the four styles.
@MainActor @Suite(.staged)
struct CellStyleTests {
  // statement 943
  @Test func `labels and image views are made when they are first asked for`() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    #expect(cell.contentView.subviews.isEmpty)
    let text = cell.textLabel
    #expect(cell.contentView.subviews.count == 1)
    #expect(cell.textLabel === text)
    _ = (cell.detailTextLabel, cell.imageView)
    #expect(cell.contentView.subviews.count == 3)
  }

  // statement 943
  @Test(arguments: [
    (UITableViewCell.CellStyle.default, false), (.value1, true), (.value2, true),
    (.subtitle, true),
  ])
  func `only the last three styles have a detail label`(
    style: UITableViewCell.CellStyle, has: Bool
  ) {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    #expect((cell.detailTextLabel != nil) == has)
  }

  // statement 738
  @Test func `the text of the recorded cell is at its recorded place`() {
    CellScene.asRecorded {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      var content = cell.defaultContentConfiguration()
      content.text = "Row 0"
      cell.contentConfiguration = content
      #expect(CellScene.layOut(cell) == CGSize(width: 375, height: 51.5))
      let label = CellScene.label("Row 0", in: cell.contentView)
      #expect(isSame(label?.frame.minX, 16))
      #expect(isNear(label?.frame.midY, 25.75))
      #expect(label?.font.pointSize == 17)
    }
  }

  @Test func `a text label is where the text of a configuration is`() {
    CellScene.asRecorded {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row 0"
      #expect(CellScene.layOut(cell).height == 51.5)
      #expect(isSame(cell.textLabel?.frame.minX, 16))
      #expect(isNear(cell.textLabel?.frame.midY, 25.75))
    }
  }

  // statement 739
  @Test func `the detail of value1 ends 16 points from the right`() {
    CellScene.asRecorded {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = "Name"
      cell.detailTextLabel?.text = "Value"
      #expect(CellScene.layOut(cell).height == 51.5)
      #expect(isSame(cell.textLabel?.frame.minX, 16))
      #expect(isNear(cell.detailTextLabel?.frame.maxX, 359))
      #expect(cell.detailTextLabel?.textColor == .secondaryLabel)
      #expect(cell.detailTextLabel?.font.pointSize == 17)
    }
  }

  @Test func `texts of value1 that don't fit on a line are below each other`() {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = CellScene.longText
    cell.detailTextLabel?.text = "Value"
    CellScene.layOut(cell)
    #expect(cell.detailTextLabel?.frame.minX == 16)
    #expect((cell.detailTextLabel?.frame.minY ?? 0) >= (cell.textLabel?.frame.maxY ?? 1) - 0.5)
  }

  // statement 739
  @Test func `the detail of a subtitle is directly below the text`() {
    CellScene.asRecorded {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Name"
      cell.detailTextLabel?.text = "More"
      #expect(CellScene.layOut(cell).height == 70.5)
      #expect(isNear(cell.detailTextLabel?.frame.minY, cell.textLabel?.frame.maxY ?? -1))
      #expect(cell.detailTextLabel?.frame.minX == 16)
      #expect(cell.detailTextLabel?.font.pointSize == 12)
    }
  }

  @Test func `the texts of value2 meet at a column`() {
    let cell = UITableViewCell(style: .value2, reuseIdentifier: nil)
    cell.tintColor = .systemPink
    cell.textLabel?.text = "name"
    cell.detailTextLabel?.text = "Value"
    CellScene.layOut(cell)
    #expect(cell.textLabel?.frame.maxX == 107)
    #expect(cell.textLabel?.textAlignment == .right)
    #expect(cell.textLabel?.textColor == .systemPink)
    #expect(isSame(cell.detailTextLabel?.frame.minX, 113))
  }

  @Test func `an image pushes the text aside`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row"
    cell.imageView?.image = CellScene.image(29, 29)
    CellScene.layOut(cell)
    #expect(cell.imageView?.frame.minX == 16)
    #expect(cell.imageView?.frame.width == 29)
    #expect(isSame(cell.textLabel?.frame.minX, 16 + 29 + 16))
    cell.imageView?.image = nil
    CellScene.layOut(cell)
    #expect(isSame(cell.textLabel?.frame.minX, 16))
  }

  @Test func `a text that changes after the first layout gets its room`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "a"
    CellScene.layOut(cell)
    let old = cell.textLabel?.frame.width ?? 0
    cell.textLabel?.text = "much longer"
    cell.layoutIfNeeded()
    #expect((cell.textLabel?.frame.width ?? 0) > old)
  }

  // statement 944
  @Test func `each level of indentation shifts the text by ten points`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row"
    cell.indentationLevel = 2
    CellScene.layOut(cell)
    #expect(cell.textLabel?.frame.minX == 36)
    cell.indentationWidth = 25
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.frame.minX == 66)
  }

  @Test func `a cell for reading from right to left is mirrored`() {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.semanticContentAttribute = .forceRightToLeft
    cell.textLabel?.text = "Name"
    cell.detailTextLabel?.text = "Value"
    cell.accessoryType = .disclosureIndicator
    CellScene.layOut(cell)
    #expect(cell.contentView.frame.minX == 26.5)
    let text = cell.textLabel.map { $0.convert($0.bounds, to: cell) }
    #expect(isNear(text?.maxX, 359))
    #expect(isNear(cell.detailTextLabel?.frame.minX, 8))
  }

  @Test func `margins that the app sets stay`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.layoutMargins = UIEdgeInsets(top: 8, left: 40, bottom: 8, right: 40)
    cell.textLabel?.text = "Row"
    CellScene.layOut(cell)
    #expect(cell.textLabel?.frame.minX == 40)
  }
}
