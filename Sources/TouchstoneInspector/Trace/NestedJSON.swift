internal import TouchstoneHost

/// An entry of a list in which everything stands behind what holds it.
@MainActor
protocol OutlineEntry {
  /// How many entries hold it, one in the other.
  var level: Int { get }
  /// The place in the list of the one that holds it; nil for none.
  var parent: Int? { get }
}

/// Makes JSON in which things hold each other of a list of them.
@MainActor
enum NestedJSON {
  /// How many objects lie in each other: a reader that goes down by calls, as most do, needs stack
  /// for each. What is deeper is counted instead.
  static let deepest = 500

  /// The entries that nothing holds, each as an object with its `children`.
  ///
  /// The last in the list are the deepest, so that from the end on every entry finds its children
  /// done. `leftOut` says how many are too deep to be there.
  static func values<Entry: OutlineEntry>(
    _ outline: [Entry], members: (Entry) -> [JSONMember]
  ) -> [JSONValue] {
    var roots: [JSONValue] = []
    var children: [[JSONValue]] = outline.map { _ in [] }
    var leftOut = outline.map { _ in 0 }
    for (place, entry) in outline.enumerated().reversed() {
      if let parent = entry.parent, entry.level >= deepest {
        leftOut[parent] += leftOut[place] + 1
        continue
      }
      var all = members(entry)
      all.append(JSONMember("children", .array(children[place].reversed())))
      if leftOut[place] > 0 { all.append(JSONMember("leftOut", .number(leftOut[place]))) }
      children[place] = []
      if let parent = entry.parent {
        children[parent].append(.object(all))
      } else {
        roots.append(.object(all))
      }
    }
    return roots.reversed()
  }
}
