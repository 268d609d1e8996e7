extension Removal {
  /// The removals that take a view out of its window.
  static let leavings: Set<Removal> = [.view, .ancestor, .fullScreen, .otherWindow, .dismissal]
  /// The removals after which a view is in no window.
  static let departures: Set<Removal> = [.view, .ancestor, .fullScreen, .dismissal]
  /// The removals that hide a window.
  static let hidings: Set<Removal> = [.hiddenWindow, .leftScene]
  /// The removals that make the application inactive.
  static let pauses: Set<Removal> = [.interruption, .background]
}

/// The table: the removals that end an object at once or by the end of the turn, with the reason.
extension BegunThing {
  /// Returns the cell for a removal, or `nil` if the object can't be removed in this way.
  func cell(_ removal: Removal) -> ChangeCell? {
    if removal == .turnedOff, !canBeTurnedOff { return nil }
    return ends.contains(removal)
      ? .ends(ground(of: removal)) : .stays(groundOfStaying(removal))
  }

  /// Whether an object receives the input that can be disabled or removed.
  private var canBeTurnedOff: Bool {
    switch self {
    case .touch, .touchDown, .press, .shake, .scrollAnimation, .animation, .propertyAnimator,
      .menuController, .appearance:
      false
    default: true
    }
  }

  /// The removals that end the object.
  private var ends: Set<Removal> {
    switch self {
    case .touch: Removal.pauses
    case .tracking, .gesture, .drag, .zoom:
      Removal.leavings.union(Removal.pauses).union([.turnedOff])
    case .touchDown: Removal.leavings.union(Removal.pauses)
    case .hover, .pointer, .deceleration: Removal.leavings.union([.turnedOff])
    case .scrollAnimation, .editing: Removal.leavings
    case .squeeze:
      Removal.departures.union(Removal.hidings).union(Removal.pauses).union([.turnedOff])
    case .press: Removal.hidings.union(Removal.pauses)
    case .shake: Removal.leavings.union(Removal.hidings).union(Removal.pauses)
    case .animation, .propertyAnimator: Removal.departures.union([.background])
    case .keyboard: Removal.leavings.union(Removal.hidings)
    case .contextMenu, .editMenu:
      Removal.leavings.union(Removal.hidings).union([.background, .turnedOff])
    case .buttonMenu, .menuController:
      Removal.leavings.union(Removal.hidings).union([.background])
    case .appearance: Removal.departures.union(Removal.hidings)
    }
  }

  private func ground(of removal: Removal) -> ChangeCell.Ground {
    if removal == .interruption { return .statement(387) }
    switch self {
    case .touch: return .statement(392)
    case .tracking: return removal == .turnedOff ? .statement(227) : .statement(390)
    case .touchDown: return removal == .background ? .statement(392) : .statement(224)
    case .gesture: return removal == .turnedOff ? .statement(137) : .statement(123)
    case .editing: return .statement(313)
    case .keyboard: return .statement(307)
    case .appearance:
      return Removal.departures.contains(removal)
        ? .statement(370) : .inferred("a window that isn't on the screen shows no controller")
    case .press where removal == .background: return .statement(392)
    case .press: return .inferred("a window that isn't key gets no presses")
    case .shake: return .inferred("a motion ends with its first responder")
    case .drag, .zoom, .deceleration, .scrollAnimation:
      return .inferred("Scroll views that leave their window")
    case .animation, .propertyAnimator:
      return .inferred("Animations of views that leave the screen")
    case .contextMenu, .buttonMenu, .editMenu, .menuController:
      return .inferred(
        removal == .background ? "MenuEndings.closesInBackground" : "a menu goes with its view")
    case .hover, .pointer, .squeeze: return .inferred("what hovers ends with its view")
    }
  }

  private func groundOfStaying(_ removal: Removal) -> ChangeCell.Ground {
    switch (self, removal) {
    case (_, .interactionOff): .statement(393)
    case (.touch, _) where Removal.leavings.contains(removal): .statement(389)
    case (.press, _): .statement(343)
    case (_, .hiddenWindow), (_, .leftScene): .statement(394)
    case (_, .root): .inferred("what is presented stays in its window")
    case (.appearance, .otherWindow), (.squeeze, .otherWindow), (.animation, .otherWindow),
      (.propertyAnimator, .otherWindow):
      .inferred("the view is in a window on the screen before and after")
    case (.contextMenu, _), (.buttonMenu, _), (.editMenu, _), (.menuController, _):
      .inferred("MenuEndings.closesWhenInactive")
    case (_, .turnedOff): .inferred("a control that is turned off keeps what is open")
    default: .inferred("nothing of it depends on the state of the app")
    }
  }
}
