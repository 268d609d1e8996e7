internal import UIKitAnimation
internal import UIKitCore

/// The interactions of the views under the pointer, of which one determines its appearance.
@MainActor
final class PointerTracking {
  private unowned let application: UIApplication
  private var hovered: [UIPointerInteraction] = []
  private var current: (interaction: UIPointerInteraction, region: UIPointerRegion)?
  private var isWaiting = false

  init(_ application: UIApplication) { self.application = application }

  /// Records that the pointer is over the view of an interaction.
  func move(_ interaction: UIPointerInteraction) {
    if !hovered.contains(where: { $0 === interaction }) { hovered.append(interaction) }
    updateLater()
  }

  /// Records that the pointer has left the view of an interaction.
  func leave(_ interaction: UIPointerInteraction) {
    hovered.removeAll { $0 === interaction }
    updateLater()
  }

  /// Updates the pointer because the region or the style of an interaction may have changed.
  func refresh(_ interaction: UIPointerInteraction) {
    guard hovered.contains(where: { $0 === interaction }) else { return }
    if current?.interaction === interaction { exit() }
    updateLater()
  }

  /// Schedules an update at the end of the turn, when every recognizer has received the pointer's
  /// event.
  private func updateLater() {
    guard !isWaiting else { return }
    isWaiting = true
    application.loop.atEndOfTurn { [weak self] in
      self?.isWaiting = false
      self?.update()
    }
  }

  private func update() {
    let innermost = hovered.filter { $0.isEnabled && $0.view != nil }
      .max { depth($0) < depth($1) }
    let region = innermost?.currentRegion()
    if let current, current.interaction === innermost, current.region.isSame(as: region) { return }
    exit()
    guard let innermost, let region else { return show(.system) }
    current = (innermost, region)
    show(innermost.look(in: region))
    PointerAnimator.run {
      innermost.delegate?.pointerInteraction(innermost, willEnter: region, animator: $0)
    }
  }

  private func depth(_ interaction: UIPointerInteraction) -> Int {
    LinkWalk(interaction.view, \.superview).reduce(0) { count, _ in count + 1 }
  }

  private func exit() {
    guard let (interaction, region) = current else { return }
    current = nil
    PointerAnimator.run {
      interaction.delegate?.pointerInteraction(interaction, willExit: region, animator: $0)
    }
  }

  private func show(_ look: PointerAppearance) {
    guard application.deviceState.pointer != look else { return }
    application.deviceState.pointer = look
    application.deviceState.report("pointer", look.rawValue)
  }
}

/// Collects animations and completions that accompany a change of the pointer.
@MainActor
private final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(Bool) -> Void] = []

  /// The duration of a change of the pointer, in seconds; chosen.
  private static let duration = 0.2

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }

  static func run(_ body: (PointerAnimator) -> Void) {
    let animator = PointerAnimator()
    body(animator)
    guard !(animator.animations.isEmpty && animator.completions.isEmpty) else { return }
    // Views receive touches and the pointer during the animation.
    UIView.animate(
      withDuration: duration, delay: 0, options: .allowUserInteraction,
      animations: { for animation in animator.animations { animation() } },
      completion: { isFinished in
        for completion in animator.completions { completion(isFinished) }
      })
  }
}

extension UIApplication {
  /// The tracking that determines the appearance of the pointer.
  var pointerTracking: PointerTracking { parts.part { PointerTracking(self) } }
}
