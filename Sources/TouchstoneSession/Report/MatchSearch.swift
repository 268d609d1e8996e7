/// Finds matches with earlier bytes, byte by byte.
struct MatchSearch {
  private let bytes: [UInt8]
  private var position = 0
  /// The match at the next byte, if it was searched already.
  private var found: (length: Int, distance: Int)?
  /// The last position of each hash, or -1 for a hash that hasn't occurred.
  private var heads = [Int32](repeating: -1, count: 1 << hashBits)
  /// The previous position with the same hash for each position, in a ring buffer.
  private var earlier = [Int32](repeating: -1, count: window)

  private static let hashBits = 15
  private static let window = 1 << 15
  private static let shortest = 3
  private static let longest = 258
  /// The maximum number of earlier positions to compare. Higher numbers find little more.
  private static let mostTries = 64
  /// The match length above which no longer match is searched.
  private static let longEnough = 32

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether all bytes are in tokens.
  var isAtEnd: Bool { position >= bytes.count }

  /// Returns the next tokens, at most `limit`.
  mutating func tokens(upTo limit: Int) -> [Deflate.Token] {
    var tokens: [Deflate.Token] = []
    tokens.reserveCapacity(min(limit, bytes.count - position))
    bytes.withUnsafeBufferPointer { bytes in
      while tokens.count < limit, position < bytes.count {
        let (length, distance) = found ?? match(at: position, in: bytes)
        found = nil
        insert(position, in: bytes)
        // A longer match may begin with the next byte.
        if length >= Self.shortest, length < Self.longEnough {
          let next = match(at: position + 1, in: bytes)
          if next.length > length { found = next }
        }
        if length < Self.shortest || found != nil {
          tokens.append(Deflate.Token(value: Int(truncatingIfNeeded: bytes[position]), distance: 0))
          position += 1
        } else {
          tokens.append(Deflate.Token(value: length, distance: distance))
          for place in position + 1..<position + length { insert(place, in: bytes) }
          position += length
        }
      }
    }
    return tokens
  }

  /// Returns the longest match at a position, and its distance.
  private func match(
    at place: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> (length: Int, distance: Int) {
    guard place + Self.shortest <= bytes.count else { return (0, 0) }
    let most = min(Self.longest, bytes.count - place)
    var best = (length: 0, distance: 0)
    var candidate = Int(truncatingIfNeeded: heads[Self.hash(place, bytes)])
    var tries = 0
    while candidate >= 0, place - candidate < Self.window, tries < Self.mostTries {
      tries += 1
      if best.length == 0 || bytes[candidate + best.length] == bytes[place + best.length] {
        var length = 0
        while length < most, bytes[candidate + length] == bytes[place + length] { length += 1 }
        if length > best.length {
          best = (length, place - candidate)
          if length == most { break }
        }
      }
      let next = Int(truncatingIfNeeded: earlier[candidate & (Self.window - 1)])
      guard next < candidate else { break }
      candidate = next
    }
    return best
  }

  private mutating func insert(_ place: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    guard place + Self.shortest <= bytes.count else { return }
    let hash = Self.hash(place, bytes)
    earlier[place & (Self.window - 1)] = heads[hash]
    heads[hash] = Int32(clamping: place)
  }

  private static func hash(_ place: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let word =
      UInt32(truncatingIfNeeded: bytes[place]) << 16 | UInt32(truncatingIfNeeded: bytes[place + 1])
      << 8 | UInt32(truncatingIfNeeded: bytes[place + 2])
    return Int(
      truncatingIfNeeded: (word &* 0x9E37_79B1) >> UInt32(truncatingIfNeeded: 32 - hashBits))
  }
}
