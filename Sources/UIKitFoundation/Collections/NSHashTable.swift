public import UIKitCore

/// A set of objects that it keeps alive or not, such as the observers of something.
///
/// An object that has ended is gone: it is not counted, other than on iOS, where it may be for a while.
/// Objects are gone through in the order in which they came.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private var table: ObjectTable<ObjectType, Void>

  /// Makes an empty set; the capacity is not needed here.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    table = ObjectTable(options)
    super.init()
  }

  /// Makes an empty set of a stated way of holding.
  public convenience init(pointerFunctions: NSPointerFunctions, capacity initialCapacity: Int) {
    self.init(options: pointerFunctions.options, capacity: initialCapacity)
  }

  /// A set that keeps nothing alive.
  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// How objects are held.
  open var pointerFunctions: NSPointerFunctions { NSPointerFunctions(options: table.options) }
  /// How many objects there are.
  open var count: Int { table.count }
  /// The objects.
  open var allObjects: [ObjectType] { table.all.map(\.key) }
  /// One of the objects: the first that came.
  open var anyObject: ObjectType? { allObjects.first }
  /// The objects as a set, for those that can be in one.
  open var setRepresentation: Set<AnyHashable> {
    Set(allObjects.compactMap { ($0 as? any Hashable).map { AnyHashable($0) } })
  }
  /// Goes through the objects that there are at the moment.
  open func objectEnumerator() -> NSEnumerator { ObjectEnumerator(allObjects) }

  /// The object that is the same as another; nil without one.
  open func member(_ object: ObjectType?) -> ObjectType? {
    object.flatMap { table.entry(for: $0)?.key }
  }
  /// Whether there is an object that is the same as another.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }
  /// Puts an object in, unless one that is the same is there; nil does nothing.
  open func add(_ object: ObjectType?) {
    if let object { table.set((), for: object) }
  }
  /// Takes an object out.
  open func remove(_ object: ObjectType?) {
    if let object { table.remove(object) }
  }
  /// Takes all objects out.
  open func removeAllObjects() { table.removeAll() }

  /// Puts in what another set has.
  open func union(_ other: NSHashTable<ObjectType>) {
    for object in other.allObjects { add(object) }
  }
  /// Takes out what another set has.
  open func minus(_ other: NSHashTable<ObjectType>) {
    for object in other.allObjects { remove(object) }
  }
  /// Takes out what another set has not.
  open func intersect(_ other: NSHashTable<ObjectType>) {
    for object in allObjects where !other.contains(object) { remove(object) }
  }
  /// Whether another set has one of the objects.
  open func intersects(_ other: NSHashTable<ObjectType>) -> Bool {
    allObjects.contains { other.contains($0) }
  }
  /// Whether another set has all of the objects.
  open func isSubset(of other: NSHashTable<ObjectType>) -> Bool {
    allObjects.allSatisfy { other.contains($0) }
  }
  /// Whether another set has the same objects.
  open func isEqual(to other: NSHashTable<ObjectType>) -> Bool {
    count == other.count && isSubset(of: other)
  }
}

/// Objects are kept alive.
public var NSHashTableStrongMemory: NSPointerFunctions.Options { .strongMemory }
/// Objects are not kept alive.
public var NSHashTableWeakMemory: NSPointerFunctions.Options { .weakMemory }
/// Copies are kept.
public var NSHashTableCopyIn: NSPointerFunctions.Options { .copyIn }
/// Objects are the same only when they are one.
public var NSHashTableObjectPointerPersonality: NSPointerFunctions.Options {
  .objectPointerPersonality
}
