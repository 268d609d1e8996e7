internal import TouchstoneHitTree
public import UIKitCore

/// An edge, a center or a size of a view or guide, from which constraints are created.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  private let reference: SharedZeroingReference<AnyObject>
  final let attribute: NSLayoutConstraint.Attribute

  init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
    reference = SharedZeroingReference(item)
    self.attribute = attribute
    super.init()
  }

  /// The view or guide to which the anchor belongs, or `nil` if it is deallocated.
  open var item: AnyObject? { reference.object }
  /// The name of the anchor's attribute.
  open var name: String { "\(attribute)" }
  /// Whether the item's layout is ambiguous in this attribute.
  ///
  /// See `UIView.hasAmbiguousLayout`.
  open var hasAmbiguousLayout: Bool {
    item.flatMap { LayoutItem.of($0) }?.isAmbiguous(attribute) ?? false
  }
  /// The constraints that determine the anchor's value.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    guard let item = item.flatMap({ LayoutItem.of($0) }) else { return [] }
    return item.deciding(attribute.isHorizontal ? .horizontal : .vertical)
  }

  /// Creates a constraint to another anchor of the same kind, or to a constant if `other` is `nil`.
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

  /// Creates a constraint that this anchor equals `anchor`.
  @_disfavoredOverload
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.equal, anchor)
  }
  /// Creates a constraint that this anchor is at least `anchor`.
  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor)
  }
  /// Creates a constraint that this anchor is at most `anchor`.
  @_disfavoredOverload
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor)
  }
  /// Creates a constraint that this anchor equals `anchor` plus `c` points.
  @_disfavoredOverload
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, anchor, constant: c)
  }
  /// Creates a constraint that this anchor is at least `anchor` plus `c` points.
  @_disfavoredOverload
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, constant: c)
  }
  /// Creates a constraint that this anchor is at most `anchor` plus `c` points.
  @_disfavoredOverload
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, constant: c)
  }
}
