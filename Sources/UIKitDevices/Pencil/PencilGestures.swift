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
    // Who hears of it is decided before anybody does.
    let hearing = application.windowsFrontToBack.filter(\.isOnScreen).flatMap { window in
      window.branchInOrder.reversed().flatMap(\.interactions)
        .compactMap { $0 as? UIPencilInteraction }
    }
    for interaction in hearing where interaction.isEnabled {
      let pose = point.flatMap { interaction.pose(at: $0) }
      switch gesture {
      case .doubleTap:
        interaction.delegate?.pencilInteraction(
          interaction, didReceiveTap: .init(at: application.now, pose))
      case .squeeze(let phase):
        interaction.delegate?.pencilInteraction(
          interaction, didReceiveSqueeze: .init(at: application.now, phase, pose))
      }
    }
  }
}

extension UIPencilInteraction {
  /// Where a pencil over a point of the screen is in the view; nil outside it.
  fileprivate func pose(at point: CGPoint) -> UIPencilHoverPose? {
    guard let view, let window = view.window else { return nil }
    let place = view.convert(window.convertFromScreen(point), from: window)
    return view.bounds.contains(place) ? UIPencilHoverPose(location: place) : nil
  }
}
