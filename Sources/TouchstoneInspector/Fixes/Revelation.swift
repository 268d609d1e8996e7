internal import TouchstoneHitTree
internal import TouchstoneKit

/// The steps by which the scroll views around a view would scroll to it, inner scroll views first.
///
/// A view in a list in a list is clipped by both. How far the outer list has to scroll depends on
/// how far the inner list has scrolled. No scroll view is changed here.
@MainActor
struct Revelation {
  /// The step of one scroll view.
  struct Step {
    let scrollView: UIScrollView
    /// Whether the scroll view has to scroll.
    let scrolls: Bool
    /// Whether the view fits into the scroll view, and its center is in the bounds afterward.
    let shows: Bool
  }

  let steps: [Step]

  init(of view: UIView) {
    var way = CGVector(dx: 0, dy: 0)
    steps = view.scrollViewsAround.map { scrollView in
      let place = view.convert(view.bounds, to: scrollView).offsetBy(dx: way.dx, dy: way.dy)
      let before = scrollView.contentOffset
      let after = scrollView.offset(showing: place)
      way.dx += before.x - after.x
      way.dy += before.y - after.y
      let bounds = CGRect(origin: after, size: scrollView.bounds.size)
      return Step(
        scrollView: scrollView, scrolls: after != before,
        shows: place.width <= bounds.width && place.height <= bounds.height
          && bounds.contains(CGPoint(x: place.midX, y: place.midY)))
    }
  }
}

extension UIView {
  /// The scroll views that contain the view, innermost first.
  var scrollViewsAround: [UIScrollView] {
    LinkWalk(superview, \.superview).compactMap { $0 as? UIScrollView }
  }
}

extension UIScrollView {
  /// Returns the content offset after ``scrollRectToVisible(_:animated:)``, limited to the range of
  /// the content.
  fileprivate func offset(showing place: CGRect) -> CGPoint {
    let inset = adjustedContentInset
    return CGPoint(
      x: Self.offset(
        contentOffset.x, length: bounds.width, showing: (place.minX, place.maxX),
        least: -inset.left, most: contentSize.width + inset.right - bounds.width),
      y: Self.offset(
        contentOffset.y, length: bounds.height, showing: (place.minY, place.maxY),
        least: -inset.top, most: contentSize.height + inset.bottom - bounds.height))
  }

  private static func offset(
    _ offset: CGFloat, length: CGFloat, showing place: (start: CGFloat, end: CGFloat),
    least: CGFloat, most: CGFloat
  ) -> CGFloat {
    if place.start >= offset, place.end <= offset + length { return offset }
    let wanted = place.start < offset ? place.start : place.end - length
    return min(max(wanted, least), max(least, most))
  }
}
