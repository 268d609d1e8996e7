internal import Foundation
package import TouchstoneHost
internal import TouchstoneInspector
internal import TouchstoneKit
package import TouchstoneProtocol
package import TouchstoneReplay
internal import TouchstoneTrace

/// A running application, as the browser host sees it.
@MainActor package final class ApplicationSession: PageSession {
  /// The host of the application. Input, frames and images go through it.
  let host: ApplicationHost
  package let appName: String
  private let journal: Journal
  private let responders = ResponderIDs()
  private let output: StandardOutput?
  private let timelines = GestureTimelineSink()
  /// The outcomes of the input since the scene began.
  let outcomes: OutcomeLog
  package private(set) var continued: ContinuedSession?
  let touchOutcomes = TouchOutcomeSink()
  let fixes = AppliedFixes()
  let deliveryPaths: DeliveryPathRecorder
  let programs: SessionPrograms
  private lazy var menus = MenuBar(host.application) { [weak self] change, path, place, modifiers in
    self?.work(MenuSample(change, path, place: place, modifiers: modifiers, time: 0))
  }
  private let reader: ElementReader
  private var pasteboardChanges = 0
  /// The changes made with the inspector.
  let edits = EditHistory()

  /// Creates a session of an application.
  ///
  /// - Parameters:
  ///   - host: The host of the application.
  ///   - appName: The name of the only scene of an app without scenes.
  ///   - output: The app's standard output, or `nil` if it isn't observed.
  package init(_ host: ApplicationHost, appName: String, output: StandardOutput? = nil) {
    self.host = host
    self.appName = appName
    self.output = output
    let application = host.application
    reader = ElementReader(application)
    programs = SessionPrograms(host, timelines: timelines)
    journal = Journal(application.tracer)
    deliveryPaths = DeliveryPathRecorder(application.tracer)
    outcomes = OutcomeLog(origin: host.now)
    host.didShowScene = { [weak self] in self?.sceneBegan() }
    application.generalPasteboard.programDidChange = { [weak self] in
      self?.pasteboardChanges += 1
    }
    application.tracer.add(timelines)
    application.tracer.add(outcomes)
    application.tracer.add(touchOutcomes)
  }

  var application: UIApplication { host.application }

  /// Plays a recording first, and continues from its end.
  ///
  /// - Parameters:
  ///   - recording: The recording to play. The application must have just been launched with its
  ///     scene.
  ///   - end: The time at which playback ends, in seconds of the recording, or `nil` to play all of
  ///     it.
  ///   - golden: The outcomes in its golden trace, or `nil` if there is no golden trace.
  /// - Throws: An error if the recording can't be played up to that time.
  package func continueSession(
    from recording: Recording, at end: Double?, golden: [OutcomeLine]?
  ) throws(InputRefusal) {
    continued = try ContinuedSession(recording, until: end, golden: golden, on: host)
  }

  package func setStyle(_ style: PageStyle) {
    application.setUserInterfaceStyle(style == .dark ? .dark : .light)
  }

  package var scenes: [(name: String, title: String, hint: String)] {
    let scenes = application.appScenes
    guard !scenes.isEmpty else { return [(appName, appName, "")] }
    return scenes.map { ($0.name, $0.title, $0.hint) }
  }

  package func group(ofScene name: String) -> String {
    let groups = (application.delegate as? any AppSceneGrouping)?.sceneGroups ?? []
    return groups.first { $0.names.contains(name) }?.title ?? ""
  }

  package var currentScene: String { application.shownSceneName ?? appName }

  package func show(scene: String) {
    guard scene != currentScene else { return }
    host.show(scene: scene)
  }

  /// Restarts the current scene, because the screen has changed.
  func showAgain() {
    if let scene = application.shownSceneName { host.show(scene: scene) }
  }

  private func sceneBegan() {
    timelines.clear()
    touchOutcomes.clear()
    fixes.clear()
    edits.clear()
    programs.sceneBegins()
    outcomes.begin(at: host.now)
    continued = nil
    menus.resend()
  }

  // MARK: Input

  /// Accepts input if its order and phases are valid, and otherwise rejects all of it.
  package func receive(_ samples: [RawInput], from tab: Int) throws {
    let inputs = try samples.map(addressed)
    if inputs.contains(where: \.isTouchDown) { touchOutcomes.willTouch(application) }
    try host.post(inputs, from: tab)
  }

  /// Replaces the page's element number in accessibility input.
  private func addressed(_ input: RawInput) throws -> RawInput {
    guard case .accessibility(let sample) = input else { return input }
    return .accessibility(try reader.addressed(sample))
  }

  /// Cancels the touches, keys and buttons of a closed tab, as its system would have.
  package func tabClosed(_ tab: Int) {
    menus.close(for: tab)
    host.sourceWentAway(tab)
  }

  /// Sends the application a menu bar action with the current time.
  ///
  /// It comes after all earlier input, so that a replay delivers it separately.
  private func work(_ menu: MenuSample) {
    var menu = menu
    menu.time = host.nextMoment
    // It would be rejected only if the clock is at its end.
    try? host.post([.menu(menu)])
  }

  package var now: Double { host.now }

  package func frame(at seconds: Double) { host.runFrame(at: seconds) }

  package var restsUntil: Double? { host.restsUntil }

  package var nextPicture: Double { host.nextPicture }

  // MARK: Looking

  package func follow() -> DisplayListObserver { host.follow() }

  package var wantsMotion: Bool { application.motionSensors.isWanted }

  package var media: PageMedia { PageMedia(application) }

  package func image(_ key: String) -> EncodedImage? { host.image(key) }

  package func font(_ number: Int) -> [UInt8]? { host.font(number) }

  // MARK: Text

  package var editedText: PageText? {
    application.textSession.map { session in
      PageText(
        keyboard: session.keyboard, returnKey: session.returnKey, isSecure: session.isSecure,
        selected: session.selected, x: session.caret.minX, y: session.caret.minY,
        height: session.caret.height)
    }
  }

  package var pasteboard: PagePasteboard {
    PagePasteboard(
      version: pasteboardChanges, text: application.generalPasteboard.string ?? "")
  }

  package var editMenuRequests: Int { application.menus.editMenuRequests }

  // MARK: Accessibility

  package var elements: PageElements { reader.read() }

  package func announcements(after number: Int) -> [PageAnnouncement] {
    application.accessibility.announcements.filter { $0.number > number }
      .map { PageAnnouncement(number: $0.number, words: $0.words) }
  }

  // MARK: Menus

  package var menuVersion: Int { menus.version }
  package var menuBar: [PageMenu] { menus.menus }

  package func openMenu(_ number: Int, for tab: Int) -> [PageMenuItem] {
    menus.open(number, for: tab)
  }

  package func closeMenu(for tab: Int) { menus.close(for: tab) }

  package func choose(_ number: Int, alternate: Int?, for tab: Int) {
    menus.choose(number, alternate: alternate, for: tab)
  }

  // MARK: Answers

  package func journal(since: Int) -> [JournalLine] {
    if let output { journal.add(printed: output.removeLines(), at: application.now) }
    return journal.lines(after: since)
  }

  package var journalDetails: Set<JournalDetail> {
    get { journal.details }
    set { journal.details = newValue }
  }

  package func gestureTimeline(since version: Int) -> PageGestureTimeline? {
    let recorder = timelines.recorder
    guard recorder.version != version, let timeline = recorder.timelines.last else { return nil }
    return PageGestureTimeline(timeline, version: recorder.version, now: application.now) {
      object($0)
    }
  }

  package func lint() -> [PageFinding] {
    application.lint.map { finding in
      PageFinding(
        kind: finding.kind.rawValue, weight: finding.weight.rawValue,
        node: shown(finding.subject).node, sentence: finding.sentence)
    }
  }

  /// Returns an object with the layer that shows it. For a recognizer, that is the layer of its
  /// view.
  private func shown(_ subject: TraceSubject) -> InspectedObject {
    let view = (subject.object as? UIGestureRecognizer)?.view
    var shown = object(subject)
    if let view { shown.node = object(TraceSubject(view)).node }
    return shown
  }

  package func answer(_ question: ProtocolQuestion) -> JSONValue { programs.answer(question) }

  package func inspection(at x: Double, y: Double) -> Inspection {
    var answer = inspection(application.explanation(forTouchAt: CGPoint(x: x, y: y)))
    // A touch that had an effect has no culprit.
    if answer.culprit != nil, touchOutcomes.hadEffect(at: x, y, in: application) == true {
      answer.culprit = nil
      answer.fix = nil
    }
    // If the hit test found a culprit already, the later outcome adds nothing.
    if answer.culprit == nil, let outcome = touchOutcomes.explanation(at: x, y, in: application) {
      answer.outcome = PageTouchOutcome(
        sentence: outcome.account.sentence, isLost: outcome.isLost, isMiss: outcome.isMiss,
        title: outcome.title)
    }
    return answer
  }

  package func inspection(ofNode node: Int) -> Inspection? {
    guard let view = view(ofNode: node) else { return nil }
    return inspection(
      view.explanation(forTouchAt: CGPoint(x: view.bounds.midX, y: view.bounds.midY)))
  }

  /// Returns an inspection. Its path starts with the application, which is queried before its
  /// windows.
  private func inspection(_ explanation: TouchExplanation) -> Inspection {
    let asked = object(TraceSubject(application), verdict: "asked its windows")
    return Inspection(
      x: explanation.point.x, y: explanation.point.y,
      path: explanation.path.isEmpty ? [] : [asked] + explanation.path.map(object),
      refused: explanation.refused.map(object),
      chain: zip(explanation.chain, explanation.chainMethods).map { subject, methods in
        object(subject, verdict: methods.joined(separator: ", "))
      }, sentence: explanation.sentence, culprit: explanation.culprit.map { shown($0) },
      fix: explanation.fix.map(offer))
  }

  private func object(_ entry: TouchExplanation.Entry) -> InspectedObject {
    object(entry.subject, verdict: VerdictFormatter.text(entry.verdict), isDerived: entry.isDerived)
  }

  private func object(
    _ subject: TraceSubject, verdict: String = "", isDerived: Bool = false
  ) -> InspectedObject {
    InspectedObject(
      className: subject.shownClassName, identifier: subject.identifier ?? "",
      name: subject.shownName,
      id: (subject.object as? UIResponder).map { responders.number(of: $0) },
      node: (subject.object as? UIView).flatMap { host.number(of: $0.layer) },
      verdict: verdict, isDerived: isDerived)
  }
}

extension RawInput {
  /// Whether the input is the beginning of a touch.
  fileprivate var isTouchDown: Bool {
    if case .touch(let sample) = self { sample.phase == .began } else { false }
  }
}
