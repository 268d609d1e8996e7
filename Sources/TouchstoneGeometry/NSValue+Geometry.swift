public import Foundation

extension NSValue {
  /// Creates a value that wraps a point.
  public convenience init(cgPoint point: CGPoint) { self.init([point.x, point.y]) }

  /// Creates a value that wraps a size.
  public convenience init(cgSize size: CGSize) { self.init([size.width, size.height]) }

  /// Creates a value that wraps a vector.
  public convenience init(cgVector vector: CGVector) { self.init([vector.dx, vector.dy]) }

  /// Creates a value that wraps a rectangle.
  public convenience init(cgRect rect: CGRect) {
    self.init([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
  }

  /// Creates a value that wraps an affine transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init([
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ])
  }

  /// Creates a value that wraps insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init([insets.top, insets.left, insets.bottom, insets.right])
  }

  /// Creates a value that wraps directional insets.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init([insets.top, insets.leading, insets.bottom, insets.trailing])
  }

  /// Creates a value that wraps an offset.
  public convenience init(uiOffset insets: UIOffset) {
    self.init([insets.horizontal, insets.vertical])
  }

  /// Creates a value that wraps a transform in space.
  public convenience init(caTransform3D transform: CATransform3D) {
    self.init(transform.elements)
  }

  /// The wrapped point, or zeros if the value doesn't wrap two numbers.
  public var cgPointValue: CGPoint {
    let numbers = geometry(of: 2)
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  /// The wrapped size, or zeros if the value doesn't wrap two numbers.
  public var cgSizeValue: CGSize {
    let numbers = geometry(of: 2)
    return CGSize(width: numbers[0], height: numbers[1])
  }

  /// The wrapped vector, or zeros if the value doesn't wrap two numbers.
  public var cgVectorValue: CGVector {
    let numbers = geometry(of: 2)
    return CGVector(dx: numbers[0], dy: numbers[1])
  }

  /// The wrapped rectangle, or zeros if the value doesn't wrap four numbers.
  public var cgRectValue: CGRect {
    let numbers = geometry(of: 4)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The wrapped affine transform, or zeros if the value doesn't wrap six numbers.
  public var cgAffineTransformValue: CGAffineTransform {
    let numbers = geometry(of: 6)
    return CGAffineTransform(
      numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
  }

  /// The wrapped insets, or zeros if the value doesn't wrap four numbers.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let numbers = geometry(of: 4)
    return UIEdgeInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  /// The wrapped directional insets, or zeros if the value doesn't wrap four numbers.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    let numbers = geometry(of: 4)
    return NSDirectionalEdgeInsets(
      top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }

  /// The wrapped offset, or zeros if the value doesn't wrap two numbers.
  public var uiOffsetValue: UIOffset {
    let numbers = geometry(of: 2)
    return UIOffset(horizontal: numbers[0], vertical: numbers[1])
  }

  /// The wrapped transform in space, or zeros if the value doesn't wrap 16 numbers.
  public var caTransform3DValue: CATransform3D { CATransform3D(elements: geometry(of: 16)) }

  /// The number of wrapped geometry numbers, or `nil` if the value wraps something else.
  package var geometryCount: Int? {
    [2, 4, 6, 16].first { String(cString: objCType) == Self.type(of: $0) }
  }

  /// Returns whether the value wraps `count` numbers.
  func wraps(_ count: Int) -> Bool {
    geometryCount == count || count == 2 && foundationPair != nil
      || count == 4 && foundationQuadruple != nil
  }

  /// Creates a value that stores an array of numbers, because Foundation can't store structures
  /// here.
  private convenience init(_ numbers: [CGFloat]) {
    let numbers = numbers.map(Double.init)
    let type = Self.type(of: numbers.count)
    self.init(bytes: numbers, objCType: type)
  }

  private static func type(of count: Int) -> String { "[\(count)d]" }

  private func geometry(of count: Int) -> [CGFloat] {
    var numbers = [Double](repeating: 0, count: count)
    if String(cString: objCType) == Self.type(of: count) {
      numbers.withUnsafeMutableBytes { bytes in
        if let start = bytes.baseAddress { getValue(start) }
      }
    } else if count == 2, let point = foundationPair {
      numbers = point
    } else if count == 4, let rect = foundationQuadruple {
      numbers = rect
    }
    return numbers.map { CGFloat($0) }
  }

  /// The numbers wrapped by Foundation's initializers for points and sizes, or `nil` for other
  /// values.
  private var foundationPair: [Double]? {
    switch String(cString: objCType) {
    case String(cString: NSValue(point: .zero).objCType):
      [Double(pointValue.x), Double(pointValue.y)]
    case String(cString: NSValue(size: .zero).objCType):
      [Double(sizeValue.width), Double(sizeValue.height)]
    default: nil
    }
  }

  /// The numbers wrapped by Foundation's initializer for rectangles, or `nil` for other values.
  private var foundationQuadruple: [Double]? {
    guard String(cString: objCType) == String(cString: NSValue(rect: .zero).objCType) else {
      return nil
    }
    let rect = rectValue
    return [
      Double(rect.origin.x), Double(rect.origin.y), Double(rect.size.width),
      Double(rect.size.height),
    ]
  }
}
