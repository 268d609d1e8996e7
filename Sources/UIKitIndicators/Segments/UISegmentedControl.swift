internal import UIKitAccessibility
internal import UIKitAnimation
internal import UIKitControls
@_spi(Kit) public import UIKitCore

/// Several segments beside each other, one of which is chosen.
///
/// A finger chooses where it is lifted. One that comes down on the chosen segment takes the choice
/// along. Choices that the program makes tell nobody.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  var contents: [SegmentContent] = []
  private(set) var views: [SegmentView] = []
  var selected = UISegmentedControl.noSegment
  /// The segment under the finger, and whether the finger takes the choice along.
  var pressed: (index: Int, dragsChoice: Bool)?
  let look = SegmentsLook()

  // MARK: Making

  /// Makes a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    look.install(in: self)
  }

  /// Makes a control from an archive; there is none to read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    look.install(in: self)
  }

  /// Makes a control with a segment for each title or picture; anything else makes an empty one.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    look.install(in: self)
    contents = (items ?? []).map { SegmentContent(item: $0) }
    contentsChanged()
    frame.size = intrinsicContentSize
  }

  /// Makes a control with a segment for each action, which runs when its segment is chosen.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(items: actions)
    if frame.size != .zero { self.frame = frame } else { self.frame.origin = frame.origin }
  }

  /// Stands for no segment.
  public class var noSegment: Int { -1 }

  // MARK: Choice

  /// The chosen segment; setting it tells nobody. A segment that is not there means none.
  open var selectedSegmentIndex: Int {
    get { selected }
    set {
      selected = contents.indices.contains(newValue) ? newValue : Self.noSegment
      showSegments()
      setNeedsLayout()
    }
  }
  /// Whether a segment is chosen only for the moment in which its action runs.
  open var isMomentary = false {
    didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } }
  }
  /// The colour behind the chosen segment; nil for the system's.
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// Whether segments are as wide as what they show needs, with equal room beside it, or all the same.
  open var apportionsSegmentWidthsByContent = false { didSet { contentsChanged() } }
  /// How many segments there are.
  open var numberOfSegments: Int { contents.count }

  // MARK: Segments

  /// Puts a segment with a title before another, or at the end; animated it slides in.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(.title(title), at: segment, animated)
  }
  /// Puts a segment with a picture before another, or at the end; animated it slides in.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(.image(image), at: segment, animated)
  }
  /// Puts a segment with an action before another, or at the end; one of the same identifier goes.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let known = segmentIndex(identifiedBy: action.identifier)
    if known != NSNotFound { removeSegment(at: known, animated: false) }
    insert(.action(action), at: segment, animated)
  }
  /// Takes a segment out; one that is not there does nothing.
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
  /// Takes all segments out.
  open func removeAllSegments() {
    contents = []
    selected = Self.noSegment
    contentsChanged()
  }
  /// The title of a segment; nil for one that has none.
  open func titleForSegment(at segment: Int) -> String? { content(segment)?.title }
  /// Sets the title of a segment, in the place of a picture.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { $0.kind = .title(title) }
  }
  /// The picture of a segment; nil for one that has none.
  open func imageForSegment(at segment: Int) -> UIImage? { content(segment)?.image }
  /// Sets the picture of a segment, in the place of a title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { $0.kind = .image(image) }
  }
  /// The action of a segment; nil for one that has none.
  open func actionForSegment(at segment: Int) -> UIAction? { content(segment)?.action }
  /// Sets the action of a segment, with its title or picture.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { $0.kind = .action(action) }
  }
  /// The segment with an action of an identifier; `NSNotFound` without one.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    contents.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }
  /// The width that was set of a segment; 0 for what comes out.
  open func widthForSegment(at segment: Int) -> CGFloat { content(segment)?.width ?? 0 }
  /// Sets the width of a segment; 0 for what comes out.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    let width = NumberCheck.admit(width, else: widthForSegment(at: segment), "width", of: self)
    change(segment) { $0.width = max(0, width) }
  }
  /// By how much the content of a segment is beside its middle.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { content(segment)?.offset ?? .zero }
  /// Moves the content of a segment beside its middle.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    let old = contentOffsetForSegment(at: segment)
    let offset = NumberCheck.admit(offset, else: old, "content offset", of: self)
    change(segment) { $0.offset = offset }
  }
  /// Whether a segment can be chosen; no for one that is not there.
  open func isEnabledForSegment(at segment: Int) -> Bool { content(segment)?.isEnabled ?? false }
  /// Sets whether a segment can be chosen.
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
      UIView.animate(withDuration: SegmentsLook.duration) { self.layoutIfNeeded() }
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

  /// The segment that looks chosen: where the finger has taken the choice.
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

  /// Presses another segment, or takes the choice there.
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

  /// Chooses the segment under the finger, and tells of it.
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

  /// Keeps taps from recognizers around it (statement 166).
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer)
      && !DefaultActionPreference.isSingleTap(gestureRecognizer, around: self)
  }
  /// Places the segments, and the pill behind the chosen one.
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
    views.map { $0.contentSize.width.rounded(.up) + 2 * SegmentView.margin }
  }
  /// As wide as all segments, and as high as every control of this kind.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  /// As wide as all segments, and as high as every control of this kind.
  open override var intrinsicContentSize: CGSize {
    let widest = contentWidths.max() ?? 0
    let width = zip(contents, contentWidths).reduce(CGFloat(0)) { sum, segment in
      let own = apportionsSegmentWidthsByContent ? segment.1 : widest
      return sum + (segment.0.width > 0 ? segment.0.width : own)
    }
    return CGSize(width: width, height: SegmentsLook.height)
  }
}
