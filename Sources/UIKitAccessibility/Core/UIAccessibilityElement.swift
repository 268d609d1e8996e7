internal import TouchstoneHitTree

/// An element that assistive technology reads and that isn't a view, such as a part of a drawing.
///
/// Its container retains it in ``UIResponder/accessibilityElements``, or by returning it from
/// ``UIResponder/accessibilityElement(at:)``. Requests that the element doesn't handle go to its
/// container.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  private weak var containerObject: AnyObject?
  private var frameInContainer: CGRect?

  /// The maximum nesting of relatively positioned elements. Each level is a recursive call.
  static let mostNested = 200
  private static var frames = NestedCalls(most: mostNested)

  /// Creates an element of a container, without retaining the container.
  public init(accessibilityContainer container: Any) {
    containerObject = container as AnyObject
    super.init()
  }

  /// The container of the element.
  open var accessibilityContainer: Any? {
    get { containerObject }
    set { containerObject = newValue.map { $0 as AnyObject } }
  }
  /// An identifier for tests and tools.
  ///
  /// It is never read aloud.
  open var accessibilityIdentifier: String?
  /// The frame in the container, with which the element moves; empty if unset.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { frameInContainer ?? .zero }
    set {
      frameInContainer = NumberCheck.admit(
        newValue, else: accessibilityFrameInContainerSpace, "accessibilityFrameInContainerSpace",
        of: self)
    }
  }
  /// The container, if it is a responder.
  open override var next: UIResponder? { containerObject as? UIResponder }

  @_spi(Kit) open override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true)
  }

  @_spi(Kit) open override var accessibilityDefaultFrame: CGRect {
    guard let frameInContainer else { return .zero }
    if let view = containerObject as? UIView {
      return ViewConversion.convert(
        frameInContainer, fromSpace: view, toSpace: view.window?.screen ?? .main)
    }
    // An element within an element is relative to the outer one, which may compute its frame.
    guard let outer = containerObject as? UIAccessibilityElement else { return frameInContainer }
    switch Self.frames.begin() {
    case .goes:
      defer { Self.frames.end() }
      let place = outer.accessibilityFrame.origin
      return frameInContainer.offsetBy(dx: place.x, dy: place.y)
    case .reachesBound:
      Fault.report(
        "\(Self.mostNested) accessibility elements are nested in each other or form a cycle; the "
          + "frame of \(ViewDescription.name(self)) stays relative to its container", about: self)
      return frameInContainer
    case .refused: return frameInContainer
    }
  }
}
