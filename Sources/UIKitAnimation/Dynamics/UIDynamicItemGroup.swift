public import UIKitCore

/// A group of items that moves as one, in which the relative positions don't change.
///
/// For collisions, the group is the smallest upright rectangle that contained all items when the
/// group was created.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  /// The items.
  public let items: [any UIDynamicItem]
  private let places: [(offset: CGPoint, transform: CGAffineTransform)]
  private let size: CGSize

  /// Creates a group of items.
  ///
  /// A group among them counts as one item.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    let frames = items.map { item in
      item.bounds.offsetBy(dx: -item.bounds.midX, dy: -item.bounds.midY).applying(item.transform)
        .offsetBy(dx: item.center.x, dy: item.center.y)
    }
    let whole = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
    let middle = CGPoint(x: whole.midX, y: whole.midY)
    center = middle
    size = whole.size
    places = items.map {
      (CGPoint(x: $0.center.x - middle.x, y: $0.center.y - middle.y), $0.transform)
    }
    super.init()
  }

  /// The center of the group, which moves all items when it is set.
  open var center: CGPoint { didSet { place() } }
  /// The size of the whole group, with an origin of zero.
  open var bounds: CGRect { CGRect(origin: .zero, size: size) }
  /// The transform of the group around its center.
  open var transform = CGAffineTransform.identity { didSet { place() } }
  /// The type of the collision bounds, a rectangle.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The rectangle of the bounds as a path.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: bounds) }

  private func place() {
    for (item, place) in zip(items, places) {
      let offset = place.offset.applying(transform)
      item.center = CGPoint(x: center.x + offset.x, y: center.y + offset.y)
      item.transform = place.transform.concatenating(transform)
    }
  }
}
