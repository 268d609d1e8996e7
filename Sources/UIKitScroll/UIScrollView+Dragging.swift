package import TouchstoneGestures
internal import TouchstoneMutations
@_spi(Kit) package import UIKitCore

extension UIScrollView {
  /// Whether a finger is down that the pan has not given up.
  var isTouched: Bool {
    pan.internals.isLive && pan.internals.touches.contains { !$0.isFinished }
  }

  // MARK: A drag's life

  func beginDrag() {
    catchMovement()
    state.version += 1
    if keyboardDismissMode.endsEditing { window?.endEditing(false) }
    // What ended ran app code, which may have ended the gesture before the drag.
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
    // Two fingers that zoom have the content between them; one of them alone drags it.
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

  /// Something else than the drag moved the content, or the limits: the drag goes on from there.
  func rebaseDrag() {
    guard var drag = state.drag else { return }
    let way = drag.lock.apply(to: GesturePoint(pan.translation(in: self)))
    drag.rebase(at: contentOffset, way: way, wanted: wanted(at:))
    state.drag = drag
  }

  /// Where fingers would have the content that is at a place.
  func wanted(at place: GesturePoint) -> GesturePoint {
    func wanted(_ axis: ScrollAxis) -> Double {
      let limits = limits(axis)
      guard limits.bounces else { return axis.of(place) }
      return RubberBand.wanted(
        position: axis.of(place), in: limits.range, dimension: limits.viewport)
    }
    return GesturePoint(x: wanted(.horizontal), y: wanted(.vertical))
  }

  // MARK: Who drags

  /// The one direction on the screen in which a finger can scroll; nil for any, zero for none.
  package var dragDirection: GesturePoint? {
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
  package func refusalToDrag() -> Cause? {
    if state.zoom == nil, let outer = outerThatScrolls(pan.pan.travel) {
      return .leftToOuter(ViewDescription.name(outer))
    }
    return refusalOfContent(for: pan)
  }

  /// A view of the content that does not give its touch away (statement 252, 253, 255).
  func refusalOfContent(for recognizer: UIGestureRecognizer) -> Cause? {
    for touch in recognizer.internals.sequence where touch.hold?.isInView == true {
      guard touch.reception == .begun, let view = touch.boundView, view !== self,
        view.isInBranch(of: self)
      else { continue }
      if !canCancelContentTouches
        || !touchesShouldCancel(in: view) && !Mutation.controlsGiveTouchesAway.isOn
      {
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
