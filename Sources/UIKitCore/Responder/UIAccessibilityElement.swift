internal import TouchstoneHitTree

/// Something that assistive technology reads and that is no view, such as a part of a drawing.
///
/// Its container keeps it: in ``UIResponder/accessibilityElements``, or by answering
/// ``UIResponder/accessibilityElement(at:)``. What it does not answer its container is asked.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  private weak var containerObject: AnyObject?
  private var frameInContainer: CGRect?

  /// How many elements may lie in each other, each placed in the next: every one is asked by a call.
  static let mostNested = 200
  private static var frames = NestedCalls(most: mostNested)

  /// Makes an element of a container, which is not kept alive.
  public init(accessibilityContainer container: Any) {
    containerObject = container as AnyObject
    super.init()
  }

  /// What the element is a part of.
  open var accessibilityContainer: Any? {
    get { containerObject }
    set { containerObject = newValue.map { $0 as AnyObject } }
  }
  /// What tests and tools call it; never read.
  open var accessibilityIdentifier: String?
  /// Where it is in its container, which takes it along when it moves; empty for none.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { frameInContainer ?? .zero }
    set {
      frameInContainer = NumberCheck.admit(
        newValue, else: accessibilityFrameInContainerSpace, "accessibilityFrameInContainerSpace",
        of: self)
    }
  }
  /// The container, where that is a responder.
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
    // An element within an element is placed in the outer one, which may compute where it is.
    guard let outer = containerObject as? UIAccessibilityElement else { return frameInContainer }
    switch Self.frames.begin() {
    case .goes:
      defer { Self.frames.end() }
      let place = outer.accessibilityFrame.origin
      return frameInContainer.offsetBy(dx: place.x, dy: place.y)
    case .reachesBound:
      Fault.report(
        "\(Self.mostNested) accessibility elements lie in each other, or in a ring; the frame of "
          + "\(ViewDescription.name(self)) stays that in its container", about: self)
      return frameInContainer
    case .refused: return frameInContainer
    }
  }
}
