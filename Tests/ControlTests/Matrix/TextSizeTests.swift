import Testing
import TouchstoneTesting

/// Text in the size that the user prefers.
@MainActor
struct TextSizeTests {
  let stage = Stage()

  @Test("fonts of text styles have the sizes of Apple's tables")
  func sizes() {
    func size(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
      UIFont.preferredFont(
        forTextStyle: style,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
      ).pointSize
    }
    #expect(size(.body, .large) == 17)
    #expect(size(.body, .extraSmall) == 14)
    #expect(size(.caption2, .extraSmall) == 11)
    #expect(size(.largeTitle, .extraExtraExtraLarge) == 40)
    #expect(size(.body, .accessibilityExtraExtraExtraLarge) == 53)
    #expect(size(.headline, .accessibilityMedium) == 28)
    stage.setContentSizeCategory(.extraExtraExtraLarge)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 23)
  }

  @Test("a label that adjusts its font follows the user's text size, and other labels stay")
  func labels() {
    let labels = [UILabel(), UILabel()]
    for label in labels {
      label.font = .preferredFont(forTextStyle: .body)
      label.text = "words"
      stage.window.addSubview(label)
    }
    labels[0].adjustsFontForContentSizeCategory = true
    let width = labels[0].intrinsicContentSize.width
    stage.setContentSizeCategory(.accessibilityLarge)
    #expect(labels.map(\.font.pointSize) == [33, 17])
    #expect(labels[0].intrinsicContentSize.width > width)
    labels[1].adjustsFontForContentSizeCategory = true
    #expect(labels[1].font.pointSize == 33)
    labels[0].font = .systemFont(ofSize: 20)
    stage.setContentSizeCategory(.small)
    #expect(labels.map(\.font.pointSize) == [20, 15])
  }

  @Test("a button with a configuration grows with the user's text size, in its constraints too")
  func button() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    configuration.subtitle = "More"
    let button = UIButton(configuration: configuration)
    button.translatesAutoresizingMaskIntoConstraints = false
    stage.window.addSubview(button)
    button.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor).isActive = true
    button.topAnchor.constraint(equalTo: stage.window.topAnchor).isActive = true
    stage.settle()
    let old = button.frame.size
    stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    stage.settle()
    #expect(button.titleLabel?.font.pointSize == 28)
    #expect(button.frame.width > old.width && button.frame.height > old.height)
    stage.window.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
    stage.settle()
    #expect(button.frame.size == old)
  }
}
