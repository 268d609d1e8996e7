public import TouchstoneKit

/// A phone or tablet as apps see it: the size of its screen, and what the system covers at the edges.
///
///     let stage = Stage(device: .iPhone16)
///     let turned = Stage(device: .iPhone16.landscape)
///
/// The safe area is that of a window that fills the screen, with the status bar shown. A program that
/// wants another device makes one.
public struct Device: Hashable, Sendable {
  /// What the device is called.
  public let name: String
  /// The screen in points, as the device is held.
  public let size: CGSize
  /// Pixels in a point.
  public let scale: CGFloat
  /// What is covered at each edge, in points, as the device is held.
  public let safeArea: UIEdgeInsets
  private let turnedSafeArea: UIEdgeInsets

  /// Makes a device that is held upright.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - size: The upright screen, in points.
  ///   - scale: Pixels in a point.
  ///   - safeArea: What is covered when it is held upright.
  ///   - landscapeSafeArea: What is covered when it is held on its side.
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

  /// The same device held on its side; held upright again where it is already.
  public var landscape: Device {
    Device(
      name: name, size: CGSize(width: size.height, height: size.width), scale: scale,
      safeArea: turnedSafeArea, landscapeSafeArea: safeArea)
  }

  /// The screen for an application that is launched on the device.
  package func screen(hertz: Double = 60) -> UIScreen.Configuration {
    UIScreen.Configuration(
      width: Double(size.width), height: Double(size.height), scale: Double(scale), hertz: hertz,
      safeArea: safeArea)
  }
}

/// The table. The upright insets of iPhone 16 were measured; the others are those of Apple's simulators
/// as developers have published them. Turned, a phone keeps its notch's room on both sides, whichever
/// side the notch is on, has no status bar, and 21 points for the home indicator.
extension Device {
  /// 375 × 667 at 2×: a home button, no notch; only the status bar covers anything.
  public static let iPhoneSE = Device(
    name: "iPhone SE", size: CGSize(width: 375, height: 667), scale: 2,
    safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), landscapeSafeArea: .zero)
  /// 390 × 844 at 3×, with a notch: also iPhone 12, 13 and 16e. The page shows this one.
  public static let iPhone14 = phone("iPhone 14", 390, 844, top: 47)
  /// 393 × 852 at 3×, with an island: also iPhone 14 Pro and 15.
  public static let iPhone16 = phone("iPhone 16", 393, 852, top: 59)
  /// 402 × 874 at 3×, with an island and narrow borders.
  public static let iPhone16Pro = phone("iPhone 16 Pro", 402, 874, top: 62)
  /// 440 × 956 at 3×: the largest phone.
  public static let iPhone16ProMax = phone("iPhone 16 Pro Max", 440, 956, top: 62)
  /// 820 × 1180 at 2×: a tablet without a home button, the same insets either way.
  public static let iPad = Device(
    name: "iPad", size: CGSize(width: 820, height: 1180), scale: 2, safeArea: tablet,
    landscapeSafeArea: tablet)

  /// The devices of the table, the smallest first.
  public static let all: [Device] = [
    .iPhoneSE, .iPhone14, .iPhone16, .iPhone16Pro, .iPhone16ProMax, .iPad,
  ]

  private static let tablet = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
  /// What the home indicator takes of an upright phone, and of a turned one.
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
