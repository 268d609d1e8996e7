internal import TouchstoneLists
@_spi(Kit) internal import UIKitCore
internal import UIKitScroll

extension UITableView {
  /// The most times that a jump is corrected for rows that were measured at its end.
  ///
  /// A correction measures the rows that fill the screen, so that a few are enough, unless rows are
  /// many times as high as estimated.
  private static let mostCorrections = 30

  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    guard path.count == 2, let rect = target(path.section, path.row) else {
      return reportMiss(path)
    }
    let target = ListPath(path.section, path.row)
    scroll(to: rect, position, animated: animated)
    guard content.geometry.contains(target) else { return }
    guard animated, animatedTarget != nil else { return settle(at: target, position) }
    content.aim = (target, position)
  }

  /// Returns the rectangle of a row, or of the section's header if the row is `NSNotFound`
  /// (statement 862).
  private func target(_ section: Int, _ row: Int) -> CGRect? {
    let geometry = loadedGeometry
    if row == NSNotFound {
      return geometry.header(section).map { rect(of: $0) }
    }
    return geometry.row(ListPath(section, row)).map { rect(of: $0) }
  }

  private func reportMiss(_ path: IndexPath) {
    let (section, row) = (path.count > 0 ? path[0] : 0, path.count > 1 ? path[1] : 0)
    let name = ViewDescription.name(self)
    let geometry = loadedGeometry
    guard geometry.sections.indices.contains(section) else {
      return Fault.report(
        "\(name): -[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]: "
          + "section (\(section)) beyond bounds (\(geometry.sections.count)).", about: self)
    }
    Fault.report(
      "\(name): -[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]: row "
        + "(\(row)) beyond bounds (\(geometry.rowCount(in: section))) for section (\(section)).",
      about: self)
  }

  private func scroll(to rect: CGRect, _ position: ScrollPosition, animated: Bool) {
    updateContentSize()
    let offset = offset(showing: rect, position)
    if offset != contentOffset || animatedTarget != nil {
      setContentOffset(offset, animated: animated)
    }
  }

  /// Lays out after a jump, and corrects it for the rows that were measured (statement 723).
  private func settle(at path: ListPath, _ position: ScrollPosition) {
    content.anchor = nil
    for _ in 0..<Self.mostCorrections {
      layoutIfNeeded()
      let offset = offset(showing: rowRect(path), position)
      guard offset != contentOffset else { return }
      content.anchor = nil
      contentOffset = offset
    }
  }

  /// Redirects an animation to the place that its row has now (statement 723).
  func followAim() {
    guard let aim = content.aim else { return }
    guard let target = animatedTarget else { return content.aim = nil }
    let offset = offset(showing: rowRect(aim.path), aim.position)
    if offset != target { redirectAnimation(to: offset) }
  }

  /// Returns the offset that shows a rectangle at a place of the visible part, kept in range.
  private func offset(showing rect: CGRect, _ position: ScrollPosition) -> CGPoint {
    let inset = adjustedContentInset
    let top = inset.top + floatingHeight(above: rect)
    let height = bounds.height - inset.bottom
    let y: CGFloat =
      switch position {
      case .top: rect.minY - top
      case .middle: rect.midY - (top + height) / 2
      case .bottom: rect.maxY - height
      case .none: nearest(rect, top: top, bottom: height)
      }
    let least = -inset.top
    let most = max(least, contentSize.height - height)
    return CGPoint(x: contentOffset.x, y: min(max(y, least), most))
  }

  private func nearest(_ rect: CGRect, top: CGFloat, bottom: CGFloat) -> CGFloat {
    let y = animatedTarget?.y ?? contentOffset.y
    if rect.minY < y + top { return rect.minY - top }
    return rect.maxY > y + bottom ? min(rect.maxY - bottom, rect.minY - top) : y
  }

  /// Returns the height of the header that floats above a row of a plain table (statement 861).
  private func floatingHeight(above rect: CGRect) -> CGFloat {
    guard style == .plain,
      let path = content.geometry.row(at: Double(rect.minY - rowsOrigin)),
      let header = content.geometry.header(path.section)
    else { return 0 }
    return CGFloat(header.length)
  }

  func scrollToNearestSelection(_ position: ScrollPosition, animated: Bool) {
    let middle = bounds.midY
    let nearest = choice.selected.min {
      abs(rowRect($0).midY - middle) < abs(rowRect($1).midY - middle)
    }
    if let nearest { scroll(to: nearest.indexPath, position, animated: animated) }
  }
}
