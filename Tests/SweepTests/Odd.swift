import UIKit

/// A number that no app passes deliberately, and values of every kind that contain it.
struct Odd: CustomStringConvertible {
  /// The parts of a value, or the arguments of a call, that are odd.
  enum Place {
    case everywhere, first, last
  }

  let number: Double
  let whole: Int
  let place: Place

  /// The odd numbers, each with an integer for parameters that count.
  private static let numbers: [(Double, Int)] = [
    (.nan, .min), (.infinity, .max), (-.infinity, -1), (1e308, .max - 1), (-1e308, .min + 1),
    (.greatestFiniteMagnitude, 1 << 40), (-1, -2), (0, 0), (.leastNonzeroMagnitude, 1 << 20),
  ]

  /// All odd numbers, everywhere at once.
  static let everywhere = numbers.map { Odd(number: $0.0, whole: $0.1, place: .everywhere) }

  /// All odd numbers, and the worst of each kind in one position among ordinary ones.
  static let all =
    everywhere
    + [Place.first, .last].flatMap { place in
      numbers.filter { $0.0.isNaN || $0.0 == 1e308 }
        .map { Odd(number: $0.0, whole: $0.1, place: place) }
    }

  /// The worst odd numbers, for a member that other kinds inherit.
  static let few = everywhere.filter { $0.number.isNaN || $0.number >= 1e308 }

  var description: String { "\(number) or \(whole), \(place)" }

  /// Returns the argument at an index of `count`: an odd number or an ordinary one.
  func at(_ index: Int, of count: Int) -> Odd {
    isOdd(index, of: count) ? self : Odd(number: 10, whole: 1, place: .everywhere)
  }

  private func isOdd(_ index: Int, of count: Int) -> Bool {
    switch place {
    case .everywhere: true
    case .first: index == 0
    case .last: index == count - 1
    }
  }

  private func part(_ index: Int, of count: Int) -> CGFloat {
    isOdd(index, of: count) ? CGFloat(number) : 10
  }

  func several<Value>(_ path: KeyPath<Odd, Value>) -> [Value] {
    (0..<4).map { at($0, of: 4)[keyPath: path] }
  }

  var cgFloat: CGFloat { CGFloat(number) }
  var float: Float { Float(number) }
  var unsigned: UInt { UInt(bitPattern: whole) }
  var unsigned32: UInt32 { UInt32(truncatingIfNeeded: whole) }
  var unsigned16: UInt16 { UInt16(truncatingIfNeeded: whole) }
  var boxed: NSNumber { NSNumber(value: number) }
  var point: CGPoint { CGPoint(x: part(0, of: 2), y: part(1, of: 2)) }
  var size: CGSize { CGSize(width: part(0, of: 2), height: part(1, of: 2)) }
  var vector: CGVector { CGVector(dx: part(0, of: 2), dy: part(1, of: 2)) }
  var offset: UIOffset { UIOffset(horizontal: part(0, of: 2), vertical: part(1, of: 2)) }
  var rectangle: CGRect {
    CGRect(x: part(0, of: 4), y: part(1, of: 4), width: part(2, of: 4), height: part(3, of: 4))
  }
  var insets: UIEdgeInsets {
    UIEdgeInsets(
      top: part(0, of: 4), left: part(1, of: 4), bottom: part(2, of: 4), right: part(3, of: 4))
  }
  var directionalInsets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: part(0, of: 4), leading: part(1, of: 4), bottom: part(2, of: 4),
      trailing: part(3, of: 4))
  }
  var range: NSRange {
    NSRange(location: at(0, of: 2).whole, length: at(1, of: 2).whole)
  }
  var transform: CGAffineTransform {
    CGAffineTransform(
      a: part(0, of: 6), b: part(1, of: 6), c: part(2, of: 6), d: part(3, of: 6),
      tx: part(4, of: 6), ty: part(5, of: 6))
  }
  var transform3D: CATransform3D {
    var transform = CATransform3DIdentity
    if place != .last {
      transform.m11 = cgFloat
      transform.m12 = cgFloat
    }
    if place != .first {
      transform.m34 = cgFloat
      transform.m41 = cgFloat
      transform.m44 = cgFloat
    }
    return transform
  }
}
