/// The secret in the URL, which gives access to the application.
struct AccessToken: Hashable, Sendable, CustomStringConvertible {
  /// The secret as 32 hexadecimal digits.
  let description: String

  /// Creates a new secret from 128 random bits of the system.
  init() {
    var generator = SystemRandomNumberGenerator()
    let halves = [generator.next(), generator.next()] as [UInt64]
    description = halves.map { half in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// Returns whether a text is the secret, in a time that doesn't depend on the number of matching
  /// characters.
  func matches(_ text: String) -> Bool {
    let own = Array(description.utf8)
    let other = Array(text.utf8)
    guard own.count == other.count else { return false }
    var difference: UInt8 = 0
    for index in own.indices { difference |= own[index] ^ other[index] }
    return difference == 0
  }
}
