internal import UIKitControls
@_spi(Kit) internal import UIKitCore

/// A row of a context menu: a mark, a title, and an image or submenu arrow, from left to right.
final class ContextMenuRow: UIControl {
  /// The item, or `nil` for the row that leaves a submenu.
  let item: MenuItem?
  /// The highlight under a finger. It avoids the menu's rounded corners.
  private let highlight = UIView(frame: .zero)
  /// The accessibility label of the row that leaves a submenu.
  private var backWords = "Back"

  private static let metrics = DesignMetrics.inForce.contextMenu

  /// Dimensions in points, chosen to look like the system's menus.
  enum Look {
    /// The width and height of an image.
    static let image: CGFloat = 22
    /// The distance between a title and the content next to it.
    static let gap: CGFloat = 8
    static let hairline: CGFloat = 0.5
    /// The font sizes of titles and of smaller text.
    static let font: CGFloat = 17
    static let small: CGFloat = 13
  }

  /// Creates a row. `hasMarks` reserves space for the marks of all rows.
  init(_ item: MenuItem, hasMarks: Bool) {
    self.item = item
    super.init(
      frame: CGRect(x: 0, y: 0, width: Self.metrics.width, height: Self.height(of: item)))
    addHighlight()
    accessibilityIdentifier = item.element?.accessibilityIdentifier ?? "contextMenu.\(item.title)"
    isEnabled = item.isEnabled
    fill(item, hasMarks)
  }

  /// Creates the row that leaves a submenu, with the submenu's title.
  init(backFrom title: String) {
    item = nil
    backWords = "Back from \(title)"
    let metrics = Self.metrics
    super.init(frame: CGRect(x: 0, y: 0, width: metrics.width, height: metrics.row))
    addHighlight()
    accessibilityIdentifier = "contextMenu.back"
    add(MenuChevron(.back), x: metrics.markedTitle - MenuChevron.size.width - Look.gap)
    let label = label(title, .systemFont(ofSize: Look.font, weight: .semibold), .label)
    label.frame = CGRect(
      x: metrics.markedTitle, y: 0, width: metrics.width - metrics.markedTitle - metrics.side,
      height: metrics.row)
  }

  required init?(coder: NSCoder) { nil }

  static func height(of item: MenuItem) -> CGFloat {
    switch item.kind {
    case .separator: metrics.sectionGap
    case .header: metrics.header
    case .leaf, .submenu, .waiting: item.subtitle == nil ? metrics.row : metrics.tallRow
    }
  }

  private func addHighlight() {
    let metrics = Self.metrics
    highlight.frame = bounds.insetBy(dx: metrics.padding, dy: 0)
    highlight.layer.cornerRadius =
      metrics.padding > 0 ? min(metrics.corner - metrics.padding, bounds.height / 2) : 0
    highlight.backgroundColor = .tertiarySystemFill
    highlight.isUserInteractionEnabled = false
    highlight.isHidden = true
    addSubview(highlight)
  }

  private func fill(_ item: MenuItem, _ hasMarks: Bool) {
    switch item.kind {
    case .separator:
      isUserInteractionEnabled = false
      return separate()
    case .header: isUserInteractionEnabled = false
    case .leaf, .submenu, .waiting: break
    }
    let color: UIColor =
      item.kind == .header || item.kind == .waiting
      ? .secondaryLabel
      : !item.isEnabled ? .tertiaryLabel : item.isDestructive ? .systemRed : .label
    let metrics = Self.metrics
    var left = metrics.title
    if hasMarks, item.kind != .header {
      left = metrics.markedTitle
      if item.state != .off {
        let mark = ContextMenuMark(item.state, color)
        add(mark, x: left - mark.frame.width - Look.gap)
      }
    }
    var right = metrics.width - metrics.side
    if item.kind == .submenu {
      add(MenuChevron(.forth), x: right - MenuChevron.size.width)
      right -= MenuChevron.size.width + Look.gap
    }
    if let image = item.image {
      let picture = UIImageView(
        frame: CGRect(x: 0, y: 0, width: Look.image, height: Look.image))
      picture.image = image
      picture.contentMode = .scaleAspectFit
      picture.alpha = item.isEnabled ? 1 : 0.4
      add(picture, x: right - Look.image)
      right -= Look.image + Look.gap
    }
    let isHeader = item.kind == .header
    let font = UIFont.systemFont(ofSize: isHeader ? Look.small : Look.font)
    let title = label(item.title, font, color)
    title.frame = titleFrame(title, from: left, to: right)
    guard let subtitle = item.subtitle else { return }
    let small = UIFont.systemFont(ofSize: Look.small)
    let top = (bounds.height - font.lineHeight - small.lineHeight) / 2
    title.frame = CGRect(x: left, y: top, width: right - left, height: font.lineHeight)
    let second = label(subtitle, small, .secondaryLabel)
    second.frame = CGRect(
      x: left, y: title.frame.maxY, width: right - left, height: small.lineHeight)
  }

  /// Returns the frame of a title on one line: as high as its font in whole pixels, and centered at
  /// a whole pixel.
  private func titleFrame(_ title: UILabel, from left: CGFloat, to right: CGFloat) -> CGRect {
    let scale = max(1, title.traitCollection.displayScale)
    let height = CGSize(width: 0, height: title.font.lineHeight).roundedUp(scale: scale).height
    let top = ((bounds.height - height) / 2 * scale).rounded(.down) / scale
    return CGRect(x: left, y: top, width: right - left, height: height)
  }

  /// Adds a hairline as wide as the titles, or a gray bar if rows have lines themselves.
  private func separate() {
    let metrics = Self.metrics
    guard !metrics.hasLines else {
      backgroundColor = .quaternarySystemFill
      return
    }
    let line = UIView(
      frame: CGRect(
        x: metrics.title, y: 0, width: metrics.width - metrics.title - metrics.side,
        height: Look.hairline))
    line.backgroundColor = .separator
    add(line, x: metrics.title)
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
    highlight.isHidden = !isHighlighted || item?.kind == .separator
  }
}

/// The mark of a row: a checkmark, or a dash for a mixed state.
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
