/// Where a controller is between being seen and not, and why it is on the way.
package struct ControllerAppearance {
  /// The four states; the two between are transitions.
  package enum State {
    case disappeared
    case appearing(animated: Bool)
    case appeared
    case disappearing(animated: Bool)
  }

  /// What brings a controller, or takes it away (statement 412).
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
  /// Whether the transition began because the view moved, so that it ends with that too.
  var followsView = false
  /// Whether a presentation moves the view and makes the calls itself.
  package var isMovedByPresentation = false

  /// Whether the controller is seen, or is about to be.
  package var isComing: Bool {
    switch state {
    case .appearing, .appeared: true
    case .disappeared, .disappearing: false
    }
  }

  /// Whether the controller isn't seen, and isn't on its way.
  var isOver: Bool {
    if case .disappeared = state { return true }
    return false
  }

  /// Whether `viewIsAppearing` is still to come.
  var awaitsAnnouncement: Bool {
    if case .appearing = state { return !isAnnounced }
    return false
  }
}
