internal import UIKitAccessibility
internal import UIKitAnimation
internal import UIKitControls
@_spi(Kit) public import UIKitCore

/// A bar that fills as a task goes on.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  private var part: Float = 0
  private let track = UIImageView()
  private let filled = UIImageView()

  /// How high every bar is, and how wide its filled part is at least once it is not empty: measured on
  /// iOS 26.
  private static let height: CGFloat = 4
  private static let least: CGFloat = 8
  /// How long the bar takes to a new value, in seconds; chosen, as no page names it.
  private static let duration = 0.25

  // MARK: Making

  /// Makes an empty bar, as high as every bar.
  public override init(frame: CGRect) {
    super.init(
      frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: Self.height)))
    prepare()
  }
  /// Makes a bar from an archive; there is none to read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }
  /// Makes an empty bar of a style.
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

  /// How far the task is, from 0 to 1.
  open var progress: Float {
    get { part }
    set { setProgress(newValue, animated: false) }
  }
  /// Sets how far the task is, from 0 to 1, and lets the bar go there.
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
  /// What is followed: the bar shows its completed part from then on, looked at before each frame.
  open var observedProgress: Progress? {
    didSet {
      guard observedProgress !== oldValue else { return }
      ProgressWatch.follow(self)
      followProgress()
    }
  }

  /// Whether what is followed is further than the bar shows.
  var isBehind: Bool {
    observedProgress.map { Float($0.fractionCompleted) != part } ?? false
  }

  /// Shows how far what is followed is.
  func followProgress() {
    guard let observedProgress, isBehind else { return }
    setProgress(Float(observedProgress.fractionCompleted), animated: window != nil)
  }

  // MARK: Looks

  /// How the bar looks; both are the same here.
  open var progressViewStyle = Style.default
  /// The colour of the filled part; nil for the tint.
  open var progressTintColor: UIColor? { didSet { updateLook() } }
  /// The colour behind it; nil for grey.
  open var trackTintColor: UIColor? { didSet { updateLook() } }
  /// A picture in the place of the filled part's colour.
  open var progressImage: UIImage? { didSet { updateLook() } }
  /// A picture in the place of the colour behind it.
  open var trackImage: UIImage? { didSet { updateLook() } }

  private func updateLook() {
    filled.image = progressImage
    track.image = trackImage
    filled.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
    track.backgroundColor = trackImage == nil ? trackTintColor ?? .systemFill : nil
  }

  // MARK: UIView

  /// Places the bar and its filled part, at whole points.
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
  /// As wide as there is room for, and as high as every bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }
  /// As high as every bar.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }
  /// Where the bar lies; its height stays.
  open override var frame: CGRect {
    get { super.frame }
    set {
      var frame = newValue
      if transform.isIdentity { frame.size.height = Self.height }
      super.frame = frame
    }
  }
  /// Takes the new tint.
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
  /// How a bar looks.
  public enum Style: Int, Sendable {
    /// Anywhere.
    case `default` = 0
    /// In a bar of buttons.
    case bar = 1
  }
}
