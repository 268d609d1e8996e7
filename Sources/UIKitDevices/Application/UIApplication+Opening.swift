public import UIKitCore

extension UIApplication {
  /// What may be said of an address that is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// A key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether only an app that was made for the address may open it; no such app is here.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    /// Who is to be told that the address was opened; nobody here.
    public static let eventAttribution = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenExternalURLOptionsEventAttributionKey")
  }

  /// The address of the program's settings, which nobody here can open.
  public class var openSettingsURLString: String { "app-settings:" }

  /// Whether somebody here may open an address: those of the web.
  public func canOpenURL(_ url: URL) -> Bool {
    ["http", "https"].contains(url.scheme?.lowercased() ?? "")
  }

  /// Shows an address of the web to whoever sits before the host, who may open it; tells the trace.
  ///
  /// The page shows it as a link and follows it only when it is clicked, so that no program opens
  /// anything by itself.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - options: `universalLinksOnly` makes every address fail, as no app is made for one.
  ///   - completion: Told, in the next turn, whether the address was shown.
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

  /// The same, for code that waits for the answer.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    await withCheckedContinuation { continuation in
      open(url, options: options) { continuation.resume(returning: $0) }
    }
  }

  /// The same by its older name; answers whether the address was shown.
  @discardableResult
  public func openURL(_ url: URL) -> Bool {
    open(url)
    return canOpenURL(url)
  }
}
