internal import Foundation
package import TouchstoneInput
package import TouchstoneInspector
package import TouchstoneKit
internal import TouchstoneLayers
internal import TouchstoneTrace

/// A real application, as the browser host sees it.
@MainActor package final class ApplicationSession: PageSession {
  let application: UIApplication
  private let appName: String
  private let snapshots: SnapshotMaker
  private let journal: Journal
  private let names: SnapshotNames
  private let responders = ResponderNumbers()
  private let output: StandardOutput?
  private let debates = DebateSink()
  private lazy var menus = MenuBar(application) { [weak self] change, path, place, modifiers in
    self?.work(MenuSample(change, path, place: place, modifiers: modifiers, time: 0))
  }
  private let reader: ElementReader
  private var pasteboardChanges = 0
  private var fingers: [Int: [Int]] = [:]
  private var keys: [Int: [Int]] = [:]
  private var buttons: [Int: [PressSample.PressType]] = [:]
  private var check = StreamCheck()
  let recorder: SessionRecorder?

  /// Makes a session of a launched application, whose frames the host gives from now on.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - appName: What the one scene of an app without scenes is called.
  ///   - recorder: Where its input is kept; nil for nowhere.
  ///   - output: What the program prints; nil where nobody watches that.
  package init(
    application: UIApplication, appName: String, recorder: SessionRecorder? = nil,
    output: StandardOutput? = nil
  ) {
    self.application = application
    self.appName = appName
    self.recorder = recorder
    self.output = output
    reader = ElementReader(application)
    journal = Journal(application.tracer)
    let names = SnapshotNames(application)
    self.names = names
    snapshots = SnapshotMaker { LayerOwner($0, names) }
    application.loop.frames = nil
    application.generalPasteboard.programDidChange = { [weak self] in
      self?.pasteboardChanges += 1
    }
    application.tracer.add(debates)
    if let recorder {
      application.loop.didPost = { recorder.took($0) }
      application.loop.didFinishFrame = { recorder.finishedFrame(at: $0) }
    }
  }

  package func setStyle(_ style: PageStyle) {
    application.setUserInterfaceStyle(style == .dark ? .dark : .light)
  }

  package var scenes: [(name: String, title: String, hint: String)] {
    let scenes = application.appScenes
    guard !scenes.isEmpty else { return [(appName, appName, "")] }
    return scenes.map { ($0.name, $0.title, $0.hint) }
  }

  package var currentScene: String { application.shownSceneName ?? appName }

  package func show(scene: String) {
    guard scene != currentScene else { return }
    begin(scene: scene)
  }

  /// Begins the present scene again, as on a screen that has become another one.
  func showAgain() {
    if let scene = application.shownSceneName { begin(scene: scene) }
  }

  private func begin(scene: String) {
    application.show(sceneNamed: scene)
    debates.clear()
    recorder?.restart(
      scene: scene, on: application.mainScreen.configuration, at: application.now)
    menus.tellAgain()
  }

  // MARK: Input

  /// Takes input whose order and phases are legal; anything else is refused whole.
  package func receive(_ samples: [RawInput], from tab: Int) throws {
    var trial = check
    var rounded: [RawInput] = []
    rounded.reserveCapacity(samples.count)
    for sample in samples {
      let input = try addressed(sample).rounded
      try trial.admit(input)
      rounded.append(input)
    }
    check = trial
    for input in rounded {
      note(input, of: tab)
      application.loop.post(input)
    }
    application.loop.advance(to: max(application.now, rounded.last?.time ?? 0))
  }

  /// A page names elements by numbers of its own.
  private func addressed(_ input: RawInput) throws -> RawInput {
    guard case .accessibility(let sample) = input else { return input }
    return .accessibility(try reader.addressed(sample))
  }

  private func note(_ input: RawInput, of tab: Int) {
    switch input {
    case .touch(let sample):
      switch sample.phase {
      case .began: fingers[tab, default: []].append(sample.id)
      case .moved: break
      case .ended, .cancelled: fingers[tab]?.removeAll { $0 == sample.id }
      }
    case .key(let sample):
      switch sample.phase {
      case .began where !sample.isRepeat: keys[tab, default: []].append(sample.usage)
      case .began, .changed: break
      case .ended, .cancelled: keys[tab]?.removeAll { $0 == sample.usage }
      }
    case .press(let sample):
      switch sample.phase {
      case .began: buttons[tab, default: []].append(sample.type)
      case .changed: break
      case .ended, .cancelled: buttons[tab]?.removeAll { $0 == sample.type }
      }
    default: break
    }
  }

  /// Cancels the tab's fingers, keys and buttons as its system would have: by cancelled samples, which are
  /// recorded.
  package func tabClosed(_ tab: Int) {
    menus.close(for: tab)
    let left = fingers.removeValue(forKey: tab) ?? []
    let held = keys.removeValue(forKey: tab) ?? []
    let pressed = buttons.removeValue(forKey: tab) ?? []
    guard !left.isEmpty || !held.isEmpty || !pressed.isEmpty else { return }
    let time = RecordingWriter.rounded(max(application.now, check.latestTime ?? 0))
    for id in left {
      guard let touch = application.intake.lastSample(of: id) else { continue }
      var sample = touch
      sample.phase = .cancelled
      sample.time = time
      let input = RawInput.touch(sample)
      guard (try? check.admit(input)) != nil else { continue }
      application.loop.post(input)
    }
    let inputs =
      held.map { RawInput.key(KeySample(phase: .cancelled, usage: $0, time: time)) }
      + pressed.map { RawInput.press(PressSample(phase: .cancelled, type: $0, time: time)) }
    for input in inputs where (try? check.admit(input)) != nil { application.loop.post(input) }
    application.loop.advance(to: time)
  }

  /// Hands the application what was done in the menu bar, now: after all that came before, so that
  /// a replay serves it by itself, and not together with something else.
  private func work(_ menu: MenuSample) {
    let latest = max(application.now, check.latestTime ?? 0)
    let time = RecordingWriter.rounded(latest + Self.smallestStep)
    var menu = menu
    menu.time = time
    let input = RawInput.menu(menu)
    guard (try? check.admit(input)) != nil else { return }
    application.loop.post(input)
    application.loop.advance(to: time)
  }

  /// Seconds between two moments that a recording tells apart.
  private static let smallestStep = 0.000_001

  package func frame(at seconds: Double) {
    let time = RecordingWriter.rounded(seconds)
    guard (try? check.admit(time: time)) != nil else { return }
    application.loop.advance(to: time)
    application.loop.runFrame(at: time)
  }

  package var restsUntil: Double? { application.loop.restsUntil }

  // MARK: Looking

  package func snapshot() -> PageSnapshot {
    names.refresh()
    return snapshots.snapshot(
      of: application.windowsFrontToBack.reversed().filter(\.isOnScreen).map(\.layer))
  }

  package var wantsMotion: Bool { application.motionSensors.isWanted }

  package var media: PageMedia { PageMedia(application) }

  package func image(_ key: String) -> PageImage? {
    snapshots.image(key).map { image in
      PageImage(
        bytes: [UInt8](image.encoded), type: image.format == .png ? "image/png" : "image/jpeg")
    }
  }

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
    if let output { journal.tell(printed: output.takeLines(), at: application.now) }
    return journal.lines(after: since)
  }

  package var journalDetails: Set<JournalDetail> {
    get { journal.details }
    set { journal.details = newValue }
  }

  package func debate(since version: Int) -> PageDebate? {
    let book = debates.book
    guard book.version != version, let debate = book.debates.last else { return nil }
    return PageDebate(debate, version: book.version, now: application.now) { object($0) }
  }

  package func lint() -> [PageFinding] {
    application.lint.map { finding in
      // A recognizer is shown by its view.
      let recognizer = finding.subject.object as? UIGestureRecognizer
      let subject = recognizer?.view.map { TraceSubject($0) } ?? finding.subject
      return PageFinding(
        kind: finding.kind.rawValue, weight: finding.weight.rawValue,
        node: object(subject).node, sentence: finding.sentence)
    }
  }

  package func inspection(at x: Double, y: Double) -> Inspection {
    inspection(application.explanation(forTouchAt: CGPoint(x: x, y: y)))
  }

  package func inspection(ofNode node: Int) -> Inspection? {
    let views = application.windowsFrontToBack.flatMap { [$0 as UIView] + $0.subviewsInTreeOrder }
    guard let view = views.first(where: { snapshots.number(of: $0.layer) == node }) else {
      return nil
    }
    return inspection(
      view.explanation(forTouchAt: CGPoint(x: view.bounds.midX, y: view.bounds.midY)))
  }

  /// The application is asked before its windows are.
  private func inspection(_ explanation: TouchExplanation) -> Inspection {
    let asked = object(TraceSubject(application), verdict: "asked its windows")
    return Inspection(
      x: explanation.point.x, y: explanation.point.y,
      path: explanation.path.isEmpty ? [] : [asked] + explanation.path.map(object),
      refused: explanation.refused.map(object),
      chain: zip(explanation.chain, explanation.chainMethods).map { subject, methods in
        object(subject, verdict: methods.joined(separator: ", "))
      }, sentence: explanation.sentence)
  }

  private func object(_ entry: TouchExplanation.Entry) -> InspectedObject {
    object(entry.subject, verdict: VerdictWords.text(entry.verdict), isDerived: entry.isDerived)
  }

  private func object(
    _ subject: TraceSubject, verdict: String = "", isDerived: Bool = false
  ) -> InspectedObject {
    InspectedObject(
      className: subject.shortClassName, identifier: subject.identifier ?? "",
      name: subject.name, id: (subject.object as? UIResponder).map { responders.number(of: $0) },
      node: (subject.object as? UIView).flatMap { snapshots.number(of: $0.layer) },
      verdict: verdict, isDerived: isDerived)
  }
}

extension LayerOwner {
  /// The view whose layer it is, or the layer itself.
  @MainActor
  fileprivate init(_ layer: CALayer, _ names: SnapshotNames) {
    let view = layer.delegate as? UIView
    self.init(
      className: ClassNames.short(type(of: view ?? layer)),
      identifier: view?.accessibilityIdentifier ?? "", name: view.map { names.name(of: $0) } ?? "",
      isView: view != nil,
      isInteractive: view?.isUserInteractionEnabled ?? true)
  }
}
