import Testing
import TouchstoneTesting
import UIKit
import UIKitLists

/// The updates of configurations for states.
@MainActor @Suite(.staged)
struct CellConfigurationTests {
  // statement 941
  @Test func `several requests are one update before the next layout, then the handler runs`() {
    let cell = CountingCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.layoutIfNeeded()
    cell.updates = []
    cell.configurationUpdateHandler = { cell, state in
      (cell as? CountingCell)?.updates.append("handler \(state.isSelected)")
    }
    cell.setNeedsUpdateConfiguration()
    cell.isSelected = true
    cell.setNeedsUpdateConfiguration()
    #expect(cell.updates == [])
    cell.layoutIfNeeded()
    #expect(cell.updates == ["update true", "handler true"])
    cell.layoutIfNeeded()
    #expect(cell.updates.count == 2)
  }

  @Test func `a new cell is updated before it is first laid out`() {
    let cell = CountingCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.layoutIfNeeded()
    #expect(cell.updates == ["update false"])
  }

  @Test func `content that is set in an update counts for the height`() {
    let cell = SelfConfiguringCell(style: .default, reuseIdentifier: nil)
    cell.item = CellScene.longText
    #expect(CellScene.fit(cell, width: 200).height > 60)
    let label = CellScene.label(CellScene.longText, in: cell.contentView)
    #expect(label != nil)
  }

  // statement 941
  @Test func `each part of the state requests an update`() {
    let cell = CountingCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    let changes: [(UITableViewCell) -> Void] = [
      { $0.isHighlighted = true }, { $0.isSelected = true }, { $0.isEditing = true },
      { $0.isUserInteractionEnabled = false }, { $0.selectionStyle = .none },
      { $0.configurationUpdateHandler = nil }, { $0.tintColor = .systemRed },
    ]
    for change in changes {
      cell.layoutIfNeeded()
      cell.updates = []
      change(cell)
      cell.layoutIfNeeded()
      #expect(cell.updates.count == 1)
    }
    let state = cell.configurationState
    #expect(state.isHighlighted && state.isSelected && state.isEditing && state.isDisabled)
    #expect(!state.isPinned && !state.isSwiped && state.cellDropState == .none)
  }

  @Test func `a state of the app reaches its content`() {
    let cell = StatefulCell(style: .default, reuseIdentifier: nil)
    cell.price = 12
    var found: AnyHashable?
    cell.configurationUpdateHandler = { found = $1[.price] }
    cell.layoutIfNeeded()
    #expect(found == AnyHashable(12))
    #expect(cell.configurationState.description.contains("price = 12"))
  }

  // MARK: Content

  // statement 940
  @Test func `a content configuration replaces the content view, and nil brings a plain one`() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "old"
    let first = cell.contentView
    cell.contentConfiguration = cell.defaultContentConfiguration()
    #expect(cell.contentView !== first && first.superview == nil)
    #expect(cell.contentView is UIListContentView && cell.contentView.superview === cell)
    #expect(cell.textLabel == nil && cell.detailTextLabel == nil && cell.imageView == nil)
    cell.contentConfiguration = nil
    #expect(type(of: cell.contentView) == UIView.self && cell.contentView.subviews.isEmpty)
    #expect(cell.textLabel != nil)
  }

  // statement 940
  @Test func `a content view that supports the new configuration stays`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = UIListContentConfiguration.cell()
    content.text = "one"
    cell.contentConfiguration = content
    let view = cell.contentView
    content.text = "two"
    cell.contentConfiguration = content
    #expect(cell.contentView === view)
    #expect(CellScene.label("two", in: view) != nil)
    cell.contentConfiguration = DotConfiguration()
    #expect(cell.contentView is DotView)
  }

  // statement 942
  @Test func `content follows each state, unless the cell says otherwise`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = DotConfiguration()
    cell.layoutIfNeeded()
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect((cell.contentView as? DotView)?.shown.isFilled == true)
    #expect((cell.contentConfiguration as? DotConfiguration)?.isFilled == true)
    cell.automaticallyUpdatesContentConfiguration = false
    cell.isSelected = false
    cell.layoutIfNeeded()
    #expect((cell.contentView as? DotView)?.shown.isFilled == true)
  }

  @Test(arguments: [UITableViewCell.CellStyle.default, .subtitle, .value1])
  func `the default configuration has the layout of the style`(style: UITableViewCell.CellStyle) {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    let content = cell.defaultContentConfiguration()
    #expect(content.prefersSideBySideTextAndSecondaryText == (style == .value1))
    #expect(content.textProperties.font.pointSize == 17)
    #expect(content.secondaryTextProperties.font.pointSize == (style == .subtitle ? 12 : 17))
    let gray = content.secondaryTextProperties.color == .secondaryLabel
    #expect(gray == (style == .value1))
  }

  @Test func `a disabled cell's text is dimmed, unless the app chose its color`() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "name"
    content.secondaryText = "more"
    content.secondaryTextProperties.color = .systemRed
    cell.contentConfiguration = content
    cell.isUserInteractionEnabled = false
    cell.layoutIfNeeded()
    #expect(CellScene.label("name", in: cell)?.textColor == .tertiaryLabel)
    #expect(CellScene.label("more", in: cell)?.textColor == .systemRed)
    cell.isUserInteractionEnabled = true
    cell.layoutIfNeeded()
    #expect(CellScene.label("name", in: cell)?.textColor == .label)
  }
}

/// A cell that records its updates.
@MainActor
private final class CountingCell: UITableViewCell {
  var updates: [String] = []

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    updates.append("update \(state.isSelected)")
  }
}

/// A cell that makes its content in its update, as tutorials show.
@MainActor
private final class SelfConfiguringCell: UITableViewCell {
  var item = "" { didSet { setNeedsUpdateConfiguration() } }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    var content = defaultContentConfiguration().updated(for: state)
    content.text = item
    contentConfiguration = content
  }
}

extension UIConfigurationStateCustomKey {
  fileprivate static let price = UIConfigurationStateCustomKey("price")
}

/// A cell with a state of its own.
@MainActor
private final class StatefulCell: UITableViewCell {
  var price = 0 { didSet { setNeedsUpdateConfiguration() } }

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state[.price] = price
    return state
  }
}

/// A content of the app.
private struct DotConfiguration: UIContentConfiguration {
  var isFilled = false

  @MainActor func makeContentView() -> any UIView & UIContentView { DotView(self) }

  func updated(for state: any UIConfigurationState) -> DotConfiguration {
    var result = self
    if let state = state as? UICellConfigurationState { result.isFilled = state.isSelected }
    return result
  }
}

@MainActor
private final class DotView: UIView, UIContentView {
  private(set) var shown: DotConfiguration
  var configuration: any UIContentConfiguration {
    get { shown }
    set { if let new = newValue as? DotConfiguration { shown = new } }
  }

  init(_ configuration: DotConfiguration) {
    shown = configuration
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
}
