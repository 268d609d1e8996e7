internal import TouchstoneHitTree
public import UIKitCore

/// A side, a middle or a size of a view or guide, from which constraints are made.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  private let reference: SharedBackReference<AnyObject>
  final let attribute: NSLayoutConstraint.Attribute

  init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
    reference = SharedBackReference(item)
    self.attribute = attribute
    super.init()
  }

  /// The view or guide whose anchor it is; nil when it is gone.
  open var item: AnyObject? { reference.object }
  /// What it is called.
  open var name: String { "\(attribute)" }
  /// Whether the item is ambiguous; see `UIView.hasAmbiguousLayout`.
  open var hasAmbiguousLayout: Bool {
    item.flatMap { LayoutItem.of($0) }?.isAmbiguous(attribute) ?? false
  }
  /// The constraints that decide on it.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    guard let item = item.flatMap({ LayoutItem.of($0) }) else { return [] }
    return item.deciding(attribute.isHorizontal ? .horizontal : .vertical)
  }

  /// A constraint to another anchor of the same kind, or to a constant alone.
  final func make(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?,
    multiplier: CGFloat = 1, constant: CGFloat = 0, at place: SourcePlace? = nil
  ) -> NSLayoutConstraint {
    let made = NSLayoutConstraint(
      first: item ?? self, attribute, relation, second: other.map { $0.item ?? ($0 as AnyObject) },
      other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    made.place = place
    return made
  }

  /// A constraint that both are the same.
  @_disfavoredOverload
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.equal, anchor)
  }
  /// A constraint that this is the other or more.
  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor)
  }
  /// A constraint that this is the other or less.
  @_disfavoredOverload
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor)
  }
  /// A constraint that this is so much more than the other.
  @_disfavoredOverload
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor, constant: c)
  }
  /// A constraint that this is at least so much more than the other.
  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, constant: c)
  }
  /// A constraint that this is at most so much more than the other.
  @_disfavoredOverload
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, constant: c)
  }
}
