internal import TouchstonePhysics
internal import UIKitCore

/// The rules of an animator's behaviors in terms of the physics engine, collected before each
/// frame.
@MainActor
final class DynamicSetup {
  private let numbers: (any UIDynamicItem) -> Int
  private(set) var used: Set<Int> = []
  var forces: [PhysicsForce] = []
  var joints: [PhysicsJoint] = []
  /// The gatherings with the behaviors that own them, in order.
  var gatherings: [(owner: UICollisionBehavior, gathering: PhysicsGathering)] = []
  /// The changes to the default properties of bodies, in order.
  var traits: [(body: Int, change: (inout PhysicsBody) -> Void)] = []
  /// The pushes that happen once.
  var kicks: [(body: Int, kick: (inout PhysicsBody) -> Void)] = []
  /// The bounds that the boundary of the reference view is based on, or `nil` if there is no
  /// reference view.
  let referenceBounds: CGRect?

  init(referenceBounds: CGRect?, numbers: @escaping (any UIDynamicItem) -> Int) {
    self.referenceBounds = referenceBounds
    self.numbers = numbers
  }

  /// Returns the number of an item's body, which is created if necessary, and marks the body as
  /// used.
  func body(_ item: any UIDynamicItem) -> Int {
    let number = numbers(item)
    used.insert(number)
    return number
  }
}

/// Distinct items, in the order in which they were added.
@MainActor
struct DynamicItems {
  private(set) var all: [any UIDynamicItem] = []

  init(_ items: [any UIDynamicItem] = []) { for item in items { add(item) } }

  mutating func add(_ item: any UIDynamicItem) {
    if !all.contains(where: { $0 === item }) { all.append(item) }
  }

  mutating func remove(_ item: any UIDynamicItem) { all.removeAll { $0 === item } }
}

extension PhysicsVector {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }

  init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }

  init(_ offset: UIOffset) { self.init(Double(offset.horizontal), Double(offset.vertical)) }

  var point: CGPoint { CGPoint(x: x, y: y) }
}

extension PhysicsBody {
  /// Creates a body with the location, rotation and shape of an item.
  @MainActor init(_ item: any UIDynamicItem) {
    let turn = item.transform
    let length = hypot(turn.a, turn.b)
    let direction: PhysicsVector =
      length > 0 ? [Double(turn.a / length), Double(turn.b / length)] : [1, 0]
    self.init(
      position: PhysicsVector(item.center), angle: atan2(direction.y, direction.x),
      direction: direction, shape: PhysicsShape(item))
  }
}

extension PhysicsShape {
  /// The number of corners that approximate an ellipse.
  private static let ellipseCorners = 24

  /// Creates the collision shape of an item.
  @MainActor init(_ item: any UIDynamicItem) {
    let width = max(1, Double(item.bounds.width))
    let height = max(1, Double(item.bounds.height))
    switch item.collisionBoundsType {
    case .rectangle: self = .rectangle(width: width, height: height)
    case .ellipse where abs(width - height) < 0.5: self = .disc(radius: width / 2)
    case .ellipse:
      self = .polygon(
        (0..<Self.ellipseCorners).map {
          let angle = 2 * Double.pi * Double($0) / Double(Self.ellipseCorners)
          return [width / 2 * cos(angle), height / 2 * sin(angle)]
        })
    case .path:
      let corners = item.collisionBoundingPath.cgPath.polygons().first ?? []
      self =
        PhysicsShape.hull(corners.map { PhysicsVector($0) })
        ?? .rectangle(width: width, height: height)
    }
  }

  /// Returns the convex hull of some points, or `nil` if all points are on one line.
  static func hull(_ points: [PhysicsVector]) -> PhysicsShape? {
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    func chain(_ points: [PhysicsVector]) -> [PhysicsVector] {
      var chain: [PhysicsVector] = []
      for point in points {
        while chain.count > 1,
          (chain[chain.count - 1] - chain[chain.count - 2])
            .cross(point - chain[chain.count - 1]) <= 1e-9
        {
          chain.removeLast()
        }
        chain.append(point)
      }
      return chain.dropLast()
    }
    let corners = chain(sorted) + chain(sorted.reversed())
    return corners.count > 2 ? .polygon(corners) : nil
  }
}
