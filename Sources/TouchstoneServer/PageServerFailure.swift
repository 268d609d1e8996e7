/// Why a server does not listen.
package enum PageServerFailure: Error, Equatable {
  /// The address is none of this machine's, or is no address.
  case badAddress
  /// Every port that was tried is taken; the last one.
  case portsTaken(last: UInt16)
  /// The package was built without its trait `Page`.
  case notBuilt
  /// The system refuses, for its own reason.
  case refused(String)
}
