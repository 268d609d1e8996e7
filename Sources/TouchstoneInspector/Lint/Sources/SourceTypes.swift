internal import TouchstoneRequirements

/// The types of several sources, by index, and the relations between them.
struct SourceTypes {
  let all: [SourceType]
  private let places: [String: [Int]]

  init(_ types: [SourceType]) {
    all = types
    places = Dictionary(grouping: types.indices) { types[$0].name }
  }

  /// Returns the type with a name as seen from another type: the nearest enclosing one in the same
  /// file, otherwise the only one. Returns `nil` if the name is ambiguous.
  private func type(_ kind: SourceType.Kind, named name: String, seenFrom index: Int) -> Int? {
    let place = all[index]
    let candidates = (places[name] ?? []).filter { all[$0].kind == kind }
    let around = candidates.filter {
      all[$0].file == place.file && place.scope.starts(with: all[$0].scope)
    }
    if let nearest = around.max(by: { all[$0].scope.count < all[$1].scope.count }) {
      return nearest
    }
    return candidates.count == 1 ? candidates[0] : nil
  }

  /// Returns the superclasses that the sources declare, nearest first.
  func ancestors(of type: Int) -> [Int] {
    var ancestors: [Int] = []
    var current = type
    while let name = all[current].parents.first,
      let above = self.type(.class, named: name, seenFrom: current), above != type,
      !ancestors.contains(above)
    {
      ancestors.append(above)
      current = above
    }
    return ancestors
  }

  /// Returns a class and its extensions.
  func parts(of type: Int) -> [Int] {
    [type]
      + (places[all[type].name] ?? []).filter {
        all[$0].kind == .extension
          && self.type(.class, named: all[$0].name, seenFrom: $0) == type
      }
  }

  func has(_ member: String, _ type: Int) -> Bool {
    parts(of: type).contains { all[$0].members.contains { $0.name == member } }
  }

  /// Returns all protocols that a class declares conformance to, with the protocols they inherit
  /// from.
  func protocols(of type: Int) -> [String] {
    var found: [String] = []
    var waiting = parts(of: type).flatMap { all[$0].parents }
    while !waiting.isEmpty {
      let name = waiting.removeFirst()
      guard !found.contains(name) else { continue }
      found.append(name)
      waiting += OptionalRequirements.parents[name] ?? []
      if let own = self.type(.protocol, named: name, seenFrom: type) {
        waiting += all[own].parents
      }
    }
    return found
  }
}
