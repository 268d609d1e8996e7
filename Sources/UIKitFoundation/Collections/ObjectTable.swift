internal import UIKitCore

/// A strong or weak reference to an object.
///
/// `Member` has no constraint, because a class-bound existential such as `any Delegate` doesn't
/// meet the constraint `AnyObject` without an Objective-C runtime.
struct HeldObject<Member> {
  private let strong: AnyObject?
  private weak var weak: AnyObject?

  init(_ object: Member, _ options: NSPointerFunctions.Options) {
    let object = object as AnyObject
    strong = options.isWeak ? nil : object
    if options.isWeak { weak = object }
  }

  /// The object, or `nil` if it was deallocated.
  var object: Member? {
    // A cast of an optional to `AnyObject` would put `nil` in an object.
    guard let object = strong ?? weak else { return nil }
    return object as? Member
  }
}

/// Values by objects, which are retained or not, in the order in which they were added.
///
/// Entries of deallocated objects are skipped. They are removed when a value is set in their
/// bucket.
struct ObjectTable<Key, Value> {
  private struct Entry {
    let key: HeldObject<Key>
    var value: Value
    /// A number that increases with each added entry.
    let serial: Int
  }

  let options: NSPointerFunctions.Options
  private var buckets: [Int: [Entry]] = [:]
  private var latestSerial = 0

  init(_ options: NSPointerFunctions.Options) { self.options = options }

  private func hash(_ key: Key) -> Int {
    guard !options.comparesAddresses, let object = key as? NSObject else {
      return ObjectIdentifier(key as AnyObject).hashValue
    }
    return object.hash
  }

  private func areSame(_ one: Key, _ other: Key) -> Bool {
    if (one as AnyObject) === (other as AnyObject) { return true }
    guard !options.comparesAddresses, let object = one as? NSObject else { return false }
    return object.isEqual(other)
  }

  private func place(of key: Key, in bucket: [Entry]) -> Int? {
    bucket.firstIndex { entry in entry.key.object.map { areSame($0, key) } ?? false }
  }

  /// Returns the value of a key with the stored key object, or `nil` if the key is missing.
  func entry(for key: Key) -> (key: Key, value: Value)? {
    guard let bucket = buckets[hash(key)], let place = place(of: key, in: bucket),
      let own = bucket[place].key.object
    else { return nil }
    return (own, bucket[place].value)
  }

  /// Sets the value of a key, keeping the stored key object if there is one.
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

  /// Removes a key.
  mutating func remove(_ key: Key) {
    let hash = hash(key)
    guard var bucket = buckets[hash], let place = place(of: key, in: bucket) else { return }
    bucket.remove(at: place)
    buckets[hash] = bucket.isEmpty ? nil : bucket
  }

  /// Removes all entries.
  mutating func removeAll() { buckets = [:] }

  /// The entries with keys that weren't deallocated, in the order in which they were added.
  var all: [(key: Key, value: Value)] {
    buckets.values.joined().sorted { $0.serial < $1.serial }.compactMap { entry in
      entry.key.object.map { ($0, entry.value) }
    }
  }

  /// The number of keys that weren't deallocated.
  var count: Int {
    buckets.values.reduce(0) { count, bucket in
      count + bucket.count { $0.key.object != nil }
    }
  }

  /// Removes entries with deallocated keys.
  mutating func compact() {
    buckets = buckets.compactMapValues { bucket in
      let left = bucket.filter { $0.key.object != nil }
      return left.isEmpty ? nil : left
    }
  }
}

/// An enumerator of objects.
final class ObjectEnumerator: NSEnumerator {
  private var left: ArraySlice<Any>

  init(_ objects: [Any]) {
    left = objects[...]
    super.init()
  }

  override func nextObject() -> Any? { left.popFirst() }
}
