import Testing
import TouchstoneTesting
import UIKit
import UIKitLists

/// The backgrounds of cells, and the looks of selected and touched ones.
@MainActor @Suite(.staged)
struct CellBackgroundTests {
  private func order(_ views: UIView..., in cell: UITableViewCell) -> [Int?] {
    views.map { view in cell.subviews.firstIndex { $0 === view } }
  }

  // statement 799
  @Test func `the selected background is between background and content while selected`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let (back, chosen) = (UIView(), UIView())
    cell.selectedBackgroundView = chosen
    cell.backgroundView = back
    CellScene.layOut(cell)
    #expect(order(back, chosen, cell.contentView, in: cell) == [0, nil, 1])
    cell.isSelected = true
    #expect(order(back, chosen, cell.contentView, in: cell) == [0, 1, 2])
    cell.layoutIfNeeded()
    #expect(chosen.frame == cell.bounds && back.frame == cell.bounds)
    cell.isHighlighted = true
    cell.isSelected = false
    #expect(chosen.superview === cell)
    cell.isHighlighted = false
    #expect(chosen.superview == nil)
  }

  @Test func `without a view of the app a selected cell is gray`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.isSelected = true
    CellScene.layOut(cell)
    #expect(cell.subviews.first?.backgroundColor == .systemGray4)
    #expect(cell.selectedBackgroundView == nil)
    cell.isSelected = false
    #expect(cell.subviews.first === cell.contentView)
  }

  @Test func `a selection without a style has no look`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let chosen = UIView()
    cell.textLabel?.text = "Row"
    cell.selectedBackgroundView = chosen
    cell.selectionStyle = .none
    cell.isSelected = true
    CellScene.layOut(cell)
    #expect(cell.isSelected && chosen.superview == nil)
    #expect(cell.textLabel?.isHighlighted == false)
  }

  // statement 799
  @Test func `the view for multiple selection is for tables with it`() {
    let scene = TableScene([3])
    guard let cell = scene.table.cellForRow(at: [0, 0]) else { return #expect(Bool(false)) }
    let (one, several) = (UIView(), UIView())
    cell.selectedBackgroundView = one
    cell.multipleSelectionBackgroundView = several
    cell.isSelected = true
    #expect(one.superview === cell && several.superview == nil)
    cell.isSelected = false
    scene.table.allowsMultipleSelection = true
    cell.isSelected = true
    #expect(one.superview == nil && several.superview === cell)
  }

  // statement 798
  @Test func `an animated change fades the selected background, a setter doesn't`() {
    let scene = TableScene([3])
    guard let cell = scene.table.cellForRow(at: [0, 0]) else { return #expect(Bool(false)) }
    let chosen = UIView()
    chosen.alpha = 0.5
    cell.selectedBackgroundView = chosen
    cell.isSelected = true
    #expect(chosen.layer.animationKeys()?.isEmpty ?? true)
    cell.setSelected(false, animated: true)
    #expect(!cell.isSelected && chosen.superview === cell)
    scene.stage.advance(by: 0.1)
    #expect(chosen.superview === cell)
    scene.stage.advance(by: 0.5)
    #expect(chosen.superview == nil && chosen.alpha == 0.5)
  }

  @Test func `a cell that is selected again while it fades stays gray`() {
    let scene = TableScene([3])
    guard let cell = scene.table.cellForRow(at: [0, 0]) else { return #expect(Bool(false)) }
    let chosen = UIView()
    cell.selectedBackgroundView = chosen
    cell.isSelected = true
    cell.setSelected(false, animated: true)
    scene.stage.advance(by: 0.1)
    cell.setSelected(true, animated: false)
    scene.stage.advance(by: 1)
    #expect(chosen.superview === cell && chosen.alpha == 1)
  }

  // statement 797
  @Test func `labels and images without touches are highlighted, controls aren't`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let (box, label, link, image) = (UIView(), UILabel(), UILabel(), UIImageView())
    let button = UIButton(type: .system)
    button.setTitle("Buy", for: .normal)
    link.isUserInteractionEnabled = true
    cell.contentView.addSubview(box)
    for view in [label, link, image, button] { box.addSubview(view) }
    cell.isHighlighted = true
    #expect(label.isHighlighted && image.isHighlighted)
    #expect(!link.isHighlighted && !button.isHighlighted)
    #expect(button.titleLabel?.isHighlighted == false)
    cell.isSelected = true
    cell.isHighlighted = false
    #expect(label.isHighlighted)
    cell.prepareForReuse()
    #expect(!label.isHighlighted && !cell.isSelected)
  }

  // MARK: Configurations

  // statement 799
  @Test func `a background configuration removes the background views, and they remove it`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.backgroundView = UIView()
    cell.selectedBackgroundView = UIView()
    cell.multipleSelectionBackgroundView = UIView()
    cell.backgroundConfiguration = .listPlainCell()
    #expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil)
    #expect(cell.multipleSelectionBackgroundView == nil)
    CellScene.layOut(cell)
    #expect(cell.subviews.first?.frame == cell.bounds)
    cell.backgroundView = UIView()
    #expect(cell.backgroundConfiguration == nil)
  }

  private func color(_ cell: UITableViewCell) -> UIColor? {
    cell.subviews.first?.subviews.first?.backgroundColor
  }

  // statement 942
  @Test func `a configured background follows the state, unless the app chose its color`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.backgroundConfiguration = .listGroupedCell()
    CellScene.layOut(cell)
    #expect(color(cell) == .secondarySystemGroupedBackground)
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(color(cell) == .systemGray4)
    var own = UIBackgroundConfiguration.listGroupedCell()
    own.backgroundColor = .systemYellow
    cell.backgroundConfiguration = own
    cell.layoutIfNeeded()
    #expect(color(cell) == .systemYellow)
    cell.backgroundConfiguration = .clear()
    cell.layoutIfNeeded()
    #expect(color(cell) == nil && cell.backgroundColor == nil)
  }

  @Test func `a handler styles the background by state`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.configurationUpdateHandler = { cell, state in
      var background = UIBackgroundConfiguration.clear()
      background.backgroundColor = state.isHighlighted ? .systemRed : .systemGreen
      background.cornerRadius = 9
      background.backgroundInsets = .init(top: 2, leading: 5, bottom: 2, trailing: 5)
      cell.backgroundConfiguration = background
    }
    CellScene.layOut(cell)
    #expect(color(cell) == .systemGreen)
    let fill = cell.subviews.first?.subviews.first
    #expect(fill?.frame == CGRect(x: 5, y: 2, width: 365, height: 40))
    #expect(fill?.layer.cornerRadius == 9)
    cell.isHighlighted = true
    cell.layoutIfNeeded()
    #expect(color(cell) == .systemRed)
  }

  @Test func `cells have the color of their table until the app sets one`() {
    let plain = TableScene([2])
    #expect(plain.table.cellForRow(at: [0, 0])?.backgroundColor == .systemBackground)
    let grouped = TableScene([2], style: .grouped)
    #expect(
      grouped.table.cellForRow(at: [0, 0])?.backgroundColor == .secondarySystemGroupedBackground)
    let other = grouped.table.cellForRow(at: [0, 1])
    other?.backgroundColor = .clear
    other?.setNeedsLayout()
    grouped.stage.advance(by: 0.02)
    #expect(other?.backgroundColor == .clear)
  }

  @Test func `the views of a background are those of its configuration`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let custom = UIView()
    var background = UIBackgroundConfiguration.clear()
    background.customView = custom
    background.strokeColor = .systemRed
    background.strokeWidth = 2
    background.strokeOutset = 3
    background.image = CellScene.image(4, 4)
    cell.backgroundConfiguration = background
    CellScene.layOut(cell)
    let view = cell.subviews.first
    #expect(custom.superview === view && custom.frame == cell.bounds)
    #expect(view?.subviews.contains { $0 is UIImageView } == true)
    let border = view?.subviews.first { $0.layer.borderWidth == 2 }
    #expect(border?.frame == cell.bounds.insetBy(dx: -3, dy: -3))
    cell.backgroundConfiguration = nil
    #expect(view?.superview == nil && cell.subviews.first === cell.contentView)
  }
}
