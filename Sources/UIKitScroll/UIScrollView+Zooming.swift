package import TouchstoneGestures
internal import UIKitAnimation
@_spi(Kit) internal import UIKitCore

/// Zooming: one view is scaled by a transform, and the content size with it.
///
/// What fingers do is set step by step. What comes back from beyond a limit, and what the program
/// animates, has its last value at once and only its picture moves, as UIKit's does.
extension UIScrollView {
  /// The scales there may be.
  var zoomLimits: ZoomLimits {
    var limits = ZoomLimits(
      minimum: Double(scroll.minimumZoomScale), maximum: Double(scroll.maximumZoomScale))
    limits.bounces = bouncesZoom
    return limits
  }

  /// What the delegate wants to be zoomed.
  var zoomView: UIView? { delegate?.viewForZooming(in: self) }

  /// The recognizer, where there is anything to zoom (statement 277).
  var resolvedPinch: UIPinchGestureRecognizer? {
    pinchStorage?.view != nil && zoomView != nil ? pinchStorage : nil
  }

  /// Has the recognizer attached while there are two scales and a delegate to ask.
  func updateZooming() {
    guard zoomLimits.allowsZooming, delegate != nil else {
      if let pinchStorage { pinchStorage.view?.removeGestureRecognizer(pinchStorage) }
      return
    }
    let pinch = pinchStorage ?? makePinch()
    pinchStorage = pinch
    if pinch.view == nil { addGestureRecognizer(pinch) }
  }

  private func makePinch() -> ScrollPinchGestureRecognizer {
    let pinch = ScrollPinchGestureRecognizer()
    pinch.content = self
    pinch.delaysTouchesEnded = false
    pinch.delegate = gestureDelegate
    pinch.addTarget(self, action: Selector("handlePinch:", UIScrollView.handlePinch(_:)))
    return pinch
  }

  private func handlePinch(_ sender: UIPinchGestureRecognizer) {
    switch sender.state {
    case .began: beginZoom()
    case .changed: zoom()
    case .ended, .cancelled: endZoom()
    case .possible, .failed: break
    }
  }

  /// Why a pinch that is about to begin is none of this scroll view's.
  package func refusalToZoom() -> Cause? {
    guard let pinchStorage else { return nil }
    return zoomView == nil ? .nothingToZoom : refusalOfContent(for: pinchStorage)
  }

  // MARK: By fingers

  private func beginZoom() {
    guard let view = zoomView else { return }
    finishMovement()
    // What ended ran app code, which may have ended the gesture before the zoom.
    guard pinchStorage?.state == .began else { return }
    state.version += 1
    let version = state.version
    delegate?.scrollViewWillBeginZooming(self, with: view)
    // The delegate began something else, or took the view away: the zoom is over.
    guard version == state.version, let pinch = pinchStorage, pinch.state == .began else {
      delegate?.scrollViewDidEndZooming(self, with: view, atScale: state.zoomScale)
      return
    }
    state.zoom = ZoomGesture(
      view: view, anchor: pinch.location(in: view),
      // What a trackpad's first step scaled by counts; fingers have to go some way first.
      wanted: zoomLimits.wanted(scale: Double(state.zoomScale)),
      base: pinch.internals.isTransforming ? 1 : pinch.scale,
      latestPinch: pinch.scale, latestScale: state.zoomScale, latestOffset: contentOffset)
    zoom()
  }

  private func zoom() {
    guard let latest = state.zoom, let pinch = pinchStorage, isHeldByPair else { return }
    if latest.latestScale != state.zoomScale || latest.latestOffset != contentOffset { holdZoom() }
    guard let zoom = state.zoom else { return }
    let scale = zoomLimits.pinched(to: zoom.wanted * Double(pinch.scale / zoom.base))
    let finger = pinch.location(in: self)
    let place = CGPoint(x: finger.x - contentOffset.x, y: finger.y - contentOffset.y)
    apply(CGFloat(scale), to: zoom.view, keeping: zoom.anchor, at: place) { limits, offset in
      limits.bounces ? offset : limits.clamp(offset)
    }
    let (latestScale, latestOffset) = (state.zoomScale, contentOffset)
    state.zoom?.latestScale = latestScale
    state.zoom?.latestOffset = latestOffset
    state.zoom?.latestPinch = pinch.scale
    rebaseDrag()
  }

  /// Another finger came back, or the program moved or scaled the content: the fingers go on from
  /// there.
  package func holdZoom() {
    guard var zoom = state.zoom, let pinch = pinchStorage, isHeldByPair else { return }
    zoom.anchor = pinch.location(in: zoom.view)
    zoom.wanted = zoomLimits.wanted(scale: Double(state.zoomScale))
    zoom.base = zoom.latestPinch
    zoom.latestScale = state.zoomScale
    zoom.latestOffset = contentOffset
    state.zoom = zoom
  }

  /// Whether both fingers of a zoom are down, on the screen or on a trackpad.
  var isHeldByPair: Bool {
    guard isZooming, let pinchStorage else { return false }
    return pinchStorage.numberOfTouches == 2 || pinchStorage.internals.isTransforming
  }

  private func endZoom() {
    guard let zoom = state.zoom else { return }
    state.zoom = nil
    let limit = CGFloat(zoomLimits.clamp(Double(state.zoomScale)))
    guard limit == state.zoomScale else {
      let place = zoom.view.convert(zoom.anchor, to: self)
      animate(
        ZoomAnimation(view: zoom.view, isBounce: true), to: limit, keeping: zoom.anchor,
        at: CGPoint(x: place.x - contentOffset.x, y: place.y - contentOffset.y))
      return
    }
    delegate?.scrollViewDidEndZooming(self, with: zoom.view, atScale: state.zoomScale)
    comeIntoRange()
  }

  /// Whether fingers have the scale beyond a limit, or it is on its way back: a drag does not go on.
  var isBeyondZoomLimits: Bool {
    isZoomBouncing
      || isZooming && zoomLimits.clamp(Double(state.zoomScale)) != Double(state.zoomScale)
  }

  // MARK: By the program

  func setScale(_ scale: CGFloat, animated: Bool) {
    let scale = NumberCheck.admit(scale, else: state.zoomScale, "a scale", of: self)
    guard let view = zoomView else { return }
    let target = CGFloat(zoomLimits.clamp(Double(scale)))
    guard target != state.zoomScale else { return }
    let middle = visibleMiddle
    let point = CGPoint(x: middle.x + contentOffset.x, y: middle.y + contentOffset.y)
    go(view, to: target, keeping: convert(point, to: view), at: middle, animated)
  }

  /// Shows a part of the zoomed view as large as it fits.
  func zoomInto(_ rect: CGRect, animated: Bool) {
    let rect = NumberCheck.admit(rect, else: .null, "a rectangle to zoom to", of: self)
    guard let view = zoomView, !rect.isNull else { return }
    let room = bounds.inset(by: adjustedContentInset).size
    let fitting = min(room.width / rect.width, room.height / rect.height)
    let scale = fitting.isNaN ? .greatestFiniteMagnitude : min(fitting, .greatestFiniteMagnitude)
    go(
      view, to: CGFloat(zoomLimits.clamp(Double(scale))),
      keeping: CGPoint(x: rect.midX, y: rect.midY), at: visibleMiddle, animated)
  }

  /// The middle of what the insets leave of the view, from its upper left.
  private var visibleMiddle: CGPoint {
    let inset = adjustedContentInset
    return CGPoint(
      x: (bounds.width + inset.left - inset.right) / 2,
      y: (bounds.height + inset.top - inset.bottom) / 2)
  }

  private func go(
    _ view: UIView, to scale: CGFloat, keeping anchor: CGPoint, at place: CGPoint, _ animated: Bool
  ) {
    if !state.isMovingItself {
      state.version += 1
      finishMovement()
    }
    guard animated else {
      apply(scale, to: view, keeping: anchor, at: place) { $0.clamp($1) }
      return
    }
    let version = state.version
    delegate?.scrollViewWillBeginZooming(self, with: view)
    guard version == state.version else {
      delegate?.scrollViewDidEndZooming(self, with: view, atScale: state.zoomScale)
      return
    }
    animate(ZoomAnimation(view: view, isBounce: false), to: scale, keeping: anchor, at: place)
  }

  // MARK: Carrying it out

  /// Sets a scale and shows a point of the zoomed view at a place of the viewport.
  private func apply(
    _ scale: CGFloat, to view: UIView, keeping anchor: CGPoint, at place: CGPoint,
    allowing allowed: (ScrollLimits, Double) -> Double
  ) {
    let isChanged = scale != state.zoomScale
    let outer = state.isMovingItself
    state.isMovingItself = true
    if isChanged { setTransform(scale, of: view) }
    let point = view.convert(anchor, to: self)
    let asked = CGPoint { $0.of(point) - $0.of(place) }
    bounds.origin = CGPoint { allowed(limits($0), $0.of(asked)) }
    if isChanged { delegate?.scrollViewDidZoom(self) }
    // A delegate that keeps small content in the middle may have changed the insets.
    let offset = contentOffset
    let again = CGPoint { allowed(limits($0), $0.of(offset)) }
    if again != offset { bounds.origin = again }
    state.isMovingItself = outer
  }

  /// Everything in the content's coordinates grows about their origin.
  private func setTransform(_ scale: CGFloat, of view: UIView) {
    let ratio = scale / state.zoomScale
    let origin = view.frame.origin
    let size = view.bounds.size
    let anchor = view.layer.anchorPoint
    state.zoomScale = scale
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.center = CGPoint(
      x: origin.x * ratio + size.width * scale * anchor.x,
      y: origin.y * ratio + size.height * scale * anchor.y)
    scroll.contentSize = CGSize(
      width: scroll.unscaledContentSize.width * scale,
      height: scroll.unscaledContentSize.height * scale)
    setNeedsLayout()
  }

  private func animate(
    _ animation: ZoomAnimation, to scale: CGFloat, keeping anchor: CGPoint, at place: CGPoint
  ) {
    finishZoomAnimation()
    // The delegate began another zoom at the end of the last one.
    guard state.zoomAnimation == nil else {
      delegate?.scrollViewDidEndZooming(self, with: animation.view, atScale: state.zoomScale)
      return
    }
    state.zoomAnimation = animation
    UIView.animate(
      withDuration: window == nil ? 0 : ZoomAnimation.duration, delay: 0,
      options: [.allowUserInteraction, .curveEaseOut]
    ) {
      self.apply(scale, to: animation.view, keeping: anchor, at: place) { $0.clamp($1) }
    } completion: { [weak self] _ in
      guard let self, state.zoomAnimation === animation else { return }
      finishZoomAnimation()
    }
  }

  /// The picture is where the scale is, or is put there, and the delegate hears of it.
  func finishZoomAnimation() {
    guard let animation = state.zoomAnimation else { return }
    state.zoomAnimation = nil
    for key in ["transform", "position"] { animation.view.layer.removeAnimation(forKey: key) }
    layer.removeAnimation(forKey: "bounds")
    delegate?.scrollViewDidEndZooming(self, with: animation.view, atScale: state.zoomScale)
    comeIntoRange()
  }

  /// Takes the zoom away from the fingers: the scale is valid at once.
  func stopZoom() {
    guard let view = state.zoom?.view else { return }
    state.zoom = nil
    let limit = CGFloat(zoomLimits.clamp(Double(state.zoomScale)))
    if limit != state.zoomScale { setTransform(limit, of: view) }
    delegate?.scrollViewDidEndZooming(self, with: view, atScale: state.zoomScale)
  }
}
