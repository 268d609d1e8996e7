import Testing
import TouchstoneTesting
import UIKit
import UIKitLists

/// The heights that cells ask for.
@MainActor @Suite(.staged)
struct CellSizingTests {
  // statement 724
  @Test func `a label pinned to the edges makes the cell as high as its lines`() {
    let cell = LabelCell(style: .default, reuseIdentifier: nil)
    cell.pin(to: cell.contentView, 10)
    cell.label.text = CellScene.longText
    let size = CellScene.fit(cell)
    #expect(size.width == 375)
    #expect(abs(size.height - CellScene.height(CellScene.longText, 355) - 20) < 1)
    #expect(CellScene.fit(cell, width: 200).height > size.height)
    CellScene.layOut(cell)
    #expect(cell.label.frame.width == 355)
  }

  @Test func `a label pinned to the margins is inset by them`() {
    let cell = LabelCell(style: .default, reuseIdentifier: nil)
    cell.pin(to: cell.contentView.layoutMarginsGuide, 0)
    cell.label.text = CellScene.longText
    let height = CellScene.layOut(cell).height
    #expect(isNear(height, CellScene.height(CellScene.longText, 343) + 22))
    #expect(cell.label.frame.minX == 16 && isNear(cell.label.frame.maxX, 359))
  }

  @Test func `content wraps earlier before an accessory`() {
    let cell = LabelCell(style: .default, reuseIdentifier: nil)
    cell.pin(to: cell.contentView, 0)
    cell.label.text = CellScene.longText
    cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    CellScene.layOut(cell, width: 300)
    #expect(cell.label.frame.width == 254)
    #expect(isNear(cell.bounds.height, CellScene.height(CellScene.longText, 254)))
  }

  @Test func `the height doesn't depend on the width before`() {
    let cell = LabelCell(style: .default, reuseIdentifier: nil)
    cell.pin(to: cell.contentView, 0)
    cell.label.text = CellScene.longText
    let wide = CellScene.layOut(cell).height
    #expect(CellScene.layOut(cell, width: 150).height > wide)
    #expect(CellScene.layOut(cell).height == wide)
  }

  // statement 724
  @Test func `a cell of the app may be lower than a standard row`() {
    let cell = LabelCell(style: .default, reuseIdentifier: nil)
    cell.pin(to: cell.contentView, 2)
    cell.label.text = "a"
    #expect(CellScene.fit(cell).height < 30)
  }

  // statement 725
  @Test func `without vertical constraints a cell is as high as a standard row`() {
    let cell = LabelCell(style: .default, reuseIdentifier: nil)
    cell.contentView.addSubview(cell.label)
    cell.label.translatesAutoresizingMaskIntoConstraints = false
    cell.label.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor).isActive = true
    cell.label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor).isActive = true
    cell.label.text = "a"
    let height = CellScene.fit(cell).height
    #expect(height == 44)
    #expect(CellScene.fit(UITableViewCell(style: .default, reuseIdentifier: nil)).height == 44)
  }

  // statement 724
  @Test func `a standard cell is at least as high as a standard row, and grows with its lines`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "a"
    #expect(CellScene.fit(cell).height == 44)
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.text = CellScene.longText
    #expect(isNear(CellScene.fit(cell).height, CellScene.height(CellScene.longText, 343) + 22))
  }

  @Test func `a list content grows with its lines`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "a"
    cell.contentConfiguration = content
    #expect(CellScene.fit(cell).height == 44)
    content.text = CellScene.longText
    cell.contentConfiguration = content
    #expect(isNear(CellScene.fit(cell).height, CellScene.height(CellScene.longText, 343) + 22))
    content.directionalLayoutMargins.top = 40
    cell.contentConfiguration = content
    #expect(isNear(CellScene.fit(cell).height, CellScene.height(CellScene.longText, 343) + 51))
  }

  @Test func `a subtitle cell has the height of two lines`() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "a"
    #expect(CellScene.fit(cell).height == 44)
    cell.detailTextLabel?.text = "b"
    #expect(CellScene.fit(cell).height == 58)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "a"
    content.secondaryText = "b"
    cell.contentConfiguration = content
    #expect(CellScene.fit(cell).height == 58)
  }

  @Test func `a cell that computes its own size is as high as it says`() {
    let cell = ManualCell(style: .default, reuseIdentifier: nil)
    #expect(CellScene.fit(cell) == CGSize(width: 375, height: 75))
  }

  // statement 726
  @Test func `rows are as high as their cells ask for, without room for the line`() {
    let source = RecordingSource()
    source.cell = { table, _ in
      let cell =
        table.dequeueReusableCell(withIdentifier: "label") as? LabelCell
        ?? LabelCell(style: .default, reuseIdentifier: "label")
      if cell.label.superview == nil { cell.pin(to: cell.contentView, 10) }
      cell.label.text = CellScene.longText
      return cell
    }
    let scene = TableScene([30], source: source)
    let expected = CellScene.height(CellScene.longText, 300) + 20
    #expect(isNear(scene.table.rectForRow(at: [0, 0]).height, expected))
    #expect(isNear(scene.table.rectForRow(at: [0, 1]).height, expected))
    let cell = scene.table.cellForRow(at: [0, 1]) as? LabelCell
    #expect(cell?.contentView.frame.size == cell?.bounds.size)
    #expect(isNear(cell?.label.frame.height, expected - 20))
  }

  @Test func `a view of list content in a content view of the app has a height`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = UIListContentConfiguration.cell()
    content.text = CellScene.longText
    content.axesPreservingSuperviewLayoutMargins = []
    content.directionalLayoutMargins = .init(top: 5, leading: 5, bottom: 5, trailing: 5)
    let list = UIListContentView(configuration: content)
    cell.contentView.addSubview(list)
    pinned(list, to: cell.contentView, 0)
    let expected = CellScene.height(CellScene.longText, 365) + 10
    #expect(isNear(CellScene.fit(cell).height, expected))
  }
}

/// Pins a view to the edges of another one or of a guide.
@MainActor
private func pinned(_ view: UIView, to edges: UIView, _ inset: CGFloat) {
  view.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    view.leadingAnchor.constraint(equalTo: edges.leadingAnchor, constant: inset),
    view.trailingAnchor.constraint(equalTo: edges.trailingAnchor, constant: -inset),
    view.topAnchor.constraint(equalTo: edges.topAnchor, constant: inset),
    view.bottomAnchor.constraint(equalTo: edges.bottomAnchor, constant: -inset),
  ])
}

/// A cell with a label of several lines.
@MainActor
private final class LabelCell: UITableViewCell {
  let label = UILabel()

  func pin(to view: UIView, _ inset: CGFloat) {
    prepare()
    pinned(label, to: view, inset)
  }

  func pin(to guide: UILayoutGuide, _ inset: CGFloat) {
    prepare()
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: inset),
      label.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -inset),
      label.topAnchor.constraint(equalTo: guide.topAnchor, constant: inset),
      label.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -inset),
    ])
  }

  private func prepare() {
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    contentView.addSubview(label)
  }
}

/// A cell without constraints that states its size.
@MainActor
private final class ManualCell: UITableViewCell {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 75) }
}
