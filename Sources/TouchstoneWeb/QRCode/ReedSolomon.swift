/// Reed–Solomon error correction, from which a reader restores unreadable codewords.
///
/// Codewords are polynomials over GF(2) of degree less than 8, modulo x⁸ + x⁴ + x³ + x² + 1.
enum ReedSolomon {
  /// Returns the correction codewords: the remainder of the data divided by the generator.
  static func correction(of data: [UInt8], count: Int) -> [UInt8] {
    let generator = generator(of: count)
    var rest = [UInt8](repeating: 0, count: count)
    for word in data {
      let factor = word ^ (rest.first ?? 0)
      rest.removeFirst()
      rest.append(0)
      for index in rest.indices { rest[index] ^= product(generator[index], factor) }
    }
    return rest
  }

  /// Returns the product of two codewords.
  static func product(_ one: UInt8, _ other: UInt8) -> UInt8 {
    var result: UInt8 = 0
    for bit in (0..<8).reversed() {
      let carries = result & 0x80 != 0
      result <<= 1
      if carries { result ^= 0x1D }
      if other >> bit & 1 != 0 { result ^= one }
    }
    return result
  }

  /// Returns the product of (x − 2ⁱ) for i from 0 to `degree` − 1, without its leading coefficient
  /// 1.
  private static func generator(of degree: Int) -> [UInt8] {
    var coefficients = [UInt8](repeating: 0, count: degree)
    coefficients[degree - 1] = 1
    var root: UInt8 = 1
    for _ in 0..<degree {
      for index in coefficients.indices {
        coefficients[index] = product(coefficients[index], root)
        if index + 1 < degree { coefficients[index] ^= coefficients[index + 1] }
      }
      root = product(root, 2)
    }
    return coefficients
  }
}
