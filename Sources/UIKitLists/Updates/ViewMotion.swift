internal import TouchstoneLists
@_spi(Kit) internal import UIKitCore

/// The position, size and opacity of a view.
///
/// The frame isn't used, because app code overrides it to inset cells.
@MainActor
struct ViewPlace: Equatable {
  var center: CGPoint
  var size: CGSize
  var alpha: CGFloat

  init(_ view: UIView) {
    center = view.center
    size = view.bounds.size
    alpha = view.alpha
  }

  var top: CGFloat { center.y - size.height / 2 }
  var bottom: CGFloat { center.y + size.height / 2 }

  func moved(by way: CGFloat) -> ViewPlace {
    var place = self
    place.center.y += way
    return place
  }

  /// Returns the place from which an inserted row comes to this place, or to which a removed one
  /// goes from it (statement 855).
  func away(_ animation: UITableView.RowAnimation) -> ViewPlace {
    var place = self
    switch animation {
    case .none: break
    // The automatic animation is a choice: a fade suits every change.
    case .fade, .automatic: place.alpha = 0
    case .right: place.center.x += size.width
    case .left: place.center.x -= size.width
    case .top: place.center.y -= size.height
    case .bottom: place.center.y += size.height
    // The row stays in the middle of its space, which opens and closes at its top.
    case .middle: place.center.y -= size.height / 2
    }
    return place
  }
}

/// The way of one view in an animation.
@MainActor
struct ViewMotion {
  let view: UIView
  let start: ViewPlace
  let end: ViewPlace
  /// Whether the view wasn't shown before. It is laid out before the animation.
  var isNew = false

  func begin() { set(start) }

  /// Sets the final place, and lays out a resized view so that its content moves along.
  func finish() {
    set(end)
    if start.size != end.size { view.layoutIfNeeded() }
  }

  private func set(_ place: ViewPlace) {
    if view.bounds.size != place.size { view.bounds.size = place.size }
    if view.center != place.center { view.center = place.center }
    if view.alpha != place.alpha { view.alpha = place.alpha }
  }
}

/// A view that leaves the table, and is recycled when its animation ends.
@MainActor
struct LeavingView {
  /// The use that the view had.
  enum Role {
    /// The cell of a row, which has this path for the delegate.
    case row(ListPath)
    case header(Int)
    case footer(Int)
  }

  let view: UIView
  let role: Role
  /// The animation, or `nil` for a row that remains and moves out of sight.
  let animation: UITableView.RowAnimation?
  private let alpha: CGFloat
  private let receivesTouches: Bool

  /// Detaches a view from its row. It receives no more touches.
  init(_ view: UIView, _ role: Role, _ animation: UITableView.RowAnimation?) {
    self.view = view
    self.role = role
    self.animation = animation
    alpha = view.alpha
    receivesTouches = view.isUserInteractionEnabled
  }

  func begin() { view.isUserInteractionEnabled = false }

  /// Gives the view back for another use, and tells the delegate (statement 768).
  func end(in table: UITableView) {
    table.withoutAnimation {
      view.alpha = alpha
      view.isUserInteractionEnabled = receivesTouches
    }
    // A later batch has shown a stored view again.
    if table.shows(view) { return }
    switch role {
    case .row(let path):
      guard let cell = view as? UITableViewCell else { return }
      table.recycle(cell, from: path)
    case .header(let section):
      table.recycleSectionView(view, section) {
        $0.tableView(table, didEndDisplayingHeaderView: $1, forSection: $2)
      }
    case .footer(let section):
      table.recycleSectionView(view, section) {
        $0.tableView(table, didEndDisplayingFooterView: $1, forSection: $2)
      }
    }
  }
}

extension UITableView {
  /// Whether a view is the cell of a row, or the header or footer of a section.
  func shows(_ view: UIView) -> Bool {
    content.cells.values.contains { $0 === view }
      || content.headers.values.contains { $0 === view }
      || content.footers.values.contains { $0 === view }
  }

  /// Makes changes outside of the running animation blocks. Blocks that begin inside animate.
  func withoutAnimation(_ changes: () -> Void) {
    let outer = ViewAnimations.contexts
    ViewAnimations.contexts = []
    changes()
    ViewAnimations.contexts = outer
  }
}
