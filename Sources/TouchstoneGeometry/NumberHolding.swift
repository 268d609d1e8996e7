package import Foundation

/// A value that consists of floating-point numbers, which an app passes.
package protocol NumberHolding {
  /// Returns whether the magnitude of every number is at most `limit`, which is never true of NaN.
  func isWithin(_ limit: CGFloat) -> Bool
  /// Returns the value with a function applied to each of its numbers.
  func mapNumbers(_ change: (CGFloat) -> CGFloat) -> Self
}

extension NumberHolding {
  /// Returns whether every number satisfies a condition.
  package func allNumbers(_ isRight: (CGFloat) -> Bool) -> Bool {
    var areRight = true
    _ = mapNumbers { number in
      areRight = areRight && isRight(number)
      return number
    }
    return areRight
  }

  package func isWithin(_ limit: CGFloat) -> Bool { allNumbers { abs($0) <= limit } }
}

extension CGFloat: NumberHolding {
  package func isWithin(_ limit: CGFloat) -> Bool { magnitude <= limit }
  package func mapNumbers(_ change: (CGFloat) -> CGFloat) -> CGFloat { change(self) }
}

extension Double: NumberHolding {
  package func mapNumbers(_ change: (CGFloat) -> CGFloat) -> Double {
    Double(change(CGFloat(self)))
  }
}

extension Float: NumberHolding {
  package func mapNumbers(_ change: (CGFloat) -> CGFloat) -> Float { Float(change(CGFloat(self))) }
}

extension CGPoint: NumberHolding {
  package func isWithin(_ limit: CGFloat) -> Bool { abs(x) <= limit && abs(y) <= limit }
  package func mapNumbers(_ change: (CGFloat) -> CGFloat) -> CGPoint {
    CGPoint(x: change(x), y: change(y))
  }
}

extension CGSize: NumberHolding {
  package func isWithin(_ limit: CGFloat) -> Bool { abs(width) <= limit && abs(height) <= limit }
  package func mapNumbers(_ change: (CGFloat) -> CGFloat) -> CGSize {
    CGSize(width: change(width), height: change(height))
  }
}

extension CGRect: NumberHolding {
  package func isWithin(_ limit: CGFloat) -> Bool {
    origin.isWithin(limit) && size.isWithin(limit)
  }
  package func mapNumbers(_ change: (CGFloat) -> CGFloat) -> CGRect {
    CGRect(origin: origin.mapNumbers(change), size: size.mapNumbers(change))
  }
}

extension CGVector: NumberHolding {
  package func mapNumbers(_ change: (CGFloat) -> CGFloat) -> CGVector {
    CGVector(dx: change(dx), dy: change(dy))
  }
}

extension UIOffset: NumberHolding {
  package func mapNumbers(_ change: (CGFloat) -> CGFloat) -> UIOffset {
    UIOffset(horizontal: change(horizontal), vertical: change(vertical))
  }
}

extension UIEdgeInsets: NumberHolding {
  package func mapNumbers(_ change: (CGFloat) -> CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(
      top: change(top), left: change(left), bottom: change(bottom), right: change(right))
  }
}

extension NSDirectionalEdgeInsets: NumberHolding {
  package func mapNumbers(_ change: (CGFloat) -> CGFloat) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: change(top), leading: change(leading), bottom: change(bottom),
      trailing: change(trailing))
  }
}

extension CGAffineTransform: NumberHolding {
  package func mapNumbers(_ change: (CGFloat) -> CGFloat) -> CGAffineTransform {
    CGAffineTransform(
      a: change(a), b: change(b), c: change(c), d: change(d), tx: change(tx), ty: change(ty))
  }
}

extension CATransform3D: NumberHolding {
  package func mapNumbers(_ change: (CGFloat) -> CGFloat) -> CATransform3D {
    CATransform3D(elements: elements.map(change))
  }
}

extension PathSegment: NumberHolding {
  package func mapNumbers(_ change: (CGFloat) -> CGFloat) -> PathSegment {
    switch self {
    case .move(let point): .move(point.mapNumbers(change))
    case .line(let point): .line(point.mapNumbers(change))
    case .quadCurve(let control, let end):
      .quadCurve(control: control.mapNumbers(change), end: end.mapNumbers(change))
    case .curve(let first, let second, let end):
      .curve(
        first: first.mapNumbers(change), second: second.mapNumbers(change),
        end: end.mapNumbers(change))
    case .close: .close
    }
  }
}

extension Array: NumberHolding where Element: NumberHolding {
  package func mapNumbers(_ change: (CGFloat) -> CGFloat) -> [Element] {
    map { $0.mapNumbers(change) }
  }
}

extension Optional: NumberHolding where Wrapped: NumberHolding {
  package func mapNumbers(_ change: (CGFloat) -> CGFloat) -> Wrapped? {
    map { $0.mapNumbers(change) }
  }
}
