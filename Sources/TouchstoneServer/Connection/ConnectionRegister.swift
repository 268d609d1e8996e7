#if App
internal import NIOCore

/// The open connections, oldest first; the register is used on the server's one event loop.
final class ConnectionRegister {
  /// One connection.
  final class Entry {
    fileprivate let channel: any Channel
    /// Whether a request on the connection contained the secret.
    var isKnown = false
    /// Whether the connection has become a socket.
    fileprivate(set) var isSocket = false

    fileprivate init(channel: any Channel) { self.channel = channel }
  }

  private let limits: ServerLimits
  private var entries: [Entry] = []

  init(limits: ServerLimits) { self.limits = limits }

  /// Adds a connection; if there are too many, closes the oldest unknown connection.
  ///
  /// - Returns: The entry, or `nil` if there are too many connections and all of them are known.
  func add(_ channel: any Channel) -> Entry? {
    if entries.count >= limits.connections {
      guard let place = entries.firstIndex(where: { !$0.isKnown }) else { return nil }
      entries.remove(at: place).channel.close(promise: nil)
    }
    let entry = Entry(channel: channel)
    entries.append(entry)
    return entry
  }

  /// Marks a connection as a socket, or returns `false` if the maximum number of sockets is
  /// reached.
  func makeSocket(_ entry: Entry) -> Bool {
    guard entries.count(where: \.isSocket) < limits.sockets else { return false }
    entry.isSocket = true
    return true
  }

  /// Removes a closed connection.
  func remove(_ entry: Entry) {
    entries.removeAll { $0 === entry }
  }

  /// Closes all connections.
  func closeAll() {
    for entry in entries { entry.channel.close(promise: nil) }
    entries = []
  }
}
#endif
