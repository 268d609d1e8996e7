import Testing
import TouchstoneGeometry
import TouchstoneHost
import TouchstoneLayers
import TouchstoneTesting
import UIKit

/// Images that app code draws.
@MainActor @Suite(.staged) struct ImageContextTests {
  private let size = CGSize(width: 20, height: 10)
  private var box: CGRect { CGRect(origin: .zero, size: size) }

  private func commands(_ image: UIImage?) -> [DrawingCommand] {
    image?.cgImage?.recording?.list.commands ?? []
  }

  private func colors(_ image: UIImage?) -> [CGColor] {
    commands(image).compactMap { if case .fill(_, let color, _) = $0 { color } else { nil } }
  }

  private func square(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      color.setFill()
      context.fill(box)
    }
  }

  @Test("an image context is current until it ends, and its image has the given size")
  func oldContexts() throws {
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsBeginImageContextWithOptions(size, false, 2)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
    let first = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIColor.blue.setFill()
    UIRectFill(box)
    let second = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(first.size == size && first.scale == 2 && first.cgImage?.width == 40)
    #expect(colors(first) == [UIColor.red.cgColor])
    #expect(colors(second) == [UIColor.red.cgColor, UIColor.blue.cgColor])
    UIGraphicsEndImageContext()
  }

  @Test("scale 0 means the screen's, an opaque image starts black, an empty size makes no image")
  func options() {
    let stage = Stage()
    _ = stage.window
    UIGraphicsBeginImageContextWithOptions(size, true, 0)
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(image?.scale == 3 && colors(image) == [.black])
    UIGraphicsBeginImageContext(.zero)
    #expect(UIGraphicsGetCurrentContext() != nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    UIGraphicsBeginImageContext(CGSize(width: CGFloat.nan, height: -5))
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
  }

  @Test("a renderer draws its bounds, and unbalanced states end with it")
  func renderer() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    format.opaque = true
    let renderer = UIGraphicsImageRenderer(
      bounds: CGRect(x: 5, y: 5, width: 20, height: 10), format: format)
    format.scale = 9
    let image = renderer.image { context in
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
      #expect(context.format.bounds.minX == 5)
      UIGraphicsPushContext(CGContext())
      context.cgContext.saveGState()
      context.cgContext.setAlpha(0.5)
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(image.size == size && image.scale == 2)
    #expect(commands(image).contains(.concatenate(CGAffineTransform(translationX: -5, y: -5))))
    let saves = commands(image).count { $0 == .save }
    #expect(saves == commands(image).count { $0 == .restore })
  }

  @Test("an image drawn over itself repeatedly grows only by the new commands")
  func accumulation() {
    var image: UIImage?
    for step in 0..<50 {
      UIGraphicsBeginImageContextWithOptions(size, false, 1)
      image?.draw(in: box)
      let context = UIGraphicsGetCurrentContext()
      context?.setLineCap(.round)
      context?.setBlendMode(.normal)
      context?.move(to: .zero)
      context?.addLine(to: CGPoint(x: step, y: 1))
      context?.strokePath()
      image = UIGraphicsGetImageFromCurrentImageContext()
      UIGraphicsEndImageContext()
    }
    #expect(commands(image).count == 50)
  }

  @Test("images that double with every step end at a limit, and a line reports it")
  func doubling() {
    var image = square(.red)
    for _ in 0..<26 {
      let last = image
      image = UIGraphicsImageRenderer(size: size).image { _ in
        last.draw(in: CGRect(x: 0, y: 0, width: 10, height: 10))
        last.draw(in: CGRect(x: 10, y: 0, width: 10, height: 10))
      }
    }
    #expect(commands(image).count <= 1_000_100)
  }

  @Test("an image with a blend mode or alpha is composited as a whole")
  func groups() {
    let inner = square(.red)
    func groupsOf(_ draw: () -> Void) -> Int {
      commands(UIGraphicsImageRenderer(size: size).image { _ in draw() }).count {
        $0 == .beginGroup
      }
    }
    #expect(groupsOf { inner.draw(at: CGPoint(x: 3, y: 3)) } == 0)
    #expect(groupsOf { inner.draw(at: .zero, blendMode: .normal, alpha: 0.5) } == 1)
    #expect(groupsOf { inner.draw(in: box, blendMode: .multiply, alpha: 1) } == 1)
    // A hole in the image must not become a hole in the image under it.
    let hole = UIGraphicsImageRenderer(size: size).image { context in
      UIColor.red.setFill()
      context.fill(box)
      context.cgContext.clear(CGRect(x: 5, y: 5, width: 2, height: 2))
    }
    #expect(groupsOf { hole.draw(in: box) } == 1)
  }

  @Test("a tinted image is one color and keeps its own size")
  func tint() {
    let image = square(.red).withTintColor(.blue, renderingMode: .alwaysOriginal)
    #expect(image.renderingMode == .alwaysOriginal && image.size == size)
    #expect(commands(image).contains(.setBlendMode(.sourceIn)))
    #expect(colors(image).last == UIColor.blue.cgColor)
  }

  @Test("a rotated image swaps width and height, and its corners follow Exif")
  func orientation() throws {
    let picture = try #require(square(.red).cgImage)
    // The positions of the first row and the first column: top, left, in the order of Exif.
    let corners: [(UIImage.Orientation, CGPoint)] = [
      (.up, CGPoint(x: 0, y: 0)), (.upMirrored, CGPoint(x: 1, y: 0)),
      (.down, CGPoint(x: 1, y: 1)), (.downMirrored, CGPoint(x: 0, y: 1)),
      (.leftMirrored, CGPoint(x: 0, y: 0)), (.right, CGPoint(x: 1, y: 0)),
      (.rightMirrored, CGPoint(x: 1, y: 1)), (.left, CGPoint(x: 0, y: 1)),
    ]
    for (orientation, corner) in corners {
      let image = UIImage(
        cgImage: picture, scale: picture.width == 20 ? 1 : 3, orientation: orientation)
      let isOnItsSide = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
      #expect((image.size.width < image.size.height) == isOnItsSide)
      let drawn = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in
        image.draw(in: CGRect(x: 0, y: 0, width: 1, height: 1))
      }
      var transform = CGAffineTransform.identity
      for case .concatenate(let step) in commands(drawn) {
        transform = step.concatenating(transform)
      }
      let place = CGPoint.zero.applying(transform)
      #expect(abs(place.x - corner.x) < 1e-9 && abs(place.y - corner.y) < 1e-9, "\(orientation)")
    }
  }

  @Test("cap insets keep their size and share a length that is too small")
  func capInsets() {
    let image = square(.red).resizableImage(
      withCapInsets: UIEdgeInsets(top: 2, left: 4, bottom: 2, right: 6))
    func clips(width: CGFloat, height: CGFloat) -> [CGRect] {
      let rect = CGRect(x: 0, y: 0, width: width, height: height)
      let drawn = UIGraphicsImageRenderer(size: rect.size).image { _ in image.draw(in: rect) }
      return commands(drawn).compactMap { command in
        guard case .clip(let path, _) = command else { return nil }
        return CGPath(segments: path).boundingBox
      }
    }
    let parts = Set(clips(width: 100, height: 50).map(\.width))
    #expect(parts.isSuperset(of: [4, 90, 6]))
    #expect(clips(width: 5, height: 50).contains { $0.width == 2 })
    #expect(clips(width: 5, height: 50).contains { $0.width == 3 })
  }

  @Test("an animated image shows its first frame and contains them all")
  func animated() {
    let images = [square(.red), square(.blue)]
    let image = UIImage.animatedImage(with: images, duration: 2)
    #expect(image?.images?.count == 2 && image?.duration == 2)
    #expect(image?.cgImage === images[0].cgImage)
    #expect(UIImage.animatedImage(with: images, duration: 0)?.duration == 2.0 / 30)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    #expect(UIImage().size == .zero && UIImage().cgImage == nil)
  }

  @Test("an image view shows images in turn, repeatedly, and then its image again")
  func moving() {
    let stage = Stage()
    let images = [square(.red), square(.green), square(.blue)]
    let view = UIImageView(image: square(.black))
    stage.window.addSubview(view)
    func shown() -> CGImage? {
      guard let contents = (view.layer.presentation() ?? view.layer).contents else { return nil }
      return contents as? CGImage
    }
    view.startAnimating()
    #expect(!view.isAnimating)
    view.animationImages = images
    view.animationDuration = 0.3
    view.animationRepeatCount = 2
    view.startAnimating()
    var seen: [CGImage?] = []
    for _ in 0..<6 {
      stage.advance(by: 0.05)
      seen.append(shown())
      stage.advance(by: 0.05)
    }
    #expect(seen == (images + images).map(\.cgImage))
    stage.advance(by: 0.1)
    #expect(!view.isAnimating && shown() == view.image?.cgImage)
  }

  @Test("an animated image runs automatically until another image replaces it")
  func movingImage() {
    let stage = Stage()
    let images = [square(.red), square(.green)]
    let view = UIImageView(image: .animatedImage(with: images, duration: 0.2))
    stage.window.addSubview(view)
    #expect(view.isAnimating)
    stage.advance(by: 1.15)
    let contents = view.layer.presentation()?.contents
    #expect(contents.flatMap { $0 as? CGImage } == images[1].cgImage)
    view.image = images[0]
    #expect(!view.isAnimating)
    stage.advance(by: 0.1)
  }

  @Test("a part of an image is drawn from its corner")
  func cropping() throws {
    let picture = try #require(square(.red).cgImage)
    let part = try #require(picture.cropping(to: CGRect(x: 6, y: 3, width: 9, height: 30)))
    #expect(part.width == 9 && part.height == picture.height - 3)
    #expect(picture.cropping(to: CGRect(x: 1000, y: 0, width: 5, height: 5)) == nil)
    #expect(picture.cropping(to: CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5)) == nil)
  }

  @Test("the page draws a recorded image step by step, in the layer that shows it")
  func displayList() throws {
    let stage = Stage()
    let view = UIImageView(image: square(.red))
    stage.window.addSubview(view)
    stage.advance(by: 0.1)
    let list = ApplicationHost(stage.application).displayList()
    let node = try #require(list.nodes.first { $0.className == "UIImageView" })
    #expect(node.contents == nil)
    #expect(node.drawing.contains { $0.operation == .fill && $0.color?.bytes == 0xFF00_00FF })
  }

  @Test("a PDF is not created, but the block still runs")
  func pdf() {
    var pages = 0
    let data = UIGraphicsPDFRenderer(bounds: box).pdfData { context in
      context.beginPage()
      UIRectFill(box)
      pages += 1
    }
    #expect(data.isEmpty && pages == 1)
  }
}
