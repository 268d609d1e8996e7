public import Foundation

/// A transform in space that Core Animation applies to a layer's plane.
///
/// A point is the row `(x, y, z, 1)`, multiplied by the matrix. The last column contains the
/// perspective.
public struct CATransform3D: Hashable, Sendable {
  /// Row 1, column 1.
  public var m11: CGFloat
  /// Row 1, column 2.
  public var m12: CGFloat
  /// Row 1, column 3.
  public var m13: CGFloat
  /// Row 1, column 4.
  public var m14: CGFloat
  /// Row 2, column 1.
  public var m21: CGFloat
  /// Row 2, column 2.
  public var m22: CGFloat
  /// Row 2, column 3.
  public var m23: CGFloat
  /// Row 2, column 4.
  public var m24: CGFloat
  /// Row 3, column 1.
  public var m31: CGFloat
  /// Row 3, column 2.
  public var m32: CGFloat
  /// Row 3, column 3.
  public var m33: CGFloat
  /// Row 3, column 4: the negated reciprocal of the distance to the viewer, for a perspective.
  public var m34: CGFloat
  /// Row 4, column 1: the translation along x.
  public var m41: CGFloat
  /// Row 4, column 2: the translation along y.
  public var m42: CGFloat
  /// Row 4, column 3: the translation along z.
  public var m43: CGFloat
  /// Row 4, column 4.
  public var m44: CGFloat

  /// Creates a matrix of zeros.
  public init() { self.init(elements: []) }

  /// Creates a matrix from its 16 numbers.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    self.m11 = m11
    self.m12 = m12
    self.m13 = m13
    self.m14 = m14
    self.m21 = m21
    self.m22 = m22
    self.m23 = m23
    self.m24 = m24
    self.m31 = m31
    self.m32 = m32
    self.m33 = m33
    self.m34 = m34
    self.m41 = m41
    self.m42 = m42
    self.m43 = m43
    self.m44 = m44
  }

  /// The 16 numbers, row by row.
  package var elements: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  /// Creates a matrix from numbers in row order, with zeros for missing numbers.
  package init(elements: [CGFloat]) {
    func element(_ index: Int) -> CGFloat { index < elements.count ? elements[index] : 0 }
    self.init(
      m11: element(0), m12: element(1), m13: element(2), m14: element(3),
      m21: element(4), m22: element(5), m23: element(6), m24: element(7),
      m31: element(8), m32: element(9), m33: element(10), m34: element(11),
      m41: element(12), m42: element(13), m43: element(14), m44: element(15))
  }
}

/// The identity, which maps every point to itself.
public let CATransform3DIdentity = CATransform3D(
  m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
  m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)

extension CATransform3D {
  /// Returns the transform that applies this transform and then `other`.
  package func concatenating(_ other: CATransform3D) -> CATransform3D {
    let left = elements
    let right = other.elements
    var product = [CGFloat](repeating: 0, count: 16)
    for row in 0..<4 {
      for column in 0..<4 {
        var sum: CGFloat = 0
        for index in 0..<4 { sum += left[row * 4 + index] * right[index * 4 + column] }
        product[row * 4 + column] = sum
      }
    }
    return CATransform3D(elements: product)
  }

  /// The inverse transform, or `nil` if the transform can't be inverted.
  package var inverse: CATransform3D? {
    // Gauss–Jordan elimination: the matrix becomes the identity while the identity becomes the
    // inverse.
    var rest = elements
    var result = CATransform3DIdentity.elements
    for column in 0..<4 {
      var pivot = column
      for row in column..<4 where abs(rest[row * 4 + column]) > abs(rest[pivot * 4 + column]) {
        pivot = row
      }
      let size = rest[pivot * 4 + column]
      guard size != 0, size.isFinite else { return nil }
      for index in 0..<4 {
        rest.swapAt(pivot * 4 + index, column * 4 + index)
        result.swapAt(pivot * 4 + index, column * 4 + index)
      }
      for index in 0..<4 {
        rest[column * 4 + index] /= size
        result[column * 4 + index] /= size
      }
      for row in 0..<4 where row != column {
        let factor = rest[row * 4 + column]
        guard factor != 0 else { continue }
        for index in 0..<4 {
          rest[row * 4 + index] -= factor * rest[column * 4 + index]
          result[row * 4 + index] -= factor * result[column * 4 + index]
        }
      }
    }
    return CATransform3D(elements: result)
  }
}
