@_spi(Kit) internal import UIKitCore
internal import UIKitScroll

/// The rows of a context menu, from top to bottom. The list scrolls if the rows don't fit.
final class ContextMenuList: UIView {
  private static let metrics = DesignMetrics.inForce.contextMenu
  private let body = UIScrollView(frame: .zero)
  private(set) var rows: [ContextMenuRow] = []
  /// Called with a chosen item, or with a submenu to open.
  var onChoose: ((MenuItem) -> Void)?
  /// Called to leave a submenu.
  var onBack: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "contextMenu"
    layer.shadowOpacity = 0.22
    layer.shadowRadius = 18
    layer.shadowOffset = CGSize(width: 0, height: 6)
    layer.shadowColor = UIColor.black.cgColor
    body.backgroundColor = .tertiarySystemBackground
    body.layer.cornerRadius = Self.metrics.corner
    body.clipsToBounds = true
    addSubview(body)
  }

  required init?(coder: NSCoder) { nil }

  /// Replaces the rows, and returns their total height.
  @discardableResult
  func show(_ items: [MenuItem], title: String?, backTitle: String?) -> CGFloat {
    for view in body.subviews { view.removeFromSuperview() }
    rows = []
    var y: CGFloat = 0
    let hasMarks = items.contains { $0.state != .off }
    if let backTitle {
      y += Self.metrics.padding
      let row = ContextMenuRow(backFrom: backTitle)
      row.addAction(UIAction { [weak self] _ in self?.onBack?() }, for: .touchUpInside)
      add(row, &y, hasLine: false)
    } else if let title, !title.isEmpty {
      add(ContextMenuRow(MenuItem(.header, title: title), hasMarks: false), &y, hasLine: false)
    }
    var before: MenuItem.Kind? = y > 0 ? .leaf : nil
    if backTitle == nil { y += Self.metrics.padding }
    for item in items {
      let row = ContextMenuRow(item, hasMarks: hasMarks)
      row.addAction(
        UIAction { [weak self] _ in self?.onChoose?(item) }, for: .touchUpInside)
      let hasLine =
        Self.metrics.hasLines && before != nil && before != .separator && item.kind != .separator
      add(row, &y, hasLine: hasLine)
      before = item.kind
    }
    y += Self.metrics.padding
    body.contentSize = CGSize(width: Self.metrics.width, height: y)
    return y
  }

  private func add(_ row: ContextMenuRow, _ y: inout CGFloat, hasLine: Bool) {
    row.frame.origin = CGPoint(x: 0, y: y)
    body.addSubview(row)
    rows.append(row)
    if hasLine {
      let line = UIView(
        frame: CGRect(
          x: 0, y: y, width: row.frame.width, height: ContextMenuRow.Look.hairline))
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      body.addSubview(line)
    }
    y += row.frame.height
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    body.frame = bounds
    // A list that is completely visible doesn't scroll, so its rows react immediately.
    body.isScrollEnabled = body.contentSize.height > bounds.height
  }

  /// Returns the row at a point of the list if it can be chosen or opened, otherwise `nil`.
  func row(at point: CGPoint) -> ContextMenuRow? {
    rows.first { row in
      row.isUserInteractionEnabled && row.isEnabled
        && row.convert(row.bounds, to: self).contains(point) && bounds.contains(point)
    }
  }

  /// Highlights the row under a sliding finger.
  func highlight(_ row: ContextMenuRow?) {
    for other in rows where other.isHighlighted != (other === row) {
      other.isHighlighted = other === row
    }
  }
}
