import Testing
import TouchstoneTesting
import UIKit
import Untouched

/// Asset catalogs of rewritten sources.
@Suite(.staged) @MainActor
struct BadgeTests {
  @Test func `An image is found by its set's name, at its finest scale`() {
    #expect(Badge.image?.size == CGSize(width: 8, height: 4))
    #expect(Badge.image?.scale == 2)
  }

  @Test func `A colour is found by its set's name, for light and for dark`() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(
      Badge.color?.resolvedColor(with: light) == UIColor(red: 0, green: 0.5, blue: 1, alpha: 1))
    #expect(
      Badge.color?.resolvedColor(with: dark) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(Badge.missing == nil)
  }
}
