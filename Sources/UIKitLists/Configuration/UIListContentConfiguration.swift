public import UIKitCore

/// The content of a cell, a header or a footer in the system's styles: an image and two texts.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// The image at the leading edge, or `nil` for none.
  public var image: UIImage?
  /// The appearance of ``image``.
  public var imageProperties = ImageProperties()
  /// The main text; setting it removes the attributes of ``attributedText``.
  public var text: String? {
    get { texts.text?.string }
    set { texts.text = newValue.map { .plain($0) } }
  }
  /// The main text with attributes, or `nil` if ``text`` has none.
  public var attributedText: NSAttributedString? {
    get { texts.text?.attributed }
    set { texts.text = newValue.map { .attributed($0) } }
  }
  /// The appearance of the main text. Attributes of ``attributedText`` override it.
  public var textProperties = TextProperties()
  /// The second text; setting it removes the attributes of ``secondaryAttributedText``.
  public var secondaryText: String? {
    get { texts.second?.string }
    set { texts.second = newValue.map { .plain($0) } }
  }
  /// The second text with attributes, or `nil` if ``secondaryText`` has none.
  public var secondaryAttributedText: NSAttributedString? {
    get { texts.second?.attributed }
    set { texts.second = newValue.map { .attributed($0) } }
  }
  /// The appearance of the second text. Attributes of ``secondaryAttributedText`` override it.
  public var secondaryTextProperties = TextProperties()
  /// The axes along which the margins are at least those of the superview.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// The least distances from the edges to the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  /// Whether the second text is at the trailing edge next to the main text, if both fit on a line.
  ///
  /// Otherwise, the second text is below the main text.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between the image and the texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The least distance between texts next to each other, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The distance between texts below each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 0
  /// The opacity of the content, from 0 to 1.
  public var alpha: CGFloat = 1

  private var texts = Texts()
  let style: Style

  init(_ style: Style) { self.style = style }

  /// The styles from which configurations are made.
  enum Style: Hashable {
    case cell
    case sidebarCell
    case header
  }

  /// The two texts.
  private struct Texts: Hashable {
    var text: ContentText?
    var second: ContentText?
  }

  /// Creates a view that shows the content.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the content for a state.
  ///
  /// Only colors change, and only if the app hasn't set others.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    let isDisabled = LookState(state).isDisabled
    var result = self
    result.textProperties.follow(isDisabled: isDisabled)
    result.secondaryTextProperties.follow(isDisabled: isDisabled)
    return result
  }

  /// Whether another configuration has the same size, because it differs in colors only.
  func hasSize(of other: UIListContentConfiguration) -> Bool {
    var copy = other
    copy.textProperties.takeColors(of: textProperties)
    copy.secondaryTextProperties.takeColors(of: secondaryTextProperties)
    copy.imageProperties.tintColor = imageProperties.tintColor
    copy.imageProperties.tintColorTransformer = imageProperties.tintColorTransformer
    copy.alpha = alpha
    return copy == self
  }
}

/// A text with or without attributes.
enum ContentText: Hashable {
  case plain(String)
  case attributed(NSAttributedString)

  var string: String {
    switch self {
    case .plain(let text): text
    case .attributed(let text): text.string
    }
  }

  var attributed: NSAttributedString? {
    if case .attributed(let text) = self { text } else { nil }
  }
}
