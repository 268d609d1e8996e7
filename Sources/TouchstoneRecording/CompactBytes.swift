/// An append-only byte buffer in blocks that never move, so that written bytes are never copied.
final class CompactBytes {
  private static let blockSize = 1 << 16

  private struct Block {
    let memory: UnsafeMutablePointer<UInt8>
    let size: Int
    var used = 0
  }

  private var full: [Block] = []
  // Unchecked, because only the methods of this class access it, and no two accesses overlap.
  @exclusivity(unchecked) private var latest = Block(memory: .allocate(capacity: 0), size: 0)
  @exclusivity(unchecked) private(set) var count = 0

  deinit { removeAll() }

  /// Removes all bytes.
  func removeAll() {
    for block in full + [latest] { block.memory.deallocate() }
    full = []
    latest = Block(memory: .allocate(capacity: 0), size: 0)
    count = 0
  }

  /// Appends the bytes that `write` stores in memory: it may store up to `size` bytes, and returns
  /// their number.
  @inline(__always)
  func append(atMost size: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Int) {
    if latest.size - latest.used < size { addBlock(size) }
    let written = write(latest.memory + latest.used)
    latest.used += written
    count += written
  }

  /// Removes the last `number` bytes, which must have been appended by one call.
  func removeLast(_ number: Int) {
    latest.used -= number
    count -= number
  }

  @inline(never)
  private func addBlock(_ size: Int) {
    full.append(latest)
    let size = max(size, Self.blockSize)
    latest = Block(memory: .allocate(capacity: size), size: size)
  }

  /// All bytes, in order.
  var all: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    for block in full + [latest] {
      bytes.append(contentsOf: UnsafeBufferPointer(start: block.memory, count: block.used))
    }
    return bytes
  }
}

/// A writer of numbers to memory with enough capacity; small numbers use few bytes.
struct CompactOutput {
  private let start: UnsafeMutablePointer<UInt8>
  private var place: UnsafeMutablePointer<UInt8>

  /// The maximum number of bytes of a variable-length number.
  static let longestNumber = 10

  init(_ start: UnsafeMutablePointer<UInt8>) {
    self.start = start
    place = start
  }

  var count: Int { place - start }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    place.pointee = byte
    place += 1
  }

  /// Writes four bytes.
  @inline(__always)
  mutating func append(_ number: UInt32) {
    UnsafeMutableRawPointer(place).storeBytes(of: number.littleEndian, as: UInt32.self)
    place += 4
  }

  /// Writes a number with seven bits per byte, lowest bits first; numbers near zero are short,
  /// whatever their sign.
  @inline(__always)
  mutating func append(_ number: Int64) {
    var bits = UInt64(bitPattern: number << 1 ^ number >> 63)
    while bits >= 0x80 {
      append(UInt8(truncatingIfNeeded: bits) | 0x80)
      bits >>= 7
    }
    append(UInt8(truncatingIfNeeded: bits))
  }
}

/// A reader of the bytes that a ``CompactOutput`` wrote.
struct CompactInput {
  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { place == bytes.count }

  mutating func byte() -> UInt8 {
    defer { place += 1 }
    return bytes[place]
  }

  mutating func short() -> UInt32 {
    var number: UInt32 = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      number |= UInt32(truncatingIfNeeded: byte()) << shift
    }
    return number
  }

  mutating func number() -> Int64 {
    var bits: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let next = byte()
      bits |= UInt64(truncatingIfNeeded: next & 0x7F) << shift
      guard next >= 0x80 else { break }
      shift += 7
    }
    return Int64(bitPattern: bits >> 1) ^ -Int64(bitPattern: bits & 1)
  }

  mutating func text(_ count: Int) -> String {
    defer { place += count }
    return String(decoding: bytes[place..<place + count], as: UTF8.self)
  }
}
