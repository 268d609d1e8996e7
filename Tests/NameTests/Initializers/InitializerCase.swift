import Foundation
import QuartzCore
import Testing
import TouchstoneTesting
import UIKit

/// A call of an initializer on a subclass of a class of the framework.
struct InitializerCase: Sendable {
  /// The class that the subclass inherits from.
  let kind: String
  /// The initializer with its argument labels, and `super.` in front if an initializer of the
  /// subclass calls it.
  let initializer: String
  /// Calls the initializer. Returns `nil` if it fails.
  let make: @MainActor (InitializerSamples) -> AnyObject?

  init(
    _ kind: String, _ initializer: String,
    make: @escaping @MainActor (InitializerSamples) -> AnyObject?
  ) {
    self.kind = kind
    self.initializer = initializer
    self.make = make
  }
}

/// The calls of all initializers, which the generated files add.
@MainActor
enum InitializerCases {}

/// Arguments of initializers that need a stage.
@MainActor
struct InitializerSamples {
  let scene: UIWindowScene
  /// A view in a window.
  let view: UIView
  let coder: NSCoder
  let data: Data
  /// The path of a file with an image, which lives as long as the stage's container.
  let path: String
  let picture: CGImage
  let pencil = PencilDelegate()

  init(_ stage: Stage) throws {
    scene = try #require(stage.window.windowScene)
    view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.window.addSubview(view)
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.finishEncoding()
    coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    let provider = try #require(CGDataProvider(data: NSData(data: Data(repeating: 255, count: 16))))
    picture = try #require(
      CGImage(
        width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue), provider: provider,
        decode: nil, shouldInterpolate: true, intent: .defaultIntent))
    data = try #require(UIImage(cgImage: picture).pngData())
    let file = stage.homeDirectory.appendingPathComponent("picture.png")
    try data.write(to: file)
    path = file.path
  }

  final class PencilDelegate: NSObject, UIPencilInteractionDelegate {}
}

@MainActor @Suite(.staged)
struct InitializerTests {
  @Test func `Subclasses inherit every initializer of UIKit, and their own can call it`() throws {
    let stage = Stage()
    let samples = try InitializerSamples(stage)
    for test in InitializerCases.all() {
      let made = test.make(samples)
      let isArchive = test.initializer.hasSuffix("init(coder:)")
      #expect(made != nil || isArchive, "\(test.kind).\(test.initializer)")
      guard let made else { continue }
      let name = "\(type(of: made))"
      #expect(name.hasPrefix(test.initializer.hasPrefix("super.") ? "Own" : "Empty"), "\(name)")
    }
  }
}
