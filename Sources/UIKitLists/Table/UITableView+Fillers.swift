@_spi(Kit) internal import UIKitCore
internal import UIKitScroll

// The lines of empty rows below the last one of a plain table (statement 733).
extension UITableView {
  /// The least height of an empty row, in points: chosen, so that a screen has few lines.
  private static let leastFillerHeight: CGFloat = 4

  /// The most lines: chosen, more than a screen of empty rows needs.
  private static let mostFillers: CGFloat = 1000

  /// The number of empty rows that end above the bottom of the visible part.
  private func fillerCount(below top: CGFloat) -> Int {
    guard style == .plain, separatorStyle != .none, fillerRowHeight > 0,
      content.footerView == nil
    else { return 0 }
    let height = max(Self.leastFillerHeight, fillerRowHeight)
    let rows = ((bounds.maxY - top) / height).rounded(.down)
    return Int(clamping: min(Self.mostFillers, max(0, rows)))
  }

  /// Shows as many lines as empty rows fit below the last row.
  func placeFillers() {
    let top = rowsOrigin + CGFloat(content.geometry.length)
    let count = fillerCount(below: top)
    guard count > 0 || !content.fillers.isEmpty else { return }
    while content.fillers.count < count { addFiller() }
    let thickness = TableMetrics.inForce.separatorThickness(at: traitCollection.displayScale)
    let height = max(Self.leastFillerHeight, fillerRowHeight)
    let insets = separatorInset
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (number, line) in content.fillers.enumerated() {
      line.isHidden = number >= count
      guard number < count else { continue }
      line.backgroundColor = separatorColor ?? .separator
      line.frame = CGRect(
        x: isMirrored ? insets.right : insets.left,
        y: top + CGFloat(number + 1) * height - thickness,
        width: max(0, bounds.width - insets.left - insets.right), height: thickness)
    }
  }

  private func addFiller() {
    let line = UIView()
    line.isUserInteractionEnabled = false
    content.fillers.append(line)
    sendBehindRows(line)
  }
}
