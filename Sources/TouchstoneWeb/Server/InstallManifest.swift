internal import Foundation

/// The manifest that lets a browser add the page to a home screen.
///
/// The start URL contains the token, so the manifest is given only to clients that have it. The
/// token is valid as long as the server runs.
struct InstallManifest: Encodable {
  /// The name of the file.
  static let name = "app.webmanifest"
  /// The media type.
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

    private enum CodingKeys: String, CodingKey {
      case src = "src"
      case sizes = "sizes"
      case type = "type"
    }
  }

  /// Creates a manifest for an app whose page is reached with a token.
  init(appName: String, token: String) {
    name = "\(appName) on Touchstone"
    shortName = appName
    var parts = URLComponents()
    parts.queryItems = [URLQueryItem(name: "token", value: token)]
    startURL = "/" + (parts.string ?? "")
  }

  private enum CodingKeys: String, CodingKey {
    case name = "name"
    case display = "display"
    case icons = "icons"
    case shortName = "short_name"
    case startURL = "start_url"
    case backgroundColor = "background_color"
    case themeColor = "theme_color"
  }

  /// The content of the file.
  var data: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Encoding can't fail for these values.
    return (try? encoder.encode(self)) ?? Data("{}".utf8)
  }
}
