/// Something that assistive technology reads and that is no view, such as a part of a drawing.
///
/// Its container keeps it: in ``UIResponder/accessibilityElements``, or by answering
/// ``UIResponder/accessibilityElement(at:)``. What it does not answer its container is asked.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  private weak var containerObject: AnyObject?
  private var frameInContainer: CGRect?

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

  override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(isElement: true)
  }

  override var accessibilityDefaultFrame: CGRect {
    guard let frameInContainer else { return .zero }
    if let view = containerObject as? UIView {
      return ViewConversion.convert(
        frameInContainer, fromSpace: view, toSpace: view.window?.screen ?? .main)
    }
    // An element within an element is placed in the outer one.
    guard let outer = containerObject as? UIAccessibilityElement else { return frameInContainer }
    return frameInContainer.offsetBy(
      dx: outer.accessibilityFrame.minX, dy: outer.accessibilityFrame.minY)
  }
}
