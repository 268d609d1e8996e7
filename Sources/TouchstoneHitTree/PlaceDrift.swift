/// How wrong the places may be that siblings remember of themselves.
///
/// Everything remembers its place among its siblings. What is put in or taken out moves all that
/// come after it by one place, and they are not told: telling 100,000 siblings would cost more than
/// the change. Whoever looks for one begins at the place it remembers, and finds it no further away
/// than there were changes. Where these outgrow the square root of the number of siblings all places
/// are written down again, so that neither the looking nor the writing ever costs more than that
/// root for each change. Where one is found, its neighbours are likely to be as far from their places:
/// that is tried first, so that removing all from front to back looks at two for each.
package struct PlaceDrift: Sendable {
  /// How many changes there were since all places were written down.
  private var changes: Int32 = 0
  /// How far from its place the last one was that was looked for.
  private var shift: Int32 = 0
  /// How far around a likely place is looked.
  private static let nearby = 4
  /// Among how many all places are never written down: to look at so many takes less.
  private static let few = 256

  /// A list in which all places are right.
  package init() {}

  /// So many were put in or taken out before others.
  package mutating func grow(by count: Int = 1) {
    changes = Int32(clamping: Int(truncatingIfNeeded: changes) + count)
  }

  /// Finds what is not where it remembers to be; whoever asks writes down the answer.
  ///
  /// - Parameters:
  ///   - place: The place that it remembers.
  ///   - count: How many siblings there are.
  ///   - isIt: Whether it is the one at an index.
  ///   - writeDown: Writes down all places, and answers that of the one that is sought.
  /// - Returns: The index; nil where it is not among them.
  package mutating func find(
    from place: Int, count: Int, where isIt: (Int) -> Bool, writeDown: () -> Int
  ) -> Int? {
    var found = likelyIndex(from: place, count: count, where: isIt)
    if found == nil, isLarge(for: count) {
      self = PlaceDrift()
      return writeDown()
    }
    found = found ?? Self.index(near: place, count: count, where: isIt)
    if let found { shift = Int32(clamping: place - found) }
    return found
  }

  /// Whether writing down all places of `count` siblings costs less than going on looking.
  private func isLarge(for count: Int) -> Bool {
    let changes = Int(truncatingIfNeeded: changes)
    return count > Self.few && changes * changes > count
  }

  /// The index for which `isIt` holds, where it is about as far from its place as the last one.
  private func likelyIndex(from place: Int, count: Int, where isIt: (Int) -> Bool) -> Int? {
    let guess = place - Int(truncatingIfNeeded: shift)
    let first = max(0, guess - Self.nearby)
    let last = min(count - 1, guess + Self.nearby)
    guard first <= last else { return nil }
    for index in first...last where isIt(index) { return index }
    return nil
  }

  /// The index nearest to a remembered one for which `isIt` holds.
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
