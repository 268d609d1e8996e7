#if canImport(FoundationNetworking)
internal import Foundation
internal import FoundationNetworking

/// A cache that returns the cached response of a task during the call.
///
/// Foundation's cache returns it on a thread of low priority, which is late on a loaded machine. With
/// this cache, a session has enqueued the loading of a task when `resume()` returns.
final class PromptCache: URLCache, @unchecked Sendable {
  private let cache: URLCache

  /// Creates a cache that stores everything in `cache`.
  init(_ cache: URLCache) {
    self.cache = cache
    super.init(memoryCapacity: 0, diskCapacity: 0, diskPath: nil)
  }

  /// Returns a prompt cache, or `cache` itself if it is `nil` or of an app's own class.
  static func replacing(_ cache: URLCache?) -> URLCache? {
    guard let cache, type(of: cache) == URLCache.self else { return cache }
    return PromptCache(cache)
  }

  override func getCachedResponse(
    for dataTask: URLSessionDataTask,
    completionHandler: @Sendable @escaping (CachedURLResponse?) -> Void
  ) {
    completionHandler(dataTask.currentRequest.flatMap { cache.cachedResponse(for: $0) })
  }

  // MARK: Forwarding

  override func cachedResponse(for request: URLRequest) -> CachedURLResponse? {
    cache.cachedResponse(for: request)
  }

  override func storeCachedResponse(_ response: CachedURLResponse, for request: URLRequest) {
    cache.storeCachedResponse(response, for: request)
  }

  override func removeCachedResponse(for request: URLRequest) {
    cache.removeCachedResponse(for: request)
  }

  override func removeAllCachedResponses() { cache.removeAllCachedResponses() }
  override func removeCachedResponses(since date: Date) { cache.removeCachedResponses(since: date) }

  override var memoryCapacity: Int {
    get { cache.memoryCapacity }
    set { cache.memoryCapacity = newValue }
  }

  override var diskCapacity: Int {
    get { cache.diskCapacity }
    set { cache.diskCapacity = newValue }
  }

  override var currentMemoryUsage: Int { cache.currentMemoryUsage }
  override var currentDiskUsage: Int { cache.currentDiskUsage }
}
#endif
