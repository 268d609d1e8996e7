internal import UIKitAccessibility
internal import UIKitAnimation
@_spi(Kit) public import UIKitCore

/// A control with several segments side by side, of which one can be selected.
///
/// A finger selects the segment on which it is lifted. A finger that touches down on the selected
/// segment drags the selection. Selecting a segment in code sends no action.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  var contents: [SegmentContent] = []
  private(set) var views: [SegmentView] = []
  var selected = UISegmentedControl.noSegment
  /// The segment under the finger, and whether the finger drags the selection.
  var pressed: (index: Int, dragsChoice: Bool)?
  let look = SegmentsAppearance()

  // MARK: Making

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    look.install(in: self)
  }

  /// Creates a control without reading `coder`, because this platform has no nibs.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    look.install(in: self)
  }

  /// Creates a control with a segment for each title, image or action, and an empty segment for
  /// other items.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    look.install(in: self)
    contents = (items ?? []).map { SegmentContent(item: $0) }
    contentsChanged()
    frame.size = intrinsicContentSize
  }

  /// Creates a control with a segment for each action, which runs when its segment is selected.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(items: actions)
    if frame.size != .zero { self.frame = frame } else { self.frame.origin = frame.origin }
  }

  /// The index that means no segment, -1.
  public class var noSegment: Int { -1 }

  // MARK: Choice

  /// The index of the selected segment; setting an invalid index selects no segment.
  ///
  /// Setting it sends no action.
  open var selectedSegmentIndex: Int {
    get { selected }
    set {
      selected = contents.indices.contains(newValue) ? newValue : Self.noSegment
      showSegments()
      setNeedsLayout()
    }
  }
  /// Whether a segment is selected only while its action runs.
  open var isMomentary = false {
    didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } }
  }
  /// The color behind the selected segment, or `nil` for the system's color.
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// Whether each segment is as wide as its content needs, with equal extra space, rather than all
  /// equal.
  open var apportionsSegmentWidthsByContent = false { didSet { contentsChanged() } }
  /// The number of segments.
  open var numberOfSegments: Int { contents.count }

  // MARK: Segments

  /// Inserts a segment with a title at an index, clamped to the end, optionally with an animation.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(.title(title), at: segment, animated)
  }
  /// Inserts a segment with an image at an index, clamped to the end, optionally with an animation.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(.image(image), at: segment, animated)
  }
  /// Inserts a segment with an action at an index, and removes a segment with the same action
  /// identifier.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let known = segmentIndex(identifiedBy: action.identifier)
    if known != NSNotFound { removeSegment(at: known, animated: false) }
    insert(.action(action), at: segment, animated)
  }
  /// Removes a segment, or does nothing if there is no segment at the index.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard contents.indices.contains(segment) else { return }
    contents.remove(at: segment)
    if selected == segment {
      selected = Self.noSegment
    } else if selected > segment {
      selected -= 1
    }
    contentsChanged(animated)
  }
  /// Removes all segments.
  open func removeAllSegments() {
    contents = []
    selected = Self.noSegment
    contentsChanged()
  }
  /// Returns the title of a segment, or `nil` if it has none.
  open func titleForSegment(at segment: Int) -> String? { content(segment)?.title }
  /// Sets the title of a segment, replacing its image or action.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { $0.kind = .title(title) }
  }
  /// Returns the image of a segment, or `nil` if it has none.
  open func imageForSegment(at segment: Int) -> UIImage? { content(segment)?.image }
  /// Sets the image of a segment, replacing its title or action.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { $0.kind = .image(image) }
  }
  /// Returns the action of a segment, or `nil` if it has none.
  open func actionForSegment(at segment: Int) -> UIAction? { content(segment)?.action }
  /// Sets the action of a segment, with the action's title or image.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { $0.kind = .action(action) }
  }
  /// Returns the index of the segment with an action identifier, or `NSNotFound` without such a segment.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    contents.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }
  /// Returns the width set for a segment, or 0 if the control sizes the segment automatically.
  open func widthForSegment(at segment: Int) -> CGFloat { content(segment)?.width ?? 0 }
  /// Sets the width of a segment, or sizes it automatically with 0.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    let width = NumberCheck.admit(width, else: widthForSegment(at: segment), "width", of: self)
    change(segment) { $0.width = max(0, width) }
  }
  /// Returns the offset of a segment's content from its center.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { content(segment)?.offset ?? .zero }
  /// Sets the offset of a segment's content from its center.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    let old = contentOffsetForSegment(at: segment)
    let offset = NumberCheck.admit(offset, else: old, "content offset", of: self)
    change(segment) { $0.offset = offset }
  }
  /// Returns whether a segment can be selected, or `false` if there is no segment at the index.
  open func isEnabledForSegment(at segment: Int) -> Bool { content(segment)?.isEnabled ?? false }
  /// Sets whether a segment can be selected.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  private func content(_ segment: Int) -> SegmentContent? {
    contents.indices.contains(segment) ? contents[segment] : nil
  }
  private func change(_ segment: Int, _ change: (inout SegmentContent) -> Void) {
    guard contents.indices.contains(segment) else { return }
    change(&contents[segment])
    contentsChanged()
  }
  private func insert(_ kind: SegmentContent.Kind, at segment: Int, _ animated: Bool) {
    let place = min(max(0, segment), contents.count)
    contents.insert(SegmentContent(kind: kind), at: place)
    if selected >= place { selected += 1 }
    contentsChanged(animated)
  }

  func contentsChanged(_ animated: Bool = false) {
    while views.count > contents.count { views.removeLast().removeFromSuperview() }
    while views.count < contents.count {
      let view = SegmentView(in: self)
      views.append(view)
      addSubview(view)
    }
    showSegments()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    if animated, allowsMotion {
      UIView.animate(withDuration: SegmentsAppearance.duration) { self.layoutIfNeeded() }
    }
  }

  func showSegments() {
    for (index, view) in views.enumerated() {
      let isSelected = index == shownIndex
      let isEnabled = self.isEnabled && contents[index].isEnabled
      let isPressed = pressed.map { $0.index == index && !$0.dragsChoice } ?? false
      let state: State = !isEnabled ? .disabled : isSelected ? .selected : .normal
      view.show(
        contents[index],
        .init(
          attributes: look.attributes(in: state), isSelected: isSelected, isPressed: isPressed,
          isEnabled: isEnabled))
    }
  }

  /// The index of the segment that appears selected, which a dragging finger changes.
  private var shownIndex: Int {
    if let pressed, pressed.dragsChoice { return pressed.index }
    return selected
  }

  // MARK: UIControl

  /// Presses the segment under the finger.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    layoutIfNeeded()
    guard let index = segment(under: touch), contents[index].isEnabled else { return true }
    pressed = (index, index == selected && !isMomentary)
    updatePress()
    return true
  }

  /// Presses another segment, or drags the selection to it.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    let index = segment(under: touch).flatMap { contents[$0].isEnabled ? $0 : nil }
    guard let old = pressed else { return true }
    if let index {
      guard index != old.index else { return true }
      pressed?.index = index
    } else if old.dragsChoice, !isTouchInside {
      pressed?.index = selected
    }
    updatePress()
    return true
  }

  /// Selects the segment under the finger, and sends the change.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    let index = pressed?.index
    pressed = nil
    let isChosen = touch != nil && isTouchInside && index.map(contents.indices.contains) ?? false
    if let touch, let index, isChosen, index != selected || isMomentary {
      take(index) { self.send(.valueChanged, for: touch, event) }
    }
    updatePress()
  }

  @_spi(Kit) open override var primaryEvent: Event { .valueChanged }
  @_spi(Kit) open override func activate() -> Event { [] }
  @_spi(Kit) open override func stateDidChange() {
    super.stateDidChange()
    showSegments()
  }

  // MARK: UIView

  /// Prevents single taps on superviews from beginning (statement 166).
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer)
      && !DefaultActionPreference.isSingleTap(gestureRecognizer, around: self)
  }
  /// Positions the segments, and the pill behind the selected segment.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let widths = SegmentWidths.share(
      bounds.width, wanted: contents.map(\.width),
      content: apportionsSegmentWidthsByContent ? contentWidths : nil)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x: CGFloat = 0
    for (view, width) in zip(views, widths) {
      view.frame = CGRect(
        x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
      x += width
    }
    showSegments()
    let isPressed = pressed?.dragsChoice ?? false
    look.update(self, segments: views, chosen: shownIndex, isPressed: isPressed)
  }

  private var contentWidths: [CGFloat] {
    views.map { $0.neededWidth.rounded(.up) + 2 * SegmentView.margin }
  }
  /// Returns the width of all segments and the height of every segmented control.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  /// The width of all segments and the height of every segmented control.
  open override var intrinsicContentSize: CGSize {
    let widest = contentWidths.max() ?? 0
    let width = zip(contents, contentWidths).reduce(CGFloat(0)) { sum, segment in
      let own = apportionsSegmentWidthsByContent ? segment.1 : widest
      return sum + (segment.0.width > 0 ? segment.0.width : own)
    }
    return CGSize(width: width, height: SegmentsAppearance.height)
  }
}
