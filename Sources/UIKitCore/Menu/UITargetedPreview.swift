/// Where a preview goes: a place in a view.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject, NSCopying {
  private let place: (container: UIView, center: CGPoint, transform: CGAffineTransform)

  /// Makes a target.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    place = (container, center, transform)
    super.init()
  }

  /// Makes a target at which the preview has its own size.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }

  /// The view whose coordinates the place is in.
  open var container: UIView { place.container }
  /// Where the preview's middle is.
  open var center: CGPoint { place.center }
  /// How the preview is scaled and turned.
  open var transform: CGAffineTransform { place.transform }

  /// Answers itself: a target never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// How a preview is cut out, and what is behind it.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, NSCopying {
  private var ground: UIColor?

  /// Makes parameters that show the whole view.
  public override init() { super.init() }

  /// Makes parameters that show lines of text, given as `NSValue`s of rectangles in the view.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
    let path = UIBezierPath()
    for value in textLineRects {
      // A little more than the letters, in points.
      let rect = value.cgRectValue.insetBy(dx: -4, dy: -3)
      path.append(UIBezierPath(roundedRect: rect, cornerRadius: 6))
    }
    if !textLineRects.isEmpty { visiblePath = path }
  }

  /// What is behind the view; nil for the background of the interface.
  open var backgroundColor: UIColor! {
    get { ground ?? .systemBackground }
    set { ground = newValue }
  }
  /// The part of the view that shows, in its coordinates; nil for all of it.
  open var visiblePath: UIBezierPath?
  /// The shape of the shadow, in the view's coordinates; nil for that of what shows.
  open var shadowPath: UIBezierPath?

  /// Answers a copy; off the main actor it waits for that.
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

  /// Whether the program chose a ground.
  package final var hasGround: Bool { ground != nil }
}

/// A view to be lifted out of its place, and where it goes.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject, NSCopying {
  private let parts: (view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget)

  /// Makes a preview of a view that goes to a target.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    parts = (view, parameters.copied, target)
    super.init()
  }

  /// Makes a preview of a view that stays where it is; one in no view has itself as container.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    self.init(
      view: view, parameters: parameters,
      target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
  }

  /// Makes a preview of a whole view that stays where it is.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The view.
  open var view: UIView { parts.view }
  /// How it is cut out.
  open var parameters: UIPreviewParameters { parts.parameters.copied }
  /// Where it goes.
  open var target: UIPreviewTarget { parts.target }
  /// The size of the view.
  open var size: CGSize { parts.view.bounds.size }
  /// The same preview with another target.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: parts.view, parameters: parts.parameters, target: newTarget)
  }

  /// Answers itself: a preview never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
