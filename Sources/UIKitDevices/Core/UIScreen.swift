internal import TouchstoneHitTree

/// The screen, with its size, scale and frame rate.
@preconcurrency @MainActor
open class UIScreen: NSObject, UICoordinateSpace {
  /// The properties of a host's screen.
  package struct Configuration: Equatable, Sendable {
    /// The width in points.
    package var width: Double
    /// The height in points.
    package var height: Double
    /// The number of pixels per point.
    package var scale: Double
    /// The number of frames per second.
    package var hertz: Double
    /// The insets of the areas that system elements cover at the screen's edges, in points.
    package var safeArea: UIEdgeInsets

    /// The screen of a 6.1-inch phone (design, section 9), without system elements.
    package static let standard = Configuration(width: 390, height: 844, scale: 3, hertz: 60)

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
  /// Whether the system uses the light or the dark style.
  package var style = UIUserInterfaceStyle.light { didSet { knownTraits = nil } }
  /// The text size that the user prefers.
  package var textSize = UIContentSizeCategory.large { didSet { knownTraits = nil } }
  private var knownTraits: UITraitCollection?

  /// The application that the screen belongs to.
  @exclusivity(unchecked) private final var applicationReference = ZeroingReference<UIApplication>()
  final var application: UIApplication? {
    get { applicationReference.object }
    set { applicationReference = ZeroingReference(newValue) }
  }

  init(_ configuration: Configuration) {
    self.configuration = configuration
    super.init()
  }

  /// The application's screen.
  public static var main: UIScreen { UIApplication.shared.mainScreen }
  /// All screens, of which there is always exactly one.
  public static var screens: [UIScreen] { [main] }

  /// The bounds of the screen, in points.
  open var bounds: CGRect {
    CGRect(x: 0, y: 0, width: configuration.width, height: configuration.height)
  }
  /// The bounds of the screen, in pixels.
  open var nativeBounds: CGRect {
    CGRect(
      x: 0, y: 0, width: configuration.width * configuration.scale,
      height: configuration.height * configuration.scale)
  }
  /// The number of pixels per point.
  open var scale: CGFloat { configuration.scale }
  /// The number of hardware pixels per point.
  open var nativeScale: CGFloat { configuration.scale }
  /// The maximum number of frames per second.
  open var maximumFramesPerSecond: Int { Int(clamping: configuration.hertz.rounded()) }
  /// The screen as a coordinate space.
  open var coordinateSpace: any UICoordinateSpace { self }
  /// The screen as a coordinate space that never rotates.
  open var fixedCoordinateSpace: any UICoordinateSpace { self }
  /// Whether items on the screen can be focused.
  open var supportsFocus: Bool { true }
  /// The focused item.
  ///
  /// Older equivalent of the focus system's property.
  open var focusedItem: (any UIFocusItem)? { application?.focus.focusedItem }
  /// The focused view, or the view that contains the focused item.
  ///
  /// Older equivalent of the focus system's property.
  open var focusedView: UIView? { focusedItem.flatMap { FocusTree.view(of: $0) } }
  /// The traits of the screen.
  open var traitCollection: UITraitCollection {
    if let knownTraits { return knownTraits }
    let traits = UITraitCollection.ofScreen(
      bounds.size, scale: scale, style: style, textSize: textSize)
    knownTraits = traits
    return traits
  }

  /// Converts a point to another coordinate space.
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    ViewConversion.convert(point, fromSpace: self, toSpace: coordinateSpace)
  }
  /// Converts a point from another coordinate space.
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    ViewConversion.convert(point, fromSpace: coordinateSpace, toSpace: self)
  }
  /// Converts a rectangle to another coordinate space.
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    ViewConversion.convert(rect, fromSpace: self, toSpace: coordinateSpace)
  }
  /// Converts a rectangle from another coordinate space.
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    ViewConversion.convert(rect, fromSpace: coordinateSpace, toSpace: self)
  }
}
