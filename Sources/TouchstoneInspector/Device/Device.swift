public import TouchstoneKit

/// A phone or tablet as apps see it: the screen size and the areas that the system covers.
///
///     let stage = Stage(device: .iPhone16)
///     let turned = Stage(device: .iPhone16.landscape)
///
/// The safe area is that of a window that fills the screen, with the status bar visible. Create a
/// `Device` for a device that isn't in the table.
public struct Device: Hashable, Sendable {
  /// The device's name.
  public let name: String
  /// The size of the screen in points, in the device's current orientation.
  public let size: CGSize
  /// The number of pixels per point.
  public let scale: CGFloat
  /// The safe-area insets in points, in the device's current orientation.
  public let safeArea: UIEdgeInsets
  private let turnedSafeArea: UIEdgeInsets

  /// Creates a device in portrait orientation.
  ///
  /// - Parameters:
  ///   - name: The device's name.
  ///   - size: The screen size in portrait, in points.
  ///   - scale: The number of pixels per point.
  ///   - safeArea: The safe-area insets in portrait.
  ///   - landscapeSafeArea: The safe-area insets in landscape.
  public init(
    name: String, size: CGSize, scale: CGFloat, safeArea: UIEdgeInsets,
    landscapeSafeArea: UIEdgeInsets
  ) {
    self.name = name
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    turnedSafeArea = landscapeSafeArea
  }

  /// The device in landscape orientation, or in portrait if it is in landscape already.
  public var landscape: Device {
    Device(
      name: name, size: CGSize(width: size.height, height: size.width), scale: scale,
      safeArea: turnedSafeArea, landscapeSafeArea: safeArea)
  }

  /// Returns the screen configuration for an application that is launched on the device.
  package func screen(hertz: Double = 60) -> UIScreen.Configuration {
    UIScreen.Configuration(
      width: Double(size.width), height: Double(size.height), scale: Double(scale), hertz: hertz,
      safeArea: safeArea)
  }
}

/// The predefined devices.
///
/// The portrait insets of iPhone 16 were measured. The others are those of Apple's simulators, as
/// published by developers. In landscape, a phone has the notch's inset on both sides, whichever
/// side the notch is on. It has no status bar, and 21 points for the home indicator.
extension Device {
  /// 375 × 667 at 2×: a phone with a home button and no notch, on which only the status bar covers
  /// content.
  public static let iPhoneSE = Device(
    name: "iPhone SE", size: CGSize(width: 375, height: 667), scale: 2,
    safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), landscapeSafeArea: .zero)
  /// 390 × 844 at 3×, with a notch: also iPhone 12, 13 and 16e.
  ///
  /// The browser page shows this device.
  public static let iPhone14 = phone("iPhone 14", 390, 844, top: 47)
  /// 393 × 852 at 3×, with an island: also iPhone 14 Pro and 15.
  public static let iPhone16 = phone("iPhone 16", 393, 852, top: 59)
  /// 402 × 874 at 3×, with an island and narrow borders.
  public static let iPhone16Pro = phone("iPhone 16 Pro", 402, 874, top: 62)
  /// 440 × 956 at 3×: the largest phone.
  public static let iPhone16ProMax = phone("iPhone 16 Pro Max", 440, 956, top: 62)
  /// 820 × 1180 at 2×: a tablet without a home button, with the same insets in both orientations.
  public static let iPad = Device(
    name: "iPad", size: CGSize(width: 820, height: 1180), scale: 2, safeArea: tablet,
    landscapeSafeArea: tablet)

  /// The devices of the table, smallest first.
  public static let all: [Device] = [
    .iPhoneSE, .iPhone14, .iPhone16, .iPhone16Pro, .iPhone16ProMax, .iPad,
  ]

  private static let tablet = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
  /// The height of the home indicator's area on a phone in portrait, and below it in landscape.
  private static let indicator: CGFloat = 34
  private static let turnedIndicator: CGFloat = 21

  private static func phone(
    _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat
  ) -> Device {
    Device(
      name: name, size: CGSize(width: width, height: height), scale: 3,
      safeArea: UIEdgeInsets(top: top, left: 0, bottom: indicator, right: 0),
      landscapeSafeArea: UIEdgeInsets(top: 0, left: top, bottom: turnedIndicator, right: top))
  }
}
