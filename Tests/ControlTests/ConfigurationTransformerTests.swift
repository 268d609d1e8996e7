import Testing
import TouchstoneTesting

/// Attributed texts and transformers of a button's configuration.
@MainActor @Suite(.staged) struct ConfigurationTransformerTests {
  private let stage = Stage()

  private func button(_ configuration: UIButton.Configuration) -> UIButton {
    let button = UIButton(configuration: configuration)
    stage.window.addSubview(button)
    button.sizeToFit()
    stage.advance(by: 0.1)
    return button
  }

  private func attributes(_ label: UILabel?) -> AttributeContainer {
    AttributedString(label?.attributedText ?? NSAttributedString(string: ""))
      .runs.first?.attributes ?? AttributeContainer()
  }

  @Test func `A transformer of the title changes its font, and the button's size follows`() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Continue"
    let plain = button(configuration)
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      incoming in
      var outgoing = incoming
      outgoing.font = UIFont.boldSystemFont(ofSize: 40)
      return outgoing
    }
    let large = button(configuration)
    #expect(large.titleLabel?.text == "Continue")
    #expect(large.bounds.height > plain.bounds.height + 15)
    #expect(attributes(large.titleLabel).font == UIFont.boldSystemFont(ofSize: 40))
    #expect(attributes(large.titleLabel).foregroundColor == .white)
  }

  @Test func `A transformer can be set and removed after the first layout`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Go"
    let button = button(configuration)
    let before = button.intrinsicContentSize
    button.configuration?.titleTextAttributesTransformer = .init {
      $0.merging(AttributeContainer([.font: UIFont.systemFont(ofSize: 50)]))
    }
    stage.advance(by: 0.1)
    #expect(button.intrinsicContentSize.width > before.width + 10)
    button.configuration?.titleTextAttributesTransformer = nil
    stage.advance(by: 0.1)
    #expect(button.intrinsicContentSize == before)
  }

  @Test func `A transformer receives the font of the size and the color of the style`() {
    var received: [AttributeContainer] = []
    var configuration = UIButton.Configuration.filled()
    configuration.buttonSize = .small
    configuration.baseForegroundColor = .green
    configuration.title = "x"
    configuration.titleTextAttributesTransformer = .init {
      received.append($0)
      return $0
    }
    _ = button(configuration)
    #expect(received.last?.font == .preferredFont(forTextStyle: .subheadline))
    #expect(received.last?.foregroundColor == .green)
  }

  @Test func `An attributed title has its own fonts, and the style's color`() {
    var configuration = UIButton.Configuration.filled()
    configuration.attributedTitle = AttributedString(
      "Buy", attributes: AttributeContainer([.font: UIFont.systemFont(ofSize: 33)]))
    configuration.subtitle = "now"
    #expect(configuration.title == "Buy")
    #expect(configuration.attributedSubtitle == AttributedString("now"))
    let button = button(configuration)
    #expect(attributes(button.titleLabel).font == .systemFont(ofSize: 33))
    #expect(button.titleLabel?.textColor == .white)
    button.configuration?.title = "Sell"
    stage.advance(by: 0.1)
    #expect(attributes(button.titleLabel).font != .systemFont(ofSize: 33))
    #expect(button.titleLabel?.text == "Sell")
  }

  @Test func `A subtitle has attributes and a transformer of its own`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "title"
    configuration.attributedSubtitle = AttributedString("more")
    configuration.subtitleTextAttributesTransformer = .init { _ in
      AttributeContainer([.foregroundColor: UIColor.red])
    }
    let button = button(configuration)
    #expect(button.subtitleLabel?.text == "more")
    #expect(attributes(button.subtitleLabel).foregroundColor == .red)
    #expect(attributes(button.titleLabel).foregroundColor != .red)
  }

  @Test func `Color transformers change the image, the background and the border`() {
    var configuration = UIButton.Configuration.filled()
    configuration.image = UIImage(systemName: "star")
    configuration.imageColorTransformer = .init { _ in .purple }
    configuration.background.backgroundColor = .red
    configuration.background.backgroundColorTransformer = .grayscale
    configuration.background.strokeColor = .red
    configuration.background.strokeWidth = 1
    configuration.background.strokeColorTransformer = .init { $0.withAlphaComponent(0.5) }
    let button = button(configuration)
    #expect(button.imageView?.tintColor == .purple)
    let background = button.subviews.first?.backgroundColor?.cgColor
    // Red has 0.2126 of white's luminance.
    #expect(background?.components == [0.2126, 1])
    #expect(
      button.subviews.first?.layer.borderColor == UIColor.red.withAlphaComponent(0.5).cgColor)
  }

  @Test func `Configurations with the same transformer are equal`() {
    var one = UIButton.Configuration.plain()
    one.titleTextAttributesTransformer = .init { $0 }
    var other = one
    #expect(one == other)
    other.titleTextAttributesTransformer = .init { $0 }
    #expect(one != other)
  }
}
