internal import UIKitCore

/// One constraint that a stack wants, before it is made.
@MainActor
struct StackRule {
  /// What is placed or measured.
  struct Side {
    let item: AnyObject
    let attribute: NSLayoutConstraint.Attribute
  }

  /// Everything but the constant: a constraint with the same key can be kept.
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

  /// Why it is there.
  enum Kind: String {
    /// Views at an edge of the stack.
    case connection = "UISV-canvas-connection"
    /// A view behind another.
    case spacing = "UISV-spacing"
    /// Views or gaps as long as each other.
    case equally = "UISV-fill-equally"
    /// Views as long as their contents are beside each other.
    case proportionally = "UISV-fill-proportionally"
    /// A gap between two views.
    case gap = "UISV-distributing-edge"
    /// A hidden view.
    case hiding = "UISV-hiding"
    /// Views beside each other across the axis.
    case alignment = "UISV-alignment"
    /// Views within the stack across the axis.
    case boundary = "UISV-spanning-boundary"
    /// The stack no thicker than its views.
    case fit = "UISV-canvas-fit"
    /// What would else be left open.
    case ambiguity = "UISV-ambiguity-suppression"
  }

  let kind: Kind
  let first: Side
  var relation = NSLayoutConstraint.Relation.equal
  var second: Side?
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
  var priority: Float = 1000
  /// How many times what it is off by counts beside others of its priority.
  var weight = 1.0

  var key: Key {
    Key(
      first: ObjectIdentifier(first.item), firstAttribute: first.attribute, relation: relation,
      second: second.map { ObjectIdentifier($0.item) },
      secondAttribute: second?.attribute ?? .notAnAttribute, multiplier: multiplier,
      priority: priority, weight: weight)
  }

  /// The constraint, not active as yet. Where required ones conflict, the program's give way before it.
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

  /// Whether a constraint is about the items that the rule is about: another object may lie where one lay.
  func isAbout(_ constraint: NSLayoutConstraint) -> Bool {
    constraint.firstItem === first.item && constraint.secondItem === second?.item
  }
}
