public import UIKitCore

/// A set of objects that it retains or not, such as the observers of an object.
///
/// A deallocated object is removed immediately and isn't counted. On iOS it may be counted for a
/// while. Objects are enumerated in the order in which they were added. `ObjectType` can also be a
/// protocol of classes, as in `NSHashTable<any CartDelegate>`.
open class NSHashTable<ObjectType>: NSObject {
  private var table: ObjectTable<ObjectType, Void>

  /// Creates an empty set, ignoring the capacity.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    table = ObjectTable(options)
    super.init()
  }

  /// Creates an empty set with a memory and comparison policy.
  public convenience init(pointerFunctions: NSPointerFunctions, capacity initialCapacity: Int) {
    self.init(options: pointerFunctions.options, capacity: initialCapacity)
  }

  /// Returns a set that doesn't retain its objects.
  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The memory and comparison policy for objects.
  open var pointerFunctions: NSPointerFunctions { NSPointerFunctions(options: table.options) }
  /// The number of objects.
  open var count: Int { table.count }
  /// The objects.
  open var allObjects: [ObjectType] { table.all.map(\.key) }
  /// The object that was added first, or `nil` if the set is empty.
  open var anyObject: ObjectType? { allObjects.first }
  /// The hashable objects as a set.
  open var setRepresentation: Set<AnyHashable> {
    Set(allObjects.compactMap { ($0 as? any Hashable).map { AnyHashable($0) } })
  }
  /// Returns an enumerator of the current objects.
  open func objectEnumerator() -> NSEnumerator { ObjectEnumerator(allObjects) }

  /// Returns the object that equals another object, or `nil` if no object does.
  open func member(_ object: ObjectType?) -> ObjectType? {
    object.flatMap { table.entry(for: $0)?.key }
  }
  /// Returns whether the set contains an object that equals another object.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }
  /// Adds an object, unless the set contains an equal object or `object` is `nil`.
  open func add(_ object: ObjectType?) {
    if let object { table.set((), for: object) }
  }
  /// Removes an object.
  open func remove(_ object: ObjectType?) {
    if let object { table.remove(object) }
  }
  /// Removes all objects.
  open func removeAllObjects() { table.removeAll() }

  /// Adds the objects of another set.
  open func union(_ other: NSHashTable<ObjectType>) {
    for object in other.allObjects { add(object) }
  }
  /// Removes the objects of another set.
  open func minus(_ other: NSHashTable<ObjectType>) {
    for object in other.allObjects { remove(object) }
  }
  /// Removes the objects that another set doesn't contain.
  open func intersect(_ other: NSHashTable<ObjectType>) {
    for object in allObjects where !other.contains(object) { remove(object) }
  }
  /// Returns whether another set contains any of the objects.
  open func intersects(_ other: NSHashTable<ObjectType>) -> Bool {
    allObjects.contains { other.contains($0) }
  }
  /// Returns whether another set contains all of the objects.
  open func isSubset(of other: NSHashTable<ObjectType>) -> Bool {
    allObjects.allSatisfy { other.contains($0) }
  }
  /// Returns whether another set contains the same objects.
  open func isEqual(to other: NSHashTable<ObjectType>) -> Bool {
    count == other.count && isSubset(of: other)
  }
}

/// Retains the objects.
public var NSHashTableStrongMemory: NSPointerFunctions.Options { .strongMemory }
/// Doesn't retain the objects.
public var NSHashTableWeakMemory: NSPointerFunctions.Options { .weakMemory }
/// Retains copies of the objects.
public var NSHashTableCopyIn: NSPointerFunctions.Options { .copyIn }
/// Compares objects by identity.
public var NSHashTableObjectPointerPersonality: NSPointerFunctions.Options {
  .objectPointerPersonality
}
