@_spi(Kit) public import UIKitControls
@_spi(Kit) public import UIKitCore

/// A description of a view that is shown in place of missing content: an image, two texts and two
/// buttons below each other.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  /// The image above the texts, or `nil` for none.
  public var image: UIImage?
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// The main text, or `nil` for none.
  ///
  /// Setting it removes the attributes of ``attributedText``.
  public var text: String? {
    get { mainText }
    set { (mainText, attributedText) = (newValue, nil) }
  }
  private var mainText: String?
  /// The main text with attributes, or `nil` to use ``text``.
  public var attributedText: NSAttributedString? {
    didSet { if let attributedText { mainText = attributedText.string } }
  }
  /// The appearance of the main text.
  public var textProperties: TextProperties
  /// The text below the main text, or `nil` for none.
  ///
  /// Setting it removes the attributes of ``secondaryAttributedText``.
  public var secondaryText: String? {
    get { secondText }
    set { (secondText, secondaryAttributedText) = (newValue, nil) }
  }
  private var secondText: String?
  /// The text below the main text with attributes, or `nil` to use ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString? {
    didSet { if let secondaryAttributedText { secondText = secondaryAttributedText.string } }
  }
  /// The appearance of the text below the main text.
  public var secondaryTextProperties: TextProperties
  /// The appearance of the button below the texts.
  ///
  /// The button is shown if it has a title or an image, or an action or a menu.
  public var button = UIButton.Configuration.borderless()
  /// The behavior of the button below the texts.
  public var buttonProperties = ButtonProperties()
  /// The appearance of the second button.
  public var secondaryButton = UIButton.Configuration.borderless()
  /// The behavior of the second button.
  public var secondaryButtonProperties = ButtonProperties()
  /// The horizontal alignment of the content.
  public var alignment = Alignment.center
  /// The axes along which the margins of the superview are minimum margins.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// The distances from the edges of the view to the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: Self.margin, leading: Self.margin, bottom: Self.margin, trailing: Self.margin)
  {
    didSet {
      directionalLayoutMargins = NumberCheck.admit(
        directionalLayoutMargins, else: oldValue, "directionalLayoutMargins", of: nil)
    }
  }
  /// The distance between image and texts, in points.
  public var imageToTextPadding: CGFloat = 15 {
    didSet { Self.check(&imageToTextPadding, oldValue, "imageToTextPadding") }
  }
  /// The distance between the texts, in points.
  public var textToSecondaryTextPadding: CGFloat = 5 {
    didSet { Self.check(&textToSecondaryTextPadding, oldValue, "textToSecondaryTextPadding") }
  }
  /// The distance between texts and button, in points.
  public var textToButtonPadding: CGFloat = 15 {
    didSet { Self.check(&textToButtonPadding, oldValue, "textToButtonPadding") }
  }
  /// The distance between the buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 10 {
    didSet {
      Self.check(&buttonToSecondaryButtonPadding, oldValue, "buttonToSecondaryButtonPadding")
    }
  }
  /// The background of the view.
  public var background = UIBackgroundConfiguration.clear()
  /// Whether a spinner takes the place of the image.
  private(set) var isLoading = false
  /// Whether the texts follow the searched text.
  private var isSearch = false

  /// The distance from the edges to the content and the paddings above: chosen, because Apple
  /// publishes none.
  private static let margin: CGFloat = 20

  private static func check(_ value: inout CGFloat, _ old: CGFloat, _ name: String) {
    value = NumberCheck.admit(value, else: old, name, of: nil)
  }

  private init(textStyle: UIFont.TextStyle, weight: UIFont.Weight?, color: UIColor) {
    let font = UIFont.preferredFont(forTextStyle: textStyle)
    textProperties = TextProperties(
      font: weight.map { UIFont.systemFont(ofSize: font.pointSize, weight: $0) } ?? font,
      color: color)
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  }

  /// Returns the appearance of content that doesn't exist, without texts.
  public static func empty() -> UIContentUnavailableConfiguration {
    UIContentUnavailableConfiguration(textStyle: .title2, weight: .bold, color: .label)
  }

  /// Returns the appearance of content that is being loaded: a spinner and an unobtrusive text.
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration(
      textStyle: .subheadline, weight: nil, color: .secondaryLabel)
    configuration.isLoading = true
    configuration.text = "Loading…"
    return configuration
  }

  /// Returns the appearance of a search without results.
  ///
  /// ``updated(for:)`` inserts the searched text of the state.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = empty()
    configuration.isSearch = true
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = "No Results"
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  /// Creates a view that shows the content.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// Returns the content for a state.
  ///
  /// In a configuration that ``search()`` returned, the main text quotes the searched text, unless the
  /// app has changed the main text.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard isSearch, let searched = (state as? UIContentUnavailableConfigurationState)?.searchText,
      !searched.isEmpty, text == "No Results"
    else { return self }
    var updated = self
    updated.text = "No Results for “\(searched)”"
    return updated
  }

  /// Hashes the texts, and whether the content is being loaded.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(secondaryText)
    hasher.combine(isLoading)
  }
}
