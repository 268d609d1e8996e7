import Testing
import TouchstoneTesting
import UIKit
import Untouched

/// Asset catalogs of rewritten sources.
@Suite(.staged) @MainActor
struct BadgeTests {
  @Test func `An image is found by its set's name, at its highest scale`() {
    #expect(Badge.image?.size == CGSize(width: 8, height: 4))
    #expect(Badge.image?.scale == 2)
  }

  @Test func `An image has a dark variant, and an image view follows`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(
      UIImage(named: "Badge", in: nil, compatibleWith: dark)?.size == CGSize(width: 6, height: 4))
    let stage = Stage()
    let view = UIImageView(image: Badge.image)
    stage.window.addSubview(view)
    #expect(view.intrinsicContentSize == CGSize(width: 8, height: 4))
    stage.setUserInterfaceStyle(.dark)
    stage.advance(by: 0.1)
    #expect(view.intrinsicContentSize == CGSize(width: 6, height: 4))
    #expect((view.layer.contents as? CGImage)?.width == 12)
    #expect(Badge.image?.size == CGSize(width: 6, height: 4))
    stage.setUserInterfaceStyle(.light)
    stage.advance(by: 0.1)
    #expect((view.layer.contents as? CGImage)?.width == 16)
  }

  @Test func `A color is found by its set's name, in light and dark mode`() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(
      Badge.color?.resolvedColor(with: light) == UIColor(red: 0, green: 0.5, blue: 1, alpha: 1))
    #expect(
      Badge.color?.resolvedColor(with: dark) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(Badge.missing == nil)
  }
}
