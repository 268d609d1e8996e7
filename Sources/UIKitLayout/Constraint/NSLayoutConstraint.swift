internal import TouchstoneConstraints
internal import TouchstoneHitTree
public import UIKitCore

/// A constraint as a solver has it.
struct InstalledConstraint {
  let handle: ConstraintHandle
  /// The constant of both sides without the constraint's own.
  let baseConstant: Double
  /// Whether places count from the right.
  let isMirrored: Bool
  /// The first side without the second, if it has to be compared: that of a constraint on baselines.
  let baselines: LinearExpression?
}

/// How an attribute of one view or guide lies beside an attribute of another:
/// `first = multiplier × second + constant`, or less, or more.
///
/// It counts while it is active. It keeps none of its items alive, and stands inactive when one is gone.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  private let firstReference: SharedBackReference<AnyObject>
  private let secondReference: SharedBackReference<AnyObject>?
  /// What is placed or measured on the first item.
  public let firstAttribute: Attribute
  /// How both sides lie beside each other.
  public let relation: Relation
  /// What is placed or measured on the second item; `notAnAttribute` where there is none.
  public let secondAttribute: Attribute
  /// How often the second attribute counts.
  public let multiplier: CGFloat
  /// What the program calls the constraint, for messages.
  open var identifier: String?
  /// Whether the system may take it away when a nib's content is archived; nothing does here.
  open var shouldBeArchived = false

  /// The view whose constraints it is among, the lowest that holds both items; nil while inactive.
  final var holder: UIView? {
    get { holderReference?.object }
    set { holderReference = newValue.map { SharedBackReference($0) } }
  }
  private final var holderReference: SharedBackReference<UIView>?
  /// What the solver has of it; `nil` while it is in no engine.
  final var installed: InstalledConstraint?
  /// The solver's handle of it; `nil` while it is in no engine.
  final var handle: ConstraintHandle? { installed?.handle }
  /// How many times what it is off by counts beside others of its priority.
  final var weight = 1.0
  /// Whether it is the kit's, so that the program's give way before it.
  final var isFirm = false
  /// The line of the program that made it; nil where that was not noted.
  final var place: SourcePlace?

  /// A constraint, not active as yet, between two views or guides; without a second one, its second
  /// side is the constant alone. Messages name the line that makes it.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      first: view1 as AnyObject, attr1, relation, second: view2.map { $0 as AnyObject }, attr2,
      multiplier: multiplier, constant: c)
    place = SourcePlace(file, line)
  }

  init(
    first: AnyObject, _ firstAttribute: Attribute, _ relation: Relation, second: AnyObject?,
    _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    firstReference = SharedBackReference(first)
    secondReference = second.map { SharedBackReference($0) }
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
    self.multiplier = NumberCheck.admit(multiplier, else: 1, "a multiplier", of: first)
    self.constant = NumberCheck.admit(
      constant, else: 0, "a constraint's constant", of: first, limit: Self.limit)
    super.init()
  }

  /// The largest constant that counts, in points; larger ones are cut to it, as UIKit does.
  private static let limit: CGFloat = 1e9

  /// The first view or guide; nil when it is gone.
  open var firstItem: AnyObject? { firstReference.object }
  /// The second view or guide; nil when it is gone or where there is none.
  open var secondItem: AnyObject? { secondReference?.object }
  /// Whether it has a second item, even one that is gone.
  final var isBinary: Bool { secondReference != nil }

  /// What is added to the second side, in points. It may change at any time, and costs little.
  open var constant: CGFloat {
    didSet {
      constant = NumberCheck.admit(
        constant, else: oldValue, "a constraint's constant", of: firstItem, limit: Self.limit)
      if constant != oldValue { LayoutEngine.constantChanged(self) }
    }
  }

  /// How much it matters beside others. It may change at any time.
  open var priority = UILayoutPriority.required {
    didSet {
      guard priority.rawValue > 0, priority.rawValue <= UILayoutPriority.required.rawValue else {
        Fault.report(
          "a constraint's priority is \(priority.rawValue); it must be above 0 and at most 1000",
          about: self)
        priority = oldValue
        return
      }
      if priority != oldValue { LayoutEngine.priorityChanged(self) }
    }
  }

  /// Whether it counts; turning it on adds it to the lowest view that holds both items.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Makes several active, as if each were told so.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes several inactive.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The anchor on the first side.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(item: firstItem, attribute: firstAttribute)
  }
  /// The anchor on the second side; nil where there is none.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondItem.map { NSLayoutAnchor(item: $0, attribute: secondAttribute) }
  }
}
