/// How the device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Nobody knows.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its left side: what was the top points to the left.
  case landscapeLeft = 3
  /// On its right side: what was the top points to the right.
  case landscapeRight = 4
  /// Lying with the screen up.
  case faceUp = 5
  /// Lying with the screen down.
  case faceDown = 6

  /// Whether it stands on a short side.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it stands on a long side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can be turned to it.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// How the interface is turned on the device: to the other side than the device itself.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Nobody knows.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// Turned to the left, on a device that is turned to the right.
  case landscapeLeft = 4
  /// Turned to the right, on a device that is turned to the left.
  case landscapeRight = 3

  /// Whether it is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// To which sides an interface may be turned.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// A bit for each orientation, at the place of its number.
  public let rawValue: UInt
  /// Orientations of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = Self(.portrait)
  /// Turned to the left.
  public static let landscapeLeft = Self(.landscapeLeft)
  /// Turned to the right.
  public static let landscapeRight = Self(.landscapeRight)
  /// Upside down.
  public static let portraitUpsideDown = Self(.portraitUpsideDown)
  /// Turned to either side.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// Any way.
  public static let all: Self = [.portrait, .landscape, .portraitUpsideDown]
  /// Any way but upside down.
  public static let allButUpsideDown: Self = [.portrait, .landscape]

  private init(_ orientation: UIInterfaceOrientation) { rawValue = 1 << orientation.rawValue }
}
