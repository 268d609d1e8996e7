internal import TouchstoneHost

/// An entry of a list in which every parent precedes its children.
@MainActor
protocol OutlineEntry {
  /// The number of ancestors.
  var level: Int { get }
  /// The parent's index in the list, or `nil` if the entry has no parent.
  var parent: Int? { get }
}

/// Builds nested JSON from a list of entries.
@MainActor
enum NestedJSON {
  /// The maximum nesting depth. Deeper entries are only counted, because most readers recurse and
  /// need stack space for each level.
  static let deepest = 500

  /// Returns the entries without a parent, each as an object with its `children`.
  ///
  /// Entries are processed from the end of the list, so that children are complete before their
  /// parent. `leftOut` is the number of descendants that are too deep to be included.
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
