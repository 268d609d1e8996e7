internal import TouchstoneHitTree

/// The screen: how large it is, how fine, and how often it shows a new frame.
@preconcurrency @MainActor
open class UIScreen: NSObject, UICoordinateSpace {
  /// What a host says of its screen.
  package struct Configuration: Equatable, Sendable {
    /// Points.
    package var width: Double
    /// Points.
    package var height: Double
    /// Pixels in a point.
    package var scale: Double
    /// Frames in a second.
    package var hertz: Double
    /// What the screen's own furniture covers at its edges, in points.
    package var safeArea: UIEdgeInsets

    /// The screen of a phone of 6.1 inches (design, section 9), without furniture.
    package static let standard = Configuration(width: 390, height: 844, scale: 3, hertz: 60)

    /// Makes a configuration.
    package init(
      width: Double, height: Double, scale: Double = 3, hertz: Double = 60,
      safeArea: UIEdgeInsets = .zero
    ) {
      self.width = width
      self.height = height
      self.scale = scale
      self.hertz = hertz
      self.safeArea = safeArea
    }
  }

  package internal(set) var configuration: Configuration { didSet { knownTraits = nil } }
  /// Whether the system shows things in the light or in the dark.
  package var style = UIUserInterfaceStyle.light { didSet { knownTraits = nil } }
  /// How large the user wants text to be.
  package var textSize = UIContentSizeCategory.large { didSet { knownTraits = nil } }
  private var knownTraits: UITraitCollection?

  /// Whose screen it is.
  @exclusivity(unchecked) private final var applicationReference = BackReference<UIApplication>()
  final var application: UIApplication? {
    get { applicationReference.object }
    set { applicationReference = BackReference(newValue) }
  }

  init(_ configuration: Configuration) {
    self.configuration = configuration
    super.init()
  }

  /// The application's screen.
  public static var main: UIScreen { UIApplication.shared.mainScreen }
  /// All screens: the one there is.
  public static var screens: [UIScreen] { [main] }

  /// The whole screen in points.
  open var bounds: CGRect {
    CGRect(x: 0, y: 0, width: configuration.width, height: configuration.height)
  }
  /// The whole screen in pixels.
  open var nativeBounds: CGRect {
    CGRect(
      x: 0, y: 0, width: configuration.width * configuration.scale,
      height: configuration.height * configuration.scale)
  }
  /// Pixels in a point.
  open var scale: CGFloat { configuration.scale }
  /// Pixels in a point, as the hardware has them.
  open var nativeScale: CGFloat { configuration.scale }
  /// Frames in a second, at most.
  open var maximumFramesPerSecond: Int { Int(clamping: configuration.hertz.rounded()) }
  /// The screen as a coordinate space.
  open var coordinateSpace: any UICoordinateSpace { self }
  /// The screen as a coordinate space that never turns.
  open var fixedCoordinateSpace: any UICoordinateSpace { self }
  /// Whether items on the screen can have the focus.
  open var supportsFocus: Bool { true }
  /// The item that has the focus, by its older place.
  open var focusedItem: (any UIFocusItem)? { application?.focus.focusedItem }
  /// The view that has the focus, or that holds the item which has, by its older place.
  open var focusedView: UIView? { focusedItem.flatMap { FocusTree.view(of: $0) } }
  /// What is known of the surroundings.
  open var traitCollection: UITraitCollection {
    if let knownTraits { return knownTraits }
    let traits = UITraitCollection.ofScreen(
      bounds.size, scale: scale, style: style, textSize: textSize)
    knownTraits = traits
    return traits
  }

  /// Converts a point to another space.
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    ViewConversion.convert(point, fromSpace: self, toSpace: coordinateSpace)
  }
  /// Converts a point from another space.
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    ViewConversion.convert(point, fromSpace: coordinateSpace, toSpace: self)
  }
  /// Converts a rectangle to another space.
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    ViewConversion.convert(rect, fromSpace: self, toSpace: coordinateSpace)
  }
  /// Converts a rectangle from another space.
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    ViewConversion.convert(rect, fromSpace: coordinateSpace, toSpace: self)
  }
}
