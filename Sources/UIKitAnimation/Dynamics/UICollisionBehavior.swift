internal import TouchstonePhysics
public import UIKitCore

/// The objects that items collide with.
public struct UICollisionBehaviorMode: OptionSet, Hashable, Sendable {
  /// The bits, with the same values as in Apple's SDK.
  public let rawValue: UInt
  /// Creates a mode from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Items collide with each other.
  public static let items = UICollisionBehaviorMode(rawValue: 1 << 0)
  /// Items collide with the boundaries.
  public static let boundaries = UICollisionBehaviorMode(rawValue: 1 << 1)
  /// Items collide with each other and with the boundaries.
  public static let everything = UICollisionBehaviorMode(rawValue: .max)
}

/// Receives the beginnings and ends of collisions.
///
/// The methods are optional in UIKit. Here, the default implementations do nothing.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Notifies the delegate that two items started to touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)
  /// Notifies the delegate that two items stopped touching.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem)
  /// Notifies the delegate that an item started to touch a boundary.
  ///
  /// The identifier of the reference view's boundary is `nil`.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// Notifies the delegate that an item stopped touching a boundary.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}

/// Makes items collide with each other and with boundaries.
///
/// Identifiers of boundaries are compared by value if they are hashable, otherwise by object
/// identity.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  /// The objects that items collide with.
  public typealias Mode = UICollisionBehaviorMode

  /// The delegate that receives collisions.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  private var list: DynamicItems
  private var boundaries: [Boundary] = []
  /// The identifiers of boundaries that items have touched, by boundary number.
  private var touched: [Int: any NSCopying] = [:]
  private var latestNumber = 0
  private var frameInsets: UIEdgeInsets?

  /// A boundary that the app has added.
  private struct Boundary {
    let number: Int
    let identifier: any NSCopying
    let path: UIBezierPath
    let edges: [PhysicsEdge]
  }

  /// The number of the boundary around the reference view.
  private static let frameNumber = 0

  /// Creates a behavior that makes items collide.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItems(items)
    super.init()
  }

  /// Creates a behavior without items.
  public override convenience init() { self.init(items: []) }

  /// The items that collide.
  open var items: [any UIDynamicItem] { list.all }

  /// Adds an item to the behavior.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    didChange()
  }

  /// Removes an item from the behavior.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    didChange()
  }

  /// The objects that items collide with.
  open var collisionMode = UICollisionBehaviorMode.everything { didSet { didChange() } }

  /// Whether the bounds of the reference view are a boundary.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { frameInsets != nil }
    set {
      frameInsets = newValue ? frameInsets ?? .zero : nil
      didChange()
    }
  }

  /// Adds the reference view's bounds, reduced by insets, as a boundary.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    frameInsets = insets
    didChange()
  }

  // MARK: Boundaries

  /// Adds a path as a boundary, replacing a boundary with the same identifier.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    let path = bezierPath.cgPath
    let isClosed = path.segments.contains { if case .close = $0 { true } else { false } }
    let edges = path.polygons().flatMap { points in
      let ends = isClosed ? points.dropFirst() + points.prefix(1) : points.dropFirst()
      return zip(points, ends).map {
        PhysicsEdge(from: PhysicsVector($0), to: PhysicsVector($1))
      }
    }
    removeBoundary(withIdentifier: identifier)
    latestNumber += 1
    boundaries.append(
      Boundary(number: latestNumber, identifier: identifier, path: bezierPath, edges: edges))
    didChange()
  }

  /// Adds a line as a boundary, replacing a boundary with the same identifier.
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {
    let path = UIBezierPath()
    path.move(to: number(p1, else: .zero, "a boundary"))
    path.addLine(to: number(p2, else: .zero, "a boundary"))
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// Returns the path of a boundary, or `nil` if there is no boundary with the identifier.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { Self.isSame($0.identifier, identifier) }?.path
  }

  /// Removes a boundary.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { Self.isSame($0.identifier, identifier) }
    didChange()
  }

  /// The identifiers of the boundaries in the order in which they were added, or `nil` if the
  /// behavior has no boundaries.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.identifier)
  }

  /// Removes all boundaries except that of the reference view.
  open func removeAllBoundaries() {
    boundaries = []
    didChange()
  }

  private static func isSame(_ one: any NSCopying, _ other: any NSCopying) -> Bool {
    if let one = one as? any Hashable, let other = other as? any Hashable {
      return AnyHashable(one) == AnyHashable(other)
    }
    return (one as AnyObject) === (other as AnyObject)
  }

  // MARK: For animators

  override func contribute(to setup: DynamicSetup) {
    var lines: [(number: Int, edges: [PhysicsEdge])] = []
    if collisionMode.contains(.boundaries) {
      lines = boundaries.map { ($0.number, $0.edges) }
      if let frameInsets, let bounds = setup.referenceBounds {
        let frame = bounds.inset(by: frameInsets)
        let corners = [
          CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.minY),
          CGPoint(x: frame.maxX, y: frame.maxY), CGPoint(x: frame.minX, y: frame.maxY),
        ].map { PhysicsVector($0) }
        let edges = corners.indices.map {
          PhysicsEdge(from: corners[$0], to: corners[($0 + 1) % corners.count])
        }
        lines.append((Self.frameNumber, edges))
      }
    }
    setup.gatherings.append(
      (
        self,
        PhysicsGathering(
          bodies: list.all.map { setup.body($0) }, boundaries: lines,
          collidesBodies: collisionMode.contains(.items))
      ))
  }

  /// Notifies the delegate of the beginning or end of a contact.
  func tell(
    _ event: PhysicsEvent, of item: any UIDynamicItem, _ find: (Int) -> (any UIDynamicItem)?
  ) {
    guard let collisionDelegate else { return }
    let point = event.touch.point.point
    switch event.touch.partner {
    case .body(let number):
      guard let other = find(number) else { return }
      if event.begins {
        collisionDelegate.collisionBehavior(self, beganContactFor: item, with: other, at: point)
      } else {
        collisionDelegate.collisionBehavior(self, endedContactFor: item, with: other)
      }
    case .boundary(let number):
      if event.begins {
        touched[number] = boundaries.first { $0.number == number }?.identifier
      }
      // If a boundary was removed during contact, report the end with its former identifier.
      let identifier = touched[number]
      if event.begins {
        collisionDelegate.collisionBehavior(
          self, beganContactFor: item, withBoundaryIdentifier: identifier, at: point)
      } else {
        collisionDelegate.collisionBehavior(
          self, endedContactFor: item, withBoundaryIdentifier: identifier)
      }
    }
  }
}
