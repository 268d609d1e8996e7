/// A line of a context menu: a title, what it does on the right, and its mark on the left.
final class ContextMenuRow: UIControl {
  /// The line; nil for the way back out of a submenu.
  let item: MenuItem?
  /// How the way back is read.
  private var backWords = "Back"

  /// Points, chosen to look like the system's menus, whose measures are not published.
  enum Look {
    static let width: CGFloat = 250
    static let height: CGFloat = 44
    static let tall: CGFloat = 60
    static let header: CGFloat = 32
    static let gap: CGFloat = 8
    static let side: CGFloat = 16
    static let mark: CGFloat = 18
    static let image: CGFloat = 22
    static let hairline: CGFloat = 0.5
    static let font: CGFloat = 17
    static let small: CGFloat = 13
    static let corner: CGFloat = 13
  }

  /// A line; `hasMarks` leaves room for the marks of all lines.
  init(_ item: MenuItem, hasMarks: Bool) {
    self.item = item
    super.init(frame: CGRect(x: 0, y: 0, width: Look.width, height: Self.height(of: item)))
    accessibilityIdentifier = item.element?.accessibilityIdentifier ?? "contextMenu.\(item.title)"
    isEnabled = item.isEnabled
    fill(item, hasMarks)
  }

  /// The way back out of a submenu, with the submenu's title.
  init(backFrom title: String) {
    item = nil
    backWords = "Back from \(title)"
    super.init(frame: CGRect(x: 0, y: 0, width: Look.width, height: Look.height))
    accessibilityIdentifier = "contextMenu.back"
    add(MenuChevron(.back), x: Look.side)
    let label = label(title, .systemFont(ofSize: Look.font, weight: .semibold), .label)
    label.frame = CGRect(
      x: Look.side + 20, y: 0, width: Look.width - 2 * Look.side - 20, height: Look.height)
  }

  required init?(coder: NSCoder) { nil }

  static func height(of item: MenuItem) -> CGFloat {
    switch item.kind {
    case .separator: Look.gap
    case .header: Look.header
    case .leaf, .submenu, .waiting: item.subtitle == nil ? Look.height : Look.tall
    }
  }

  private func fill(_ item: MenuItem, _ hasMarks: Bool) {
    switch item.kind {
    case .separator:
      backgroundColor = .quaternarySystemFill
      isUserInteractionEnabled = false
      return
    case .header: isUserInteractionEnabled = false
    case .leaf, .submenu, .waiting: break
    }
    let color: UIColor =
      item.kind == .header || item.kind == .waiting
      ? .secondaryLabel
      : !item.isEnabled ? .tertiaryLabel : item.isDestructive ? .systemRed : .label
    var left = Look.side
    if hasMarks, item.kind != .header {
      if item.state != .off { add(ContextMenuMark(item.state, color), x: left - 3) }
      left += Look.mark
    }
    var right = Look.width - Look.side
    if item.kind == .submenu {
      add(MenuChevron(.forth), x: right - MenuChevron.size.width)
      right -= MenuChevron.size.width + 8
    }
    if let image = item.image {
      let picture = UIImageView(
        frame: CGRect(x: 0, y: 0, width: Look.image, height: Look.image))
      picture.image = image
      picture.contentMode = .scaleAspectFit
      picture.alpha = item.isEnabled ? 1 : 0.4
      add(picture, x: right - Look.image)
      right -= Look.image + 8
    }
    let isHeader = item.kind == .header
    let font = UIFont.systemFont(ofSize: isHeader ? Look.small : Look.font)
    let title = label(item.title, font, color)
    title.frame = CGRect(x: left, y: 0, width: right - left, height: bounds.height)
    guard let subtitle = item.subtitle else { return }
    title.frame = CGRect(x: left, y: 9, width: right - left, height: 23)
    let second = label(subtitle, .systemFont(ofSize: Look.small), .secondaryLabel)
    second.frame = CGRect(x: left, y: 33, width: right - left, height: 18)
  }

  private func label(_ words: String, _ font: UIFont, _ color: UIColor) -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = words
    label.font = font
    label.textColor = color
    addSubview(label)
    return label
  }

  private func add(_ view: UIView, x: CGFloat) {
    view.isUserInteractionEnabled = false
    view.frame.origin = CGPoint(x: x, y: (bounds.height - view.frame.height) / 2)
    addSubview(view)
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    item?.knownAccessibility
      ?? AccessibilityDefaults(isElement: true, label: backWords, traits: .button)
  }

  override var accessibilityStateTraits: UIAccessibilityTraits {
    item?.kind == .header || item?.kind == .waiting ? [] : super.accessibilityStateTraits
  }

  override func stateDidChange() {
    super.stateDidChange()
    if item?.kind != .separator { backgroundColor = isHighlighted ? .tertiarySystemFill : nil }
  }
}

/// The mark beside a line: a tick, or a dash for some of several things.
private final class ContextMenuMark: UIView {
  private let state: UIMenuElement.State
  private let color: UIColor

  init(_ state: UIMenuElement.State, _ color: UIColor) {
    self.state = state
    self.color = color
    super.init(frame: CGRect(x: 0, y: 0, width: 14, height: 14))
    isOpaque = false
    setNeedsDisplay()
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let path = UIBezierPath()
    path.lineWidth = 2
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    if state == .mixed {
      path.move(to: CGPoint(x: 2, y: bounds.midY))
      path.addLine(to: CGPoint(x: bounds.maxX - 2, y: bounds.midY))
    } else {
      path.move(to: CGPoint(x: 2, y: 7.5))
      path.addLine(to: CGPoint(x: 5.5, y: 11))
      path.addLine(to: CGPoint(x: 12, y: 3))
    }
    color.resolvedColor(with: traitCollection).set()
    path.stroke()
  }
}
