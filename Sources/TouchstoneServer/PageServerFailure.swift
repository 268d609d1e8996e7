/// The reason that a server can't listen.
package enum PageServerFailure: Error, Equatable {
  /// The string isn't an address, or the address doesn't belong to this machine.
  case badAddress
  /// Every port that was tried is in use, up to `last`.
  case portsTaken(last: UInt16)
  /// The package was built without its trait `App`.
  case notBuilt
  /// The system refuses, for the given reason.
  case refused(String)
}
