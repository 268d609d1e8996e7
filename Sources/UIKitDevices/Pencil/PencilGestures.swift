package import UIKitCore

/// What a hand does with a pencil beside touching with it.
package enum PencilGesture: Equatable, Sendable {
  /// It is tapped twice.
  case doubleTap
  /// It is squeezed, and let go.
  case squeeze(UIPencilInteraction.Phase)
}

extension DeviceState {
  /// A hand did something with the pencil: tells every interaction that is shown.
  ///
  /// - Parameters:
  ///   - gesture: What it did.
  ///   - point: Where the pencil hovers on the screen; nil where it does not.
  package func receive(_ gesture: PencilGesture, hoveringAt point: CGPoint?) {
    report("pencil", "\(gesture)")
    // The receivers are decided on before any of them runs app code.
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

  /// Tells interactions of a phase of the squeeze, as far as they still take part when their turn comes.
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

  /// Cancels the squeeze for those of its interactions that a condition holds for.
  func cancelSqueezes(where isOver: (UIPencilInteraction) -> Bool = { _ in true }) {
    tell(.cancelled, squeezed.filter(isOver), nil)
  }
}

extension UIPencilInteraction {
  /// Whether gestures of the pencil are for it.
  var isShown: Bool { isEnabled && view?.window?.isOnScreen == true }

  /// Where a pencil over a point of the screen is in the view; nil outside it.
  fileprivate func pose(at point: CGPoint) -> UIPencilHoverPose? {
    guard let view, let window = view.window else { return nil }
    let place = view.convert(window.convertFromScreen(point), from: window)
    return view.bounds.contains(place) ? UIPencilHoverPose(location: place) : nil
  }
}
