internal import TouchstoneMutations
@_spi(Kit) internal import UIKitCore

extension FocusEngine {
  // MARK: Requests

  /// Schedules an update after an environment's preferences changed.
  ///
  /// The request is ignored unless the environment contains the focused item (statement 358). Of
  /// several requests, the outermost environment counts.
  func needsUpdate(_ environment: any UIFocusEnvironment) {
    guard let item = focusedItem,
      FocusTree.contains(environment, item) || Mutation.everyUpdateIsHeard.isOn
    else {
      report(
        .stayed, from: state.item, to: environment,
        "\(TraceName.of(environment)) asked for an update and does not hold the focused item")
      return
    }
    if case .go = state.pending { return }
    if case .again(let other) = state.pending, let outer = other.environment,
      FocusTree.contains(outer, environment)
    {
      return
    }
    state.pending = .again(WeakFocusEnvironment(environment))
  }

  func request(_ environment: any UIFocusEnvironment) {
    state.pending = .go(WeakFocusEnvironment(environment))
  }

  // MARK: Updating

  /// The maximum number of updates that notifications may trigger within one update.
  private static let rounds = 10

  /// Carries out pending requests and checks whether the focused item can keep the focus.
  func update() {
    guard !state.isMoving else { return }
    for _ in 0..<Self.rounds {
      checkItem()
      guard let request = state.pending else {
        ring.refresh()
        return
      }
      state.pending = nil
      make(request)
    }
    state.pending = nil
    Fault.report(
      "focus updates request each other endlessly; the focus stays at \(TraceName.of(state.item))",
      about: system)
  }

  private func make(_ request: FocusRequest) {
    switch request {
    case .again(let weak):
      guard let environment = weak.environment else { return }
      go(to: environment, .again(TraceName.of(environment)))
    case .go(let weak):
      guard let environment = weak.environment else { return }
      go(to: environment, .requested(TraceName.of(environment)))
    }
  }

  private func go(to environment: any UIFocusEnvironment, _ cause: FocusCause) {
    var search = PreferredFocus(self)
    guard let item = search.item(in: environment) else {
      report(
        .stayed, from: state.item, to: environment,
        "nothing in \(TraceName.of(environment)) can have the focus" + reason(environment))
      return
    }
    switch item.focusItemDeferralMode {
    case .always:
      state.deferredTo = environment
      beginDeferring(.deferred(TraceName.of(item)))
      return
    case .automatic:
      guard state.isDeferring else { break }
      state.deferredTo = environment
      report(.waits, from: nil, to: item, "it shows with the first arrow key, Tab or button")
      return
    case .never: state.isDeferring = false
    }
    if item === focusedItem {
      report(.stayed, from: item, to: item, "\(cause.clause), and it has the focus")
    } else {
      move(to: item, cause)
    }
  }

  private func reason(_ environment: any UIFocusEnvironment) -> String {
    guard let item = environment as? any UIFocusItem, let refusal = refusal(of: item) else {
      return ""
    }
    return "; it \(refusal.clause)"
  }

  // MARK: Deferral

  /// Hides the focus until the user navigates with it again.
  func beginDeferring(_ cause: FocusCause) {
    guard !state.isDeferring else { return }
    state.isDeferring = true
    state.remembered = focusedItem
    state.heldKeys = []
    move(to: nil, cause)
  }

  /// Shows the focus because the user navigates with it. Returns whether there is an item to focus.
  func endDeferring() -> Bool {
    state.isDeferring = false
    var search = PreferredFocus(self)
    let target = firstTarget(&search)
    state.deferredTo = nil
    state.remembered = nil
    if let target, move(to: target, .firstKey) { return true }
    state.isDeferring = true
    return false
  }

  /// Returns the first item to focus: the item that app code requested, the first responder, the
  /// last focused item, or the item that the window prefers.
  private func firstTarget(_ search: inout PreferredFocus) -> (any UIFocusItem)? {
    if let wanted = state.deferredTo, let item = search.item(in: wanted) { return item }
    let responder = scene?.keyWindow?.firstResponder as? any UIFocusItem
    for item in [responder, state.remembered] {
      if let item, refusal(of: item) == nil { return item }
    }
    return scene?.keyWindow.flatMap { search.item(in: $0) }
  }

  // MARK: Losing the item

  /// Moves the focus away from an item that is gone or can't have the focus anymore.
  ///
  /// The next item is the one preferred by the nearest remaining environment that was around the
  /// item.
  func checkItem() {
    guard !state.isDeferring, !state.isMoving, let scene else { return }
    guard state.hasItem else { return findItem() }
    let refusal = state.item.map { Focusability.refusal(of: $0, in: scene) } ?? .notInTree
    guard let refusal else {
      comeBack()
      return
    }
    let around = state.chain.compactMap(\.environment).filter {
      $0 !== state.item && FocusTree.window(of: $0)?.isKeyWindow == true
    }
    var search = PreferredFocus(self)
    var next = search.item(inOneOf: around)
    if next == nil, let window = scene.keyWindow { next = search.item(in: window) }
    if next === state.item { next = nil }
    move(to: next, .lost(refusal.clause))
  }

  /// Looks for a new item after the last one was lost.
  private func findItem() {
    guard let window = scene?.keyWindow else { return }
    var search = PreferredFocus(self)
    if let item = search.item(in: window) { move(to: item, .found) }
  }

  /// Shows the focus again on an item that left its window and came back before the update.
  private func comeBack() {
    guard let view = state.item as? UIView, !view.settings.isFocused else { return }
    FocusAppearance.set(view, true)
    ring.show(view)
  }

  /// Called when a view has left its window. Hides its focus.
  func viewDidLeave(_ view: UIView) {
    guard view.settings.isFocused else { return }
    FocusAppearance.set(view, false)
    ring.hide()
  }

  /// Whether no movement is pending. Frames then only check that the item can keep the focus.
  var isIdle: Bool { state.pending == nil }

  /// Called when the focused view changes its focus effect.
  func effectDidChange(of view: UIView) { ring.show(view) }

  /// Called on each frame. Carries out pending updates.
  func frame() {
    guard !state.isDeferring || state.pending != nil else { return }
    update()
  }
}
