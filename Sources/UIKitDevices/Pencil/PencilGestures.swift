package import UIKitCore

/// A gesture of the user with a pencil other than touching the screen.
package enum PencilGesture: Equatable, Sendable {
  /// The pencil is tapped twice.
  case doubleTap
  /// The pencil is squeezed or released.
  case squeeze(UIPencilInteraction.Phase)
}

extension DeviceState {
  /// Notifies every shown interaction of a pencil gesture.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - point: The screen location over which the pencil hovers, or `nil` if it doesn't hover.
  package func receive(_ gesture: PencilGesture, hoveringAt point: CGPoint?) {
    report("pencil", "\(gesture)")
    // Determine the receivers before any of them runs app code.
    let shown = application.windowsFrontToBack.filter(\.isOnScreen).flatMap { window in
      window.branchInOrder.reversed().flatMap(\.interactions)
        .compactMap { $0 as? UIPencilInteraction }
    }
    let receivers = shown.filter(\.isEnabled)
    switch gesture {
    case .doubleTap:
      for interaction in receivers where interaction.isEnabled {
        interaction.delegate?.pencilInteraction(
          interaction,
          didReceiveTap: .init(at: application.now, point.flatMap { interaction.pose(at: $0) }))
      }
    case .squeeze(.began):
      cancelSqueezes()
      tell(.began, receivers, point)
    case .squeeze(.changed):
      cancelSqueezes { !$0.isShown }
      tell(.changed, squeezed, point)
    case .squeeze(let end):
      cancelSqueezes { !$0.isShown }
      tell(end, squeezed, point)
    }
  }

  /// Notifies interactions of a phase of the squeeze, skipping any interaction that no longer takes
  /// part when its turn comes.
  private func tell(
    _ phase: UIPencilInteraction.Phase, _ interactions: [UIPencilInteraction], _ point: CGPoint?
  ) {
    for interaction in interactions {
      let index = squeezed.firstIndex { $0 === interaction }
      guard phase == .began ? index == nil && interaction.isShown : index != nil else { continue }
      if phase == .began { squeezed.append(interaction) }
      if let index, phase == .ended || phase == .cancelled { squeezed.remove(at: index) }
      interaction.delegate?.pencilInteraction(
        interaction,
        didReceiveSqueeze: .init(
          at: application.now, phase, point.flatMap { interaction.pose(at: $0) }))
    }
  }

  /// Cancels the squeeze for its interactions that satisfy a condition.
  func cancelSqueezes(where isOver: (UIPencilInteraction) -> Bool = { _ in true }) {
    tell(.cancelled, squeezed.filter(isOver), nil)
  }
}

extension UIPencilInteraction {
  /// Whether the interaction receives pencil gestures.
  var isShown: Bool { isEnabled && view?.window?.isOnScreen == true }

  /// Returns the pose of a pencil over a screen location, or `nil` if the location is outside the
  /// view.
  fileprivate func pose(at point: CGPoint) -> UIPencilHoverPose? {
    guard let view, let window = view.window else { return nil }
    let place = view.convert(window.convertFromScreen(point), from: window)
    return view.bounds.contains(place) ? UIPencilHoverPose(location: place) : nil
  }
}
