internal import Foundation

/// What a browser needs to put the page on a home screen.
///
/// The address to open holds the token, so that only who has it is given it; it is good as long as the
/// program runs.
struct InstallManifest: Encodable {
  /// The file that a page asks for.
  static let name = "app.webmanifest"
  /// Its media type.
  static let type = "application/manifest+json"

  private let name: String
  private let shortName: String
  private let startURL: String
  private let display = "standalone"
  private let backgroundColor = "#000000"
  private let themeColor = "#000000"
  private let icons = [Icon()]

  private struct Icon: Encodable {
    let src = "icon.svg"
    let sizes = "any"
    let type = "image/svg+xml"
  }

  /// Makes one for an app, whose page is reached with a token.
  init(appName: String, token: String) {
    name = "\(appName) on Touchstone"
    shortName = appName
    var parts = URLComponents()
    parts.queryItems = [URLQueryItem(name: "token", value: token)]
    startURL = "/" + (parts.string ?? "")
  }

  private enum CodingKeys: String, CodingKey {
    case name, display, icons
    case shortName = "short_name"
    case startURL = "start_url"
    case backgroundColor = "background_color"
    case themeColor = "theme_color"
  }

  /// The file.
  var data: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // There is nothing in it that can't be written.
    return (try? encoder.encode(self)) ?? Data("{}".utf8)
  }
}
