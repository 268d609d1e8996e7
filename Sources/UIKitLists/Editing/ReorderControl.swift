@_spi(Kit) internal import UIKitControls
@_spi(Kit) internal import UIKitCore

/// The three lines at the trailing edge of a row, which the user drags to move the row.
///
/// A touch lifts the row at once (statement 840). The recognizer begins as the finger touches down,
/// so that it comes before the pan and the delayed touches of the table.
final class ReorderControl: UIView, MovesRow {
  private weak var cell: UITableViewCell?
  private let press = UILongPressGestureRecognizer()

  /// The thickness of a line in points, chosen.
  private static let line: CGFloat = 1.5

  init(of cell: UITableViewCell) {
    self.cell = cell
    super.init(frame: .zero)
    isOpaque = false
    press.name = "reordering"
    press.minimumPressDuration = 0
    press.addTarget(self, action: ReorderControl.pressed)
    addGestureRecognizer(press)
  }

  required init?(coder: NSCoder) { nil }

  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer === press else { return super.gestureRecognizerShouldBegin(recognizer) }
    guard let cell, let table = cell.table else { return false }
    return table.editor.canLift(cell, in: table)
  }

  private func pressed(_ press: UIGestureRecognizer) {
    guard let cell, let table = cell.table else { return }
    switch press.state {
    case .began: table.editor.lift(cell, by: press, in: table)
    case .changed: table.editor.fingerMoved(press, in: table)
    case .ended: table.editor.drop(press, in: table)
    case .cancelled: table.editor.fingerWasCancelled(press, in: table)
    case .possible, .failed: break
    }
  }

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, label: cell?.spokenAction("Reorder") ?? "Reorder", traits: .button)
  }

  override func draw(_ rect: CGRect) {
    let metrics = TableMetrics.inForce.editing
    UIColor.tertiaryLabel.resolvedColor(with: traitCollection).setFill()
    for number in -1...1 {
      UIBezierPath(
        rect: CGRect(
          x: bounds.midX - metrics.reorderLineWidth / 2,
          y: bounds.midY + CGFloat(number) * metrics.reorderLineDistance - Self.line / 2,
          width: metrics.reorderLineWidth, height: Self.line)
      ).fill()
    }
  }
}
