/// The elementary functions that scrolling and rotation need, implemented with basic arithmetic.
///
/// System math libraries differ in the last bit, but a trace must be the same on every platform.
/// Sums, products and quotients of doubles are the same everywhere. The results are accurate to a
/// few units in the last place.
package enum PortableMath {
  /// The upper half of the natural logarithm of two. It has trailing zeros, so its products with
  /// small integers are exact.
  private static let logarithmOfTwoHigh = 0x1.62e42feep-1
  /// The rest of the natural logarithm of two.
  private static let logarithmOfTwoLow = 0x1.a39ef35793c76p-33
  /// The largest argument with a finite exponential.
  private static let largestExponent = 709.782712893384
  /// The smallest argument with an exponential above zero.
  private static let smallestExponent = -745.1332191019411
  /// The number of terms of the exponential series, sufficient for arguments up to half the
  /// logarithm of two.
  private static let exponentialTerms = 14
  /// The number of terms of the logarithm's series, sufficient for arguments around one.
  private static let logarithmTerms = 13
  /// The number of terms of the arc tangent's series, sufficient for arguments below a fifth.
  private static let arcTangentTerms = 14

  /// Returns e raised to a power.
  package static func exponential(_ power: Double) -> Double {
    guard !power.isNaN else { return power }
    if power > largestExponent { return .infinity }
    if power < smallestExponent { return 0 }
    let doublings = (power / (logarithmOfTwoHigh + logarithmOfTwoLow)).rounded()
    let rest = (power - doublings * logarithmOfTwoHigh) - doublings * logarithmOfTwoLow
    var sum = 1.0
    for term in stride(from: exponentialTerms, through: 1, by: -1) {
      sum = 1 + sum * rest / Double(term)
    }
    // Two factors, because a single power of two can't represent the smallest results.
    let exponent = Int(exactly: doublings) ?? 0
    let half = exponent >> 1
    return sum * Double(sign: .plus, exponent: half, significand: 1)
      * Double(sign: .plus, exponent: exponent - half, significand: 1)
  }

  /// Returns the natural logarithm, minus infinity for zero, or NaN for a negative number.
  package static func logarithm(_ number: Double) -> Double {
    if number == 0 { return -.infinity }
    guard number > 0 else { return .nan }
    guard number.isFinite else { return number }
    var significand = number.significand
    var exponent = Double(number.exponent)
    if significand > 2.0.squareRoot() {
      significand /= 2
      exponent += 1
    }
    let quotient = (significand - 1) / (significand + 1)
    let square = quotient * quotient
    var sum = 0.0
    for term in stride(from: logarithmTerms, through: 0, by: -1) {
      sum = sum * square + 1 / Double(2 * term + 1)
    }
    return exponent * logarithmOfTwoHigh
      + (2 * quotient * sum + exponent * logarithmOfTwoLow)
  }

  /// Returns the angle of a direction in radians, from -π to π, or 0 if both components are 0.
  package static func angle(x: Double, y: Double) -> Double {
    if x == 0, y == 0 { return 0 }
    let steep = y.magnitude > x.magnitude
    let ratio = steep ? x.magnitude / y.magnitude : y.magnitude / x.magnitude
    var angle = arcTangent(ratio)
    if steep { angle = .pi / 2 - angle }
    if x < 0 { angle = .pi - angle }
    return y < 0 ? -angle : angle
  }

  /// Returns the arc tangent of a number from 0 to 1. The angle is halved twice to shorten the
  /// series.
  private static func arcTangent(_ tangent: Double) -> Double {
    let half = tangent / (1 + (1 + tangent * tangent).squareRoot())
    let quarter = half / (1 + (1 + half * half).squareRoot())
    let square = quarter * quarter
    var sum = 0.0
    for term in stride(from: arcTangentTerms, through: 0, by: -1) {
      let sign: Double = term % 2 == 0 ? 1 : -1
      sum = sum * square + sign / Double(2 * term + 1)
    }
    return 4 * quarter * sum
  }
}
