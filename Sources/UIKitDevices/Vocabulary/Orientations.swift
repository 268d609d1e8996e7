/// The physical orientation of the device.
public enum UIDeviceOrientation: Int, Sendable {
  /// The orientation can't be determined.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its left side, with the top pointing to the left.
  case landscapeLeft = 3
  /// On its right side, with the top pointing to the right.
  case landscapeRight = 4
  /// Flat, with the screen up.
  case faceUp = 5
  /// Flat, with the screen down.
  case faceDown = 6

  /// Whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is on its left or right side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device is flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether the orientation is portrait or landscape, and so has an interface orientation.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The orientation of the interface, which is rotated in the opposite direction to the device.
public enum UIInterfaceOrientation: Int, Sendable {
  /// The orientation can't be determined.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// Rotated to the left, on a device that is rotated to the right.
  case landscapeLeft = 4
  /// Rotated to the right, on a device that is rotated to the left.
  case landscapeRight = 3

  /// Whether the interface is taller than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the interface is wider than tall.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of interface orientations.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// One bit for each orientation, at the index of its raw value.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = Self(.portrait)
  /// Rotated to the left.
  public static let landscapeLeft = Self(.landscapeLeft)
  /// Rotated to the right.
  public static let landscapeRight = Self(.landscapeRight)
  /// Upside down.
  public static let portraitUpsideDown = Self(.portraitUpsideDown)
  /// Rotated to either side.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: Self = [.portrait, .landscape, .portraitUpsideDown]
  /// All orientations except upside down.
  public static let allButUpsideDown: Self = [.portrait, .landscape]

  private init(_ orientation: UIInterfaceOrientation) { rawValue = 1 << orientation.rawValue }
}
