/// The secret in the URL: whoever knows it may see and touch the application.
struct AccessToken: Hashable, Sendable, CustomStringConvertible {
  /// The secret as 32 hexadecimal digits.
  let description: String

  /// Draws a new one from the system's random numbers, 128 bits long.
  init() {
    var generator = SystemRandomNumberGenerator()
    let halves = [generator.next(), generator.next()] as [UInt64]
    description = halves.map { half in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Whether a text is the secret; takes as long for a near miss as for a far one.
  func matches(_ text: String) -> Bool {
    let own = Array(description.utf8)
    let other = Array(text.utf8)
    guard own.count == other.count else { return false }
    var difference: UInt8 = 0
    for index in own.indices { difference |= own[index] ^ other[index] }
    return difference == 0
  }
}
