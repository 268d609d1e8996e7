@_spi(Kit) internal import UIKitCore
internal import UIKitScroll

/// Scrolls a table in each frame while the fingers that move a row or select rows are near an edge
/// (statements 840 and 844).
@MainActor
final class EdgeScroller {
  private weak var table: UITableView?
  private var link: CADisplayLink?
  /// The recognizer of the fingers.
  private weak var recognizer: UIGestureRecognizer?
  /// Called after each step.
  private var didScroll: () -> Void = {}
  private var latest: CFTimeInterval?

  func start(
    _ table: UITableView, following recognizer: UIGestureRecognizer,
    didScroll: @escaping () -> Void
  ) {
    stop()
    self.table = table
    self.recognizer = recognizer
    self.didScroll = didScroll
    let link = CADisplayLink(target: self, selector: Selector("edgeTick:", EdgeScroller.tick(_:)))
    link.add(to: table.ownApplication, forMode: .common)
    self.link = link
  }

  func stop() {
    link?.invalidate()
    link = nil
    latest = nil
    recognizer = nil
    didScroll = {}
  }

  private func tick(_ link: CADisplayLink) {
    guard let table, table.window != nil else { return stop() }
    let time = link.timestamp - (latest ?? link.timestamp)
    latest = link.timestamp
    let offset = table.contentOffset.y
    let new = clamp(offset + speed(in: table) * CGFloat(time), in: table)
    guard new != offset else { return }
    table.contentOffset.y = new
    didScroll()
  }

  /// The speed of the content in points per second, which is negative toward the top.
  private func speed(in table: UITableView) -> CGFloat {
    let metrics = TableMetrics.inForce.editing
    let inset = table.adjustedContentInset
    let (top, bottom) = (table.bounds.minY + inset.top, table.bounds.maxY - inset.bottom)
    // In a low table the two zones don't overlap.
    let zone = min(metrics.scrollDistance, max(0, (bottom - top) / 3))
    guard zone > 0 else { return 0 }
    let place = recognizer?.location(in: table).y ?? 0
    func share(_ depth: CGFloat) -> CGFloat { min(1, max(0, depth / zone)) }
    return metrics.scrollSpeed * (share(place - (bottom - zone)) - share(top + zone - place))
  }

  /// Returns an offset in the range of the content, or the present one if that is already beyond.
  private func clamp(_ offset: CGFloat, in table: UITableView) -> CGFloat {
    let present = table.contentOffset.y
    let least = min(present, -table.adjustedContentInset.top)
    let end = table.contentSize.height + table.adjustedContentInset.bottom - table.bounds.height
    return min(max(offset, least), max(present, least, end))
  }
}
