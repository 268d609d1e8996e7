internal import TouchstoneGestures

extension UIScrollView {
  /// Whether a finger is down that the pan has not given up.
  var isTouched: Bool {
    pan.seat.isLive && pan.seat.touches.contains { !$0.isFinished }
  }

  // MARK: A drag's life

  func beginDrag() {
    finishMovement()
    state.version += 1
    let offset = contentOffset
    let travel = GesturePoint(pan.way(pan.pan.travel, in: self))
    let isWheel = pan.numberOfTouches == 0
    state.drag = ScrollDrag(
      origin: wanted(at: offset), start: offset,
      lock: isDirectionalLockEnabled && !isWheel ? DirectionalLock(start: travel) : .none,
      isWheel: isWheel, latest: offset)
    UIApplication.shared.loop.tracking.begin(self)
    refreshStorage?.isArmed = true
    if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory {
      window?.endEditing(false)
    }
    delegate?.scrollViewWillBeginDragging(self)
    drag()
  }

  func drag() {
    // Two fingers that zoom have the content between them; one of them alone drags it.
    guard var drag = state.drag, !isHeldByPair else { return }
    if contentOffset != drag.latest {
      // The program moved the content under the finger: the drag goes on from there.
      drag.origin = drag.origin + (GesturePoint(contentOffset) - GesturePoint(drag.latest))
    }
    let way = drag.lock.apply(to: GesturePoint(pan.translation(in: self)))
    let asked = drag.origin - way
    let offset = CGPoint { axis in
      let limits = limits(axis)
      guard limits.isDraggable else { return axis.of(contentOffset) }
      return drag.isWheel
        ? limits.clamp(axis.of(asked)) : limits.dragged(to: axis.of(asked))
    }
    drag.latest = offset
    state.drag = drag
    move(to: offset)
    if !drag.isWheel { refreshIfPulled() }
  }

  /// Something else than the drag moved the content, or the limits: the drag goes on from there.
  func rebaseDrag() {
    guard var drag = state.drag else { return }
    let way = drag.lock.apply(to: GesturePoint(pan.translation(in: self)))
    drag.origin = wanted(at: contentOffset) + way
    drag.latest = contentOffset
    state.drag = drag
  }

  func endDrag(isCancelled: Bool) {
    guard let drag = state.drag else { return }
    let isHeld = isBeyondZoomLimits
    let fingers =
      drag.isWheel || isCancelled || isHeld
      ? .zero : drag.lock.apply(to: GesturePoint(pan.velocity(in: self)) * -1)
    let natural = { [self] axis in release(axis, fingers, drag) }
    let proposed = CGPoint { natural($0).end }
    var target = proposed
    delegate?.scrollViewWillEndDragging(
      self,
      withVelocity: CGPoint { axis in limits(axis).isDraggable ? axis.of(fingers) / 1000 : 0 },
      targetContentOffset: &target)
    let motions = ScrollAxis.allCases.map { axis in
      axis.of(target) == axis.of(proposed)
        ? natural(axis) : comeToRest(axis, at: axis.of(target), fingers, decelerationRate)
    }
    state.drag = nil
    // The way back from beyond the limits of the scale brings the content into range as well.
    let willDecelerate = window != nil && !isHeld && motions.contains { $0.duration > 0 }
    let version = state.version
    delegate?.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
    guard version == state.version, state.isAtRest else { return }
    guard willDecelerate else { return indicators.hide() }
    state.coasting = ScrollCoasting(
      horizontal: motions[0], vertical: motions[1], start: UIApplication.shared.now)
    ticker.start(self)
    delegate?.scrollViewWillBeginDecelerating(self)
  }

  // MARK: Letting go

  /// How an axis goes on by itself.
  private func release(_ axis: ScrollAxis, _ fingers: GesturePoint, _ drag: ScrollDrag)
    -> AxisMotion
  {
    let limits = limits(axis)
    let offset = axis.of(contentOffset)
    guard limits.isDraggable else {
      // Two fingers may have moved what fits and one can't drag.
      return comeToRest(axis, at: limits.clamp(offset), .zero, decelerationRate)
    }
    guard isPagingEnabled else {
      return AxisMotion(
        from: offset, velocity: velocity(axis, fingers, limits), limits: limits,
        rate: Double(decelerationRate.rawValue))
    }
    let page = Paging.target(
      offset: offset, dragStart: axis.of(drag.start), velocity: axis.of(fingers),
      page: axis.of(bounds.size), range: limits.range)
    // A page is turned at the quick rate, whatever the program chose; UIKit's pace is not published.
    return comeToRest(axis, at: page, fingers, .fast)
  }

  private func comeToRest(
    _ axis: ScrollAxis, at target: Double, _ fingers: GesturePoint, _ rate: DecelerationRate
  ) -> AxisMotion {
    let limits = limits(axis)
    return AxisMotion(
      from: axis.of(contentOffset), to: limits.clamp(target),
      velocity: velocity(axis, fingers, limits), limits: limits, rate: Double(rate.rawValue))
  }

  /// How fast the content moves: as the fingers do, or slower where the rubber band gives way.
  private func velocity(
    _ axis: ScrollAxis, _ fingers: GesturePoint, _ limits: ScrollLimits
  ) -> Double {
    let speed = axis.of(fingers)
    let offset = axis.of(contentOffset)
    guard speed != 0, limits.clamp(offset) != offset, limits.bounces else { return speed }
    let asked = axis.of(wanted(at: contentOffset))
    return (limits.dragged(to: asked + speed * Self.instant) - offset) / Self.instant
  }

  /// The stretch of time over which the rubber band's pace is taken, in seconds.
  private static let instant = 0.001

  /// Where fingers would have the content that is at an offset.
  private func wanted(at offset: CGPoint) -> GesturePoint {
    func wanted(_ axis: ScrollAxis) -> Double {
      let limits = limits(axis)
      guard limits.bounces else { return axis.of(offset) }
      return RubberBand.wanted(
        position: axis.of(offset), in: limits.range, dimension: limits.viewport)
    }
    return GesturePoint(x: wanted(.horizontal), y: wanted(.vertical))
  }

  /// Moves the content without ending what moves it.
  func move(to offset: CGPoint) {
    let outer = state.isMovingItself
    state.isMovingItself = true
    // In whole: changing a part in place would allocate.
    bounds = CGRect(origin: offset, size: bounds.size)
    state.isMovingItself = outer
  }

  // MARK: Who drags

  /// The one direction on the screen in which a finger can scroll; nil for any, zero for none.
  var dragDirection: GesturePoint? {
    let axes = ScrollAxis.allCases.filter { limits($0).isDraggable }
    guard let axis = axes.first else { return .zero }
    guard axes.count == 1 else { return nil }
    let way = pan.wayOnScreen(CGPoint { $0 == axis ? 1 : 0 }, from: self)
    return way.length > 0 ? way * (1 / way.length) : .zero
  }

  /// Whether the content can go on when the fingers move along a way, which is in its coordinates.
  func hasRoom(_ axis: ScrollAxis, for way: GesturePoint) -> Bool {
    let limits = limits(axis)
    let offset = axis.of(contentOffset)
    if axis.of(way) < 0 { return offset < limits.range.upperBound }
    return axis.of(way) > 0 && offset > limits.range.lowerBound
  }

  /// Why a drag that is about to begin is none of this scroll view's.
  func refusalToDrag() -> Cause? {
    if state.zoom == nil, let outer = outerThatScrolls(pan.pan.travel) {
      return .leftToOuter(ViewDescription.name(outer))
    }
    return refusalOfContent(for: pan)
  }

  /// A view of the content that does not give its touch away (behaviour 252, 253, 255).
  func refusalOfContent(for recognizer: UIGestureRecognizer) -> Cause? {
    for touch in recognizer.seat.sequence where touch.hold?.isInView == true {
      guard touch.reception == .begun, let view = touch.boundView, view !== self,
        view.isInBranch(of: self)
      else { continue }
      if !canCancelContentTouches || !touchesShouldCancel(in: view) {
        return .contentKeepsTouch(ViewDescription.name(view))
      }
    }
    return nil
  }

  /// At the limit in the fingers' direction, a scroll view around this one that is not at its own.
  private func outerThatScrolls(_ travel: GesturePoint) -> UIScrollView? {
    let way = GesturePoint(pan.way(travel, in: self))
    let axes = ScrollAxis.allCases.filter { limits($0).isDraggable }
      .sorted { $0.of(way).magnitude > $1.of(way).magnitude }
    guard let axis = axes.first, !hasRoom(axis, for: way) else { return nil }
    let transfers =
      axis == .horizontal
      ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
    guard transfers else { return nil }
    var view = superviewStorage
    while let current = view {
      view = current.superviewStorage
      guard let outer = current as? UIScrollView, outer.isScrollEnabled, outer.pan.seat.isLive
      else { continue }
      let outerWay = GesturePoint(pan.way(travel, in: outer))
      let outerAxis =
        outerWay.x.magnitude > outerWay.y.magnitude ? ScrollAxis.horizontal : .vertical
      if outer.hasRoom(outerAxis, for: outerWay) { return outer }
    }
    return nil
  }
}
