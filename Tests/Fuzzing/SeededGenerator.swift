/// A pseudorandom sequence that is the same for the same seed on every platform (SplitMix64).
public struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// Creates the sequence of a seed.
  public init(seed: UInt64) { state = seed }

  /// Returns the next number, with 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number from 0 up to, but not including, `limit`.
  ///
  /// Returns 0 if `limit` is less than 2.
  public mutating func below(_ limit: Int) -> Int {
    Int(truncatingIfNeeded: next() % UInt64(clamping: max(1, limit)))
  }

  /// Returns `true` with a probability of 1 in `one`.
  public mutating func chance(_ one: Int) -> Bool { below(one) == 0 }

  /// Returns a random element, or `nil` if there is none.
  public mutating func one<Element>(of elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[below(elements.count)]
  }
}
