internal import Foundation

/// The addresses under which this machine is reached.
enum NetworkAddress {
  /// The address that stands for all of this machine's.
  static let all = "0.0.0.0"

  /// The addresses at which a server answers that listens at one, the best for a URL first.
  static func reachable(from address: String) -> [String] {
    switch address {
    case "localhost": ["127.0.0.1"]
    case all: own() + ["127.0.0.1"]
    default: [address]
    }
  }

  /// This machine's own IPv4 addresses but the loopback, in the system's order.
  private static func own() -> [String] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    var addresses: [String] = []
    var next = first
    while let entry = next?.pointee {
      next = entry.ifa_next
      guard let place = entry.ifa_addr, Int32(clamping: place.pointee.sa_family) == AF_INET else {
        continue
      }
      var name = [CChar](repeating: 0, count: Int(clamping: NI_MAXHOST))
      let size = socklen_t(MemoryLayout<sockaddr_in>.size)
      guard
        getnameinfo(place, size, &name, socklen_t(name.count), nil, 0, NI_NUMERICHOST) == 0
      else { continue }
      let end = name.firstIndex(of: 0) ?? name.endIndex
      let address = String(decoding: name[..<end].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      if !address.hasPrefix("127."), !addresses.contains(address) { addresses.append(address) }
    }
    return addresses
  }
}
