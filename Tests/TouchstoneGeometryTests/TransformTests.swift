import Foundation
import Testing
import TouchstoneGeometry

/// Transforms of the plane and of space, checked against their mathematical laws.
struct TransformTests {
  private static let samples: [CGAffineTransform] = [
    .identity,
    CGAffineTransform(translationX: 3, y: -4),
    CGAffineTransform(scaleX: 2, y: 0.5),
    CGAffineTransform(scaleX: -1, y: 3),
    CGAffineTransform(rotationAngle: 0.7).translatedBy(x: 10, y: 20).scaledBy(x: 3, y: 2),
    CGAffineTransform(1, 0.2, 0.4, 1.5, 6, 7),
  ]

  private func isNear(_ left: CGAffineTransform, _ right: CGAffineTransform) -> Bool {
    zip(
      [left.a, left.b, left.c, left.d, left.tx, left.ty],
      [right.a, right.b, right.c, right.d, right.tx, right.ty]
    ).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test("a transform and its inverse give the identity", arguments: samples)
  func inverse(_ transform: CGAffineTransform) {
    #expect(isNear(transform.concatenating(transform.inverted()), .identity))
    #expect(isNear(transform.inverted().concatenating(transform), .identity))
  }

  @Test("the inverse of a transform that flattens the plane is the transform itself")
  func singular() {
    let flat = CGAffineTransform(scaleX: 0, y: 2)
    #expect(flat.inverted() == flat)
  }

  @Test("concatenation applies one transform after the other", arguments: samples, samples)
  func order(_ first: CGAffineTransform, _ second: CGAffineTransform) {
    let point = CGPoint(x: 5, y: -2)
    let together = point.applying(first.concatenating(second))
    let oneByOne = point.applying(first).applying(second)
    #expect(abs(together.x - oneByOne.x) < 1e-9 && abs(together.y - oneByOne.y) < 1e-9)
  }

  @Test("translating a rotation shifts first, along the rotated axes")
  func translatedBy() {
    let turned = CGAffineTransform(rotationAngle: .pi / 2).translatedBy(x: 10, y: 0)
    let point = CGPoint.zero.applying(turned)
    #expect(abs(point.x) < 1e-9 && abs(point.y - 10) < 1e-9)
  }

  @Test("decomposing and recomposing gives the original transform", arguments: samples)
  func components(_ transform: CGAffineTransform) {
    #expect(isNear(CGAffineTransform(transform.decomposed()), transform))
  }

  @Test("the parts of a rotated scale are that scale and that angle")
  func namedComponents() {
    let parts = CGAffineTransform(rotationAngle: 0.5).scaledBy(x: 3, y: 2).decomposed()
    #expect(abs(parts.scale.width - 3) < 1e-9 && abs(parts.scale.height - 2) < 1e-9)
    #expect(abs(parts.rotation - 0.5) < 1e-9 && abs(parts.horizontalShear) < 1e-9)
  }

  @Test("a transform survives encoding as six numbers in a row")
  func coding() throws {
    let transform = CGAffineTransform(1, 2, 3, 4, 5, 6)
    let data = try JSONEncoder().encode(transform)
    #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4,5,6]")
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == transform)
    let vector = CGVector(dx: 1, dy: 2)
    let vectorData = try JSONEncoder().encode(vector)
    #expect(try JSONDecoder().decode(CGVector.self, from: vectorData) == vector)
  }

  @Test("a rotated rectangle becomes its bounding box, and null stays null")
  func rectangles() {
    let turned = CGRect(x: 0, y: 0, width: 10, height: 10)
      .applying(CGAffineTransform(rotationAngle: .pi / 4))
    let half = 10 * CGFloat(2).squareRoot() / 2
    #expect(abs(turned.minX + half) < 1e-9 && abs(turned.width - 2 * half) < 1e-9)
    #expect(abs(turned.minY) < 1e-9 && abs(turned.height - 2 * half) < 1e-9)
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
    #expect(CGRect.infinite.applying(CGAffineTransform(scaleX: 2, y: 2)).isInfinite)
  }

  @Test("in space, an inverse undoes a transform with perspective, and a flat one has none")
  func space() {
    var transform = CATransform3DMakeRotation(0.6, 1, 2, 3)
    transform.m34 = -1 / 500
    transform = CATransform3DTranslate(CATransform3DScale(transform, 2, 3, 4), 5, 6, 7)
    let product = CATransform3DConcat(transform, CATransform3DInvert(transform))
    for (left, right) in zip(product.elements, CATransform3DIdentity.elements) {
      #expect(abs(left - right) < 1e-9)
    }
    let flat = CATransform3DMakeScale(0, 1, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }

  @Test("a rotation about z in space equals the plane's rotation")
  func planeInSpace() {
    let turn = CATransform3DMakeRotation(0.4, 0, 0, 1)
    #expect(CATransform3DIsAffine(turn))
    #expect(isNear(CATransform3DGetAffineTransform(turn), CGAffineTransform(rotationAngle: 0.4)))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(0.4, 1, 0, 0)))
  }
}
