#if canImport(FoundationNetworking)
public import FoundationNetworking
internal import Synchronization
internal import UIKitCore

/// The base class of an app's or a test's own answers to requests.
///
/// It replaces Foundation's `URLProtocol` in files that import UIKit, so that sessions created after
/// a registration find the registered class.
open class URLProtocol: FoundationNetworking.URLProtocol {
  /// Creates an object that answers a request.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - cachedResponse: The response of the session's cache, or `nil` without one.
  ///   - client: The recipient of the answer, or `nil` for the session.
  public required init(
    request: URLRequest, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?
  ) {
    super.init(request: request, cachedResponse: cachedResponse, client: client)
    if client == nil, let own = self.client { self.client = LoadingClient(own) }
  }

  /// Registers a class for the shared session and for sessions that are created later.
  ///
  /// The last registered class comes first.
  ///
  /// - Returns: Whether the class is a subclass of `URLProtocol`.
  @discardableResult
  open override class func registerClass(_ protocolClass: AnyClass) -> Bool {
    guard protocolClass is FoundationNetworking.URLProtocol.Type else { return false }
    RegisteredProtocols.change { classes in
      classes.removeAll { $0 == protocolClass }
      classes.insert(protocolClass, at: 0)
    }
    return true
  }

  /// Removes a registered class. Existing sessions other than the shared one keep it.
  open override class func unregisterClass(_ protocolClass: AnyClass) {
    RegisteredProtocols.change { classes in classes.removeAll { $0 == protocolClass } }
  }
}

/// The classes that apps and tests register.
enum RegisteredProtocols {
  private static let state = Mutex<(version: Int, classes: [AnyClass])>((0, []))

  /// The classes, the last registered one first.
  static var classes: [AnyClass] { state.withLock { $0.classes } }

  /// The number of changes.
  static var version: Int { state.withLock { $0.version } }

  static func change(_ body: (inout [AnyClass]) -> Void) {
    state.withLock { state in
      state.version += 1
      body(&state.classes)
    }
  }
}
#endif
