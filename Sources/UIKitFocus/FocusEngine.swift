internal import TouchstoneTrace
@_spi(Kit) internal import UIKitCore

/// Moves the focus of one scene on behalf of its public `UIFocusSystem`.
@MainActor
final class FocusEngine: FocusMover, FocusListener {
  /// The focus system, which retains the engine.
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
  /// The engine that moves the focus of the system.
  var engine: FocusEngine? { mover as? FocusEngine }
}

/// The state of a focus engine.
struct FocusState {
  /// The item that has the focus.
  weak var item: (any UIFocusItem)?
  /// Whether an item has the focus, or had it until the item was deallocated.
  var hasItem = false
  /// The environments around the item when it got the focus, beginning with the item itself.
  var chain: [WeakFocusEnvironment] = []
  /// Whether the focus is hidden because the user isn't navigating with it.
  var isDeferring = true
  /// The environment to focus when the user begins to navigate with the focus.
  weak var deferredTo: (any UIFocusEnvironment)?
  /// The item that had the focus before it was hidden.
  weak var remembered: (any UIFocusItem)?
  /// The request made since the last update, or `nil` if no update is pending.
  var pending: FocusRequest?
  /// Whether environments are being asked about a movement or notified of it.
  var isMoving = false
  /// The HID usages of the keys that are down and that the focus has consumed.
  var heldKeys: [Int] = []
  /// The outcome of the last movement, for the focus debugger.
  var latestOutcome = "The focus hasn't moved yet."
}

/// An update that app code requested.
enum FocusRequest {
  /// Updates the focus after preferences around the focused item changed.
  case again(WeakFocusEnvironment)
  /// Moves the focus to an environment.
  case go(WeakFocusEnvironment)
}

/// The reason for a focus movement.
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

  /// Whether the movement can't be vetoed, because the focus can't stay where it is.
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
  /// Returns the reason that an item can't have the focus in this scene, or `nil` if it can.
  func refusal(of item: any UIFocusItem) -> FocusRefusal? {
    guard let scene else { return .notInTree }
    return Focusability.refusal(of: item, in: scene)
  }

  /// Writes the outcome to the trace, and stores it for the debugger.
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
