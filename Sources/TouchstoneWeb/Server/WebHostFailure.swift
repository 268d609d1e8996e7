internal import TouchstoneServer

/// The reason that the page can't be served, in one line with a suggestion.
package enum WebHostFailure: Error, Equatable, CustomStringConvertible {
  /// The string isn't an address that a page can have, or the address doesn't belong to this
  /// machine.
  case badAddress(String)
  /// All ports that were tried are in use.
  case portsTaken(first: UInt16, last: UInt16)
  /// The system refuses to listen on the address.
  case notListening(String)
  /// Standard output can't be written, so the URL can't be announced.
  case cannotAnnounce
  /// The package was built without its trait `App`.
  case notBuilt
  /// The page's files are missing in the build's folder.
  case pageMissing(String)

  /// The failure as one line.
  package var description: String {
    switch self {
    case .badAddress(let address):
      "\(address) isn't an address of this machine; try 127.0.0.1 or ::1, or 0.0.0.0 or :: for "
        + "all of them."
    case .portsTaken(let first, let last):
      "Every port from \(first) to \(last) is in use; choose another with --port."
    case .notListening(let reason):
      "The system doesn't allow serving the page: \(reason)."
    case .cannotAnnounce:
      "The URL can't be written to standard output; without it, the page can't be opened."
    case .notBuilt:
      "This program was built without its page; enable the package trait App and build again."
    case .pageMissing(let place):
      "The page's files are missing at \(place); build again, and keep them next to the program."
    }
  }
}

extension WebHostFailure {
  /// Creates a failure from a server's failure and the requested options.
  init(_ failure: PageServerFailure, options: WebHost.Options) {
    self =
      switch failure {
      case .badAddress: .badAddress(options.address)
      case .portsTaken(let last): .portsTaken(first: options.port, last: last)
      case .notBuilt: .notBuilt
      case .refused(let reason): .notListening(reason)
      }
  }
}
