/// Numbers that are the same in every run of a seed.
struct FuzzRandom {
  private var state: UInt64
  init(seed: Int) { state = UInt64(seed + 1) &* 0xD1B5_4A32_D192_ED03 | 1 }
  mutating func below(_ count: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int((state >> 16) % UInt64(max(1, count)))
  }
  /// One time in so many.
  mutating func chance(_ one: Int) -> Bool { below(one) == 0 }
  mutating func one<Element>(of elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[below(elements.count)]
  }
}

/// Something that is watched and not kept alive.
struct Weak<Object: AnyObject> {
  private(set) weak var object: Object?
  init(_ object: Object?) { self.object = object }
}
