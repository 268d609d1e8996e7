internal import UIKitAccessibility
internal import UIKitAnimation
@_spi(Kit) public import UIKitCore

/// A value between two others, set by dragging a thumb along a track.
///
/// Only a finger that comes down on the thumb, or near it, is tracked. Values that the program sets
/// tell nobody.
@preconcurrency @MainActor
open class UISlider: UIControl {
  private var range: ClosedRange<Float> = 0...1
  private var valueStorage: Float = 0
  /// How far the finger is from the middle of the thumb it holds.
  private var grip: CGFloat = 0
  private var hasMoved = false
  private var images = SliderImages() { didSet { setNeedsLayout() } }
  let look = SliderLook()

  private static let metrics = DesignMetrics.inForce.slider

  // MARK: Making a slider

  /// Makes a slider from 0 to 1 at 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    look.install(in: self)
  }

  /// Makes a slider from an archive; there is none to read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    look.install(in: self)
  }

  // MARK: Value

  /// The value; setting it brings it between the two others and tells nobody.
  open var value: Float {
    get { valueStorage }
    set { setValue(newValue, animated: false) }
  }
  /// Sets the value, and lets the thumb slide there; tells nobody.
  open func setValue(_ value: Float, animated: Bool) {
    let value = NumberCheck.admit(value, else: valueStorage, "value", of: self, limit: .infinity)
    valueStorage = min(max(value, range.lowerBound), range.upperBound)
    guard animated, allowsMotion else {
      setNeedsLayout()
      return
    }
    layoutIfNeeded()
    UIView.animate(
      withDuration: SliderLook.duration, delay: 0, options: .allowUserInteraction,
      animations: { [weak self] in
        self?.setNeedsLayout()
        self?.layoutIfNeeded()
      })
  }
  /// The least value; a greater one than the greatest takes that along.
  open var minimumValue: Float {
    get { range.lowerBound }
    set { setRange(newValue, max(newValue, range.upperBound)) }
  }
  /// The greatest value; a lesser one than the least takes that along.
  open var maximumValue: Float {
    get { range.upperBound }
    set { setRange(min(newValue, range.lowerBound), newValue) }
  }
  /// Whether every step of a drag is told, or only its end.
  open var isContinuous = true

  private func setRange(_ least: Float, _ greatest: Float) {
    let ends = NumberCheck.admit([least, greatest], else: [], "a range of values", of: self)
    guard let least = ends.first, let greatest = ends.last else { return }
    range = least...greatest
    setValue(valueStorage, animated: false)
  }

  // MARK: Looks

  /// The colour of the track before the thumb; nil for the tint.
  open var minimumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The colour of the track behind the thumb; nil for grey.
  open var maximumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The colour of the thumb; nil for white.
  open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// A picture at the end of the least value.
  open var minimumValueImage: UIImage? { didSet { setNeedsLayout() } }
  /// A picture at the end of the greatest value.
  open var maximumValueImage: UIImage? { didSet { setNeedsLayout() } }

  /// Shows a picture as the thumb, as large as it is, in a state; nil for what is shown otherwise.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    images.set(image, .thumb, for: state)
  }
  /// Shows a picture as the track before the thumb, stretched as it says, in a state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images.set(image, .minimumTrack, for: state)
  }
  /// Shows a picture as the track behind the thumb, stretched as it says, in a state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    images.set(image, .maximumTrack, for: state)
  }
  /// The picture of the thumb that was given for a state.
  open func thumbImage(for state: UIControl.State) -> UIImage? { images.image(.thumb, for: state) }
  /// The picture of the track before the thumb that was given for a state.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? {
    images.image(.minimumTrack, for: state)
  }
  /// The picture of the track behind the thumb that was given for a state.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? {
    images.image(.maximumTrack, for: state)
  }
  /// The picture of the thumb now: that of the state, or else of the normal one.
  open var currentThumbImage: UIImage? { images.current(.thumb, in: state) }
  /// The picture of the track before the thumb now.
  open var currentMinimumTrackImage: UIImage? { images.current(.minimumTrack, in: state) }
  /// The picture of the track behind the thumb now.
  open var currentMaximumTrackImage: UIImage? { images.current(.maximumTrack, in: state) }

  /// Where the picture of the least value goes.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    SliderLook.imageRect(minimumValueImage, in: bounds, atRight: isMirrored)
  }
  /// Where the picture of the greatest value goes.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    SliderLook.imageRect(maximumValueImage, in: bounds, atRight: !isMirrored)
  }
  /// Where the track goes.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let least = minimumValueImageRect(forBounds: bounds)
    let greatest = maximumValueImageRect(forBounds: bounds)
    return isMirrored
      ? SliderLook.trackRect(in: bounds, between: greatest, least)
      : SliderLook.trackRect(in: bounds, between: least, greatest)
  }
  /// Where the thumb goes for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    SliderLook.thumbRect(
      in: bounds, track: rect, part: partFromLeft(of: value), image: currentThumbImage)
  }

  /// How far along the track a value is, from 0 to 1.
  private func part(of value: Float) -> CGFloat {
    let length = range.upperBound - range.lowerBound
    return length > 0 ? CGFloat((value - range.lowerBound) / length) : 0
  }

  /// The distance of a value from the left end of the track, from 0 to 1.
  private func partFromLeft(of value: Float) -> CGFloat {
    isMirrored ? 1 - part(of: value) : part(of: value)
  }

  /// Whether the minimum value is at the right.
  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var currentThumbRect: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: valueStorage)
  }

  /// Where the middle of the thumb would be if it did not keep to whole points.
  private var currentThumbMiddle: CGFloat {
    let track = trackRect(forBounds: bounds)
    return currentThumbRect.midX
      - SliderLook.thumbShift(
        track: track, part: partFromLeft(of: valueStorage), image: currentThumbImage)
  }

  // MARK: UIControl

  /// Takes the thumb, if the finger is on it.
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

  /// Lets the thumb follow the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    let new = value(forThumbAt: touch.location(in: self).x - grip)
    guard new != valueStorage else { return true }
    hasMoved = true
    setValue(new, animated: false)
    if isContinuous { send(.valueChanged, for: touch, event) }
    return true
  }

  /// Lets go of the thumb, and tells of the value once more.
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

  /// Moves on by a tenth of the range, and tells of it.
  open override func accessibilityIncrement() { adjust(by: 1) }
  /// Moves back by a tenth of the range, and tells of it.
  open override func accessibilityDecrement() { adjust(by: -1) }

  // MARK: UIView

  /// Keeps swipes along it, by a finger on the thumb, from recognizers around it (statement 166).
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer)
      && !(isTracking && DefaultActionPreference.isSwipe(gestureRecognizer, along: self))
  }
  /// Places track, thumb and pictures.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let track = trackRect(forBounds: bounds)
    // At its ends the value fills nothing or all, whatever the thumb covers.
    let filled =
      switch part(of: valueStorage) {
      case ...0: isMirrored ? track.maxX : track.minX
      case 1...: isMirrored ? track.minX : track.maxX
      default: currentThumbMiddle
      }
    look.update(self, thumb: currentThumbRect, track: track, filledTo: filled)
  }
  /// As wide as there is room for, and as high as every slider.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.metrics.height)
  }
  /// As high as every slider.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.metrics.height)
  }
  /// Takes the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }
  /// Takes the colours of the new style.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}
