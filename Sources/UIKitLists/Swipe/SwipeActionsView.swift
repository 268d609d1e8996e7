@_spi(Kit) internal import UIKitControls
@_spi(Kit) internal import UIKitCore

/// The buttons that a swiped row reveals at one of its edges.
///
/// The view is as wide as the revealed part of the row. The buttons share its width, and the first
/// is nearest to the edge (statement 828).
final class SwipeActionsView: UIView {
  private let buttons: [SwipeActionButton]
  private let isAtRightEdge: Bool
  /// The width at which the row is open, in points.
  let openWidth: CGFloat
  /// Whether the first button fills the view, because a lifted finger would perform it.
  var isArmed = false {
    didSet { if isArmed != oldValue { setNeedsLayout() } }
  }

  init(
    _ actions: [UIContextualAction], isAtRightEdge: Bool, rowSize: CGSize,
    perform: @escaping (UIContextualAction, UIView) -> Void
  ) {
    self.isAtRightEdge = isAtRightEdge
    buttons = actions.map { SwipeActionButton($0, rowHeight: rowSize.height, perform) }
    let metrics = SwipeMetrics.inForce
    let widest = buttons.map(\.naturalWidth).max() ?? 0
    let width = min(
      max(metrics.buttonWidth, widest), max(0, rowSize.width * metrics.greatestButtonShare))
    openWidth = min(width * CGFloat(actions.count), rowSize.width)
    super.init(frame: .zero)
    clipsToBounds = true
    // The first button covers the others when it fills the view.
    for button in buttons.reversed() { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  /// The button of the first action.
  var first: UIView? { buttons.first }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(max(1, buttons.count))
    for (place, button) in buttons.enumerated() {
      let fills = place == 0 && isArmed
      let steps = isAtRightEdge ? buttons.count - 1 - place : place
      button.frame = CGRect(
        x: fills ? 0 : width * CGFloat(steps), y: 0, width: fills ? bounds.width : width,
        height: bounds.height)
    }
  }
}
