/// Writes bits into bytes, the lowest bit first.
struct BitWriter {
  private var bytes: [UInt8] = []
  private var pending: UInt64 = 0
  private var count = 0

  /// Writes the lowest `count` bits of a number, at most 32.
  mutating func write(_ bits: Int, count: Int) {
    pending |= UInt64(truncatingIfNeeded: bits) << UInt64(clamping: self.count)
    self.count += count
    while self.count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      self.count -= 8
    }
  }

  /// Returns the bytes, with the last byte padded with zeros.
  mutating func finish() -> [UInt8] {
    if count > 0 { bytes.append(UInt8(truncatingIfNeeded: pending)) }
    pending = 0
    count = 0
    return bytes
  }
}
