internal import UIKitAnimation
internal import UIKitCore
internal import UIKitKeys

/// Shows an alert or an action sheet as a card in the middle of the safe area, above the keyboard.
@MainActor
final class AlertPresentation: UIPresentationController {
  private let metrics = DesignMetrics.inForce.alert
  /// The view behind the card.
  let dimming = UIView()

  // MARK: Layout

  /// The part of the container that the card may use.
  private var space: CGRect {
    guard let container else { return .zero }
    var space = container.bounds.inset(by: container.safeAreaInsets)
    let bottom = min(space.maxY, container.keyboardLayoutGuide.layoutFrame.minY)
    space.size.height = max(0, bottom - space.minY)
    return space
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container, let alert else { return .zero }
    let space = space
    let size = alert.cardSize(
      in: CGSize(
        width: space.width - 2 * metrics.outside, height: space.height - 2 * metrics.outside))
    let scale = container.traitCollection.displayScale
    func pixel(_ value: CGFloat) -> CGFloat {
      scale > 0 ? (value * scale).rounded() / scale : value
    }
    return CGRect(
      x: pixel(space.midX - size.width / 2), y: pixel(space.midY - size.height / 2),
      width: size.width, height: size.height)
  }

  override func containerViewDidLayoutSubviews() {
    guard state == .arriving || state == .shown else { return }
    let frame = frameOfPresentedViewInContainerView
    if let view = presentedView, view.frame != frame { view.frame = frame }
  }

  // MARK: Transitions

  override func presentationTransitionWillBegin() {
    guard let container else { return }
    alert?.cardWillAppear(inPopover: false)
    let metrics = metrics
    dimming.backgroundColor = UIColor {
      let isDark = $0.userInterfaceStyle == .dark
      return .black.withAlphaComponent(isDark ? metrics.darkDimming : metrics.dimming)
    }
    dimming.frame = container.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // A touch outside an alert reaches the container, which does nothing (statement 511).
    let isActionSheet = alert?.isActionSheet == true
    dimming.isUserInteractionEnabled = isActionSheet
    if isActionSheet, dimming.gestureRecognizers?.isEmpty ?? true {
      dimming.addGestureRecognizer(
        UITapGestureRecognizer(target: self, action: AlertPresentation.tappedOutside))
    }
    container.insertSubview(dimming, at: 0)
  }

  private func tappedOutside() {
    guard state == .shown, let alert, alert.isActionSheet else { return }
    _ = leaveAlert(alert)
  }

  override func restorePresentedView() { dimming.removeFromSuperview() }

  override func standardAnimator(presents: Bool) -> any UIViewControllerAnimatedTransitioning {
    AlertAnimator(dimming, presents: presents)
  }
}

/// Fades the dimming behind an alert. As on iOS, the card itself appears and disappears at once.
final class AlertAnimator: ModalAnimator {
  private let dimming: UIView
  private let metrics = DesignMetrics.inForce.alert

  init(_ dimming: UIView, presents: Bool) {
    self.dimming = dimming
    super.init(presents: presents)
  }

  override func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { metrics.dimmingDuration }

  override func animate(
    _ view: UIView, _ context: any UIViewControllerContextTransitioning,
    _ finish: @escaping () -> Void
  ) {
    let wasHidden = view.isHidden
    if presents { dimming.alpha = 0 } else { view.isHidden = true }
    let block = ViewAnimationBlock(
      duration: 0, options: [.overrideInheritedDuration, .beginFromCurrentState],
      pace: .spring(.critical(frequency: metrics.dimmingFrequency))
    ) { [presents] _ in
      finish()
      if !presents { view.isHidden = wasHidden }
    }
    block.run { [dimming, presents] in dimming.alpha = presents ? 1 : 0 }
  }
}
