public import TouchstoneGeometry

/// The name of one of the usual paces.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation uses.
  public let rawValue: String

  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Even.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at first.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow towards the end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// What most of the system's own animations do.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The pace of an animation: a curve from (0, 0) to (1, 1) over time, given by two points.
public final class CAMediaTimingFunction: NSObject, Sendable {
  private let x1: Double
  private let y1: Double
  private let x2: Double
  private let y2: Double

  /// Makes one of the usual paces; a name that is none of them is even.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// Makes a pace from the two control points of its curve; time stays within 0 and 1.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    x1 = min(1, max(0, Double(c1x)))
    y1 = Double(c1y)
    x2 = min(1, max(0, Double(c2x)))
    y2 = Double(c2y)
    super.init()
  }

  /// Writes one of the curve's four points, x and y, to two floats.
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points = [(0, 0), (x1, y1), (x2, y2), (1, 1)]
    guard points.indices.contains(idx) else { return }
    ptr[0] = Float(points[idx].0)
    ptr[1] = Float(points[idx].1)
  }

  /// How far things are when a fraction of the time has passed.
  package func value(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    if x1 == y1 && x2 == y2 { return time }
    // The curve runs from left to right, so that halving always finds the place.
    var low = 0.0
    var high = 1.0
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if Self.curve(x1, x2, middle) < time { low = middle } else { high = middle }
    }
    return Self.curve(y1, y2, (low + high) / 2)
  }

  private static func curve(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}
