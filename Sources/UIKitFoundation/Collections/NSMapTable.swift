public import UIKitCore

/// Objects by objects, each of which it keeps alive or not.
///
/// An entry whose key or value has ended is gone: it is not counted, other than on iOS, where it may be
/// for a while. Entries are gone through in the order in which their keys came.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private var table: ObjectTable<KeyType, HeldObject<ObjectType>>
  private let valueOptions: NSPointerFunctions.Options

  /// Makes an empty table; the capacity is not needed here.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    table = ObjectTable(keyOptions)
    self.valueOptions = valueOptions
    super.init()
  }

  /// Makes an empty table of stated ways of holding keys and values.
  public convenience init(
    keyPointerFunctions: NSPointerFunctions, valuePointerFunctions: NSPointerFunctions,
    capacity initialCapacity: Int
  ) {
    self.init(
      keyOptions: keyPointerFunctions.options, valueOptions: valuePointerFunctions.options,
      capacity: initialCapacity)
  }

  /// A table that keeps keys and values alive.
  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// A table that keeps its values alive.
  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }
  /// A table that keeps its keys alive.
  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }
  /// A table that keeps nothing alive.
  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private var entries: [(key: KeyType, value: ObjectType)] {
    table.all.compactMap { entry in entry.value.object.map { (entry.key, $0) } }
  }

  /// How keys are held.
  open var keyPointerFunctions: NSPointerFunctions { NSPointerFunctions(options: table.options) }
  /// How values are held.
  open var valuePointerFunctions: NSPointerFunctions { NSPointerFunctions(options: valueOptions) }
  /// How many entries there are.
  open var count: Int { entries.count }

  /// The value of a key; nil without one.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    aKey.flatMap { table.entry(for: $0)?.value.object }
  }
  /// Sets the value of a key; nil for either does nothing.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    table.set(HeldObject(valueOptions.admit(anObject), valueOptions), for: aKey)
  }
  /// Takes an entry out.
  open func removeObject(forKey aKey: KeyType?) {
    if let aKey { table.remove(aKey) }
  }
  /// Takes all entries out.
  open func removeAllObjects() { table.removeAll() }

  /// Goes through the keys that there are at the moment.
  open func keyEnumerator() -> NSEnumerator { ObjectEnumerator(entries.map(\.key)) }
  /// Goes through the values that there are at the moment.
  open func objectEnumerator() -> NSEnumerator? { ObjectEnumerator(entries.map(\.value)) }
  /// The entries as a dictionary, for keys that can be in one.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    entries.reduce(into: [:]) { dictionary, entry in
      if let key = entry.key as? any Hashable { dictionary[AnyHashable(key)] = entry.value }
    }
  }
}

/// Objects are kept alive.
public var NSMapTableStrongMemory: NSPointerFunctions.Options { .strongMemory }
/// Objects are not kept alive.
public var NSMapTableWeakMemory: NSPointerFunctions.Options { .weakMemory }
/// Copies are kept.
public var NSMapTableCopyIn: NSPointerFunctions.Options { .copyIn }
/// Objects are the same only when they are one.
public var NSMapTableObjectPointerPersonality: NSPointerFunctions.Options {
  .objectPointerPersonality
}
