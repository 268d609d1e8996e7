internal import UIKitControls
@_spi(Kit) internal import UIKitCore

/// A title of an edit menu's bar, or an arrow that changes its page.
final class MenuBarPart: UIControl {
  let part: EditMenuBar.Part
  private let line = UIView(frame: .zero)

  init(_ part: EditMenuBar.Part, isFirst: Bool) {
    self.part = part
    super.init(frame: .zero)
    line.isHidden = isFirst
    line.backgroundColor = .separator
    line.isUserInteractionEnabled = false
    addSubview(line)
    switch part {
    case .item(let item): fill(item)
    case .back: fill(.back, "editMenu.back")
    case .forth: fill(.forth, "editMenu.forth")
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The item of a title, or `nil` for an arrow.
  var item: MenuItem? { if case .item(let item) = part { item } else { nil } }

  private static let font = UIFont.systemFont(ofSize: EditMenuBar.Look.font)

  static func width(of item: MenuItem) -> CGFloat {
    let words = (item.title + (item.kind == .submenu ? "  ›" : "")) as String
    let text = words.isEmpty ? 0 : font.metrics.width(of: words)
    let image = item.image == nil ? 0 : EditMenuBar.Look.image + (words.isEmpty ? 0 : 6)
    return (text + image + 2 * EditMenuBar.Look.side).rounded(.up)
  }

  private func fill(_ item: MenuItem) {
    accessibilityIdentifier = item.element?.accessibilityIdentifier ?? "editMenu.\(item.title)"
    isEnabled = item.isEnabled
    let color: UIColor =
      !item.isEnabled ? .tertiaryLabel : item.isDestructive ? .systemRed : .label
    var left = EditMenuBar.Look.side
    if let image = item.image {
      let side = EditMenuBar.Look.image
      let view = UIImageView(
        frame: CGRect(x: left, y: (EditMenuBar.Look.height - side) / 2, width: side, height: side))
      view.image = image
      view.contentMode = .scaleAspectFit
      view.alpha = item.isEnabled ? 1 : 0.4
      addSubview(view)
      left += side + 6
    }
    let words = item.title + (item.kind == .submenu ? "  ›" : "")
    guard !words.isEmpty else { return }
    let label = UILabel(
      frame: CGRect(
        x: left, y: 0, width: Self.width(of: item) - left - EditMenuBar.Look.side + 1,
        height: EditMenuBar.Look.height))
    label.text = words
    label.font = Self.font
    label.textColor = color
    addSubview(label)
  }

  private func fill(_ direction: MenuChevron.Direction, _ identifier: String) {
    accessibilityIdentifier = identifier
    let chevron = MenuChevron(direction)
    chevron.frame = CGRect(
      x: (EditMenuBar.Look.arrow - MenuChevron.size.width) / 2,
      y: (EditMenuBar.Look.height - MenuChevron.size.height) / 2, width: MenuChevron.size.width,
      height: MenuChevron.size.height)
    addSubview(chevron)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    line.frame = CGRect(
      x: 0, y: 0, width: EditMenuBar.Look.hairline, height: bounds.height)
    for case let label as UILabel in subviews {
      label.frame.size.width = min(
        label.frame.width, bounds.width - label.frame.minX - EditMenuBar.Look.side / 2)
    }
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    switch part {
    case .item(let item): item.knownAccessibility
    case .back:
      AccessibilityDefaults(isElement: true, label: "Previous page of the menu", traits: .button)
    case .forth:
      AccessibilityDefaults(isElement: true, label: "Next page of the menu", traits: .button)
    }
  }

  override func stateDidChange() {
    super.stateDidChange()
    backgroundColor = isHighlighted ? .tertiarySystemFill : nil
  }
}

/// A chevron that points in the direction of navigation.
final class MenuChevron: UIView {
  enum Direction {
    case back
    case forth
  }

  private let direction: Direction
  static let size = CGSize(width: 8, height: 14)

  init(_ direction: Direction) {
    self.direction = direction
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    isUserInteractionEnabled = false
    isOpaque = false
    setNeedsDisplay()
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let (near, far) =
      direction == .forth
      ? (bounds.minX + 1, bounds.maxX - 1)
      : (bounds.maxX - 1, bounds.minX + 1)
    let path = UIBezierPath()
    path.lineWidth = 1.75
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    path.move(to: CGPoint(x: near, y: bounds.minY + 1))
    path.addLine(to: CGPoint(x: far, y: bounds.midY))
    path.addLine(to: CGPoint(x: near, y: bounds.maxY - 1))
    UIColor.secondaryLabel.resolvedColor(with: traitCollection).set()
    path.stroke()
  }
}
