/// Finds the characters of a text in its bytes.
///
/// Most characters are one scalar that doesn't join with its neighbors. These are read directly
/// from the bytes. The standard library finds all others.
struct CharacterReader {
  /// A character found in a text.
  enum Found {
    /// A character of one scalar that is one UTF-16 unit.
    case plain(Scalar)
    /// Any other character, with its number of bytes.
    case joined(Character, size: Int)
  }

  /// A scalar found in a text.
  struct Scalar {
    var scalar: Unicode.Scalar = "\0"
    /// The number of bytes.
    var size = 0
    var block = ScalarBlock.others
  }

  private let string: String
  private let bytes: UnsafeBufferPointer<UInt8>
  private let end: Int
  /// The last scalar read. Finding the end of one character reads the first scalar of the next.
  private var latest = (place: -1, found: Scalar())
  /// The end of the last character that the standard library found.
  private var behind: (byte: Int, index: String.Index)?

  /// Creates a reader of a string and its bytes, up to `end`, which is between two characters.
  init(_ string: String, _ bytes: UnsafeBufferPointer<UInt8>, end: Int) {
    self.string = string
    self.bytes = bytes
    self.end = end
  }

  /// Returns the character that begins at a byte offset before the end.
  mutating func character(at place: Int) -> Found {
    let here = scalar(at: place)
    let next = place + here.size
    if here.block != .joining,
      next == end || bytes[next] < 0x80 || scalar(at: next).block != .joining
    {
      return .plain(here)
    }
    let index =
      behind.flatMap { $0.byte == place ? $0.index : nil }
      ?? string.utf8.index(string.startIndex, offsetBy: place)
    // A substring begins with a character. The string itself would search for the beginning of the
    // character, as far back as there are flags.
    let rest = string[index...]
    let after = rest.index(after: rest.startIndex)
    let length = min(string.utf8.distance(from: index, to: after), end - place)
    behind = (place + length, after)
    return .joined(rest[rest.startIndex], size: length)
  }

  private mutating func scalar(at place: Int) -> Scalar {
    if latest.place == place { return latest.found }
    let first = UInt32(truncatingIfNeeded: bytes[place])
    func next(_ offset: Int) -> UInt32 { UInt32(truncatingIfNeeded: bytes[place + offset] & 0x3F) }
    let (value, size): (UInt32, Int) =
      switch first {
      case ..<0x80: (first, 1)
      case ..<0xE0: ((first & 0x1F) << 6 | next(1), 2)
      case ..<0xF0: ((first & 0x0F) << 12 | next(1) << 6 | next(2), 3)
      default: ((first & 0x07) << 18 | next(1) << 12 | next(2) << 6 | next(3), 4)
      }
    let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
    latest = (place, Scalar(scalar: scalar, size: size, block: ScalarBlock(scalar)))
    return latest.found
  }
}

extension Unicode.Scalar {
  /// Whether two scalars of this kind form a flag. The beginning of a flag depends on all preceding
  /// flags.
  var isHalfOfFlag: Bool { (0x1F1E6...0x1F1FF).contains(value) }
}
