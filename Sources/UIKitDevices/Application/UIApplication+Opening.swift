public import UIKitCore

extension UIApplication {
  /// Options for opening a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether only an app that is associated with the URL may open it, which no app is here.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    /// The attribution of the opened URL, which isn't used here.
    public static let eventAttribution = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenExternalURLOptionsEventAttributionKey")
  }

  /// The URL of the app's settings, which can't be opened here.
  public class var openSettingsURLString: String { "app-settings:" }

  /// Returns whether a URL can be opened here, which is `true` for the schemes `http` and `https`.
  public func canOpenURL(_ url: URL) -> Bool {
    ["http", "https"].contains(url.scheme?.lowercased() ?? "")
  }

  /// Shows a web URL to the user of the host, who may open it, and records it in the trace.
  ///
  /// The page shows the URL as a link. It follows the link only on a click, so that no app opens
  /// anything by itself.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - options: If `universalLinksOnly` is `true`, every URL fails, because no app is associated
  ///     with it.
  ///   - completion: A closure that is called in the next turn, with whether the URL was shown.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isShown = canOpenURL(url) && !((options[.universalLinksOnly] as? Bool) ?? false)
    if isShown {
      deviceState.ask(.link(url), "open", url.absoluteString)
    } else {
      deviceState.report("open", "\(url.absoluteString): nobody here opens it")
    }
    guard let completion else { return }
    loop.timers.schedule(at: now, name: "the end of opening an address") {
      MainActor.assumeIsolated { completion(isShown) }
    }
  }

  /// Shows a web URL to the user, and returns whether it was shown.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    await withCheckedContinuation { continuation in
      open(url, options: options) { continuation.resume(returning: $0) }
    }
  }

  /// Shows a web URL to the user and returns whether it was shown, under the method's former name.
  @discardableResult
  public func openURL(_ url: URL) -> Bool {
    open(url)
    return canOpenURL(url)
  }
}
