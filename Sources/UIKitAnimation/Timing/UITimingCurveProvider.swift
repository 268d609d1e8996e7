@_spi(Kit) public import UIKitCore

/// Says how an animator goes from the old values to the new ones.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCoding, NSCopying {
  /// What kind of timing it is, and so which of the two properties counts.
  var timingCurveType: UITimingCurveType { get }
  /// The curve; nil for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil for a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kinds of timing an animator may have.
public enum UITimingCurveType: Int, Sendable {
  /// One of UIKit's own curves.
  case builtin = 0
  /// A curve by two control points.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A spring while it runs, and a curve while a program moves it by hand.
  case composed = 3
}

extension UITimingCurveProvider {
  /// How a block's changes go.
  var pace: ViewAnimationPace {
    switch timingCurveType {
    case .builtin, .cubic: cubicTimingParameters.map { .curve($0.function) } ?? .standard
    case .spring, .composed: springTimingParameters.map { .spring($0.spring) } ?? .standard
    }
  }
}

extension ViewAnimationPace {
  /// What Core Animation does where nothing is said.
  fileprivate static var standard: ViewAnimationPace {
    .curve(CAMediaTimingFunction(name: .default))
  }
}

/// The pace of an animator, as a curve from (0, 0) to (1, 1) over time.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  private nonisolated let curve: UIView.AnimationCurve?
  private nonisolated let points: (first: CGPoint, second: CGPoint)?

  private init(curve: UIView.AnimationCurve?, points: (first: CGPoint, second: CGPoint)?) {
    self.curve = curve
    self.points = points
    super.init()
  }

  /// Makes Core Animation's default curve.
  public override init() {
    curve = nil
    points = nil
    super.init()
  }

  /// Makes one of UIKit's own curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    self.curve = curve
    points = nil
    super.init()
  }

  /// Makes a curve by its two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    curve = nil
    points = (point1, point2)
    super.init()
  }

  /// Reads a curve from an archive.
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

  /// Writes the curve to an archive.
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

  /// Answers itself: it never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The curve it was made of; one made of control points answers `.easeInOut`.
  open var animationCurve: UIView.AnimationCurve { curve ?? .easeInOut }
  /// The first control point it was made of; zero for one of UIKit's own curves.
  open var controlPoint1: CGPoint { points?.first ?? .zero }
  /// The second control point it was made of; zero for one of UIKit's own curves.
  open var controlPoint2: CGPoint { points?.second ?? .zero }
  /// `.cubic` for one made of control points, else `.builtin`.
  open var timingCurveType: UITimingCurveType { points == nil ? .builtin : .cubic }
  /// Itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Nil.
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
