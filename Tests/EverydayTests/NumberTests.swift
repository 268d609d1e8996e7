import Testing
import TouchstoneTesting
import UIKit

/// Conversions between numbers, points and texts, as unmodified sources make them.
@MainActor
struct NumberTests {
  @Test("a CGFloat converts to a number and back")
  func numbers() {
    let number = CGFloat(2.5) as NSNumber
    #expect(number == 2.5)
    #expect([CGFloat(0), 0.5] as [NSNumber] == [0, 0.5])
    #expect(number as? CGFloat == 2.5)
    #expect(CGFloat(truncating: 3) == 3)
    #expect(CGFloat(exactly: NSNumber(value: 0.25)) == 0.25)
    let attributes: [String: Any] = ["width": NSNumber(value: 4)]
    #expect(attributes["width"] as? CGFloat == 4)
    #expect(("a" as NSString as Any) as? CGFloat == nil)
  }

  @Test("geometry is written in UIKit's format, and read again")
  func texts() {
    let rect = CGRect(x: 1, y: 2.5, width: 3, height: 4)
    #expect(NSStringFromCGRect(rect) == "{{1, 2.5}, {3, 4}}")
    #expect(CGRectFromString(NSStringFromCGRect(rect)) == rect)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSCoder.string(for: insets) == "{1, 2, 3, 4}")
    #expect(NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}") == insets)
    #expect(NSCoder.cgPoint(for: NSStringFromCGPoint(CGPoint(x: 5, y: 6))) == CGPoint(x: 5, y: 6))
    #expect(NSCoder.cgSize(for: "{7, 8}") == CGSize(width: 7, height: 8))
    let turn = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: turn)) == turn)
    #expect(NSCoder.cgVector(for: NSCoder.string(for: CGVector(dx: 1, dy: 2))).dy == 2)
    #expect(NSCoder.uiOffset(for: "{1, 2}") == UIOffset(horizontal: 1, vertical: 2))
    for text in ["", "{1}", "{1, 2, 3}", "{nan, 1}", "{a, b}"] {
      #expect(NSCoder.cgPoint(for: text) == .zero)
    }
  }

  @Test("geometry is archived and read again")
  func archives() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode(CGPoint(x: 1, y: 2), forKey: "point")
    archiver.encode(CGSize(width: 3, height: 4), forKey: "size")
    archiver.encode(CGRect(x: 1, y: 2, width: 3, height: 4), forKey: "rect")
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    reader.requiresSecureCoding = false
    #expect(reader.decodeCGPoint(forKey: "point") == CGPoint(x: 1, y: 2))
    #expect(reader.decodeCGSize(forKey: "size") == CGSize(width: 3, height: 4))
    #expect(reader.decodeCGRect(forKey: "rect") == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("an index path has a section and a row")
  func rows() {
    var path = IndexPath(row: 2, section: 1)
    #expect((path.section, path.row, path.item) == (1, 2, 2))
    path.row = 5
    path.section = 3
    #expect(path == IndexPath(item: 5, section: 3))
    #expect((IndexPath().section, IndexPath(index: 4).row) == (0, 0))
  }

  @Test("media time is the application's clock")
  func time() {
    let stage = Stage()
    let start = (CACurrentMediaTime(), CFAbsoluteTimeGetCurrent())
    stage.advance(by: 2)
    #expect(CACurrentMediaTime() - start.0 == 2)
    #expect(CFAbsoluteTimeGetCurrent() - start.1 == 2)
  }

  @Test("an autorelease pool runs its closure and returns its result or throws its error")
  func pool() throws {
    struct Failed: Error {}
    #expect(autoreleasepool { 3 } == 3)
    #expect(throws: Failed.self) { try autoreleasepool { throw Failed() } }
  }
}
