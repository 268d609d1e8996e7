import Testing
import TouchstoneGeometry
import TouchstoneLayers
import TouchstoneTesting
import UIKit

/// The state of contexts, and the commands that they record.
@MainActor @Suite(.staged) struct ContextTests {
  private let box = CGRect(x: 0, y: 0, width: 100, height: 50)

  private func count(_ command: DrawingCommand, in context: CGContext) -> Int {
    context.list.commands.count { $0 == command }
  }

  @Test("setting an unchanged value records no command")
  func sameState() {
    let context = CGContext(pictureOf: box.size)
    context.setBlendMode(.normal)
    context.setAlpha(1)
    context.setShadow(offset: .zero, blur: 2, color: nil)
    #expect(context.list.commands.isEmpty)
    context.setBlendMode(.multiply)
    context.saveGState()
    context.setBlendMode(.normal)
    context.restoreGState()
    context.setBlendMode(.multiply)
    #expect(
      context.list.commands == [
        .setBlendMode(.multiply), .save, .setBlendMode(.normal), .restore,
      ])
  }

  @Test("a transparency layer ends with its own saved states, and not earlier ones")
  func layers() {
    let context = CGContext(pictureOf: box.size)
    context.endTransparencyLayer()
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.restoreGState()
    context.saveGState()
    context.setAlpha(0.25)
    context.endTransparencyLayer()
    context.setAlpha(0.5)
    #expect(
      context.list.commands == [
        .setAlpha(0.5), .save, .beginGroup, .save, .setAlpha(0.25), .restore, .endGroup, .restore,
      ])
  }

  @Test("a mask ends with the state that the app saved before it, and only with that")
  func masks() throws {
    let mask = try #require(CGContext(pictureOf: box.size).picture(scale: 1))
    let context = CGContext(pictureOf: box.size)
    context.saveGState()
    context.clip(to: box, mask: mask)
    context.clip(to: box, mask: mask)
    context.setAlpha(0.5)
    context.fill(box)
    #expect(count(.beginGroup, in: context) == 2)
    #expect(count(.endGroup, in: context) == 0)
    context.restoreGState()
    #expect(count(.setBlendMode(.destinationIn), in: context) == 2)
    #expect(count(.beginGroup, in: context) == count(.endGroup, in: context))
    #expect(count(.save, in: context) == count(.restore, in: context))
    let ended = context.list
    context.restoreGState()
    #expect(context.list == ended)
  }

  @Test("an open mask ends in the image, and drawing can go on")
  func openMask() throws {
    let mask = try #require(CGContext(pictureOf: box.size).picture(scale: 1))
    let context = CGContext(pictureOf: box.size)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.clip(to: box, mask: mask)
    let open = context.list
    context.restoreGState()
    #expect(context.list == open)
    let picture = try #require(context.picture(scale: 1)?.recording)
    #expect(picture.list.commands.suffix(2) == [.endGroup, .restore])
    #expect(context.list == open)
    context.endTransparencyLayer()
    #expect(count(.save, in: context) == count(.restore, in: context))
    #expect(count(.endGroup, in: context) == count(.beginGroup, in: context))
  }

  @Test("the clip's box is reported in current coordinates")
  func clipBox() {
    let context = CGContext(pictureOf: box.size)
    #expect(context.boundingBoxOfClipPath == box)
    context.saveGState()
    context.translateBy(x: 10, y: 10)
    context.scaleBy(x: 2, y: 2)
    context.clip(to: [
      CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 20, y: 5, width: 5, height: 10),
    ])
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 25, height: 15))
    context.restoreGState()
    #expect(context.boundingBoxOfClipPath == box)
    context.clip(to: CGRect(x: 200, y: 200, width: 1, height: 1))
    #expect(context.boundingBoxOfClipPath == .zero)
    #expect(CGContext().boundingBoxOfClipPath == .infinite)
  }

  @Test("a path tells which points drawing it would paint")
  func pathContains() {
    let context = CGContext(pictureOf: box.size)
    context.addRect(CGRect(x: 10, y: 10, width: 30, height: 30))
    context.setLineWidth(4)
    let (inside, edge) = (CGPoint(x: 25, y: 25), CGPoint(x: 9, y: 20))
    #expect(context.pathContains(inside, mode: .fill) && !context.pathContains(edge, mode: .fill))
    #expect(!context.pathContains(inside, mode: .stroke))
    #expect(context.pathContains(edge, mode: .stroke))
    #expect(context.pathContains(edge, mode: .fillStroke))
    context.replacePathWithStrokedPath()
    #expect(context.pathContains(edge, mode: .fill) && !context.pathContains(inside, mode: .fill))
    #expect(context.boundingBoxOfPath == CGRect(x: 8, y: 8, width: 34, height: 34))
  }

  @Test("a gradient ends with its colors unless they extend")
  func gradients() throws {
    let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
    func clips(_ options: CGGradientDrawingOptions) -> [CGPath] {
      let context = CGContext(pictureOf: box.size)
      context.drawLinearGradient(
        gradient, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 80, y: 0), options: options)
      context.drawRadialGradient(
        gradient, startCenter: CGPoint(x: 50, y: 25), startRadius: 5,
        endCenter: CGPoint(x: 50, y: 25), endRadius: 20, options: options)
      return context.list.commands.compactMap { command in
        guard case .clip(let path, let isEvenOdd) = command else { return nil }
        #expect(isEvenOdd)
        return CGPath(segments: path)
      }
    }
    func shows(_ path: CGPath, _ x: CGFloat) -> Bool {
      path.contains(CGPoint(x: x, y: 25), using: .evenOdd)
    }
    #expect(clips([.drawsBeforeStartLocation, .drawsAfterEndLocation]).isEmpty)
    let none = clips([])
    #expect(none.map { shows($0, 10) } == [false, false])
    #expect(none.map { shows($0, 40) } == [true, true])
    #expect(none.map { shows($0, 50) } == [true, false])
    #expect(none.map { shows($0, 90) } == [false, false])
    let after = clips(.drawsAfterEndLocation)
    #expect(after.map { shows($0, 10) } == [false, true])
    #expect(after.map { shows($0, 90) } == [true, true])
    #expect(after.map { shows($0, 50) } == [true, false])
    let before = clips(.drawsBeforeStartLocation)
    #expect(before.map { shows($0, 10) } == [true, false])
    #expect(before.map { shows($0, 50) } == [true, true])
  }

  @Test("numbers that are not finite draw nothing and change no setting")
  func oddNumbers() {
    let context = CGContext(pictureOf: box.size)
    context.setAlpha(.nan)
    context.setShadow(offset: CGSize(width: CGFloat.nan, height: 0), blur: -3, color: .black)
    context.translateBy(x: .infinity, y: 0)
    #expect(context.ctm.isIdentity)
    #expect(context.list.commands == [.setShadow(offset: .zero, blur: 0, color: .black)])
    context.draw(
      CGImage(encoded: Data(), format: .png, width: 1, height: 1),
      in: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
  }
}
