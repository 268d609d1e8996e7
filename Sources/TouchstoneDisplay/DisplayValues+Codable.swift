extension DisplayRectangle: Codable {
  /// Encodes the array `[x, y, width, height]`.
  public func encode(to encoder: any Encoder) throws {
    try [x, y, width, height].map(DisplayNumber.rounded).encode(to: encoder)
  }

  /// Decodes the array `[x, y, width, height]`.
  public init(from decoder: any Decoder) throws {
    let numbers = try DisplayNumber.decode(4, from: decoder)
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension DisplayMatrix: Codable {
  /// Encodes the array `[a, b, c, d, tx, ty]`.
  public func encode(to encoder: any Encoder) throws {
    try [a, b, c, d, tx, ty].map(DisplayNumber.rounded).encode(to: encoder)
  }

  /// Decodes the array `[a, b, c, d, tx, ty]`.
  public init(from decoder: any Decoder) throws {
    let numbers = try DisplayNumber.decode(6, from: decoder)
    self.init(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }
}

extension DisplayColor: Codable {
  /// Encodes the text `#rrggbbaa`.
  public func encode(to encoder: any Encoder) throws {
    let digits = String(bytes, radix: 16)
    var value = encoder.singleValueContainer()
    try value.encode("#" + String(repeating: "0", count: 8 - digits.count) + digits)
  }

  /// Decodes the text `#rrggbbaa`.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    let text = try value.decode(String.self)
    guard text.count == 9, text.hasPrefix("#"), let bytes = UInt32(text.dropFirst(), radix: 16)
    else {
      throw DecodingError.dataCorruptedError(
        in: value, debugDescription: "\(text) isn't a color; expected #rrggbbaa")
    }
    self.bytes = bytes
  }
}

/// The encoding of arrays of numbers.
enum DisplayNumber {
  /// Rounds a number to a millionth, and returns 0 if it isn't finite, because JSON has only finite
  /// numbers.
  ///
  /// Numbers of 10⁹ or more are unchanged.
  static func rounded(_ number: Double) -> Double {
    guard number.isFinite else { return 0 }
    return number.magnitude < 1e9 ? (number * 1e6).rounded() / 1e6 : number
  }

  /// Decodes an array of exactly `count` numbers.
  static func decode(_ count: Int, from decoder: any Decoder) throws -> [Double] {
    let numbers = try [Double](from: decoder)
    guard numbers.count == count else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "\(numbers.count) numbers; expected \(count)"))
    }
    return numbers
  }
}
