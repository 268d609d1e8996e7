#if App
internal import NIOCore

/// Who is connected, oldest first; it lives on the server's one event loop.
final class ConnectionRegister {
  /// One connection.
  final class Entry {
    fileprivate let channel: any Channel
    /// Whether a request on it knew the secret.
    var isKnown = false
    /// Whether it has become a socket.
    fileprivate(set) var isSocket = false

    fileprivate init(channel: any Channel) { self.channel = channel }
  }

  private let limits: ServerLimits
  private var entries: [Entry] = []

  init(limits: ServerLimits) { self.limits = limits }

  /// Takes in a connection; where there are too many, the oldest that nobody vouches for makes room.
  ///
  /// - Returns: nothing if everybody who is there is known.
  func add(_ channel: any Channel) -> Entry? {
    if entries.count >= limits.connections {
      guard let place = entries.firstIndex(where: { !$0.isKnown }) else { return nil }
      entries.remove(at: place).channel.close(promise: nil)
    }
    let entry = Entry(channel: channel)
    entries.append(entry)
    return entry
  }

  /// Makes a connection a socket, or answers false if there are enough of them.
  func makeSocket(_ entry: Entry) -> Bool {
    guard entries.count(where: \.isSocket) < limits.sockets else { return false }
    entry.isSocket = true
    return true
  }

  /// Forgets a connection that is closed.
  func remove(_ entry: Entry) {
    entries.removeAll { $0 === entry }
  }

  /// Closes everything.
  func closeAll() {
    for entry in entries { entry.channel.close(promise: nil) }
    entries = []
  }
}
#endif
