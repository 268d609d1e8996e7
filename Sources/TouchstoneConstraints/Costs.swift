/// The costs of raising each symbol from zero, one number for each level in use.
///
/// The numbers of a symbol are adjacent in one block of memory.
struct Costs {
  private(set) var levels = Levels()
  private var numbers: [Double] = []
  private var symbols = 0
  /// The number of levels for which each symbol has space.
  private var stride = 0

  /// Reserves space for symbols, with initial costs of zero.
  mutating func reserve(_ count: Int) {
    guard count > symbols else { return }
    symbols = count
    numbers.append(contentsOf: repeatElement(0, count: count * stride - numbers.count))
  }

  /// Returns the index of a level, and reserves space for it in every symbol's costs.
  mutating func use(_ priority: Double) -> Int {
    let place = levels.use(priority)
    guard place >= stride else { return place }
    let wider = max(4, stride * 2)
    var spread = [Double](repeating: 0, count: symbols * wider)
    for symbol in 0..<symbols {
      for place in 0..<stride { spread[symbol * wider + place] = numbers[symbol * stride + place] }
    }
    (numbers, stride) = (spread, wider)
    return place
  }

  /// Reports that a constraint doesn't use a level any more.
  mutating func release(_ place: Int) { levels.release(place) }

  /// Removes all costs and levels.
  mutating func reset() {
    self = Costs()
  }

  /// Adds to the cost of a symbol at one level.
  mutating func add(_ cost: Double, to symbol: Int, at place: Int) {
    let index = symbol * stride + place
    numbers[index] = (numbers[index] + cost).withoutNoise
  }

  /// Sets all costs of a symbol to zero.
  mutating func clear(_ symbol: Int) {
    for index in symbol * stride..<(symbol + 1) * stride { numbers[index] = 0 }
  }

  /// Adds a multiple of one symbol's costs to those of another.
  mutating func add(_ factor: Double, times source: Int, to target: Int) {
    let (from, to) = (source * stride, target * stride)
    for place in 0..<stride where numbers[from + place] != 0 {
      numbers[to + place] = (numbers[to + place] + factor * numbers[from + place]).withoutNoise
    }
  }

  /// Returns whether all costs of a symbol are zero.
  func isFree(_ symbol: Int) -> Bool {
    let start = symbol * stride
    for place in 0..<stride where numbers[start + place] != 0 { return false }
    return true
  }

  /// Returns whether raising a symbol reduces the total cost.
  func isNegative(_ symbol: Int) -> Bool {
    let start = symbol * stride
    for place in levels.places {
      let cost = numbers[start + place]
      if cost != 0 { return cost < 0 }
    }
    return false
  }

  /// Returns whether one symbol has a lower cost per share than another. Shares are positive.
  func isCheaper(
    _ symbol: Int, by share: Double, than other: Int, by otherShare: Double
  ) -> Bool {
    let (start, otherStart) = (symbol * stride, other * stride)
    for place in levels.places {
      let (cost, otherCost) = (numbers[start + place], numbers[otherStart + place])
      if cost == 0, otherCost == 0 { continue }
      let difference = (cost * otherShare - otherCost * share).withoutNoise
      if difference != 0 { return difference < 0 }
    }
    return false
  }
}

extension Double {
  /// The magnitude below which coefficients and costs, which are ratios of multipliers, count as
  /// rounding errors.
  static let noise = 1e-9
  /// The magnitude below which constants count as zero, in points.
  static let tolerance = 1e-7

  /// The number, or zero if it is a rounding error.
  @inline(__always) var withoutNoise: Double { magnitude < .noise ? 0 : self }
}
