/// The changes that lead from one list of identifiers to another.
///
/// Elements that are in both lists and keep their order aren't moved; their number is the greatest
/// possible. The time is linear on average if few elements change their order, and grows with the
/// logarithm of the number of moved elements otherwise.
package struct OrderDifference<Identifier: Hashable> {
  /// The removed elements, as indexes of the old list in ascending order.
  package private(set) var removed: [Int] = []
  /// The inserted elements, as indexes of the new list in ascending order.
  package private(set) var inserted: [Int] = []
  /// The moved elements, as indexes of the old and the new list, in the order of the new list.
  package private(set) var moved: [(from: Int, to: Int)] = []

  /// Compares two lists, in each of which an element occurs at most once.
  package init(from old: some RandomAccessCollection<Identifier>, to new: [Identifier]) {
    let old = Array(old)
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    guard start < oldEnd || start < newEnd else { return }
    var places = Dictionary<Identifier, Int>(minimumCapacity: oldEnd - start)
    for index in start..<oldEnd { places[old[index]] = index }
    // The elements of the new list that the old list has, in the new order.
    var common: [(from: Int, to: Int)] = []
    var remains = [Bool](repeating: false, count: oldEnd - start)
    for index in start..<newEnd {
      if let place = places[new[index]], !remains[place - start] {
        common.append((place, index))
        remains[place - start] = true
      } else {
        inserted.append(index)
      }
    }
    removed = (start..<oldEnd).filter { !remains[$0 - start] }
    let still = LongestRise(common.map(\.from)).members
    moved = common.indices.filter { !still[$0] }.map { common[$0] }
  }
}

/// A longest rising subsequence of different numbers.
struct LongestRise {
  /// Whether each number belongs to it.
  let members: [Bool]

  init(_ numbers: [Int]) {
    // The index of the least number that ends a rise of each length.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      let length: Int
      if let last = ends.last, numbers[last] > number {
        length = Self.firstEnd(in: ends, of: numbers, above: number)
      } else {
        length = ends.count
      }
      if length > 0 { previous[index] = ends[length - 1] }
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var members = [Bool](repeating: false, count: numbers.count)
    var index = ends.last ?? -1
    while index >= 0 {
      members[index] = true
      index = previous[index]
    }
    self.members = members
  }

  private static func firstEnd(in ends: [Int], of numbers: [Int], above number: Int) -> Int {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
