internal import UIKitCore

/// A reference to an object that keeps it alive or does not.
struct HeldObject<Member: AnyObject> {
  private let strong: Member?
  private weak var weak: Member?

  init(_ object: Member, _ options: NSPointerFunctions.Options) {
    strong = options.isWeak ? nil : object
    if options.isWeak { weak = object }
  }

  /// The object; nil once it has ended.
  var object: Member? { strong ?? weak }
}

/// Values by objects, which it keeps alive or not, in the order in which they came.
///
/// What ended is passed over, and thrown away as soon as it is met.
struct ObjectTable<Key: AnyObject, Value> {
  private struct Entry {
    let key: HeldObject<Key>
    var value: Value
    /// Says which came first.
    let serial: Int
  }

  let options: NSPointerFunctions.Options
  private var buckets: [Int: [Entry]] = [:]
  private var latestSerial = 0

  init(_ options: NSPointerFunctions.Options) { self.options = options }

  private func hash(_ key: Key) -> Int {
    guard !options.comparesAddresses, let object = key as? NSObject else {
      return ObjectIdentifier(key).hashValue
    }
    return object.hash
  }

  private func areSame(_ one: Key, _ other: Key) -> Bool {
    if one === other { return true }
    guard !options.comparesAddresses, let object = one as? NSObject else { return false }
    return object.isEqual(other)
  }

  private func place(of key: Key, in bucket: [Entry]) -> Int? {
    bucket.firstIndex { entry in entry.key.object.map { areSame($0, key) } ?? false }
  }

  /// The value of a key, and the object that is the key here.
  func entry(for key: Key) -> (key: Key, value: Value)? {
    guard let bucket = buckets[hash(key)], let place = place(of: key, in: bucket),
      let own = bucket[place].key.object
    else { return nil }
    return (own, bucket[place].value)
  }

  /// Sets the value of a key, which stays the object that it was.
  mutating func set(_ value: Value, for key: Key) {
    let hash = hash(key)
    var bucket = buckets[hash]?.filter { $0.key.object != nil } ?? []
    if let place = place(of: key, in: bucket) {
      bucket[place].value = value
    } else {
      latestSerial += 1
      bucket.append(
        Entry(key: HeldObject(options.admit(key), options), value: value, serial: latestSerial))
    }
    buckets[hash] = bucket
  }

  /// Takes a key out.
  mutating func remove(_ key: Key) {
    let hash = hash(key)
    guard var bucket = buckets[hash], let place = place(of: key, in: bucket) else { return }
    bucket.remove(at: place)
    buckets[hash] = bucket.isEmpty ? nil : bucket
  }

  /// Takes everything out.
  mutating func removeAll() { buckets = [:] }

  /// Every key that has not ended, with its value, in the order in which they came.
  var all: [(key: Key, value: Value)] {
    buckets.values.joined().sorted { $0.serial < $1.serial }.compactMap { entry in
      entry.key.object.map { ($0, entry.value) }
    }
  }

  /// How many keys have not ended.
  var count: Int {
    buckets.values.reduce(0) { count, bucket in
      count + bucket.count { $0.key.object != nil }
    }
  }

  /// Throws away what has ended.
  mutating func compact() {
    buckets = buckets.compactMapValues { bucket in
      let left = bucket.filter { $0.key.object != nil }
      return left.isEmpty ? nil : left
    }
  }
}

/// Goes through objects one by one.
final class ObjectEnumerator: NSEnumerator {
  private var left: ArraySlice<Any>

  init(_ objects: [Any]) {
    left = objects[...]
    super.init()
  }

  override func nextObject() -> Any? { left.popFirst() }
}
