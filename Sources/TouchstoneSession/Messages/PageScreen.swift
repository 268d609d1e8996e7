/// A device that a page can choose.
package struct PageDevice: Codable, Equatable, Sendable {
  /// The device's name.
  package var name: String
  /// The width of the screen in portrait, in points.
  package var width: Double
  /// The height of the screen in portrait, in points.
  package var height: Double

  /// Creates a device.
  package init(name: String, width: Double, height: Double) {
    self.name = name
    self.width = width
    self.height = height
  }

  private enum CodingKeys: String, CodingKey {
    case name = "name"
    case width = "width"
    case height = "height"
  }
}

/// The screen of the application.
package struct PageScreen: Codable, Equatable, Sendable {
  /// The width in the current orientation, in points.
  package var width: Double
  /// The height in the current orientation, in points.
  package var height: Double
  /// The name of the device with this screen, or `nil` if no device has it.
  package var device: String?
  /// Whether the device is in landscape.
  package var isLandscape = false

  /// Creates a screen, by default in portrait.
  package init(width: Double, height: Double, device: String? = nil, isLandscape: Bool = false) {
    self.width = width
    self.height = height
    self.device = device
    self.isLandscape = isLandscape
  }

  private enum CodingKeys: String, CodingKey {
    case width = "width"
    case height = "height"
    case device = "device"
    case isLandscape = "landscape"
  }
}

/// The color style in which a browser shows pages.
package enum PageStyle: String, Codable, CaseIterable, Sendable {
  /// Dark on light.
  case light = "light"
  /// Light on dark.
  case dark = "dark"
}
