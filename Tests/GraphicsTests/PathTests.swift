import Testing
import TouchstoneGeometry
import TouchstoneTesting
import UIKit

/// The elements of paths, and the queries on them.
@MainActor @Suite(.staged) struct PathTests {
  private let box = CGRect(x: 10, y: 20, width: 40, height: 30)

  @Test("a line's outline has the line's width, and its ends extend by their cap")
  func outline() {
    let line = CGMutablePath()
    line.move(to: CGPoint(x: 10, y: 10))
    line.addLine(to: CGPoint(x: 50, y: 10))
    func covered(_ cap: CGLineCap) -> CGRect {
      line.copy(strokingWithWidth: 8, lineCap: cap, lineJoin: .miter, miterLimit: 10)
        .boundingBoxOfPath
    }
    #expect(covered(.butt) == CGRect(x: 10, y: 6, width: 40, height: 8))
    #expect(covered(.square) == CGRect(x: 6, y: 6, width: 48, height: 8))
    let round = line.copy(strokingWithWidth: 8, lineCap: .round, lineJoin: .miter, miterLimit: 10)
    #expect(abs(round.boundingBoxOfPath.width - 48) < 0.1)
    #expect(round.contains(CGPoint(x: 7, y: 10)) && !round.contains(CGPoint(x: 6.5, y: 6.5)))
    #expect(
      line.copy(strokingWithWidth: 0, lineCap: .butt, lineJoin: .miter, miterLimit: 1).isEmpty)
  }

  @Test("a miter join is pointed up to the limit, and the outline of a closed path has a hole")
  func corners() {
    let path = CGPath(rect: box, transform: nil)
    func stroked(_ join: CGLineJoin, limit: CGFloat = 10) -> CGPath {
      path.copy(strokingWithWidth: 10, lineCap: .butt, lineJoin: join, miterLimit: limit)
    }
    let corner = CGPoint(x: 5.5, y: 15.5)
    #expect(stroked(.miter).contains(corner))
    #expect(!stroked(.miter, limit: 1.2).contains(corner))
    #expect(!stroked(.bevel).contains(corner) && !stroked(.round).contains(corner))
    let nearly = CGPoint(x: 6.8, y: 16.8)
    #expect(stroked(.round).contains(nearly) && !stroked(.bevel).contains(nearly))
    for join in [CGLineJoin.miter, .round, .bevel] {
      #expect(!stroked(join).contains(CGPoint(x: box.midX, y: box.midY)))
      #expect(stroked(join).contains(CGPoint(x: box.midX, y: box.minY + 4)))
      #expect(stroked(join).contains(CGPoint(x: box.minX, y: box.midY)))
    }
  }

  @Test("every point of an outline is within half the width of the line")
  func distance() {
    var seed: UInt64 = 9
    func next() -> CGFloat {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(seed >> 40) / CGFloat(1 << 24) * 100
    }
    for _ in 0..<40 {
      let points = (0..<4).map { _ in CGPoint(x: next(), y: next()) }
      let path = CGMutablePath()
      path.addLines(between: points)
      let outline = path.copy(
        strokingWithWidth: 12, lineCap: .round, lineJoin: .round, miterLimit: 10)
      for _ in 0..<60 {
        let point = CGPoint(x: next(), y: next())
        let away = zip(points, points.dropFirst()).map { distance(point, $0, $1) }.min() ?? 0
        // Round corners consist of straight pieces, so points within a tenth of a point aren't
        // tested.
        if abs(away - 6) > 0.1 {
          #expect(outline.contains(point) == (away < 6), "\(point), \(points)")
        }
      }
    }
  }

  @Test("a curve's outline runs parallel to it, without points on the curve itself")
  func curves() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 8, y: 70))
    path.addCurve(
      to: CGPoint(x: 67, y: 10), control1: CGPoint(x: 20, y: -20),
      control2: CGPoint(x: 55, y: 100))
    let flat = path.polyLines.flatMap(\.points)
    let outline = path.copy(
      strokingWithWidth: 14, lineCap: .round, lineJoin: .round, miterLimit: 10)
    outline.applyWithBlock { element in
      guard element.pointee.type != .closeSubpath else { return }
      let point = element.pointee.points[0]
      let away = flat.map { hypot($0.x - point.x, $0.y - point.y) }.min() ?? 0
      #expect(away > 6)
    }
    for point in flat { #expect(outline.contains(point)) }
  }

  private func distance(_ point: CGPoint, _ from: CGPoint, _ to: CGPoint) -> CGFloat {
    let (x, y) = (to.x - from.x, to.y - from.y)
    let part = max(0, min(1, ((point.x - from.x) * x + (point.y - from.y) * y) / (x * x + y * y)))
    return hypot(point.x - from.x - x * part, point.y - from.y - y * part)
  }

  @Test("dashes start at the phase and continue around corners")
  func dashes() {
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    var moves: [CGPoint] = []
    var ends: [CGPoint] = []
    line.copy(dashingWithPhase: 2, lengths: [6, 2]).applyWithBlock { element in
      let point = element.pointee.points[0]
      if element.pointee.type == .moveToPoint { moves.append(point) } else { ends.append(point) }
    }
    #expect(moves == [.zero, CGPoint(x: 6, y: 0), CGPoint(x: 10, y: 4)])
    #expect(
      ends == [
        CGPoint(x: 4, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 2), CGPoint(x: 10, y: 10),
      ])
    #expect(line.copy(dashingWithPhase: 0, lengths: [0, 0]) == line)
    #expect(line.copy(dashingWithPhase: 0, lengths: []) == line)
  }

  @Test("a reversed path has the same shape with reversed winding")
  func reversing() {
    let path = UIBezierPath(rect: box)
    path.lineWidth = 7
    let inner = UIBezierPath(ovalIn: box.insetBy(dx: 10, dy: 10))
    path.append(inner.reversing())
    let middle = CGPoint(x: box.midX, y: box.midY)
    // Both are clockwise. If the inner one is reversed, it is a hole.
    #expect(!path.contains(middle) && path.contains(CGPoint(x: box.minX + 2, y: box.midY)))
    let back = path.reversing()
    #expect(back.bounds == path.bounds && back.lineWidth == 7)
    #expect(back.reversing().cgPath == path.cgPath)
    let open = UIBezierPath()
    open.move(to: CGPoint(x: 1, y: 2))
    open.addQuadCurve(to: CGPoint(x: 5, y: 6), controlPoint: CGPoint(x: 3, y: 9))
    #expect(open.reversing().currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test("the even-odd rule excludes areas wound twice")
  func evenOdd() {
    let path = UIBezierPath(rect: box)
    path.append(UIBezierPath(rect: box.insetBy(dx: 10, dy: 10)))
    let middle = CGPoint(x: box.midX, y: box.midY)
    #expect(path.contains(middle))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(middle))
  }

  @Test("a copy is independent and has the same style")
  func copying() throws {
    let path = UIBezierPath(rect: box)
    path.lineCapStyle = .round
    path.setLineDash([3, 4], count: 2, phase: 1)
    let copy = try #require(path.copy() as? UIBezierPath)
    path.addLine(to: .zero)
    #expect(copy.cgPath == UIBezierPath(rect: box).cgPath && copy.lineCapStyle == .round)
    var (count, phase, lengths) = (0, CGFloat(0), [CGFloat](repeating: 0, count: 2))
    copy.getLineDash(&lengths, count: &count, phase: &phase)
    #expect(count == 2 && phase == 1 && lengths == [3, 4])
  }

  @Test("selected corners are round, and ellipses if the radii differ")
  func roundedCorners() {
    let path = UIBezierPath(
      roundedRect: box, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 20, height: 10))
    #expect(path.bounds == box)
    #expect(!path.contains(CGPoint(x: box.minX + 2, y: box.minY + 2)))
    #expect(!path.contains(CGPoint(x: box.maxX - 2, y: box.maxY - 2)))
    #expect(path.contains(CGPoint(x: box.maxX - 1, y: box.minY + 1)))
    #expect(path.contains(CGPoint(x: box.minX + 1, y: box.maxY - 1)))
    // A point that a circle of the larger radius would exclude.
    #expect(path.contains(CGPoint(x: box.minX + 2, y: box.minY + 9)))
  }

  @Test("an arc has the given direction and length")
  func arcs() {
    let quarter = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(quarter.bounds.maxX - 10) < 1e-9 && abs(quarter.bounds.minX) < 1e-9)
    #expect(abs(quarter.currentPoint.y - 10) < 1e-9)
    let rest = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(abs(rest.bounds.minX + 10) < 1e-9 && abs(rest.bounds.minY + 10) < 1e-9)
  }

  @Test("a rectangle path reports that it is a rectangle")
  func rectangles() {
    var found = CGRect.zero
    #expect(CGPath(rect: box, transform: nil).isRect(&found) && found == box)
    #expect(!CGPath(ellipseIn: box, transform: nil).isRect(nil))
    let turned = UIBezierPath(rect: box)
    turned.apply(CGAffineTransform(rotationAngle: 0.1))
    #expect(!turned.cgPath.isRect(nil))
  }

  @Test("numbers that are not finite produce no outline and no dashes, and a line reports it")
  func oddNumbers() {
    let path = CGPath(rect: box, transform: nil)
    let outline = path.copy(
      strokingWithWidth: .nan, lineCap: .butt, lineJoin: .round, miterLimit: .infinity)
    #expect(outline.isEmpty)
    #expect(path.copy(dashingWithPhase: .nan, lengths: [.infinity, -1]) == path)
  }
}
