internal import TouchstoneInput
internal import TouchstoneMutations
internal import TouchstoneTrace
@_spi(Kit) package import UIKitCore

/// The delivery of one pressed key: the order in which handlers are tried, and the trace entries of
/// those that don't receive it.
///
/// 1. The system's own combinations, if a responder implements their standard action (351).
/// 2. Key commands with priority over text input and focus (348).
/// 3. Text input, then the focus system (348).
/// 4. All other key commands: those of the responder chain from its start, then those of the main
///    menu (346).
/// 5. If nothing handles the key, it becomes a press (347).
@MainActor
struct KeyRoute {
  let application: UIApplication
  let sample: KeySample
  let key: UIKey
  let combination: KeyCombination

  init(_ application: UIApplication, _ sample: KeySample) {
    self.application = application
    self.sample = sample
    key = UIKey(sample)
    combination = KeyCombination(key)
  }

  /// The first responder if it is text input that handles the key, else `nil`.
  private var typist: UIResponder? {
    application.keyWindow?.firstResponder.flatMap { $0.wantsToType(key) ? $0 : nil }
  }

  func decide() -> KeyOutcome {
    guard !key.keyCode.isModifier else { return .press(typist: nil) }
    if !Mutation.systemCombinationsAreFree.isOn, performsSystemCombination() {
      return .taken(by: nil)
    }
    let offers = KeyOffer.matching(key, in: application)
    let early = offers.filter {
      $0.command.wantsPriorityOverSystemBehavior || Mutation.commandsGoBeforeText.isOn
    }
    if perform(firstOf: early, before: offers) { return .taken(by: nil) }
    let late = offers.filter { !$0.command.wantsPriorityOverSystemBehavior }
    if let typist = typist {
      for offer in late {
        report(.discarded, offer, "\(offer.name); text input comes first", other: typist)
      }
      return .press(typist: typist)
    }
    for consumer in application.moments.keyConsumers
    where consumer.uses(sample) {
      for offer in late { report(.discarded, offer, "\(offer.name); the focus comes first") }
      return .taken(by: consumer)
    }
    if perform(firstOf: late, before: offers) { return .taken(by: nil) }
    if offers.isEmpty { report(.discarded, nil, "no key command waits for it") }
    return .press(typist: nil)
  }

  /// Handles a key repeat after a command has handled the key: the command runs again if it may
  /// repeat (353).
  func repeatCommand() {
    if performsSystemCombination() { return }
    for offer in KeyOffer.matching(key, in: application) {
      guard let performer = performer(of: offer) else { continue }
      guard offer.command.repeatBehavior != .nonRepeatable || Mutation.everyCommandRepeats.isOn
      else {
        report(.discarded, offer, "\(offer.name); it does not repeat")
        return
      }
      perform(offer, on: performer, "again")
      return
    }
    report(.discarded, nil, "it is down already, and no key command repeats it")
  }

  // MARK: Steps

  private func performsSystemCombination() -> Bool {
    guard let command = SystemCombinations.command(for: key), let action = command.action,
      let performer = application.performer(of: action, for: command),
      command.validated(by: performer).attributes.isDisjoint(with: [.disabled, .hidden])
    else { return false }
    report(.delivered, nil, "the system sends \(action.label)", other: performer)
    application.sendAction(action, to: performer, from: command, for: nil)
    return true
  }

  /// Runs the first command that has a performer, and traces why the others don't run. Returns
  /// whether a command ran.
  private func perform(firstOf offers: [KeyOffer], before all: [KeyOffer]) -> Bool {
    for offer in offers {
      guard let performer = performer(of: offer) else { continue }
      for other in all where other.command !== offer.command {
        guard !offers.contains(other, before: offer) else { continue }
        report(.discarded, other, "\(other.name); another comes first")
      }
      perform(offer, on: performer, "takes it")
      return true
    }
    return false
  }

  /// Returns the object that would perform a command now, or `nil` after tracing the reason that it
  /// can't be performed.
  private func performer(of offer: KeyOffer) -> AnyObject? {
    guard let action = offer.action else {
      report(.noAction, offer, "\(offer.name); it has no action")
      return nil
    }
    guard let performer = application.performer(of: action, for: offer.command) else {
      report(.noAction, offer, "\(offer.name); its action \(action.label) found nobody")
      return nil
    }
    let shown = offer.command.validated(by: performer)
    guard shown.attributes.isDisjoint(with: [.disabled, .hidden]) else {
      let word = shown.attributes.contains(.disabled) ? "disabled" : "hidden"
      report(.discarded, offer, "\(offer.name); it is \(word)")
      return nil
    }
    return performer
  }

  private func perform(_ offer: KeyOffer, on performer: AnyObject, _ word: String) {
    guard let action = offer.action else { return }
    report(
      .delivered, offer, "\(offer.name) \(word) and sends \(action.label)", other: performer)
    application.sendAction(action, to: performer, from: offer.command, for: nil)
  }

  private func report(
    _ verdict: DeliveryVerdict, _ offer: KeyOffer?, _ reason: @autoclosure () -> String,
    other: AnyObject? = nil
  ) {
    application.tracer.report(
      .key(
        combination.description, owner: offer?.owner.map { TraceSubject($0) },
        taker: other.map { TraceSubject($0) }, verdict, because: reason()),
      at: application.now)
  }
}

extension [KeyOffer] {
  /// Returns whether `offer` is in the array and comes before `other`.
  @MainActor
  fileprivate func contains(_ offer: KeyOffer, before other: KeyOffer) -> Bool {
    for candidate in self {
      if candidate.command === other.command { return false }
      if candidate.command === offer.command { return true }
    }
    return false
  }
}

extension UIApplication {
  /// Returns the object that performs a command's action now, or `nil` if no object does.
  ///
  /// The search follows the responder chain, like that of an action without a target.
  package func performer(of action: Selector, for sender: Any?) -> AnyObject? {
    startOfPresses.target(forAction: action, withSender: sender).map { $0 as AnyObject }
  }
}
