/// Who may come in: decides by the token, the `Host` and the `Origin` of a request.
///
/// A foreign page can make a browser send requests here. It does not know the token, its `Origin`
/// is its own, and if it points a name of its own at this machine the `Host` is that name.
struct Admission: Sendable {
  /// The secret in the URL.
  let token: AccessToken
  /// The values of `Host` under which the page is reached, in lower case.
  let hosts: [String]

  /// Makes the rule for a server that answers at some addresses on one port.
  init(token: AccessToken, addresses: [String], port: UInt16) {
    self.token = token
    let names = addresses + ["localhost"]
    // Browsers leave the port out where it is the one that HTTP has anyway.
    let bare = port == Self.standardPort ? names : []
    hosts = names.map { "\($0):\(port)" } + bare
  }

  /// Says why a request may not even be looked at, or nothing if it may.
  ///
  /// - Parameters:
  ///   - host: the request's `Host`.
  ///   - origin: the request's `Origin`; programs that are no browsers, and browsers for a page
  ///     that a person opens, send none.
  /// - Returns: one line, or nothing.
  func refusal(host: String?, origin: String?) -> String? {
    guard let host, hosts.contains(host.lowercased()) else {
      return "This server answers only at \(hosts[0]); open the URL it printed."
    }
    guard let origin else { return nil }
    guard hosts.contains(where: { origin.lowercased() == "http://\($0)" }) else {
      return "This server answers only its own page, and the request came from another one."
    }
    return nil
  }

  /// Says why a request with such a token is refused, or nothing if the token is right.
  func refusal(token text: String?) -> String? {
    guard let text else { return "The token is missing; open the URL that the program printed." }
    guard token.matches(text) else {
      return "The token is wrong; open the URL that the program printed last."
    }
    return nil
  }

  /// The port that HTTP has if a URL names none.
  private static let standardPort: UInt16 = 80
}
