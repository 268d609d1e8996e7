public import UIKitCore

/// Several items that move as one; their places beside each other stay as they are.
///
/// It collides by the smallest upright rectangle that held all of them at the beginning.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  /// The items.
  public let items: [any UIDynamicItem]
  private let places: [(offset: CGPoint, transform: CGAffineTransform)]
  private let size: CGSize

  /// Makes one of several items; a group among them is taken as an item.
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

  /// The middle of all; the items move with it.
  open var center: CGPoint { didSet { place() } }
  /// The size of all together.
  open var bounds: CGRect { CGRect(origin: .zero, size: size) }
  /// How all are turned about their middle.
  open var transform = CGAffineTransform.identity { didSet { place() } }
  /// A rectangle.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The rectangle around all.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: bounds) }

  private func place() {
    for (item, place) in zip(items, places) {
      let offset = place.offset.applying(transform)
      item.center = CGPoint(x: center.x + offset.x, y: center.y + offset.y)
      item.transform = place.transform.concatenating(transform)
    }
  }
}
