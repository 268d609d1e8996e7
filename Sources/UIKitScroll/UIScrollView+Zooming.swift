package import TouchstoneGestures
internal import UIKitAnimation
@_spi(Kit) internal import UIKitCore

/// Zooming scales one view by a transform, and the content size with it.
///
/// Fingers set the scale step by step. If the scale bounces back from beyond a limit, or if app
/// code animates it, the final scale is set at once and only the presentation animates, as in
/// UIKit.
extension UIScrollView {
  /// The valid scales.
  var zoomLimits: ZoomLimits {
    var limits = ZoomLimits(
      minimum: Double(scroll.minimumZoomScale), maximum: Double(scroll.maximumZoomScale))
    limits.bounces = bouncesZoom
    return limits
  }

  /// The view that the delegate allows to zoom, or `nil`.
  var zoomView: UIView? { delegate?.viewForZooming(in: self) }

  /// The pinch recognizer if there is a view to zoom, else `nil` (statement 277).
  var resolvedPinch: UIPinchGestureRecognizer? {
    pinchStorage?.view != nil && zoomView != nil ? pinchStorage : nil
  }

  /// Attaches the pinch recognizer while the scale limits differ and there is a delegate.
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

  /// Returns the reason that this scroll view must not begin a zoom, or `nil` if it may.
  package func refusalToZoom() -> Cause? {
    guard let pinchStorage else { return nil }
    return zoomView == nil ? .nothingToZoom : refusalOfContent(for: pinchStorage)
  }

  // MARK: By fingers

  private func beginZoom() {
    guard let view = zoomView else { return }
    finishMovement()
    // The movement that ended ran app code, which may have ended the gesture before the zoom began.
    guard pinchStorage?.state == .began else { return }
    state.version += 1
    let version = state.version
    delegate?.scrollViewWillBeginZooming(self, with: view)
    // The delegate began another movement or removed the view, so the zoom is over.
    guard version == state.version, let pinch = pinchStorage, pinch.state == .began else {
      delegate?.scrollViewDidEndZooming(self, with: view, atScale: state.zoomScale)
      return
    }
    state.zoom = ZoomGesture(
      view: view, anchor: pinch.location(in: view),
      // A trackpad's first scale step counts. The movement of fingers before recognition doesn't.
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

  /// Restarts the zoom from the current scale after a finger came back, or after app code moved or
  /// scaled the content.
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

  /// Whether the scale is beyond a limit or bouncing back from it. A drag then doesn't decelerate.
  var isBeyondZoomLimits: Bool {
    isZoomBouncing
      || isZooming && zoomLimits.clamp(Double(state.zoomScale)) != Double(state.zoomScale)
  }

  // MARK: By app code

  func setScale(_ scale: CGFloat, animated: Bool) {
    let scale = NumberCheck.admit(scale, else: state.zoomScale, "a scale", of: self)
    guard let view = zoomView else { return }
    let target = CGFloat(zoomLimits.clamp(Double(scale)))
    guard target != state.zoomScale else { return }
    let middle = visibleMiddle
    let point = CGPoint(x: middle.x + contentOffset.x, y: middle.y + contentOffset.y)
    go(view, to: target, keeping: convert(point, to: view), at: middle, animated)
  }

  /// Scales and scrolls so that a part of the zoomed view is as large as it fits.
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

  /// The center of the area inside the insets, relative to the view's top-left corner.
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

  // MARK: Applying a scale

  /// Sets a scale and shows a point of the zoomed view at a location in the viewport.
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
    // A delegate that centers small content may have changed the insets.
    let offset = contentOffset
    let again = CGPoint { allowed(limits($0), $0.of(offset)) }
    if again != offset { bounds.origin = again }
    state.isMovingItself = outer
  }

  /// Scales everything about the origin of the content's coordinates.
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

  /// Ends the zoom animation at its final scale and notifies the delegate.
  func finishZoomAnimation() {
    guard let animation = state.zoomAnimation else { return }
    state.zoomAnimation = nil
    for key in ["transform", "position"] { animation.view.layer.removeAnimation(forKey: key) }
    layer.removeAnimation(forKey: "bounds")
    delegate?.scrollViewDidEndZooming(self, with: animation.view, atScale: state.zoomScale)
    comeIntoRange()
  }

  /// Ends a zoom gesture and sets a valid scale at once.
  func stopZoom() {
    guard let view = state.zoom?.view else { return }
    state.zoom = nil
    let limit = CGFloat(zoomLimits.clamp(Double(state.zoomScale)))
    if limit != state.zoomScale { setTransform(limit, of: view) }
    delegate?.scrollViewDidEndZooming(self, with: view, atScale: state.zoomScale)
  }
}
