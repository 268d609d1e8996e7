/// The destination of a preview: a location in a view.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject, NSCopying {
  private let place: (container: UIView, center: CGPoint, transform: CGAffineTransform)

  /// Creates a target.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    place = (container, center, transform)
    super.init()
  }

  /// Creates a target at which the preview has its original size.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }

  /// The view that defines the coordinates of the location.
  open var container: UIView { place.container }
  /// The center of the preview.
  open var center: CGPoint { place.center }
  /// The scale and rotation of the preview.
  open var transform: CGAffineTransform { place.transform }

  /// Returns the target itself, because it is immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The visible shape of a preview, and its background.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, NSCopying {
  private var ground: UIColor?

  /// Creates parameters that show the whole view.
  public override init() { super.init() }

  /// Creates parameters that show lines of text, given as `NSValue`s of rectangles in the view.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
    let path = UIBezierPath()
    for value in textLineRects {
      // Slightly larger than the glyphs, in points.
      let rect = value.cgRectValue.insetBy(dx: -4, dy: -3)
      path.append(UIBezierPath(roundedRect: rect, cornerRadius: 6))
    }
    if !textLineRects.isEmpty { visiblePath = path }
  }

  /// The background behind the view, by default the system background.
  open var backgroundColor: UIColor! {
    get { ground ?? .systemBackground }
    set { ground = newValue }
  }
  /// The visible part of the view, in its coordinates, or `nil` for the whole view.
  open var visiblePath: UIBezierPath?
  /// The shape of the shadow, in the view's coordinates, or `nil` for the shape of the visible
  /// part.
  open var shadowPath: UIBezierPath?

  /// Returns a copy, for which a call off the main actor blocks until the main actor has created
  /// it.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainQueue.wait { copied }
  }

  var copied: UIPreviewParameters {
    let copy = UIPreviewParameters()
    copy.ground = ground
    copy.visiblePath = visiblePath
    copy.shadowPath = shadowPath
    return copy
  }

  /// Whether the app set a background.
  package final var hasGround: Bool { ground != nil }
}

/// A view that is lifted out of its hierarchy, with its visible shape and destination.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject, NSCopying {
  private let parts: (view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget)

  /// Creates a preview of a view that moves to a target.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    parts = (view, parameters.copied, target)
    super.init()
  }

  /// Creates a preview of a view that stays at its location.
  ///
  /// A view without a superview is its own container.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  /// Creates a preview of a whole view that stays at its location.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The previewed view.
  open var view: UIView { parts.view }
  /// The visible shape and background.
  open var parameters: UIPreviewParameters { parts.parameters.copied }
  /// The destination of the preview.
  open var target: UIPreviewTarget { parts.target }
  /// The size of the view.
  open var size: CGSize { parts.view.bounds.size }
  /// Returns the same preview with another target.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: parts.view, parameters: parts.parameters, target: newTarget)
  }

  /// Returns the preview itself, because it is immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
