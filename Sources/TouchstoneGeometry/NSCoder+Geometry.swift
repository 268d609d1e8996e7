public import Foundation

// Points, sizes and rectangles are encoded with Foundation's `encode(_:forKey:)`.
extension NSCoder {
  /// Decodes a point, or returns zero if the key is missing.
  public func decodeCGPoint(forKey key: String) -> CGPoint {
    containsValue(forKey: key) ? decodePoint(forKey: key) : .zero
  }
  /// Decodes a size, or returns zero if the key is missing.
  public func decodeCGSize(forKey key: String) -> CGSize {
    containsValue(forKey: key) ? decodeSize(forKey: key) : .zero
  }
  /// Decodes a rectangle, or returns zero if the key is missing.
  public func decodeCGRect(forKey key: String) -> CGRect {
    containsValue(forKey: key) ? decodeRect(forKey: key) : .zero
  }

  /// Parses a point from the output of ``string(for:)``, or returns zero for other text.
  public class func cgPoint(for string: String) -> CGPoint {
    let numbers = numbers(2, in: string)
    return CGPoint(x: numbers[0], y: numbers[1])
  }
  /// Parses a size from the output of ``string(for:)``, or returns zero for other text.
  public class func cgSize(for string: String) -> CGSize {
    let numbers = numbers(2, in: string)
    return CGSize(width: numbers[0], height: numbers[1])
  }
  /// Parses a vector from the output of ``string(for:)``, or returns zero for other text.
  public class func cgVector(for string: String) -> CGVector {
    let numbers = numbers(2, in: string)
    return CGVector(dx: numbers[0], dy: numbers[1])
  }
  /// Parses a rectangle from the output of ``string(for:)``, or returns zero for other text.
  public class func cgRect(for string: String) -> CGRect {
    let numbers = numbers(4, in: string)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
  /// Parses a transform from the output of ``string(for:)``, or returns six zeros for other text.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    let numbers = numbers(6, in: string)
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }
  /// Parses insets from the output of ``string(for:)``, or returns zero for other text.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    let numbers = numbers(4, in: string)
    return UIEdgeInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
  /// Parses an offset from the output of ``string(for:)``, or returns zero for other text.
  public class func uiOffset(for string: String) -> UIOffset {
    let numbers = numbers(2, in: string)
    return UIOffset(horizontal: numbers[0], vertical: numbers[1])
  }

  /// Returns `count` numbers from a text, whatever the braces between them. Returns zeros if their
  /// number differs or one isn't finite.
  private static func numbers(_ count: Int, in text: String) -> [CGFloat] {
    let numbers = text.split { "{}[], ".contains($0) }.compactMap { Double($0) }
    guard numbers.count == count, numbers.allSatisfy(\.isFinite) else {
      return Array(repeating: 0, count: count)
    }
    return numbers.map { CGFloat($0) }
  }
}

/// Returns a point as text: `{1, 2}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }
/// Returns a size as text: `{1, 2}`.
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }
/// Returns a vector as text: `{1, 2}`.
public func NSStringFromCGVector(_ vector: CGVector) -> String { NSCoder.string(for: vector) }
/// Returns a rectangle as text: `{{1, 2}, {3, 4}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }
/// Returns a transform as text: `[1, 0, 0, 1, 0, 0]`.
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
  NSCoder.string(for: transform)
}
/// Returns insets as text: `{1, 2, 3, 4}`.
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
  NSCoder.string(for: insets)
}
/// Returns an offset as text: `{1, 2}`.
public func NSStringFromUIOffset(_ offset: UIOffset) -> String { NSCoder.string(for: offset) }
/// Parses a point, or returns zero for other text.
public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }
/// Parses a size, or returns zero for other text.
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }
/// Parses a rectangle, or returns zero for other text.
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }
/// Parses insets, or returns zero for other text.
public func UIEdgeInsetsFromString(_ string: String) -> UIEdgeInsets {
  NSCoder.uiEdgeInsets(for: string)
}
