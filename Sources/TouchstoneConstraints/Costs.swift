/// What it costs to raise each symbol from zero: a number for each level in use.
///
/// The numbers of one symbol lie side by side in one block of memory.
struct Costs {
  private(set) var levels = Levels()
  private var numbers: [Double] = []
  private var symbols = 0
  /// How many numbers each symbol has.
  private var stride = 0

  /// Makes room for symbols, which cost nothing at first.
  mutating func reserve(_ count: Int) {
    guard count > symbols else { return }
    symbols = count
    numbers.append(contentsOf: repeatElement(0, count: count * stride - numbers.count))
  }

  /// The place of a level; every symbol gets room for it.
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

  /// One constraint less uses a level.
  mutating func release(_ place: Int) { levels.release(place) }

  /// Forgets what all symbols cost, and all levels.
  mutating func reset() {
    self = Costs()
  }

  /// Adds to what a symbol costs at one level.
  mutating func add(_ cost: Double, to symbol: Int, at place: Int) {
    let index = symbol * stride + place
    numbers[index] = (numbers[index] + cost).withoutNoise
  }

  /// A symbol costs nothing.
  mutating func clear(_ symbol: Int) {
    for index in symbol * stride..<(symbol + 1) * stride { numbers[index] = 0 }
  }

  /// Adds a multiple of what one symbol costs to what another costs.
  mutating func add(_ factor: Double, times source: Int, to target: Int) {
    let (from, to) = (source * stride, target * stride)
    for place in 0..<stride where numbers[from + place] != 0 {
      numbers[to + place] = (numbers[to + place] + factor * numbers[from + place]).withoutNoise
    }
  }

  /// Whether a symbol costs nothing at any level.
  func isFree(_ symbol: Int) -> Bool {
    let start = symbol * stride
    for place in 0..<stride where numbers[start + place] != 0 { return false }
    return true
  }

  /// Whether raising a symbol makes the whole better.
  func isNegative(_ symbol: Int) -> Bool {
    let start = symbol * stride
    for place in levels.places {
      let cost = numbers[start + place]
      if cost != 0 { return cost < 0 }
    }
    return false
  }

  /// Whether one symbol costs less for its share than another for its own; shares are above zero.
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
  /// Coefficients and costs nearer to zero are zero that was rounded; they are ratios of multipliers.
  static let noise = 1e-9
  /// Constants nearer to zero hold as if they were; in points.
  static let tolerance = 1e-7

  /// Zero, where it is nearly that.
  @inline(__always) var withoutNoise: Double { magnitude < .noise ? 0 : self }
}
