internal import UIKitCore

/// A constraint that a stack view requires, before it is created.
@MainActor
struct StackRule {
  /// An item and the attribute to be positioned or measured.
  struct Side {
    let item: AnyObject
    let attribute: NSLayoutConstraint.Attribute
  }

  /// All properties except the constant. A constraint with the same key can be reused.
  struct Key: Hashable {
    let first: ObjectIdentifier
    let firstAttribute: NSLayoutConstraint.Attribute
    let relation: NSLayoutConstraint.Relation
    let second: ObjectIdentifier?
    let secondAttribute: NSLayoutConstraint.Attribute
    let multiplier: CGFloat
    let priority: Float
    let weight: Double
  }

  /// The purpose of the constraint.
  enum Kind: String {
    /// Attaches views to an edge of the stack.
    case connection = "UISV-canvas-connection"
    /// Places a view after another.
    case spacing = "UISV-spacing"
    /// Gives views or gaps equal lengths.
    case equally = "UISV-fill-equally"
    /// Gives views lengths in proportion to their contents.
    case proportionally = "UISV-fill-proportionally"
    /// Attaches a gap to the views on both sides.
    case gap = "UISV-distributing-edge"
    /// Collapses a hidden view.
    case hiding = "UISV-hiding"
    /// Aligns views across the axis.
    case alignment = "UISV-alignment"
    /// Keeps views within the stack across the axis.
    case boundary = "UISV-spanning-boundary"
    /// Keeps the stack no larger than its views require.
    case fit = "UISV-canvas-fit"
    /// Determines lengths that would be ambiguous otherwise.
    case ambiguity = "UISV-ambiguity-suppression"
  }

  let kind: Kind
  let first: Side
  var relation = NSLayoutConstraint.Relation.equal
  var second: Side?
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
  var priority: Float = 1000
  /// The factor by which its error counts relative to other constraints of its priority.
  var weight = 1.0

  var key: Key {
    Key(
      first: ObjectIdentifier(first.item), firstAttribute: first.attribute, relation: relation,
      second: second.map { ObjectIdentifier($0.item) },
      secondAttribute: second?.attribute ?? .notAnAttribute, multiplier: multiplier,
      priority: priority, weight: weight)
  }

  /// Creates the inactive constraint. If required constraints conflict, the app's yield to it.
  func make() -> NSLayoutConstraint {
    let made = NSLayoutConstraint(
      first: first.item, first.attribute, relation, second: second?.item,
      second?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    made.identifier = kind.rawValue
    made.priority = UILayoutPriority(priority)
    made.weight = weight
    made.isFirm = true
    return made
  }

  /// Returns whether a constraint refers to the items of this rule. Another object may have the
  /// address of a deallocated one.
  func isAbout(_ constraint: NSLayoutConstraint) -> Bool {
    constraint.firstItem === first.item && constraint.secondItem === second?.item
  }
}
