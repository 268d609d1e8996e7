/// A device that a page can choose.
package struct PageDevice: Codable, Equatable, Sendable {
  /// What it is called.
  package var name: String
  /// The width of its upright screen, in points.
  package var width: Double
  /// The height of its upright screen, in points.
  package var height: Double

  /// Makes a device.
  package init(name: String, width: Double, height: Double) {
    self.name = name
    self.width = width
    self.height = height
  }
}

/// The screen that the application has.
package struct PageScreen: Codable, Equatable, Sendable {
  /// Its width as it is held, in points.
  package var width: Double
  /// Its height as it is held, in points.
  package var height: Double
  /// The device whose screen it is; nothing where it is none's.
  package var device: String?
  /// Whether it is held on its side.
  package var isLandscape = false

  /// Makes a screen that is held upright.
  package init(width: Double, height: Double, device: String? = nil, isLandscape: Bool = false) {
    self.width = width
    self.height = height
    self.device = device
    self.isLandscape = isLandscape
  }

  private enum CodingKeys: String, CodingKey {
    case width, height, device
    case isLandscape = "landscape"
  }
}

/// How a browser wants pages to look.
package enum PageStyle: String, Codable, CaseIterable, Sendable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}
