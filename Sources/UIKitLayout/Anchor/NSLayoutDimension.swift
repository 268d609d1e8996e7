internal import TouchstoneHitTree
public import UIKitCore

/// The anchor of a width, a height or the distance between two anchors.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// The guide that spans the distance between two anchors, or `nil` for the size of an item.
  private let span: UILayoutGuide?

  override init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
    span = nil
    super.init(item: item, attribute: attribute)
  }

  /// Creates the distance between two anchors, as the size of a guide between them.
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

  /// Creates a constraint that this size equals `c` points.
  @_disfavoredOverload
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.equal, nil, constant: c)
  }
  /// Creates a constraint that this size is at least `c` points.
  @_disfavoredOverload
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, nil, constant: c)
  }
  /// Creates a constraint that this size is at most `c` points.
  @_disfavoredOverload
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.lessThanOrEqual, nil, constant: c)
  }
  /// Creates a constraint that this size equals `anchor` times `m`.
  @_disfavoredOverload
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor, multiplier: m)
  }
  /// Creates a constraint that this size is at least `anchor` times `m`.
  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, multiplier: m)
  }
  /// Creates a constraint that this size is at most `anchor` times `m`.
  @_disfavoredOverload
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, multiplier: m)
  }
  /// Creates a constraint that this size equals `anchor` times `m`, plus `c` points.
  @_disfavoredOverload
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor, multiplier: m, constant: c)
  }
  /// Creates a constraint that this size is at least `anchor` times `m`, plus `c` points.
  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, multiplier: m, constant: c)
  }
  /// Creates a constraint that this size is at most `anchor` times `m`, plus `c` points.
  @_disfavoredOverload
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, multiplier: m, constant: c)
  }
}
