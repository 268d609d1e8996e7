/// The appearance state of a view controller, and the reasons for its current transition.
package struct ControllerAppearance {
  /// The appearance states. `appearing` and `disappearing` are transitions.
  package enum State {
    case disappeared
    case appearing(animated: Bool)
    case appeared
    case disappearing(animated: Bool)
  }

  /// The reasons for which a controller appears or disappears (statement 412).
  package struct Reasons: OptionSet {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let presented = Reasons(rawValue: 1 << 0)
    package static let dismissed = Reasons(rawValue: 1 << 1)
    static let joinsParent = Reasons(rawValue: 1 << 2)
    static let leavesParent = Reasons(rawValue: 1 << 3)

    static let coming: Reasons = [.presented, .joinsParent]
    static let going: Reasons = [.dismissed, .leavesParent]
  }

  var state = State.disappeared
  package var reasons: Reasons = []
  /// Whether `viewIsAppearing` was called in this transition.
  var isAnnounced = false
  /// Whether the transition began because the view moves between windows, and therefore ends with
  /// that move.
  var followsView = false
  /// Whether a presentation moves the view and calls the appearance methods itself.
  package var isMovedByPresentation = false

  /// Whether the controller is visible or appearing.
  package var isComing: Bool {
    switch state {
    case .appearing, .appeared: true
    case .disappeared, .disappearing: false
    }
  }

  /// Whether the controller is neither visible nor in a transition.
  var isOver: Bool {
    if case .disappeared = state { return true }
    return false
  }

  /// Whether the controller is appearing and `viewIsAppearing` hasn't been called yet.
  var awaitsAnnouncement: Bool {
    if case .appearing = state { return !isAnnounced }
    return false
  }
}
