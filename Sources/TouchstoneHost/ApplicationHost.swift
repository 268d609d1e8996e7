package import TouchstoneFiles
@_exported public import TouchstoneInput
public import TouchstoneKit

/// An application and all that a host does with it: input goes in, frames run, a picture comes out.
///
/// A host is whatever shows an application and feels fingers for it: a page, a window, a panel, a
/// terminal. It owns the clock; nothing happens by itself.
///
///     let host = try ApplicationHost(delegate: AppDelegate.self, size: CGSize(width: 320, height: 480))
///     try host.post([.touch(TouchSample(id: 1, phase: .began, position: .init(x: 9, y: 9), time: 0.5))])
///     host.runFrame(at: 0.517)
///     draw(host.displayList())
///
/// Times are seconds since the host began; they never run backwards. One process may have several
/// hosts: each call puts its own application in force.
@MainActor
public final class ApplicationHost {
  /// The application; in force, as `UIApplication.shared`, during each call.
  public let application: UIApplication
  private let loop: EventLoop
  @exclusivity(unchecked) private var check = StreamCheck()
  @exclusivity(unchecked) private var held = HeldInput()
  private let names: KeptNames
  private let lists: DisplayListMaker
  @exclusivity(unchecked) private var recorder: Recorder?
  /// Called with each input that was admitted, before it is delivered; for keeping a history.
  @exclusivity(unchecked) package var willPost: ((RawInput) -> Void)?
  /// Called after another scene was shown.
  package var didShowScene: (() -> Void)?

  // MARK: Making

  /// Launches an application on a screen.
  ///
  /// - Parameters:
  ///   - type: The class of the application.
  ///   - delegate: The class of the application's delegate.
  ///   - scene: The name of one of the delegate's scenes; nil for what the delegate itself shows, or
  ///     else for the first scene.
  ///   - size: The screen, in points.
  ///   - scale: Pixels in a point.
  ///   - hertz: How many frames a second the host means to run.
  ///   - safeArea: What the screen's own furniture covers at its edges, in points.
  /// - Throws: an error whose description is one line.
  public convenience init(
    application type: UIApplication.Type = UIApplication.self,
    delegate: any UIApplicationDelegate.Type, scene: String? = nil, size: CGSize,
    scale: CGFloat = 1, hertz: Double = 60, safeArea: UIEdgeInsets = .zero
  ) throws {
    let screen = UIScreen.Configuration(
      width: size.width, height: size.height, scale: scale, hertz: hertz, safeArea: safeArea)
    try Self.check(screen)
    let application = try UIApplication.launch(type, delegate: delegate, screen: screen)
    let scenes = application.appScenes.map(\.name)
    if let scene {
      guard application.show(sceneNamed: scene) else {
        throw InputRefusal(
          "there is no scene \"\(scene)\"",
          expected: scenes.isEmpty
            ? "none, as the app has no scenes" : JSONFields.choice(of: scenes))
      }
    } else if let first = scenes.first, application.windowsFrontToBack.isEmpty {
      application.show(sceneNamed: first)
    }
    application.loop.show()
    self.init(application)
  }

  private static func check(_ screen: UIScreen.Configuration) throws(InputRefusal) {
    for (what, number, limits) in [
      ("width", screen.width, InputLimits.screen), ("height", screen.height, InputLimits.screen),
      ("scale", screen.scale, InputLimits.scale), ("rate", screen.hertz, InputLimits.rate),
      ("top inset", screen.safeArea.top, InputLimits.size),
      ("left inset", screen.safeArea.left, InputLimits.size),
      ("bottom inset", screen.safeArea.bottom, InputLimits.size),
      ("right inset", screen.safeArea.right, InputLimits.size),
    ] where !limits.contains(number) {
      throw InputRefusal(
        "the \(what) of the screen is \(number)", expected: InputLimits.text(limits))
    }
  }

  /// Hosts an application that was launched already; its frames come from here from now on.
  package init(_ application: UIApplication) {
    self.application = application
    loop = application.loop
    let names = KeptNames(application)
    self.names = names
    lists = DisplayListMaker { LayerOwner($0, names) }
    loop.frames = nil
  }

  /// Runs a call with this application in force.
  func inForce<Result>(_ body: () -> Result) -> Result {
    let outer = ApplicationSlot.exchange(application)
    defer { if let outer { ApplicationSlot.install(outer) } }
    return body()
  }

  // MARK: Input

  /// Hands in what one source has reported, in order of time, and delivers it.
  ///
  /// A moved touch waits for the next frame; all else is delivered at its own time. A source is
  /// whatever can go away by itself: a tab, a touch panel, a gamepad. The ids of touches are unique
  /// among all sources.
  ///
  /// - Parameters:
  ///   - inputs: What happened, not before ``now``.
  ///   - source: A number of the host's choice.
  /// - Throws: why one of them can't be; then none of them was taken.
  public func post(_ inputs: [RawInput], from source: Int = 0) throws(InputRefusal) {
    let before = (check, held)
    var admitted: [RawInput] = []
    admitted.reserveCapacity(inputs.count)
    do {
      for input in inputs { admitted.append(try admit(input, from: source)) }
    } catch {
      (check, held) = before
      throw error
    }
    guard let last = admitted.last else { return }
    names.somethingHappened()
    inForce {
      if let willPost { for input in admitted { willPost(input) } }
      for input in admitted { loop.post(input) }
      loop.advance(to: max(loop.now, last.time))
    }
  }

  /// Hands in one report of a source, and delivers it.
  ///
  /// - Parameters:
  ///   - input: What happened, not before ``now``.
  ///   - source: A number of the host's choice.
  /// - Throws: why it can't be; then it was not taken.
  public func post(_ input: RawInput, from source: Int = 0) throws(InputRefusal) {
    let before = check
    let admitted: RawInput
    do {
      admitted = try admit(input, from: source)
    } catch {
      check = before
      throw error
    }
    names.somethingHappened()
    inForce {
      willPost?(admitted)
      loop.post(admitted)
      loop.advance(to: max(loop.now, admitted.time))
    }
  }

  /// An input as a recording keeps it, if it can come next.
  private func admit(_ input: RawInput, from source: Int) throws(InputRefusal) -> RawInput {
    let input = input.rounded
    try check.admit(input)
    try held.admit(input, from: source)
    return input
  }

  /// Cancels whatever a source still holds when it goes away: touches, keys, buttons, gestures.
  ///
  /// It is done by input, so that a recording holds it. A pointer of the source leaves the screen.
  public func sourceWentAway(_ source: Int) {
    // Nothing of it can be refused: it ends what was admitted, and now.
    try? post(held.endings(of: source, at: latestTime), from: source)
  }

  // MARK: Time

  /// What time it is for the application, in seconds; no input may be earlier.
  public var now: Double { latestTime }

  /// The next moment that a recording tells apart from all that has happened.
  package var nextMoment: Double { RecordingWriter.rounded(latestTime + Self.smallestStep) }

  /// Seconds between two moments that a recording tells apart.
  private static let smallestStep = 0.000_001

  private var latestTime: Double {
    RecordingWriter.rounded(max(loop.now, check.latestTime ?? 0))
  }

  /// Lets time pass without a frame: timers fire, and what happens at its own time happens.
  ///
  /// A time before ``now`` counts as now. For a host that draws seldom, or not at all.
  public func advance(to time: Double) {
    guard let time = admitted(time) else { return }
    inForce { loop.advance(to: time) }
    recorder?.advanced(to: time)
  }

  /// Runs one frame: moves, timers, display links, layout, drawing, animations.
  ///
  /// A time before ``now`` counts as now; one that is no number runs none.
  public func runFrame(at time: Double) {
    guard let time = admitted(time) else { return }
    inForce {
      loop.advance(to: time)
      loop.runFrame(at: time)
    }
  }

  /// A time as a recording keeps it, if it is one.
  private func admitted(_ time: Double) -> Double? {
    guard time.isFinite else { return nil }
    let time = max(RecordingWriter.rounded(time), latestTime)
    return (try? check.admit(time: time)) == nil ? nil : time
  }

  /// Until when frames change nothing unless somebody posts something, in seconds.
  ///
  /// Nil while the next frame has work; infinity where nothing is to come. Until then a host may sleep,
  /// as long as no thread of the program changes anything meanwhile.
  public var restsUntil: Double? { loop.restsUntil }

  /// When the picture changes next because of an animation, or infinity if none is under way.
  package var nextPicture: Double { loop.layerClock.nextPicture ?? .infinity }

  // MARK: Pictures

  /// What is on the screen now, in the midst of its animations.
  ///
  /// Ask after a frame. Somebody who is sent what changes takes a follower instead, see ``follow()``.
  public func displayList() -> DisplayList {
    inForce {
      updateLists()
      return lists.displayList()
    }
  }

  /// The same, read again from all layers: what changes must lead to.
  package func displayListFromNothing() -> DisplayList {
    inForce { lists.listFromNothing(of: shownLayers) }
  }

  /// Follows what is on the screen, for whoever draws elsewhere and is sent what changes.
  ///
  /// Ask after each frame that is drawn. There may be several, each for a place that draws; one that
  /// nobody holds any more costs nothing.
  public func follow() -> DisplayListFollower {
    inForce { updateLists() }
    let changes = lists.follow()
    return DisplayListFollower { [weak self] in
      guard let self else { return DisplayListDifference() }
      inForce { self.updateLists() }
      return lists.take(changes)
    }
  }

  /// The layers of the windows that are shown, rearmost first.
  private var shownLayers: [CALayer] {
    application.windowsFrontToBack.reversed().filter(\.isOnScreen).map(\.layer)
  }

  /// Brings the lists up to the present moment.
  private func updateLists() {
    let hasChanged = lists.update(to: shownLayers)
    if hasChanged { names.somethingHappened() }
    if names.refresh(isQuiet: !hasChanged) { lists.readOwners() }
  }

  /// The image of a name that a display list has used in the last ten seconds of frames.
  public func image(_ key: String) -> EncodedImage? {
    lists.image(key)?.encoded.map { encoded in
      EncodedImage(
        bytes: [UInt8](encoded.bytes),
        type: encoded.format == .png ? "image/png" : "image/jpeg")
    }
  }

  /// The number that display lists give a layer; nil before one has shown it.
  package func number(of layer: CALayer) -> Int? { lists.number(of: layer) }

  // MARK: Scenes and recordings

  /// Shows another of the application's scenes. A recording to a file continues, and a recording in
  /// memory begins again.
  ///
  /// - Returns: Whether there is one of that name.
  @discardableResult
  public func show(scene name: String) -> Bool {
    guard inForce({ application.show(sceneNamed: name) }) else { return false }
    recorder?.sceneBegan(header: recordingHeader, at: latestTime, hostsCheck: check)
    didShowScene?()
    return true
  }

  /// Writes all that happens from now on to a file, line by line: a recording, for the `play` verb.
  ///
  /// Begin before the first input: a recording says nothing of how things were before it. One that is
  /// under way ends. While the file can't be written, as on a full disk, the application goes on, and the
  /// recording has a mark for what is missing.
  ///
  /// A new file can be read by its owner only, since recordings have typed text.
  ///
  /// - Parameters:
  ///   - path: The path of the file; a pipe or a device is written directly.
  ///   - overwriting: Whether a file that is there is replaced.
  /// - Throws: an error whose description is one line, if the file can't be made.
  public func record(to path: String, overwriting: Bool = false) throws {
    try record(to: path, overwriting: overwriting, reading: [])
  }

  /// Records to a file that isn't one of `inputs`, the files that are read in the meantime.
  package func record(
    to path: String, overwriting: Bool, reading inputs: [String], by write: FileWriting? = nil
  ) throws {
    let head = Array((RecordingWriter.headerLine(recordingHeader) + "\n").utf8)
    let file: GrowingFile
    do {
      file = try GrowingFile(
        path, head: head, existing: .unless(forced: overwriting), inputs: inputs, by: write)
    } catch {
      throw RecorderError(failure: error)
    }
    begin(
      Recorder(file) { [weak application] sentence in
        if let application { Fault.report(sentence, about: application) }
      })
  }

  /// Keeps all that happens from now on in memory, to be written out when somebody wants it.
  ///
  /// It costs a few dozen nanoseconds and some ten bytes for each sample of a finger, so that a program
  /// can keep what led to a fault. Begin before the first input: a recording says nothing of how things
  /// were before it. One that is under way ends.
  ///
  /// - Parameter limit: The most bytes that its records may take; there it ends, and is whole up to there.
  /// - Returns: The recording, which can be written at any time, also after it has ended.
  @discardableResult
  public func recordInMemory(limit: Int = MemoryRecording.ordinaryLimit) -> MemoryRecording {
    let recording = MemoryRecording(limit: limit, header: recordingHeader)
    begin(Recorder(recording))
    return recording
  }

  private func begin(_ recorder: Recorder) {
    recorder.begin(header: recordingHeader, at: latestTime, hostsCheck: check)
    loop.listener = LoopListener(
      didPost: { recorder.took($0) }, didFinishFrame: { recorder.finishedFrame(at: $0) })
    self.recorder = recorder
  }

  /// Ends the recording, which is whole.
  public func stopRecording() {
    loop.listener = nil
    recorder = nil
  }

  /// Whether a recording is under way.
  public var isRecording: Bool { recorder != nil }

  private var recordingHeader: RecordingHeader {
    RecordingHeader(
      screen: .init(application.mainScreen.configuration), scene: application.shownSceneName)
  }
}
