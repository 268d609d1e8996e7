internal import UIKitAccessibility
internal import UIKitAnimation
@_spi(Kit) public import UIKitCore

/// A bar that shows the progress of a task.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  private var part: Float = 0
  private let track = UIImageView()
  private let filled = UIImageView()

  /// The height of every bar, and the minimum width of its filled part unless it is empty, in
  /// points: measured on iOS 26.
  private static let height: CGFloat = 4
  private static let least: CGFloat = 8
  /// The duration of an animated change, in seconds; chosen, because Apple documents no value.
  private static let duration = 0.25

  // MARK: Making

  /// Creates an empty bar with the height of every bar.
  public override init(frame: CGRect) {
    super.init(
      frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: Self.height)))
    prepare()
  }
  /// Creates a bar without reading `coder`, because this platform has no nibs.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }
  /// Creates an empty bar of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  private func prepare() {
    isUserInteractionEnabled = false
    isOpaque = false
    for part in [track, filled] {
      part.isUserInteractionEnabled = false
      part.clipsToBounds = true
      addSubview(part)
    }
    updateLook()
  }

  // MARK: Progress

  /// The progress of the task, from 0 to 1.
  open var progress: Float {
    get { part }
    set { setProgress(newValue, animated: false) }
  }
  /// Sets the progress, clamped to 0…1, optionally with an animation. NaN keeps the old value.
  open func setProgress(_ progress: Float, animated: Bool) {
    let number = NumberCheck.admit(
      progress, else: part, "progress", of: self, limit: .infinity)
    part = min(max(number, 0), 1)
    setNeedsLayout()
    guard animated, allowsMotion else { return }
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [.beginFromCurrentState, .curveLinear],
      animations: { self.layoutIfNeeded() })
  }
  /// The observed task, of which the bar shows the completed fraction, read before each frame.
  open var observedProgress: Progress? {
    didSet {
      guard observedProgress !== oldValue else { return }
      ProgressWatch.follow(self)
      followProgress()
    }
  }

  /// Whether the observed progress differs from the progress that the bar shows.
  var isBehind: Bool {
    observedProgress.map { Float($0.fractionCompleted) != part } ?? false
  }

  /// Updates the bar to the observed progress.
  func followProgress() {
    guard let observedProgress, isBehind else { return }
    setProgress(Float(observedProgress.fractionCompleted), animated: window != nil)
  }

  // MARK: Looks

  /// The style, which doesn't change the bar's appearance here.
  open var progressViewStyle = Style.default
  /// The color of the filled part, or `nil` for the tint color.
  open var progressTintColor: UIColor? { didSet { updateLook() } }
  /// The color of the track behind it, or `nil` for gray.
  open var trackTintColor: UIColor? { didSet { updateLook() } }
  /// The image that replaces the color of the filled part.
  open var progressImage: UIImage? { didSet { updateLook() } }
  /// The image that replaces the color of the track.
  open var trackImage: UIImage? { didSet { updateLook() } }

  private func updateLook() {
    filled.image = progressImage
    track.image = trackImage
    filled.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
    track.backgroundColor = trackImage == nil ? trackTintColor ?? .systemFill : nil
  }

  // MARK: UIView

  /// Positions the track and the filled part, with the filled part's width in whole points.
  open override func layoutSubviews() {
    super.layoutSubviews()
    track.frame = bounds
    track.layer.cornerRadius = bounds.height / 2
    filled.layer.cornerRadius = bounds.height / 2
    let width = (bounds.width * CGFloat(part)).rounded(.toNearestOrAwayFromZero)
    let shown = part > 0 ? min(max(width, Self.least), bounds.width) : 0
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    filled.frame = CGRect(
      x: isMirrored ? bounds.width - shown : 0, y: 0, width: shown, height: bounds.height)
  }
  /// Returns the given width and the height of every bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }
  /// The height of every bar, without an intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }
  /// The frame; setting it doesn't change the height unless the bar is transformed.
  open override var frame: CGRect {
    get { super.frame }
    set {
      var frame = newValue
      if transform.isIdentity { frame.size.height = Self.height }
      super.frame = frame
    }
  }
  /// Updates the colors to the new tint color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateLook()
  }

  @_spi(Kit) open override var accessibilityDefaults: AccessibilityDefaults {
    AccessibilityDefaults(
      isElement: true, value: "\(Int(clamping: (part * 100).rounded()))%",
      traits: .updatesFrequently)
  }
}

extension UIProgressView {
  /// Styles of a bar.
  public enum Style: Int, Sendable {
    /// A bar for general use.
    case `default` = 0
    /// A bar in a toolbar.
    case bar = 1
  }
}
