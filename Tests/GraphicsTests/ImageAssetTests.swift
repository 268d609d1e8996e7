import Testing
import TouchstoneTesting
import UIKit

/// Images that depend on traits.
@MainActor @Suite(.staged)
struct ImageAssetTests {
  private func image(_ width: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: 1)).image {
      $0.fill(CGRect(x: 0, y: 0, width: width, height: 1))
    }
  }

  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test func `An asset returns the image that matches the traits`() {
    let asset = UIImageAsset()
    #expect(asset.image(with: light).size == .zero)
    asset.register(image(1), with: light)
    asset.register(image(2), with: dark)
    #expect(asset.image(with: light).size.width == 1)
    #expect(asset.image(with: dark).size.width == 2)
    asset.register(image(3), with: dark)
    #expect(asset.image(with: dark).size.width == 3)
    asset.unregisterImage(with: dark)
    #expect(asset.image(with: dark).size.width == 1)
  }

  @Test func `Of the relevant traits, fewer mismatches come first, then more matches`() {
    let asset = UIImageAsset()
    let wideDark = UITraitCollection(traitsFrom: [
      dark, UITraitCollection(horizontalSizeClass: .regular),
    ])
    asset.register(image(1), with: UITraitCollection())
    asset.register(image(2), with: dark)
    asset.register(image(3), with: wideDark)
    #expect(asset.image(with: light).size.width == 1)
    #expect(asset.image(with: dark).size.width == 2)
    #expect(asset.image(with: wideDark).size.width == 3)
  }

  @Test func `The nearest scale is chosen`() {
    let asset = UIImageAsset()
    asset.register(image(1), with: UITraitCollection(displayScale: 1))
    asset.register(image(2), with: UITraitCollection(displayScale: 2))
    #expect(asset.image(with: UITraitCollection(displayScale: 3)).size.width == 2)
    #expect(asset.image(with: UITraitCollection(displayScale: 1)).size.width == 1)
  }

  @Test func `An image view follows its traits, also after a style change`() {
    let stage = Stage()
    let own = image(4)
    own.imageAsset?.register(image(8), with: dark)
    let view = UIImageView(image: own.withRenderingMode(.alwaysTemplate))
    stage.window.addSubview(view)
    #expect(view.intrinsicContentSize.width == 4)
    view.overrideUserInterfaceStyle = .dark
    #expect(view.intrinsicContentSize.width == 8)
    #expect(own.imageAsset?.image(with: light).size.width == 4)
  }

  @Test func `An image and its asset are released together`() {
    weak var asset: UIImageAsset?
    do {
      let own = image(4)
      asset = own.imageAsset
      asset?.register(own, with: dark)
      #expect(own.imageAsset === asset && asset != nil)
    }
    #expect(asset == nil)
  }
}
