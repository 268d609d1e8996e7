package import TouchstoneGestures
internal import TouchstoneMutations
@_spi(Kit) package import UIKitCore

extension UIScrollView {
  /// Whether a finger of the pan is down, while the pan can still recognize or is recognizing.
  var isTouched: Bool {
    pan.internals.isLive && pan.internals.touches.contains { !$0.isFinished }
  }

  // MARK: Phases of a drag

  func beginDrag() {
    catchMovement()
    state.version += 1
    if keyboardDismissMode.endsEditing { window?.endEditing(false) }
    // The movement that ended ran app code, which may have ended the gesture before the drag began.
    guard pan.state == .began else { return }
    let offset = contentOffset
    let travel = GesturePoint(pan.way(pan.pan.travel, in: self))
    let isWheel = pan.numberOfTouches == 0
    state.drag = ScrollDrag(
      at: offset, origin: wanted(at: GesturePoint(offset)),
      lock: isDirectionalLockEnabled && !isWheel ? DirectionalLock(start: travel) : .none,
      isWheel: isWheel)
    ownApplication.loop.tracking.begin(self)
    refreshStorage?.isArmed = true
    delegate?.scrollViewWillBeginDragging(self)
    drag()
  }

  func drag() {
    // Two fingers that zoom position the content themselves. If only one of them is left, it drags.
    guard !isHeldByPair else { return }
    followProgram()
    if state.drag?.isWheel == false, let taker = dragTaker {
      if latestTaker !== taker { latestTaker = taker }
      taker.takeDrag(of: self)
    }
    guard var drag = state.drag else { return }
    if !drag.isWheel { pushKeyboard() }
    let way = drag.lock.apply(to: GesturePoint(pan.translation(in: self)))
    let asked = drag.origin - way
    func place(_ axis: ScrollAxis) -> Double {
      let limits = limits(axis)
      guard limits.isDraggable else { return axis.of(contentOffset) }
      return drag.isWheel ? limits.clamp(axis.of(asked)) : limits.dragged(to: axis.of(asked))
    }
    let exact = GesturePoint(x: place(.horizontal), y: place(.vertical))
    let offset = CGPoint { axis in
      let limits = limits(axis)
      return limits.isDraggable ? onPixel(axis.of(exact), limits) : axis.of(exact)
    }
    drag.stepped(by: way, to: exact, offset)
    state.drag = drag
    move(to: offset)
    followProgram()
    if state.drag?.isWheel == false { refreshIfPulled() }
  }

  /// Continues the drag from the current offset after something else moved the content or changed
  /// its limits.
  func rebaseDrag() {
    guard var drag = state.drag else { return }
    let way = drag.lock.apply(to: GesturePoint(pan.translation(in: self)))
    drag.rebase(at: contentOffset, way: way, wanted: wanted(at:))
    state.drag = drag
  }

  /// Returns the position at which fingers would hold the content if it is shown at `place`.
  func wanted(at place: GesturePoint) -> GesturePoint {
    func wanted(_ axis: ScrollAxis) -> Double {
      let limits = limits(axis)
      guard limits.bounces else { return axis.of(place) }
      return RubberBand.wanted(
        position: axis.of(place), in: limits.range, dimension: limits.viewport)
    }
    return GesturePoint(x: wanted(.horizontal), y: wanted(.vertical))
  }

  // MARK: Drag decisions

  /// The only direction on the screen in which a finger can scroll.
  ///
  /// `nil` if both axes scroll, and zero if no axis does.
  package var dragDirection: GesturePoint? {
    let axes = ScrollAxis.allCases.filter { limits($0).isDraggable }
    guard let axis = axes.first else { return .zero }
    guard axes.count == 1 else { return nil }
    let way = pan.wayOnScreen(CGPoint { $0 == axis ? 1 : 0 }, from: self)
    return way.length > 0 ? way * (1 / way.length) : .zero
  }

  /// Returns whether the content can move further when the fingers move by `way`, which is in
  /// content coordinates.
  func hasRoom(_ axis: ScrollAxis, for way: GesturePoint) -> Bool {
    let limits = limits(axis)
    let offset = axis.of(contentOffset)
    if axis.of(way) < 0 { return offset < limits.range.upperBound }
    return axis.of(way) > 0 && offset > limits.range.lowerBound
  }

  /// Returns the reason that this scroll view must not begin a drag, or `nil` if it may.
  package func refusalToDrag() -> Cause? {
    if state.zoom == nil, let outer = outerThatScrolls(pan.pan.travel) {
      return .leftToOuter(ViewDescription.name(outer))
    }
    return refusalOfContent(for: pan)
  }

  /// Returns the reason that a view of the content doesn't give its touch away (statement 252, 253,
  /// 255), or `nil`.
  func refusalOfContent(for recognizer: UIGestureRecognizer) -> Cause? {
    for touch in recognizer.internals.sequence where touch.hold?.isInView == true {
      guard touch.reception == .begun, let view = touch.boundView, view !== self,
        view.isInBranch(of: self)
      else { continue }
      if let rule = ruleThatKeepsTouches(in: view) {
        return .contentKeepsTouch(ViewDescription.name(view), by: rule)
      }
    }
    return nil
  }

  private func ruleThatKeepsTouches(in view: UIView) -> ContentTouchRule? {
    if !canCancelContentTouches { return .neverCancels }
    if touchesShouldCancel(in: view) || Mutation.controlsGiveTouchesAway.isOn { return nil }
    return .refusesToCancel
  }

  /// Returns the scroll view around this one that should scroll instead, or `nil`.
  ///
  /// This scroll view has to be at its limit in the fingers' direction, and the other one must not
  /// be.
  private func outerThatScrolls(_ travel: GesturePoint) -> UIScrollView? {
    let way = GesturePoint(pan.way(travel, in: self))
    let axes = ScrollAxis.allCases.filter { limits($0).isDraggable }
      .sorted { $0.of(way).magnitude > $1.of(way).magnitude }
    guard let axis = axes.first, !hasRoom(axis, for: way) else { return nil }
    let transfers =
      axis == .horizontal
      ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
    guard transfers, !Mutation.innerScrollsStay.isOn else { return nil }
    var view = superviewStorage
    while let current = view {
      view = current.superviewStorage
      guard let outer = current as? UIScrollView, outer.isScrollEnabled, outer.pan.internals.isLive
      else { continue }
      let outerWay = GesturePoint(pan.way(travel, in: outer))
      let outerAxis =
        outerWay.x.magnitude > outerWay.y.magnitude ? ScrollAxis.horizontal : .vertical
      if outer.hasRoom(outerAxis, for: outerWay) { return outer }
    }
    return nil
  }
}

extension UIScrollView: DraggedContent, TrackedContent {
  package var isDragged: Bool { state.drag != nil }

  package func hasRoom(for way: GesturePoint) -> Bool {
    ScrollAxis.allCases.contains { hasRoom($0, for: way) }
  }

  package func isOwn(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer === pan || recognizer === pinchStorage
  }
}
