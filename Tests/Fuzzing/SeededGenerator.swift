/// Random numbers that are the same for the same seed on every platform (SplitMix64).
public struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  /// The numbers of a seed.
  public init(seed: UInt64) { state = seed }

  /// The next number, any of 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to another; 0 where there is none.
  public mutating func below(_ limit: Int) -> Int {
    Int(truncatingIfNeeded: next() % UInt64(clamping: max(1, limit)))
  }

  /// One time in so many.
  public mutating func chance(_ one: Int) -> Bool { below(one) == 0 }

  /// Any of some elements; nil where there are none.
  public mutating func one<Element>(of elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[below(elements.count)]
  }
}
