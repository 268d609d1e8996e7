@_spi(Kit) internal import UIKitControls
@_spi(Kit) internal import UIKitCore

/// The control at the leading edge of an edited row: a circle with a sign.
final class EditSign: UIControl {
  let sign: RowEditing.Sign
  private weak var cell: UITableViewCell?

  /// Colors and lengths in points, chosen to look like the system's.
  private enum Look {
    static let line: CGFloat = 2
    static let ring: CGFloat = 1.5
    /// The distance from the center of the circle to the ends of a sign.
    static let reach: CGFloat = 5.5
  }

  init(_ sign: RowEditing.Sign, of cell: UITableViewCell) {
    self.sign = sign
    self.cell = cell
    super.init(frame: .zero)
    isOpaque = false
    // A check mark leaves the touch to the row, whose selection it shows.
    isUserInteractionEnabled = sign != .check
    addTarget(self, action: EditSign.perform, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  private func perform() {
    guard let cell, let table = cell.table, let path = table.content.path(of: cell) else { return }
    switch sign {
    case .delete: table.swipes.toggle(cell, in: table)
    case .insert: table.editor.commit(.insert, at: path, in: table)
    case .check: break
    }
  }

  override var primaryEvent: Event { .touchUpInside }

  override var accessibilityDefaults: AccessibilityDefaults {
    guard sign != .check else { return AccessibilityDefaults() }
    let verb = sign == .delete ? "Delete" : "Insert"
    return AccessibilityDefaults(
      isElement: true, label: cell?.spokenAction(verb) ?? verb, traits: .button)
  }

  // MARK: Drawing

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    let metrics = TableMetrics.inForce.editing
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let circle = CGRect(
      x: isMirrored ? bounds.width - metrics.signSide - metrics.signSize : metrics.signSide,
      y: bounds.midY - metrics.signSize / 2, width: metrics.signSize, height: metrics.signSize)
    guard sign != .check || isSelected else { return drawRing(circle) }
    color.resolvedColor(with: traitCollection).setFill()
    UIBezierPath(ovalIn: circle).fill()
    UIColor.white.setStroke()
    let path = path(around: CGPoint(x: circle.midX, y: circle.midY))
    path.lineWidth = Look.line
    path.stroke()
  }

  private var color: UIColor {
    switch sign {
    case .delete: .systemRed
    case .insert: .systemGreen
    case .check: tintColor
    }
  }

  private func drawRing(_ circle: CGRect) {
    UIColor.systemGray3.resolvedColor(with: traitCollection).setStroke()
    let ring = UIBezierPath(ovalIn: circle.insetBy(dx: Look.ring / 2, dy: Look.ring / 2))
    ring.lineWidth = Look.ring
    ring.stroke()
  }

  private func path(around center: CGPoint) -> UIBezierPath {
    let path = UIBezierPath()
    func line(_ points: (CGFloat, CGFloat)...) {
      for (number, (x, y)) in points.enumerated() {
        let point = CGPoint(x: center.x + x * Look.reach, y: center.y + y * Look.reach)
        if number == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
    switch sign {
    case .delete: line((-1, 0), (1, 0))
    case .insert:
      line((-1, 0), (1, 0))
      line((0, -1), (0, 1))
    case .check: line((-0.9, 0.1), (-0.2, 0.8), (0.9, -0.7))
    }
    return path
  }
}
