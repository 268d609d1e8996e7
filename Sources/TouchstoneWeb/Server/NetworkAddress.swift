internal import Foundation

/// The addresses at which this machine can be reached.
enum NetworkAddress {
  /// The wildcard addresses, which cover all addresses of this machine, by family.
  private static let everywhere = ["0.0.0.0": AF_INET, "::": AF_INET6]
  /// The loopback addresses, which other machines can't reach, by family.
  private static let loopback = [AF_INET: "127.0.0.1", AF_INET6: "::1"]

  /// Returns the addresses at which a server that listens on `address` can be reached, in URL form,
  /// the best first.
  static func reachable(from address: String) -> [String] {
    let address = numeric(address)
    guard let family = everywhere[address] else { return [inURL(address)] }
    return (own(family) + [loopback[family]].compactMap(\.self)).map(inURL)
  }

  /// Returns an address in the form that browsers use. A string that isn't an address is returned
  /// unchanged.
  static func numeric(_ address: String) -> String {
    if address == "localhost" { return loopback[AF_INET] ?? address }
    var bytes = in6_addr()
    guard inet_pton(AF_INET6, address, &bytes) == 1 else { return address }
    var text = [CChar](repeating: 0, count: Int(clamping: INET6_ADDRSTRLEN))
    guard inet_ntop(AF_INET6, &bytes, &text, socklen_t(text.count)) != nil else { return address }
    return string(text)
  }

  /// Returns whether an address can be reached only from this machine.
  static func isLoopback(_ address: String) -> Bool {
    loopback.values.contains(numeric(address))
  }

  /// Returns an address in URL form: an IPv6 address gets brackets.
  private static func inURL(_ address: String) -> String {
    address.contains(":") ? "[\(address)]" : address
  }

  private static func string(_ text: [CChar]) -> String {
    String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Returns this machine's addresses of a family except the loopback address, in the system's
  /// order. Link-local IPv6 addresses are omitted, because they have no URL.
  private static func own(_ family: Int32) -> [String] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    var addresses: [String] = []
    var next = first
    while let entry = next?.pointee {
      next = entry.ifa_next
      guard let place = entry.ifa_addr, Int32(clamping: place.pointee.sa_family) == family else {
        continue
      }
      var name = [CChar](repeating: 0, count: Int(clamping: NI_MAXHOST))
      let size = socklen_t(
        family == AF_INET ? MemoryLayout<sockaddr_in>.size : MemoryLayout<sockaddr_in6>.size)
      guard
        getnameinfo(place, size, &name, socklen_t(name.count), nil, 0, NI_NUMERICHOST) == 0
      else { continue }
      let address = string(name)
      let isLocal = address.hasPrefix("127.") || address == "::1" || address.contains("%")
      if !isLocal, !addresses.contains(address) { addresses.append(address) }
    }
    return addresses
  }
}
