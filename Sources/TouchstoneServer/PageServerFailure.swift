/// Why a server does not listen.
package enum PageServerFailure: Error, Equatable {
  /// The string isn't an address, or the address doesn't belong to this machine.
  case badAddress
  /// Every port that was tried is taken; the last one.
  case portsTaken(last: UInt16)
  /// The package was built without its trait `App`.
  case notBuilt
  /// The system refuses, for its own reason.
  case refused(String)
}
