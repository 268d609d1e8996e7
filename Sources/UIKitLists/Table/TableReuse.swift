internal import TouchstoneLists
@_spi(Kit) public import UIKitCore

/// The registered classes of a table, and the views that wait for another use.
@MainActor
struct TableReuse {
  /// The number of cells that return to their rows as they are (statement 769). Apple states none.
  static let mostKept = 2

  var cells = ReusePool<ListPath, UITableViewCell>(mostKept: mostKept)
  var headersFooters = ReusePool<Int, UITableViewHeaderFooterView>()
  var cellClasses: [String: UITableViewCell.Type] = [:]
  var headerFooterClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  /// The row whose cell the data source is being asked for, or `nil`.
  var asked: ListPath?
  /// Whether a cell was dequeued for ``asked``.
  var hasDequeued = false
  /// The existing cell of ``asked``, if the data source only updates it (statement 772).
  var reconfigured: UITableViewCell?
  /// The header or footer that shows only a title, by the kind of its identifier.
  static let titleIdentifier = "UITableViewHeaderFooterView of a title"
}

extension TableContent {
  func register(cell type: AnyClass?, _ identifier: String, for table: UITableView) {
    guard let type else { return reuse.cellClasses[identifier] = nil }
    guard let cellType = type as? UITableViewCell.Type else {
      return Fault.report(
        "\(ViewDescription.name(table)) can't register \(type) for cells, because it isn't a "
          + "subclass of UITableViewCell", about: table)
    }
    reuse.cellClasses[identifier] = cellType
  }

  func register(headerFooter type: AnyClass?, _ identifier: String, for table: UITableView) {
    guard let type else { return reuse.headerFooterClasses[identifier] = nil }
    guard let viewType = type as? UITableViewHeaderFooterView.Type else {
      return Fault.report(
        "\(ViewDescription.name(table)) can't register \(type) for headers and footers, because it "
          + "isn't a subclass of UITableViewHeaderFooterView", about: table)
    }
    reuse.headerFooterClasses[identifier] = viewType
  }
}

extension UITableView {
  func dequeue(_ identifier: String) -> UITableViewCell? {
    if let cell = content.reuse.cells.take(identifier) {
      cell.prepareForReuse()
      return cell
    }
    guard let type = content.reuse.cellClasses[identifier] else { return nil }
    let cell = RegisteredClass.makeCell(type, identifier)
    // For the styles that depend on the table.
    cell.table = self
    return cell
  }

  func dequeue(_ identifier: String, for path: IndexPath) -> UITableViewCell {
    // Only for a report, because it takes longer than the layout of a cell.
    var name: String { ViewDescription.name(self) }
    guard let row = ListPath(at: path), loadedGeometry.contains(row) else {
      Fault.report(
        "\(name): request for rect at invalid index path (\(path.count > 1 ? "\(path)" : "too short"))",
        about: self)
      return dequeue(identifier) ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    if content.reuse.asked == row {
      if let cell = content.reuse.reconfigured, cell.reuseIdentifier == identifier { return cell }
      if content.reuse.hasDequeued {
        Fault.report(
          "\(name): Attempted to dequeue multiple cells for the same index path, which is not "
            + "allowed. If you really need to dequeue more cells than the table view is "
            + "requesting, use the -dequeueReusableCellWithIdentifier: method (without an index "
            + "path). Cell identifier: \(identifier), index path: \(row)", about: self)
      }
      content.reuse.hasDequeued = true
    }
    guard let cell = dequeue(identifier) else {
      Fault.report(
        "\(name): unable to dequeue a cell with identifier \(identifier) - must register a nib or "
          + "a class for the identifier or connect a prototype cell in a storyboard", about: self)
      return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    setSize(of: cell, for: row)
    return cell
  }

  /// Gives a cell the size of its row before the data source sees it (statement 763).
  private func setSize(of cell: UITableViewCell, for path: ListPath) {
    let size = rowRect(path).size
    guard cell.bounds.size != size, size.height > 0 else { return }
    UIView.performWithoutAnimation { cell.frame = CGRect(origin: cell.frame.origin, size: size) }
  }

  func dequeueHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = content.reuse.headersFooters.take(identifier) {
      view.prepareForReuse()
      return view
    }
    guard let type = content.reuse.headerFooterClasses[identifier] else { return nil }
    return RegisteredClass.makeHeaderFooter(type, identifier)
  }
}

/// Creates views of registered classes, using their designated initializers.
///
/// As on iOS, these classes don't declare the initializers as required, so that the compiler
/// rejects a call through the metatype. The call uses a class whose initializer is required and has
/// the same slot in the vtable. Pinned by a test in debug and release.
@MainActor
enum RegisteredClass {
  static func makeCell(_ type: UITableViewCell.Type, _ identifier: String) -> UITableViewCell {
    call(unsafeBitCast(type, to: _RegisteredCell.Type.self), identifier)
  }

  static func makeHeaderFooter(
    _ type: UITableViewHeaderFooterView.Type, _ identifier: String
  ) -> UITableViewHeaderFooterView {
    call(unsafeBitCast(type, to: _RegisteredHeaderFooter.Type.self), identifier)
  }

  @inline(never)
  private static func call(_ type: _RegisteredCell.Type, _ identifier: String) -> UITableViewCell {
    type.init(style: .default, reuseIdentifier: identifier)
  }

  @inline(never)
  private static func call(
    _ type: _RegisteredHeaderFooter.Type, _ identifier: String
  ) -> UITableViewHeaderFooterView { type.init(reuseIdentifier: identifier) }
}

/// A cell that has its initializer in the vtable slot that every cell uses.
///
/// It is public, because the compiler calls an initializer directly if it sees all of its class.
open class _RegisteredCell: UITableViewCell {
  /// Creates a cell.
  public required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  /// Creates a cell without reading the archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A header or footer that has its initializer in the vtable slot that every one uses.
///
/// It is public, because the compiler calls an initializer directly if it sees all of its class.
open class _RegisteredHeaderFooter: UITableViewHeaderFooterView {
  /// Creates a view.
  public required override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }
  /// Creates a view without reading the archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
