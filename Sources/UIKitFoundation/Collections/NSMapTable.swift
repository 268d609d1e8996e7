public import UIKitCore

/// A map from objects to objects, each of which it retains or not.
///
/// An entry with a deallocated key or value is removed immediately and isn't counted. On iOS it may
/// be counted for a while. Entries are enumerated in the order in which their keys were added. The types
/// can also be protocols of classes.
open class NSMapTable<KeyType, ObjectType>: NSObject {
  private var table: ObjectTable<KeyType, HeldObject<ObjectType>>
  private let valueOptions: NSPointerFunctions.Options

  /// Creates an empty map, ignoring the capacity.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    table = ObjectTable(keyOptions)
    self.valueOptions = valueOptions
    super.init()
  }

  /// Creates an empty map with memory and comparison policies for keys and values.
  public convenience init(
    keyPointerFunctions: NSPointerFunctions, valuePointerFunctions: NSPointerFunctions,
    capacity initialCapacity: Int
  ) {
    self.init(
      keyOptions: keyPointerFunctions.options, valueOptions: valuePointerFunctions.options,
      capacity: initialCapacity)
  }

  /// Returns a map that retains keys and values.
  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// Returns a map that retains its values only.
  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }
  /// Returns a map that retains its keys only.
  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }
  /// Returns a map that retains neither keys nor values.
  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private var entries: [(key: KeyType, value: ObjectType)] {
    table.all.compactMap { entry in entry.value.object.map { (entry.key, $0) } }
  }

  /// The memory and comparison policy for keys.
  open var keyPointerFunctions: NSPointerFunctions { NSPointerFunctions(options: table.options) }
  /// The memory policy for values.
  open var valuePointerFunctions: NSPointerFunctions { NSPointerFunctions(options: valueOptions) }
  /// The number of entries.
  open var count: Int { entries.count }

  /// Returns the value of a key, or `nil` if the key has no value.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    aKey.flatMap { table.entry(for: $0)?.value.object }
  }
  /// Sets the value of a key, or does nothing if either is `nil`.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    table.set(HeldObject(valueOptions.admit(anObject), valueOptions), for: aKey)
  }
  /// Removes an entry.
  open func removeObject(forKey aKey: KeyType?) {
    if let aKey { table.remove(aKey) }
  }
  /// Removes all entries.
  open func removeAllObjects() { table.removeAll() }

  /// Returns an enumerator of the current keys.
  open func keyEnumerator() -> NSEnumerator { ObjectEnumerator(entries.map(\.key)) }
  /// Returns an enumerator of the current values.
  open func objectEnumerator() -> NSEnumerator? { ObjectEnumerator(entries.map(\.value)) }
  /// Returns the entries with hashable keys as a dictionary.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    entries.reduce(into: [:]) { dictionary, entry in
      if let key = entry.key as? any Hashable { dictionary[AnyHashable(key)] = entry.value }
    }
  }
}

/// Retains the objects.
public var NSMapTableStrongMemory: NSPointerFunctions.Options { .strongMemory }
/// Doesn't retain the objects.
public var NSMapTableWeakMemory: NSPointerFunctions.Options { .weakMemory }
/// Retains copies of the objects.
public var NSMapTableCopyIn: NSPointerFunctions.Options { .copyIn }
/// Compares objects by identity.
public var NSMapTableObjectPointerPersonality: NSPointerFunctions.Options {
  .objectPointerPersonality
}
