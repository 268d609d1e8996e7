import Testing
import TouchstoneTesting
import UIKit

private struct ThemeTrait: UITraitDefinition {
  static let defaultValue = "plain"
}

extension UIMutableTraits {
  fileprivate var theme: String {
    get { self[ThemeTrait.self] }
    set { self[ThemeTrait.self] = newValue }
  }
}

extension UITraitCollection {
  fileprivate var theme: String { self[ThemeTrait.self] }
}

@MainActor
struct TraitCollectionTests {
  @Test func `an empty collection specifies no trait`() {
    let traits = UITraitCollection()
    #expect(traits.userInterfaceStyle == .unspecified)
    #expect(traits.displayScale == 0)
    #expect(traits.horizontalSizeClass == .unspecified)
    #expect(traits.preferredContentSizeCategory == .unspecified)
    #expect(traits.theme == "plain")
  }

  @Test func `mutations set traits of the system and of the app`() {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.theme = "sea"
    }
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.theme == "sea")
    let other = traits.modifyingTraits { $0.theme = "wood" }
    #expect(other.theme == "wood" && other.userInterfaceStyle == .dark)
    #expect(traits.theme == "sea")
    #expect(traits.replacing(ThemeTrait.self, value: "ice").theme == "ice")
  }

  @Test func `of several collections the last one that sets a trait counts`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
      UITraitCollection(userInterfaceStyle: .light),
    ])
    #expect(traits.userInterfaceStyle == .light)
    #expect(traits.displayScale == 2)
    #expect(traits.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(!traits.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(traits.containsTraits(in: nil))
  }

  @Test func `collections with equal values are equal, and report their differences`() {
    let one = UITraitCollection { $0.displayScale = 3 }
    #expect(one == UITraitCollection(displayScale: 3))
    let two = one.modifyingTraits { $0.theme = "sea" }
    #expect(one != two)
    #expect(two.changedTraits(from: one).map { $0.name } == ["ThemeTrait"])
    #expect(!two.hasDifferentColorAppearance(comparedTo: one))
    let dark = one.modifyingTraits { $0.userInterfaceStyle = .dark }
    #expect(dark.hasDifferentColorAppearance(comparedTo: one))
  }

  @Test func `text sizes are in order`() {
    #expect(UIContentSizeCategory.small < .large)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }

  @Test func `a dynamic color uses the current traits`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    var seen: [CGColor] = []
    dark.performAsCurrent { seen = [color.cgColor, UIColor.label.cgColor] }
    #expect(seen == [UIColor.white.cgColor, UIColor.label.resolvedColor(with: dark).cgColor])
    UITraitCollection(userInterfaceStyle: .light).performAsCurrent { seen = [color.cgColor] }
    #expect(seen == [UIColor.black.cgColor])
  }
}
