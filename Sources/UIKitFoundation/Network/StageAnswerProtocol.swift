#if canImport(FoundationNetworking)
internal import Foundation
package import FoundationNetworking
internal import Synchronization
package import UIKitCore

/// An answer to a request: a response with a body, or an error, after a delay.
package struct NetworkAnswer: Sendable {
  let status: Int
  let headers: [String: String]
  let body: Data
  let error: (any Error)?
  /// The delay in seconds of the application's clock.
  let delay: Double

  /// Creates an answer; an error replaces the response.
  package init(
    status: Int, headers: [String: String], body: Data, error: (any Error)?, delay: Double
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.error = error
    self.delay = delay
  }
}

/// The answers that stages define.
package final class NetworkAnswers: Sendable {
  private struct Entry: Sendable {
    let owner: ObjectIdentifier
    let slot: ApplicationSlot?
    let address: String
    let answer: @Sendable (URLRequest) -> NetworkAnswer

    func matches(_ request: URLRequest) -> Bool {
      guard let url = request.url?.absoluteString else { return false }
      if address.hasSuffix("*") { return url.hasPrefix(address.dropLast()) }
      return url == address || url.split(separator: "?").first.map(String.init) == address
    }
  }

  /// The answers of the process.
  package static let all = NetworkAnswers()
  private let entries = Mutex<[Entry]>([])

  private init() {}

  /// Defines the answers to the requests for an address; the last definition applies.
  package func add(
    _ address: String, for owner: AnyObject, in slot: ApplicationSlot?,
    _ answer: @escaping @Sendable (URLRequest) -> NetworkAnswer
  ) {
    NetworkRequests.all.use(by: slot)
    let entry = Entry(
      owner: ObjectIdentifier(owner), slot: slot, address: address, answer: answer)
    entries.withLock { $0.append(entry) }
  }

  /// Removes the answers of an owner.
  package func removeAll(of owner: ObjectIdentifier) {
    entries.withLock { $0.removeAll { $0.owner == owner } }
  }

  /// Returns whether a slot has an answer to a request.
  func has(_ request: URLRequest, in slot: ApplicationSlot?) -> Bool {
    entries.withLock { $0.contains { $0.slot === slot && $0.matches(request) } }
  }

  /// Returns the answer to a request, and its slot.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - known: The request of the task if the session's method added it. Otherwise, the most
  ///     recent answer of any slot is returned.
  /// - Returns: The answer and its slot, or `nil` if no stage defined one.
  func answer(
    to request: URLRequest, of known: NetworkRequests.Request?
  ) -> (slot: ApplicationSlot?, answer: NetworkAnswer)? {
    let entry = entries.withLock { entries in
      let all = entries.filter { entry in
        entry.matches(request) && (known.map { $0.slot === entry.slot } ?? true)
      }
      // Without a slot, the answer for the longest address is most likely the right one.
      let longest = all.map(\.address.count).max()
      return all.last { known != nil || $0.address.count == longest }
    }
    return entry.map { ($0.slot, $0.answer(request)) }
  }
}

/// Answers requests as the stages define, on the application's clock.
final class StageAnswerProtocol: URLProtocol {
  private struct State: Sendable {
    var isStopped = false
    var cancel: (@MainActor @Sendable () -> Void)?
  }

  private let state = Mutex(State())

  override class func canInit(with request: URLRequest) -> Bool {
    // A session calls this method on the thread that resumes the task.
    NetworkAnswers.all.has(request, in: ApplicationSlot.bound)
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    let known = task.flatMap { NetworkRequests.all.request(of: $0) }
    // Foundation's session crashes if anything but its own classes answers a download, except for a
    // download with a completion handler of this module.
    if task is URLSessionDownloadTask, !(known?.hasHandler ?? false) {
      client?.urlProtocol(self, didFailWithError: URLError(.unsupportedURL))
      return
    }
    guard let (slot, answer) = NetworkAnswers.all.answer(to: request, of: known) else {
      client?.urlProtocol(self, didFailWithError: URLError(.cannotConnectToHost))
      return
    }
    let entry = known ?? task?.addToRequests(of: slot)
    entry?.state = .answering
    nonisolated(unsafe) let own = self
    MainInbox.add(for: slot) { own.schedule(answer, entry) }
  }

  @MainActor
  private func schedule(_ answer: NetworkAnswer, _ entry: NetworkRequests.Request?) {
    let application = UIApplication.shared
    let timers = application.loop.timers
    let delay = answer.delay > 0 ? answer.delay : 0
    let address = request.url?.absoluteString ?? ""
    guard !state.withLock({ $0.isStopped }) else { return }
    let token = timers.schedule(at: application.now + delay, name: "an answer from \(address)") {
      entry?.state = .answering
      self.pass(answer)
    }
    entry?.state = .delayed
    state.withLock { $0.cancel = { [weak application] in application?.loop.timers.cancel(token) } }
  }

  private func pass(_ answer: NetworkAnswer) {
    guard !state.withLock({ $0.isStopped }) else { return }
    if let error = answer.error {
      client?.urlProtocol(self, didFailWithError: error)
      return
    }
    guard let url = request.url,
      let response = HTTPURLResponse(
        url: url, statusCode: answer.status, httpVersion: "HTTP/1.1", headerFields: answer.headers)
    else {
      client?.urlProtocol(self, didFailWithError: URLError(.badServerResponse))
      return
    }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    if !answer.body.isEmpty { client?.urlProtocol(self, didLoad: answer.body) }
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {
    let cancel = state.withLock { state in
      state.isStopped = true
      defer { state.cancel = nil }
      return state.cancel
    }
    if let cancel { MainInbox.add(for: nil, cancel) }
  }
}
#endif
