@_spi(Kit) public import UIKitCore

/// The timing of an animator from the old values to the new values.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCoding, NSCopying {
  /// The type of the timing, which determines the property to use.
  var timingCurveType: UITimingCurveType { get }
  /// The curve, or `nil` for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, or `nil` for a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// Types of an animator's timing.
public enum UITimingCurveType: Int, Sendable {
  /// One of UIKit's curves.
  case builtin = 0
  /// A curve defined by two control points.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A spring while the animator runs, and a curve while app code scrubs it.
  case composed = 3
}

extension UITimingCurveProvider {
  /// The timing of a block's changes.
  var pace: ViewAnimationPace {
    switch timingCurveType {
    case .builtin, .cubic: cubicTimingParameters.map { .curve($0.function) } ?? .standard
    case .spring, .composed: springTimingParameters.map { .spring($0.spring) } ?? .standard
    }
  }
}

extension ViewAnimationPace {
  /// The default curve of Core Animation.
  fileprivate static var standard: ViewAnimationPace {
    .curve(CAMediaTimingFunction(name: .default))
  }
}

/// The timing of an animator as a curve from (0, 0) to (1, 1) over time.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  private nonisolated let curve: UIView.AnimationCurve?
  private nonisolated let points: (first: CGPoint, second: CGPoint)?

  private init(curve: UIView.AnimationCurve?, points: (first: CGPoint, second: CGPoint)?) {
    self.curve = curve
    self.points = points
    super.init()
  }

  /// Creates Core Animation's default curve.
  public override init() {
    curve = nil
    points = nil
    super.init()
  }

  /// Creates one of UIKit's curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    self.curve = curve
    points = nil
    super.init()
  }

  /// Creates a curve from its two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    curve = nil
    points = (point1, point2)
    super.init()
  }

  /// Decodes a curve from an archive.
  public required nonisolated init?(coder: NSCoder) {
    curve =
      coder.containsValue(forKey: Key.curve)
      ? UIView.AnimationCurve(rawValue: coder.decodeInteger(forKey: Key.curve)) : nil
    let values = Key.points.filter { coder.containsValue(forKey: $0) }
      .map { CGFloat(coder.decodeDouble(forKey: $0)) }
    points =
      values.count == Key.points.count
      ? (CGPoint(x: values[0], y: values[1]), CGPoint(x: values[2], y: values[3])) : nil
    super.init()
  }

  /// Encodes the curve to an archive.
  nonisolated open func encode(with coder: NSCoder) {
    if let curve { coder.encode(curve.rawValue, forKey: Key.curve) }
    guard let points else { return }
    let values = [points.first.x, points.first.y, points.second.x, points.second.y]
    for (key, value) in zip(Key.points, values) { coder.encode(Double(value), forKey: key) }
  }

  private nonisolated enum Key {
    static let curve = "curve"
    static let points = ["x1", "y1", "x2", "y2"]
  }

  /// Returns the object itself, which is immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The curve with which the object was created, or `.easeInOut` if it was created with control
  /// points.
  open var animationCurve: UIView.AnimationCurve { curve ?? .easeInOut }
  /// The first control point, or zero for a curve without control points.
  open var controlPoint1: CGPoint { points?.first ?? .zero }
  /// The second control point, or zero for a curve without control points.
  open var controlPoint2: CGPoint { points?.second ?? .zero }
  /// The type `.cubic` for a curve with control points, or else `.builtin`.
  open var timingCurveType: UITimingCurveType { points == nil ? .builtin : .cubic }
  /// The object itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Always `nil`.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  var function: CAMediaTimingFunction {
    if let points {
      return CAMediaTimingFunction(
        controlPoints: Float(points.first.x), Float(points.first.y), Float(points.second.x),
        Float(points.second.y))
    }
    return curve?.options.timingFunction ?? CAMediaTimingFunction(name: .default)
  }
}
