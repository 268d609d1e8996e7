internal import UIKitAccessibility
internal import UIKitAnimation
@_spi(Kit) public import UIKitCore

/// A control for choosing a value from a range by dragging a thumb along a track.
///
/// The slider tracks only a finger that touches down on the thumb or near it. Setting the value in
/// code sends no action.
@preconcurrency @MainActor
open class UISlider: UIControl {
  private var range: ClosedRange<Float> = 0...1
  private var valueStorage: Float = 0
  /// The horizontal distance from the center of the thumb to the finger, in points.
  private var grip: CGFloat = 0
  private var hasMoved = false
  private var images = SliderImages() { didSet { setNeedsLayout() } }
  let look = SliderAppearance()

  private static let metrics = DesignMetrics.inForce.slider

  // MARK: Making a slider

  /// Creates a slider with the range from 0 to 1 and the value 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    look.install(in: self)
  }

  /// Creates a slider without reading `coder`, because this platform has no nibs.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    look.install(in: self)
  }

  // MARK: Value

  /// The value, clamped to the range; setting it sends no action.
  open var value: Float {
    get { valueStorage }
    set { setValue(newValue, animated: false) }
  }
  /// Sets the value, optionally with an animation, and sends no action.
  open func setValue(_ value: Float, animated: Bool) {
    let value = NumberCheck.admit(value, else: valueStorage, "value", of: self, limit: .infinity)
    valueStorage = min(max(value, range.lowerBound), range.upperBound)
    guard animated, allowsMotion else {
      setNeedsLayout()
      return
    }
    layoutIfNeeded()
    UIView.animate(
      withDuration: SliderAppearance.duration, delay: 0, options: .allowUserInteraction,
      animations: { [weak self] in
        self?.setNeedsLayout()
        self?.layoutIfNeeded()
      })
  }
  /// The minimum value; setting it above the maximum also raises the maximum.
  open var minimumValue: Float {
    get { range.lowerBound }
    set { setRange(newValue, max(newValue, range.upperBound)) }
  }
  /// The maximum value; setting it below the minimum also lowers the minimum.
  open var maximumValue: Float {
    get { range.upperBound }
    set { setRange(min(newValue, range.lowerBound), newValue) }
  }
  /// Whether the slider sends `valueChanged` during a drag, or only at its end.
  open var isContinuous = true

  private func setRange(_ least: Float, _ greatest: Float) {
    let ends = NumberCheck.admit([least, greatest], else: [], "a range of values", of: self)
    guard let least = ends.first, let greatest = ends.last else { return }
    range = least...greatest
    setValue(valueStorage, animated: false)
  }

  // MARK: Looks

  /// The color of the track on the minimum side of the thumb, or `nil` for the tint color.
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The color of the track on the maximum side of the thumb, or `nil` for gray.
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The color of the thumb, or `nil` for white.
  open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The image at the minimum end of the track.
  open var minimumValueImage: UIImage? { didSet { setNeedsLayout() } }
  /// The image at the maximum end of the track.
  open var maximumValueImage: UIImage? { didSet { setNeedsLayout() } }

  /// Sets the image of the thumb for a state, shown at its own size, or removes it with `nil`.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    images.set(image, .thumb, for: state)
  }
  /// Sets the image of the track on the minimum side for a state, stretched by its cap insets.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images.set(image, .minimumTrack, for: state)
  }
  /// Sets the image of the track on the maximum side for a state, stretched by its cap insets.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images.set(image, .maximumTrack, for: state)
  }
  /// Returns the image of the thumb set for a state.
  open func thumbImage(for state: UIControl.State) -> UIImage? { images.image(.thumb, for: state) }
  /// Returns the image of the track on the minimum side set for a state.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? {
    images.image(.minimumTrack, for: state)
  }
  /// Returns the image of the track on the maximum side set for a state.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? {
    images.image(.maximumTrack, for: state)
  }
  /// The current image of the thumb: the image for the state, or else for `normal`.
  open var currentThumbImage: UIImage? { images.current(.thumb, in: state) }
  /// The current image of the track on the minimum side.
  open var currentMinimumTrackImage: UIImage? { images.current(.minimumTrack, in: state) }
  /// The current image of the track on the maximum side.
  open var currentMaximumTrackImage: UIImage? { images.current(.maximumTrack, in: state) }

  /// Returns the frame of the image at the minimum end.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    SliderAppearance.imageRect(minimumValueImage, in: bounds, atRight: isMirrored)
  }
  /// Returns the frame of the image at the maximum end.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    SliderAppearance.imageRect(maximumValueImage, in: bounds, atRight: !isMirrored)
  }
  /// Returns the frame of the track.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let least = minimumValueImageRect(forBounds: bounds)
    let greatest = maximumValueImageRect(forBounds: bounds)
    return isMirrored
      ? SliderAppearance.trackRect(in: bounds, between: greatest, least)
      : SliderAppearance.trackRect(in: bounds, between: least, greatest)
  }
  /// Returns the frame of the thumb for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    SliderAppearance.thumbRect(
      in: bounds, track: rect, part: partFromLeft(of: value), image: currentThumbImage)
  }

  /// Returns the position of a value in the range, from 0 to 1.
  private func part(of value: Float) -> CGFloat {
    let length = range.upperBound - range.lowerBound
    return length > 0 ? CGFloat((value - range.lowerBound) / length) : 0
  }

  /// Returns the distance of a value from the left end of the track, from 0 to 1.
  private func partFromLeft(of value: Float) -> CGFloat {
    isMirrored ? 1 - part(of: value) : part(of: value)
  }

  /// Whether the minimum value is at the right.
  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var currentThumbRect: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: valueStorage)
  }

  /// The center of the thumb on the x axis, before rounding to whole points.
  private var currentThumbMiddle: CGFloat {
    let track = trackRect(forBounds: bounds)
    return currentThumbRect.midX
      - SliderAppearance.thumbShift(
        track: track, part: partFromLeft(of: valueStorage), image: currentThumbImage)
  }

  // MARK: UIControl

  /// Starts dragging the thumb if the finger is on it or near it.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let thumb = currentThumbRect
    let point = touch.location(in: self)
    guard thumb.insetBy(dx: -Self.metrics.reach, dy: -Self.metrics.reach).contains(point) else {
      return false
    }
    grip = point.x - currentThumbMiddle
    hasMoved = false
    return super.beginTracking(touch, with: event)
  }

  /// Moves the thumb with the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    let new = value(forThumbAt: touch.location(in: self).x - grip)
    guard new != valueStorage else { return true }
    hasMoved = true
    setValue(new, animated: false)
    if isContinuous { send(.valueChanged, for: touch, event) }
    return true
  }

  /// Ends the drag, and sends the value once more if it changed.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard hasMoved, let touch else { return }
    hasMoved = false
    send(.valueChanged, for: touch, event)
  }

  private func value(forThumbAt middle: CGFloat) -> Float {
    let track = trackRect(forBounds: bounds)
    let first = thumbRect(forBounds: bounds, trackRect: track, value: range.lowerBound).midX
    let last = thumbRect(forBounds: bounds, trackRect: track, value: range.upperBound).midX
    guard last != first else { return valueStorage }
    let part = Float(min(1, max(0, (middle - first) / (last - first))))
    return range.lowerBound + part * (range.upperBound - range.lowerBound)
  }

  @_spi(Kit) open override var accessibilityDefaults: AccessibilityDefaults { knownAccessibility }

  @_spi(Kit) open override var primaryEvent: Event { .valueChanged }

  @_spi(Kit) open override func activate() -> Event { [] }

  // MARK: Accessibility

  /// Increases the value by a tenth of the range, and sends the actions.
  open override func accessibilityIncrement() { adjust(by: 1) }
  /// Decreases the value by a tenth of the range, and sends the actions.
  open override func accessibilityDecrement() { adjust(by: -1) }

  // MARK: UIView

  /// Prevents swipes along a dragged slider on superviews from beginning (statement 166).
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer)
      && !(isTracking && DefaultActionPreference.isSwipe(gestureRecognizer, along: self))
  }
  /// Positions track, thumb and images.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let track = trackRect(forBounds: bounds)
    // At the ends of the range, the fill is empty or complete, whatever part of the track the thumb
    // covers.
    let filled =
      switch part(of: valueStorage) {
      case ...0: isMirrored ? track.maxX : track.minX
      case 1...: isMirrored ? track.minX : track.maxX
      default: currentThumbMiddle
      }
    look.update(self, thumb: currentThumbRect, track: track, filledTo: filled)
  }
  /// Returns the given width and the height of every slider.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.metrics.height)
  }
  /// The height of every slider, without an intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.metrics.height)
  }
  /// Updates the colors to the new tint color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }
  /// Updates the colors to the new traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}
