internal import TouchstonePhysics
public import UIKitCore

/// What items collide with.
public struct UICollisionBehaviorMode: OptionSet, Hashable, Sendable {
  /// The bits, as in Apple's SDK.
  public let rawValue: UInt
  /// Makes modes of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Each other.
  public static let items = UICollisionBehaviorMode(rawValue: 1 << 0)
  /// The boundaries.
  public static let boundaries = UICollisionBehaviorMode(rawValue: 1 << 1)
  /// Each other and the boundaries.
  public static let everything = UICollisionBehaviorMode(rawValue: .max)
}

/// Hears of collisions.
///
/// The methods are optional in UIKit; here they do nothing unless implemented.
@preconcurrency @MainActor
public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  /// Two items touch.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint)
  /// Two items touch no more.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem)
  /// An item touches a boundary; that of the reference view has no identifier.
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  /// An item touches a boundary no more.
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

/// Lets items collide with each other and with boundaries.
///
/// Identifiers of boundaries are the same where they are equal and hashable, or one object.
@preconcurrency @MainActor
open class UICollisionBehavior: UIDynamicBehavior {
  /// What items collide with.
  public typealias Mode = UICollisionBehaviorMode

  /// Who hears of collisions.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  private var list: DynamicItems
  private var boundaries: [Boundary] = []
  /// The identifiers of boundaries that items touched, by their numbers.
  private var touched: [Int: any NSCopying] = [:]
  private var latestNumber = 0
  private var frameInsets: UIEdgeInsets?

  /// A boundary that the program has added.
  private struct Boundary {
    let number: Int
    let identifier: any NSCopying
    let path: UIBezierPath
    let edges: [PhysicsEdge]
  }

  /// The number of the boundary around the reference view.
  private static let frameNumber = 0

  /// Lets items collide.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItems(items)
    super.init()
  }

  /// The items that collide.
  open var items: [any UIDynamicItem] { list.all }

  /// Lets one more item collide.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    didChange()
  }

  /// Lets an item collide no more.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    didChange()
  }

  /// What items collide with.
  open var collisionMode = UICollisionBehaviorMode.everything { didSet { didChange() } }

  /// Whether the bounds of the reference view are a boundary.
  open var translatesReferenceBoundsIntoBoundary: Bool {
    get { frameInsets != nil }
    set {
      frameInsets = newValue ? frameInsets ?? .zero : nil
      didChange()
    }
  }

  /// Makes a boundary of the reference view's bounds, some way inside of them.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
    frameInsets = insets
    didChange()
  }

  // MARK: Boundaries

  /// Adds a path as a boundary; one of the same identifier gives way.
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

  /// Adds a line as a boundary; one of the same identifier gives way.
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {
    let path = UIBezierPath()
    path.move(to: number(p1, else: .zero, "a boundary"))
    path.addLine(to: number(p2, else: .zero, "a boundary"))
    addBoundary(withIdentifier: identifier, for: path)
  }

  /// The path of a boundary.
  open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
    boundaries.first { Self.isSame($0.identifier, identifier) }?.path
  }

  /// Takes a boundary away.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { Self.isSame($0.identifier, identifier) }
    didChange()
  }

  /// The identifiers of the boundaries, in the order in which they were added.
  open var boundaryIdentifiers: [any NSCopying]? {
    boundaries.isEmpty ? nil : boundaries.map(\.identifier)
  }

  /// Takes all boundaries away but that of the reference view.
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

  /// Tells the delegate of a touch.
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
      // A boundary that was removed in contact ends by the name it had.
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
