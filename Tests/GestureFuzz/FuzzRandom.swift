/// Numbers that are the same in every run of a seed.
struct FuzzRandom {
  private var state: UInt64
  init(seed: Int) { state = UInt64(seed + 1) &* 0x9E37_79B9_7F4A_7C15 | 1 }
  mutating func below(_ count: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(count))
  }
  /// One time in so many.
  mutating func chance(_ one: Int) -> Bool { below(one) == 0 }
}
