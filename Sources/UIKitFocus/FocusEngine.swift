internal import TouchstoneTrace
@_spi(Kit) internal import UIKitCore

/// Moves the focus of one scene, for the system that programs know.
@MainActor
final class FocusEngine: FocusMover, FocusListener {
  /// The system whose focus it moves, which keeps it.
  unowned let system: UIFocusSystem
  @exclusivity(unchecked) var state = FocusState()
  let groups = FocusGroups()
  let ring = FocusRing()

  init(_ system: UIFocusSystem) { self.system = system }

  var scene: UIWindowScene? { system.scene }
  var application: UIApplication? { scene?.application }

  var focusedItem: (any UIFocusItem)? {
    guard let scene, let item = state.item, FocusTree.isInTree(item, of: scene) else { return nil }
    return item
  }
}

extension UIFocusSystem {
  /// Who moves its focus.
  var engine: FocusEngine? { mover as? FocusEngine }
}

/// What an engine remembers.
struct FocusState {
  /// The item that has the focus.
  weak var item: (any UIFocusItem)?
  /// Whether an item has, or had until it was gone, the focus.
  var hasItem = false
  /// The environments around the item when it got the focus, itself first.
  var chain: [WeakFocusEnvironment] = []
  /// Whether nobody uses the focus.
  var isDeferring = true
  /// Where the focus is to be once somebody does.
  weak var deferredTo: (any UIFocusEnvironment)?
  /// The item that had the focus before deferral began.
  weak var remembered: (any UIFocusItem)?
  /// What was asked for since the last update.
  var pending: FocusRequest?
  /// Whether somebody is being asked, or told, of a movement.
  var isMoving = false
  /// Keys that are down and belong to the focus.
  var heldKeys: [Int] = []
  /// What became of the latest movement, for the debugger.
  var latestOutcome = "Nobody has tried to move the focus."
}

/// An update that the program asked for.
enum FocusRequest {
  /// The focused item's surroundings changed their preferences.
  case again(WeakFocusEnvironment)
  /// The focus is to go to an environment.
  case go(WeakFocusEnvironment)
}

/// Why the focus moves.
enum FocusCause {
  case heading(UIFocusHeading)
  case guide(UIFocusHeading)
  case firstKey
  case requested(String)
  case again(String)
  case firstResponder
  case lost(String)
  case found
  case touch
  case deferred(String)

  var heading: UIFocusHeading {
    switch self {
    case .heading(let heading), .guide(let heading): heading
    default: []
    }
  }

  /// Whether the movement happens whatever anybody says: the focus can't stay where it is.
  var isForced: Bool {
    switch self {
    case .lost, .found, .touch, .deferred: true
    default: false
    }
  }

  var clause: String {
    switch self {
    case .heading(let heading): "heading \(heading.label)"
    case .guide(let heading): "heading \(heading.label), led by a focus guide"
    case .firstKey: "the first key shows the focus"
    case .requested(let name): "the program asked for \(name)"
    case .again(let name): "\(name) asked for an update"
    case .firstResponder: "it became first responder"
    case .lost(let clause): "the focused item \(clause)"
    case .found: "there is an item again"
    case .touch: "a touch began, so nobody uses the focus"
    case .deferred(let name): "\(name) always defers the focus"
    }
  }
}

extension FocusEngine {
  /// Why an item can't have the focus in this scene.
  func refusal(of item: any UIFocusItem) -> FocusRefusal? {
    guard let scene else { return .notInTree }
    return Focusability.refusal(of: item, in: scene)
  }

  /// Writes into the trace what happened, and keeps it for the debugger.
  func report(
    _ change: TraceStep.FocusChange, from: (any UIFocusItem)?, to: (any UIFocusEnvironment)?,
    _ reason: String
  ) {
    state.latestOutcome = sentence(change.rawValue, from: from, to: to) + ": \(reason)."
    guard let application else { return }
    application.tracer.report(
      .focus(
        change, from: from.map { TraceSubject($0) }, to: to.map { TraceSubject($0) },
        because: reason),
      at: application.now)
  }

  private func sentence(
    _ change: String, from: (any UIFocusItem)?, to: (any UIFocusEnvironment)?
  ) -> String {
    guard let from else {
      return to.map { "The focus \(change), to \(TraceName.of($0))" } ?? "The focus \(change)"
    }
    guard let to else { return "The focus \(change), at \(TraceName.of(from))" }
    return "The focus \(change), from \(TraceName.of(from)) to \(TraceName.of(to))"
  }
}
