internal import Foundation
internal import TouchstoneServer
internal import TouchstoneSession

/// The host's side of the socket of one tab.
actor TabConversation: SiteConversation {
  nonisolated let messages: any AsyncSequence<[UInt8], Never> & Sendable
  private let host: WebHost
  private let tab: Int
  private let post: AsyncStream<ServerMessage>.Continuation
  private var reader = MessageReader()

  /// Opens a tab of the host.
  init(host: WebHost) async {
    let (stream, post) = AsyncStream<ServerMessage>.makeStream(
      bufferingPolicy: .bufferingOldest(Tab.mostWaiting))
    messages = stream.map { Array($0.json) }
    self.post = post
    self.host = host
    tab = await host.open(post)
  }

  func receive(_ message: [UInt8]) async throws(SocketRefusal) {
    let came = host.stamps.stamp
    try await host.receive(try reader.read(Data(message)), from: tab, came: came)
  }

  func end() async {
    post.finish()
    await host.close(tab)
  }
}
