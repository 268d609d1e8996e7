/// Decides by the token, the `Host` and the `Origin` of a request whether it is admitted.
///
/// A foreign page can make a browser send requests to this server. It doesn't know the token, and
/// sends its own `Origin`. If it lets a name of its own resolve to this machine, the `Host` is that
/// name.
struct RequestAuthorizer: Sendable {
  /// The secret in the URL.
  let token: AccessToken
  /// The accepted values of `Host`, in lowercase.
  let hosts: [String]

  /// Creates the rule for a server with some addresses and one port.
  init(token: AccessToken, addresses: [String], port: UInt16) {
    self.token = token
    let names = addresses + ["localhost"]
    // Browsers omit the default port of HTTP.
    let bare = port == Self.standardPort ? names : []
    hosts = names.map { "\($0):\(port)" } + bare
  }

  /// Returns the reason that a request is rejected, or `nil` if its token may be checked.
  ///
  /// - Parameters:
  ///   - host: The request's `Host`.
  ///   - origin: The request's `Origin`. It is missing if the client isn't a browser, or if the
  ///     user opened the page.
  /// - Returns: One line, or `nil`.
  func refusal(host: String?, origin: String?) -> String? {
    guard let host, hosts.contains(host.lowercased()) else {
      return "This server responds only at \(hosts[0]); open the URL it printed."
    }
    guard let origin else { return nil }
    guard hosts.contains(where: { origin.lowercased() == "http://\($0)" }) else {
      return "This server responds only to its own page, and the request came from another page."
    }
    return nil
  }

  /// Returns the reason that a token is rejected, or `nil` if it is correct.
  func refusal(token text: String?) -> String? {
    guard let text else { return "The token is missing; open the URL that the program printed." }
    guard token.matches(text) else {
      return "The token is wrong; open the URL that the program printed last."
    }
    return nil
  }

  /// The default port of HTTP.
  private static let standardPort: UInt16 = 80
}
