/// The priorities in use, each with an index in every symbol's costs.
///
/// An error at one level outweighs any sum of errors at weaker levels. Costs are therefore vectors
/// that are compared level by level, strongest first. Weights in a single number would exceed its
/// precision after four or five levels.
struct Levels {
  /// The level of relaxed required constraints, above all others.
  static let broken = 1000.0

  /// The indices of the levels, strongest level first.
  private(set) var places: [Int] = []
  private var priorities: [Double] = []
  private var uses: [Int] = []

  /// Returns the index of a level, and counts one more use of it.
  mutating func use(_ priority: Double) -> Int {
    if let place = places.first(where: { priorities[$0] == priority }) {
      uses[place] += 1
      return place
    }
    let place = uses.firstIndex(of: 0) ?? priorities.count
    if place == priorities.count {
      priorities.append(priority)
      uses.append(1)
    } else {
      priorities[place] = priority
      uses[place] = 1
    }
    let rank = places.firstIndex { priorities[$0] < priority } ?? places.count
    places.insert(place, at: rank)
    return place
  }

  /// Counts one less use of a level. An index without uses is free.
  mutating func release(_ place: Int) {
    uses[place] -= 1
    if uses[place] == 0 { places.removeAll { $0 == place } }
  }
}
