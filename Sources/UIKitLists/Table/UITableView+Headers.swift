internal import TouchstoneLists
@_spi(Kit) internal import UIKitCore

extension UITableView {
  // MARK: Titles and views

  func headerTitle(_ section: Int) -> String? {
    if let title = content.headerTitles[section] { return title }
    let title = dataSource?.tableView(self, titleForHeaderInSection: section)
    content.headerTitles[section] = title
    return title
  }

  func footerTitle(_ section: Int) -> String? {
    if let title = content.footerTitles[section] { return title }
    let title = dataSource?.tableView(self, titleForFooterInSection: section)
    content.footerTitles[section] = title
    return title
  }

  /// Returns whether the delegate makes headers. The first call asks for the header of section 0.
  func hasHeaderViews() -> Bool {
    guard let tableDelegate else { return false }
    guard let controller = tableDelegate as? UITableViewController else {
      if content.called.insert(.headerView).inserted {
        keep(tableDelegate.tableView(self, viewForHeaderInSection: 0), 0, \.headers)
      }
      return !content.absent.contains(.headerView)
    }
    return UITableViewController.overrides(UITableViewController.headerSlot, in: controller)
  }

  /// Returns whether the delegate makes footers. The first call asks for the footer of section 0.
  func hasFooterViews() -> Bool {
    guard let tableDelegate else { return false }
    guard let controller = tableDelegate as? UITableViewController else {
      if content.called.insert(.footerView).inserted {
        keep(tableDelegate.tableView(self, viewForFooterInSection: 0), 0, \.footers)
      }
      return !content.absent.contains(.footerView)
    }
    return UITableViewController.overrides(UITableViewController.footerSlot, in: controller)
  }

  /// Returns the header of a section: the delegate's view, or one with the title, or `nil`.
  func headerView(_ section: Int) -> UIView? {
    if let view = tableDelegate?.tableView(self, viewForHeaderInSection: section) {
      (view as? UITableViewHeaderFooterView)?.belong(to: self, isFooter: false)
      return view
    }
    return headerTitle(section).map { titleView($0, isFooter: false) }
  }

  /// Returns the footer of a section: the delegate's view, or one with the title, or `nil`.
  func footerView(_ section: Int) -> UIView? {
    if let view = tableDelegate?.tableView(self, viewForFooterInSection: section) {
      (view as? UITableViewHeaderFooterView)?.belong(to: self, isFooter: true)
      return view
    }
    return footerTitle(section).map { titleView($0, isFooter: true) }
  }

  private func titleView(_ title: String, isFooter: Bool) -> UIView {
    let identifier = TableReuse.titleIdentifier + (isFooter ? " below" : " above")
    let view =
      dequeueHeaderFooter(identifier) ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
    view.belong(to: self, isFooter: isFooter)
    view.showTitle(title, isFooter: isFooter)
    return view
  }

  // MARK: Layout

  /// Lays out all contents again, because they begin at other edges.
  func safeSidesDidChange() {
    for cell in content.cells.values { cell.setNeedsLayout() }
    for view in content.headers.values { view.setNeedsLayout() }
    for view in content.footers.values { view.setNeedsLayout() }
    setNeedsLayout()
  }

  /// Measures the headers and footers of visible sections, and returns whether a height changed.
  func measureHeadersAndFooters() -> Bool {
    var hasChanged = false
    let generation = content.generation
    for section in visibleSections {
      if content.geometry.sections[section].header.isEstimate {
        let (extent, view) = measuredHeader(section)
        guard generation == content.generation else { return true }
        keep(view, section, \.headers)
        let padding = content.geometry.setTopPadding(section, topPadding(for: extent))
        hasChanged = content.geometry.setHeader(section, extent) + padding != 0 || hasChanged
      }
      if content.geometry.sections[section].footer.isEstimate {
        let (extent, view) = measuredFooter(section)
        guard generation == content.generation else { return true }
        keep(view, section, \.footers)
        hasChanged = content.geometry.setFooter(section, extent) != 0 || hasChanged
      }
    }
    return hasChanged
  }

  /// The sections in the visible part, with those that only have a header or footer.
  var visibleSections: Range<Int> {
    let span = visibleSpan
    return content.geometry.sections(from: span.start, to: span.end)
  }

  /// Keeps a measured view that isn't shown yet.
  private func keep(
    _ view: UIView?, _ section: Int, _ path: ReferenceWritableKeyPath<TableContent, [Int: UIView]>
  ) {
    guard let view, content[keyPath: path][section] !== view else { return }
    content[keyPath: path][section] = view
    (view as? UITableViewHeaderFooterView)?.belong(
      to: self, isFooter: path == \TableContent.footers)
  }

  /// Shows, positions and removes headers and footers.
  func placeHeadersAndFooters() {
    let sections = visibleSections
    let generation = content.generation
    for section in sections {
      showHeader(section)
      guard generation == content.generation else { return }
      showFooter(section)
      guard generation == content.generation else { return }
    }
    recycle(\.headers, outside: sections) {
      $0.tableView(self, didEndDisplayingHeaderView: $1, forSection: $2)
    }
    recycle(\.footers, outside: sections) {
      $0.tableView(self, didEndDisplayingFooterView: $1, forSection: $2)
    }
  }

  private func showHeader(_ section: Int) {
    guard let span = content.geometry.header(section), span.length > 0 else {
      return remove(\.headers, section) {
        $0.tableView(self, didEndDisplayingHeaderView: $1, forSection: $2)
      }
    }
    let top = floatingTop(of: section, span)
    guard let view = content.headers[section] ?? headerView(section) else { return }
    keep(view, section, \.headers)
    (view as? UITableViewHeaderFooterView)?.setPinned(top != span.start)
    place(view, at: top, span.length) {
      $0.tableView(self, willDisplayHeaderView: view, forSection: section)
    }
  }

  private func showFooter(_ section: Int) {
    guard let span = content.geometry.footer(section), span.length > 0 else {
      return remove(\.footers, section) {
        $0.tableView(self, didEndDisplayingFooterView: $1, forSection: $2)
      }
    }
    let top = floatingTop(ofFooter: section, span)
    guard let view = content.footers[section] ?? footerView(section) else { return }
    keep(view, section, \.footers)
    (view as? UITableViewHeaderFooterView)?.setPinned(top != span.start)
    place(view, at: top, span.length) {
      $0.tableView(self, willDisplayFooterView: view, forSection: section)
    }
  }

  /// Returns the top of a header, which floats in a plain table (statement 750).
  private func floatingTop(of section: Int, _ span: Span) -> Double {
    guard style == .plain, let whole = content.geometry.section(section) else { return span.start }
    let rowsEnd = whole.end - content.geometry.sections[section].footer.length
    let visible = Double(bounds.minY + adjustedContentInset.top) - Double(rowsOrigin)
    return max(span.start, min(visible, rowsEnd - span.length))
  }

  /// Returns the top of a footer, which floats in a plain table (statement 750).
  private func floatingTop(ofFooter section: Int, _ span: Span) -> Double {
    guard style == .plain, let whole = content.geometry.section(section) else { return span.start }
    let rowsStart = whole.start + content.geometry.sections[section].header.length
    let visible = Double(bounds.maxY - adjustedContentInset.bottom) - Double(rowsOrigin)
    return min(span.start, max(visible - span.length, rowsStart))
  }

  private func place(
    _ view: UIView, at top: Double, _ length: Double,
    willDisplay: (any UITableViewDelegate) -> Void
  ) {
    let frame = CGRect(
      x: rowsSide, y: rowsOrigin + CGFloat(top), width: rowWidth, height: CGFloat(length))
    if view.superview !== self || view.isHidden {
      UIView.performWithoutAnimation {
        view.frame = frame
        view.isHidden = false
        if view.superview !== self { addSubview(view) }
      }
      if let tableDelegate { willDisplay(tableDelegate) }
    } else if view.frame != frame {
      view.frame = frame
    }
  }

  // MARK: Removal

  private typealias Ending = (any UITableViewDelegate, UIView, Int) -> Void

  private func recycle(
    _ path: ReferenceWritableKeyPath<TableContent, [Int: UIView]>, outside sections: Range<Int>,
    _ ending: Ending
  ) {
    var gone: [Int] = []
    for section in content[keyPath: path].keys where !sections.contains(section) {
      gone.append(section)
    }
    for section in gone.sorted() { remove(path, section, ending) }
  }

  private func remove(
    _ path: ReferenceWritableKeyPath<TableContent, [Int: UIView]>, _ section: Int, _ ending: Ending
  ) {
    guard let view = content[keyPath: path].removeValue(forKey: section) else { return }
    recycleSectionView(view, section, ending)
  }

  /// Removes a header or footer, tells the delegate, and keeps the view for another use.
  func recycleSectionView(
    _ view: UIView, _ section: Int, _ ending: (any UITableViewDelegate, UIView, Int) -> Void
  ) {
    let wasShown = view.superview === self && !view.isHidden
    if let reusable = view as? UITableViewHeaderFooterView, reusable.reuseIdentifier != nil {
      view.isHidden = true
      content.reuse.headersFooters.add(
        reusable, identifier: reusable.reuseIdentifier, from: section)
    } else {
      view.removeFromSuperview()
    }
    if wasShown, let tableDelegate { ending(tableDelegate, view, section) }
  }

  func removeHeadersAndFooters() {
    recycle(\.headers, outside: 0..<0) {
      $0.tableView(self, didEndDisplayingHeaderView: $1, forSection: $2)
    }
    recycle(\.footers, outside: 0..<0) {
      $0.tableView(self, didEndDisplayingFooterView: $1, forSection: $2)
    }
  }
}
