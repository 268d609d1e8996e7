internal import TouchstoneConstraints
internal import TouchstoneHitTree
public import UIKitCore

/// The representation of a constraint in a solver.
struct InstalledConstraint {
  let handle: ConstraintHandle
  /// The constant of both sides without the constraint's own constant.
  let baseConstant: Double
  /// Whether positions are measured from the right.
  let isMirrored: Bool
  /// The difference of the two sides if the constraint refers to baselines, otherwise `nil`.
  ///
  /// It is compared with the new difference when a text may have changed.
  let baselines: LinearExpression?
}

/// A linear relation between two attributes of views or layout guides:
/// `first = multiplier × second + constant`, or the same with ≤ or ≥.
///
/// A constraint has an effect only while it is active. It doesn't retain its items, and becomes
/// inactive when one is deallocated.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  private let firstReference: SharedZeroingReference<AnyObject>?
  private let secondReference: SharedZeroingReference<AnyObject>?
  /// The attribute of the first item.
  public let firstAttribute: Attribute
  /// The relation between the two sides.
  public let relation: Relation
  /// The attribute of the second item, or `notAnAttribute` if there is no second item.
  public let secondAttribute: Attribute
  /// The factor of the second attribute.
  public let multiplier: CGFloat
  /// The app's name for the constraint, for messages.
  open var identifier: String?
  /// Whether the constraint is included when a nib is archived (unused, because nibs aren't
  /// supported).
  open var shouldBeArchived = false

  /// The lowest view that contains both items, which stores the constraint. `nil` if it is
  /// inactive.
  final var holder: UIView? {
    get { holderReference?.object }
    set { holderReference = newValue.map { SharedZeroingReference($0) } }
  }
  private final var holderReference: SharedZeroingReference<UIView>?
  /// Its representation in the solver, or `nil` if it is in no engine.
  final var installed: InstalledConstraint?
  /// Its handle in the solver, or `nil` if it is in no engine.
  final var handle: ConstraintHandle? { installed?.handle }
  /// The factor by which its error counts relative to other constraints of its priority.
  final var weight = 1.0
  /// Whether the framework created it, so that conflicting constraints of the app yield to it.
  final var isFirm = false
  /// The source location at which the app created it, or `nil` if that isn't known.
  final var place: SourcePlace?

  /// Creates an inactive constraint between two views or guides.
  ///
  /// If `view2` is `nil`, the second side is the constant alone. Messages name the source location
  /// of the call.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    let first = view1 as AnyObject
    firstReference = SharedZeroingReference(first)
    secondReference = view2.map { SharedZeroingReference($0 as AnyObject) }
    firstAttribute = attr1
    self.relation = relation
    secondAttribute = view2 == nil ? .notAnAttribute : attr2
    self.multiplier = NumberCheck.admit(multiplier, else: 1, "a multiplier", of: first)
    constant = NumberCheck.admit(
      c, else: 0, "a constraint's constant", of: first, limit: Self.limit)
    place = SourcePlace(file, line)
    super.init()
  }

  /// Creates an inactive constraint without items and attributes, which can't be activated.
  public override init() {
    firstReference = nil
    secondReference = nil
    firstAttribute = .notAnAttribute
    relation = .equal
    secondAttribute = .notAnAttribute
    multiplier = 1
    constant = 0
    super.init()
  }

  /// Creates a constraint that names no source location.
  convenience init(
    first: AnyObject, _ firstAttribute: Attribute, _ relation: Relation, second: AnyObject?,
    _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init(
      item: first, attribute: firstAttribute, relatedBy: relation, toItem: second,
      attribute: secondAttribute, multiplier: multiplier, constant: constant)
    place = nil
  }

  /// The maximum constant, in points. Larger constants are clamped to it, as in UIKit.
  private static let limit: CGFloat = 1e9

  /// The first view or guide, or `nil` if it is deallocated.
  open var firstItem: AnyObject? { firstReference?.object }
  /// The second view or guide, or `nil` if it is deallocated or doesn't exist.
  open var secondItem: AnyObject? { secondReference?.object }
  /// Whether it has a second item, even if that is deallocated.
  final var isBinary: Bool { secondReference != nil }

  /// The constant that is added to the second side in points, which is cheap to change.
  open var constant: CGFloat {
    didSet {
      constant = NumberCheck.admit(
        constant, else: oldValue, "a constraint's constant", of: firstItem, limit: Self.limit)
      if constant != oldValue { LayoutEngine.constantChanged(self) }
    }
  }

  /// The priority relative to other constraints, which may be changed at any time.
  open var priority = UILayoutPriority.required {
    didSet {
      guard priority.rawValue > 0, priority.rawValue <= UILayoutPriority.required.rawValue else {
        Fault.report(
          "a constraint's priority is \(priority.rawValue); it must be greater than 0 and at most "
            + "1000",
          about: self)
        priority = oldValue
        return
      }
      if priority != oldValue { LayoutEngine.priorityChanged(self) }
    }
  }

  /// Whether the constraint has an effect.
  ///
  /// Activating it adds it to the lowest view that contains both items.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Activates several constraints, one after the other.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates several constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The anchor on the first side.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(item: firstItem, attribute: firstAttribute)
  }
  /// The anchor on the second side, or `nil` if there is no second item or it is deallocated.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondItem.map { NSLayoutAnchor(item: $0, attribute: secondAttribute) }
  }
}
