/// The error bound of cached sibling indices.
///
/// Each object caches its index among its siblings. An insertion or removal shifts all later
/// indices without updating the caches, because updating 100,000 of them would cost more than the
/// change. A lookup searches outward from the cached index, which is off by at most the number of
/// changes. Once that number exceeds √*n* for *n* siblings, all caches are rewritten, so searching
/// and rewriting both cost O(√*n*) per change. The last error found is tried first, because
/// neighbors are likely to have the same error. Removing all siblings from front to back therefore
/// tests two per removal.
package struct IndexDrift: Sendable {
  /// The number of changes since all cached indices were rewritten.
  private var changes: Int32 = 0
  /// The error of the last index found.
  private var shift: Int32 = 0
  /// The distance around the likely index that is searched first.
  private static let nearby = 4
  /// The number of siblings up to which cached indices are never rewritten, because a full search
  /// is cheaper.
  private static let few = 256

  /// Creates the error bound of a list with correct cached indices.
  package init() {}

  /// Records `count` insertions or removals that shift later siblings.
  package mutating func grow(by count: Int = 1) {
    changes = Int32(clamping: Int(truncatingIfNeeded: changes) + count)
  }

  /// Finds the index of an object that isn't at its cached index. The caller updates the cache.
  ///
  /// - Parameters:
  ///   - place: The cached index.
  ///   - count: The number of siblings.
  ///   - isIt: Returns whether the object is at an index.
  ///   - writeDown: Rewrites all cached indices, and returns that of the object.
  /// - Returns: The index, or `nil` if the object isn't among the siblings.
  package mutating func find(
    from place: Int, count: Int, where isIt: (Int) -> Bool, writeDown: () -> Int
  ) -> Int? {
    var found = likelyIndex(from: place, count: count, where: isIt)
    if found == nil, isLarge(for: count) {
      self = IndexDrift()
      return writeDown()
    }
    found = found ?? Self.index(near: place, count: count, where: isIt)
    if let found { shift = Int32(clamping: place - found) }
    return found
  }

  /// Returns whether rewriting the cached indices of `count` siblings costs less than searching.
  private func isLarge(for count: Int) -> Bool {
    let changes = Int(truncatingIfNeeded: changes)
    return count > Self.few && changes * changes > count
  }

  /// Returns the object's index if its error is about that of the last object found.
  private func likelyIndex(from place: Int, count: Int, where isIt: (Int) -> Bool) -> Int? {
    let guess = place - Int(truncatingIfNeeded: shift)
    let first = max(0, guess - Self.nearby)
    let last = min(count - 1, guess + Self.nearby)
    guard first <= last else { return nil }
    for index in first...last where isIt(index) { return index }
    return nil
  }

  /// Returns the index nearest to the cached one at which `isIt` returns true.
  private static func index(near place: Int, count: Int, where isIt: (Int) -> Bool) -> Int? {
    var below = min(place, count - 1)
    var above = below + 1
    while below >= 0 || above < count {
      if below >= 0 {
        if isIt(below) { return below }
        below -= 1
      }
      if above < count {
        if isIt(above) { return above }
        above += 1
      }
    }
    return nil
  }
}
