internal import TouchstoneGeometry

/// A value that can be interpolated: a list of numbers and the shape that gives them meaning.
struct AnimatableValue: Equatable {
  /// The meaning of the numbers.
  indirect enum Shape: Hashable {
    case number
    case point
    case size
    case rect
    case transform
    case color
    case path([PathSegment.Shape])
    case list([Shape])
  }

  var shape: Shape
  var numbers: [Double]

  init(_ shape: Shape, _ numbers: [Double]) {
    self.shape = shape
    self.numbers = numbers
  }

  /// The maximum nesting of lists. Core Animation's own values are lists of plain values.
  static let mostNestedLists = 8

  /// Creates a value from any of the types that animations accept.
  ///
  /// Fails for types that can't be interpolated and for lists nested deeper than
  /// ``mostNestedLists``.
  init?(_ value: Any?, level: Int = 0) {
    switch value {
    case let number as Double: self.init(.number, [number])
    case let number as CGFloat: self.init(.number, [Double(number)])
    case let number as Float: self.init(.number, [Double(number)])
    case let number as Int: self.init(.number, [Double(number)])
    case let flag as Bool: self.init(.number, [flag ? 1 : 0])
    case let point as CGPoint: self.init(.point, [Double(point.x), Double(point.y)])
    case let size as CGSize: self.init(.size, [Double(size.width), Double(size.height)])
    case let rect as CGRect:
      self.init(
        .rect,
        [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map { Double($0) })
    case let transform as CATransform3D:
      self.init(.transform, transform.elements.map { Double($0) })
    case let transform as CGAffineTransform:
      self.init(
        .transform, CATransform3DMakeAffineTransform(transform).elements.map { Double($0) })
    case let color as CGColor:
      // A pattern has no value between it and another color.
      guard color.pattern == nil else { return nil }
      self.init(.color, [color.red, color.green, color.blue, color.alpha].map { Double($0) })
    case let path as CGPath:
      self.init(
        .path(path.segments.map(\.shape)),
        path.segments.flatMap { $0.points.flatMap { [Double($0.x), Double($0.y)] } })
    case let number as NSNumber: self.init(.number, [number.doubleValue])
    case let wrapped as NSValue: self.init(wrapped)
    case let list as [Any]:
      guard level < Self.mostNestedLists else { return nil }
      let values = list.compactMap { AnimatableValue($0, level: level + 1) }
      guard values.count == list.count else { return nil }
      self.init(.list(values.map(\.shape)), values.flatMap(\.numbers))
    default: return nil
    }
  }

  private init?(_ wrapped: NSValue) {
    switch wrapped.geometryCount {
    case 2: self.init(wrapped.cgPointValue)
    case 4: self.init(wrapped.cgRectValue)
    case 6: self.init(wrapped.cgAffineTransformValue)
    case 16: self.init(wrapped.caTransform3DValue)
    default: return nil
    }
  }

  /// The value converted back to a type of its shape. Numbers become `CGFloat`.
  var value: Any { Self.value(shape, numbers[...]).value }

  private static func value(_ shape: Shape, _ numbers: ArraySlice<Double>)
    -> (value: Any, used: Int)
  {
    let floats = numbers.map { CGFloat($0) }
    switch shape {
    case .number: return (floats[0], 1)
    case .point: return (CGPoint(x: floats[0], y: floats[1]), 2)
    case .size: return (CGSize(width: floats[0], height: floats[1]), 2)
    case .rect:
      return (CGRect(x: floats[0], y: floats[1], width: floats[2], height: floats[3]), 4)
    case .transform: return (CATransform3D(elements: floats), 16)
    case .color:
      return (
        CGColor(red: floats[0], green: floats[1], blue: floats[2], alpha: floats[3]), 4
      )
    case .path(let shapes):
      var points = stride(from: 0, to: floats.count - 1, by: 2).map {
        CGPoint(x: floats[$0], y: floats[$0 + 1])
      }[...]
      let segments = shapes.map { shape in
        let own = points.prefix(shape.pointCount)
        points = points.dropFirst(shape.pointCount)
        return PathSegment(shape, Array(own))
      }
      return (CGPath(segments: segments), floats.count)
    case .list(let shapes):
      var rest = numbers
      var used = 0
      let values = shapes.map { shape in
        let next = value(shape, rest)
        rest = rest.dropFirst(next.used)
        used += next.used
        return next.value
      }
      return (values, used)
    }
  }

  // MARK: Mixing

  /// Returns whether the two values can be interpolated.
  func matches(_ other: AnimatableValue) -> Bool {
    numbers.count == other.numbers.count && (shape == other.shape || isPair && other.isPair)
  }

  /// Whether the value is a pair. Points and sizes match, because a value wrapped in `NSValue` can
  /// be either.
  private var isPair: Bool { shape == .point || shape == .size }

  /// Returns the value at a fraction of the way to `other`.
  ///
  /// If the values don't match, returns this value for a fraction below 0.5, and `other` from 0.5
  /// on.
  func mixed(with other: AnimatableValue, _ fraction: Double) -> AnimatableValue {
    guard matches(other) else { return fraction < 0.5 ? self : other }
    if shape == .transform, let from = parts, let to = other.parts {
      return AnimatableValue(from.mixed(with: to, fraction).transform) ?? other
    }
    var result = self
    for index in numbers.indices {
      result.numbers[index] += (other.numbers[index] - numbers[index]) * fraction
    }
    return result
  }

  /// Returns the sum of both. For transforms, this is the composition of this transform and then
  /// `other`.
  func adding(_ other: AnimatableValue, times factor: Double = 1) -> AnimatableValue {
    guard matches(other) else { return self }
    if shape == .transform, factor == 1 {
      return AnimatableValue(matrix.concatenating(other.matrix)) ?? self
    }
    var result = self
    for index in numbers.indices { result.numbers[index] += other.numbers[index] * factor }
    return result
  }

  /// Returns the value that has to be added to `other` to get this value.
  func subtracting(_ other: AnimatableValue) -> AnimatableValue {
    guard shape == .transform else { return adding(other, times: -1) }
    return AnimatableValue(CATransform3DInvert(other.matrix).concatenating(matrix)) ?? self
  }

  /// The value of this shape that changes nothing if it is added.
  var neutral: AnimatableValue {
    if shape == .transform, let identity = AnimatableValue(CATransform3DIdentity) {
      return identity
    }
    return AnimatableValue(shape, numbers.map { _ in 0 })
  }

  /// Whether the value can be subtracted. Only transforms without an inverse can't.
  var canBeUndone: Bool { shape != .transform || matrix.inverse != nil }

  /// Returns the distance between two values, which paced animations spread evenly over time.
  func distance(to other: AnimatableValue) -> Double {
    guard matches(other) else { return 0 }
    return zip(numbers, other.numbers).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
      .squareRoot()
  }

  private var matrix: CATransform3D { CATransform3D(elements: numbers.map { CGFloat($0) }) }

  private var parts: TransformParts? { TransformParts(matrix) }
}

extension PathSegment {
  /// A segment without its points.
  enum Shape: Hashable {
    case move
    case line
    case quadCurve
    case curve
    case close

    var pointCount: Int {
      switch self {
      case .move, .line: 1
      case .quadCurve: 2
      case .curve: 3
      case .close: 0
      }
    }
  }

  var shape: Shape {
    switch self {
    case .move: .move
    case .line: .line
    case .quadCurve: .quadCurve
    case .curve: .curve
    case .close: .close
    }
  }

  init(_ shape: Shape, _ points: [CGPoint]) {
    guard points.count == shape.pointCount else {
      self = .close
      return
    }
    switch shape {
    case .move: self = .move(points[0])
    case .line: self = .line(points[0])
    case .quadCurve: self = .quadCurve(control: points[0], end: points[1])
    case .curve: self = .curve(first: points[0], second: points[1], end: points[2])
    case .close: self = .close
    }
  }
}
