internal import TouchstoneMutations
@_spi(Kit) internal import UIKitCore

extension FocusEngine {
  // MARK: Asking

  /// An environment's preferences have changed: heard only where the focused item is in it
  /// (statement 358). Of several the outermost counts.
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

  /// How often in one update what is told of it may ask for another.
  private static let rounds = 10

  /// Makes what was asked for, and looks whether the focused item can still have the focus.
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
      "focus updates ask for each other without an end; the focus stays at \(TraceName.of(state.item))",
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

  /// Nobody uses the focus any more.
  func beginDeferring(_ cause: FocusCause) {
    guard !state.isDeferring else { return }
    state.isDeferring = true
    state.remembered = focusedItem
    state.heldKeys = []
    move(to: nil, cause)
  }

  /// Somebody uses the focus: shows it. Answers whether there is anything to show it at.
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

  /// Where the focus begins: where the program wanted it, at the first responder, where it was, or
  /// where the window prefers it.
  private func firstTarget(_ search: inout PreferredFocus) -> (any UIFocusItem)? {
    if let wanted = state.deferredTo, let item = search.item(in: wanted) { return item }
    let responder = scene?.keyWindow?.firstResponder as? any UIFocusItem
    for item in [responder, state.remembered] {
      if let item, refusal(of: item) == nil { return item }
    }
    return scene?.keyWindow.flatMap { search.item(in: $0) }
  }

  // MARK: Losing the item

  /// Moves the focus away from an item that is gone or can't have it any more: to what the nearest
  /// environment prefers that was around it and is still there.
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

  /// The last item was lost: looks whether there is one again.
  private func findItem() {
    guard let window = scene?.keyWindow else { return }
    var search = PreferredFocus(self)
    if let item = search.item(in: window) { move(to: item, .found) }
  }

  /// The item left its window and is in it again, before anybody looked.
  private func comeBack() {
    guard let view = state.item as? UIView, !view.settings.isFocused else { return }
    FocusLook.set(view, true)
    ring.show(view)
  }

  /// A view is in its window no more.
  func viewDidLeave(_ view: UIView) {
    guard view.settings.isFocused else { return }
    FocusLook.set(view, false)
    ring.hide()
  }

  /// Whether nobody asked for the focus to move; each frame only looks whether it may stay.
  var isIdle: Bool { state.pending == nil }

  /// A view that has the focus shows it in another way.
  func effectDidChange(of view: UIView) { ring.show(view) }

  /// A frame: makes what is due.
  func frame() {
    guard !state.isDeferring || state.pending != nil else { return }
    update()
  }
}
