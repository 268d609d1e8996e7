internal import TouchstoneGestures

// The property `state`, which is three things: a wish, where a class sets it; what was decided, for
// everybody else; and what an observer on an override sees (statement 403, 404).
extension UIGestureRecognizer {
  /// What it reads of itself: its wish in its own touch methods, else what was decided.
  var ownState: GestureState {
    guard let wished = seat.wished, !seat.isAttempting, seat.environment?.hearing === self else {
      return seat.state
    }
    return readsItsWish ? wished : .possible
  }

  /// Whether nobody has to fail before its wish is decided; those who may say so are asked once.
  var readsItsWish: Bool {
    if let known = seat.seesWish { return known }
    guard let environment = seat.environment, seat.isWishHeard, !seat.isWaiting else {
      return false
    }
    seat.isAttempting = true
    let sees = !environment.hasToWait(self)
    seat.isAttempting = false
    seat.seesWish = sees
    return sees
  }

  /// Whether it, and whoever observes it, has seen the wish that is granted now.
  var hasReadItsWish: Bool { seat.isWishHeard && !seat.isWaiting && seat.seesWish != false }

  /// The property is set: by its class, which wishes, or by ``enter(_:)``, which puts in place what
  /// was decided.
  func setState(_ state: State) {
    if let granted = seat.granted, granted.rawValue == state.rawValue {
      seat.granted = nil
      seat.state = granted
      return
    }
    let isOutermost = !seat.isBeingSet
    seat.isBeingSet = true
    wish(state)
    guard isOutermost else { return }
    seat.isBeingSet = false
    seat.isUnobserved = false
  }

  /// Gets into a state, and lets an observer of the property see it.
  ///
  /// Where the property is being set anyway, the observer looks afterwards; it is called here only
  /// for a state that will be gone by then.
  func enter(_ state: GestureState) {
    guard seat.isBeingSet else { return show(state) }
    if seat.isUnobserved { show(seat.state) }
    seat.state = state
    seat.isUnobserved = true
  }

  private func show(_ state: GestureState) {
    seat.granted = state
    self.state = State(state)
    // An override may keep what it is told to itself.
    guard seat.granted != nil else { return }
    seat.granted = nil
    seat.state = state
  }
}
