/// The priorities in use, each with a place in every symbol's costs.
///
/// An error of one level is worth more than any sum of errors of weaker ones, so costs are vectors that
/// are compared level after level, the strongest first. Weights in a single number would run out of
/// digits after four or five levels.
struct Levels {
  /// The level of required constraints that gave way: above all others.
  static let broken = 1000.0

  /// The places, the strongest level first.
  private(set) var places: [Int] = []
  private var priorities: [Double] = []
  private var uses: [Int] = []

  /// The place of a level, which is in use once more.
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

  /// A level is in use once less; its place is free when nobody uses it.
  mutating func release(_ place: Int) {
    uses[place] -= 1
    if uses[place] == 0 { places.removeAll { $0 == place } }
  }
}
