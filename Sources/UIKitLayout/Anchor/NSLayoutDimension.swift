internal import TouchstoneHitTree
public import UIKitCore

/// A width or a height, or the distance between two anchors.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// The guide that is as wide or high as the distance between two anchors; nil for sizes of items.
  private let span: UILayoutGuide?

  override init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
    span = nil
    super.init(item: item, attribute: attribute)
  }

  /// The distance between two anchors: the size of a guide between them.
  init(
    from: (item: AnyObject?, attribute: NSLayoutConstraint.Attribute),
    to: (item: AnyObject?, attribute: NSLayoutConstraint.Attribute)
  ) {
    let guide = UILayoutGuide()
    guide.identifier = "distance"
    span = guide
    let isHorizontal = from.attribute.isHorizontal
    super.init(item: guide, attribute: isHorizontal ? .width : .height)
    guard let first = from.item, let second = to.item,
      let view = NSLayoutConstraint.view(of: first),
      let other = NSLayoutConstraint.view(of: second), let holder = view.lowestHolder(with: other)
    else { return }
    holder.addLayoutGuide(guide)
    for (end, attribute) in [
      (from, isHorizontal ? NSLayoutConstraint.Attribute.leading : .top),
      (to, isHorizontal ? .trailing : .bottom),
    ] {
      NSLayoutConstraint(
        first: guide, attribute, .equal, second: end.item, end.attribute, multiplier: 1, constant: 0
      ).isActive = true
    }
  }

  /// A constraint that it is so many points.
  @_disfavoredOverload
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.equal, nil, constant: c)
  }
  /// A constraint that it is at least so many points.
  @_disfavoredOverload
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, nil, constant: c)
  }
  /// A constraint that it is at most so many points.
  @_disfavoredOverload
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.lessThanOrEqual, nil, constant: c)
  }
  /// A constraint that it is so many times another.
  @_disfavoredOverload
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor, multiplier: m)
  }
  /// A constraint that it is at least so many times another.
  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, multiplier: m)
  }
  /// A constraint that it is at most so many times another.
  @_disfavoredOverload
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, multiplier: m)
  }
  /// A constraint that it is so many times another, and so many points more.
  @_disfavoredOverload
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor, multiplier: m, constant: c)
  }
  /// A constraint that it is at least so many times another, and so many points more.
  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
  }
  /// A constraint that it is at most so many times another, and so many points more.
  @_disfavoredOverload
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, multiplier: m, constant: c)
  }
}
