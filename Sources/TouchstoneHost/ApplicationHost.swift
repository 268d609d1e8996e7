internal import TouchstoneDisplay
package import TouchstoneFiles
@_exported public import TouchstoneInput
public import TouchstoneKit
internal import TouchstoneLayers
internal import TouchstoneRecording

/// An application and its connection to a host: the host posts input, runs frames and draws display
/// lists.
///
/// A host shows an application and reports touches to it: a page, a window, a panel, a terminal.
/// The host owns the clock; nothing happens automatically.
///
///     let host = try ApplicationHost(delegate: AppDelegate.self, size: CGSize(width: 320, height: 480))
///     try host.post([.touch(TouchSample(id: 1, phase: .began, position: .init(x: 9, y: 9), time: 0.5))])
///     host.runFrame(at: 0.517)
///     draw(host.displayList())
///
/// Times are seconds since the host began, and never run backwards. A process may have several
/// hosts: each call makes its own application current.
@MainActor
public final class ApplicationHost {
  /// The application, which is `UIApplication.shared` during each call.
  public let application: UIApplication
  private let loop: EventLoop
  @exclusivity(unchecked) private var check = StreamCheck()
  @exclusivity(unchecked) private var held = HeldInput()
  private let names: KeptNames
  private let lists: DisplayListMaker
  @exclusivity(unchecked) private var recorder: Recorder?
  /// A function that is called with each admitted input before its delivery, for storing a history.
  @exclusivity(unchecked) package var willPost: ((RawInput) -> Void)?
  /// A function that is called after another scene was shown.
  package var didShowScene: (() -> Void)?

  // MARK: Making

  /// Launches an application on a screen.
  ///
  /// - Parameters:
  ///   - type: The class of the application.
  ///   - delegate: The class of the application's delegate.
  ///   - scene: The name of one of the delegate's scenes, or `nil` to show what the delegate itself
  ///     shows. If the delegate shows no window, `nil` shows the first scene.
  ///   - size: The size of the screen, in points.
  ///   - scale: The number of pixels per point.
  ///   - hertz: The number of frames per second that the host intends to run.
  ///   - safeArea: The widths of the areas at the screen's edges that the device covers, in points.
  /// - Throws: An error whose description is one line.
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
            ? "none, because the app has no scenes" : JSONFields.choice(of: scenes))
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

  /// Creates a host for an application that is already launched, and takes over its frames.
  package init(_ application: UIApplication) {
    self.application = application
    loop = application.loop
    let names = KeptNames(application)
    self.names = names
    lists = DisplayListMaker { LayerOwner($0, names) }
    loop.frames = nil
  }

  /// Runs a call with this application as the current one.
  func inForce<Result>(_ body: () -> Result) -> Result {
    let outer = ApplicationSlot.exchange(application)
    defer { if let outer { ApplicationSlot.install(outer) } }
    return body()
  }

  // MARK: Input

  /// Posts the input of one source in chronological order, and delivers it.
  ///
  /// A moved touch waits for the next frame. All other input is delivered at its own time. A source
  /// is a device or connection that can go away: a tab, a touch panel, a gamepad. Touch IDs are
  /// unique among all sources.
  ///
  /// - Parameters:
  ///   - inputs: The input, not earlier than ``now``.
  ///   - source: A number that the host chooses.
  /// - Throws: The reason if an input is invalid; then no input is posted.
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

  /// Posts one input of a source, and delivers it.
  ///
  /// - Parameters:
  ///   - input: The input, not earlier than ``now``.
  ///   - source: A number that the host chooses.
  /// - Throws: The reason if the input is invalid; then it isn't posted.
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

  /// Returns an input with its numbers rounded as in a recording, or throws if it can't come next.
  private func admit(_ input: RawInput, from source: Int) throws(InputRefusal) -> RawInput {
    let input = input.rounded
    try check.admit(input)
    try held.admit(input, from: source)
    return input
  }

  /// Cancels all touches, keys, buttons and gestures of a source that goes away.
  ///
  /// The cancellation is posted as input, so that a recording contains it. A pointer of the source
  /// leaves the screen.
  public func sourceWentAway(_ source: Int) {
    // Never throws: the endings match admitted input, and have the current time.
    try? post(held.endings(of: source, at: latestTime), from: source)
  }

  // MARK: Time

  /// The application's current time in seconds; no input may be earlier.
  public var now: Double { latestTime }

  /// The earliest time that a recording distinguishes from ``now``.
  package var nextMoment: Double { RecordingWriter.rounded(latestTime + Self.smallestStep) }

  /// The smallest difference between two times that a recording distinguishes, in seconds.
  private static let smallestStep = 0.000_001

  private var latestTime: Double {
    RecordingWriter.rounded(max(loop.now, check.latestTime ?? 0))
  }

  /// Advances the clock without a frame: timers fire, and input that is due at its own time is
  /// delivered.
  ///
  /// A time before ``now`` counts as now, and a time that isn't finite is ignored. For hosts that
  /// draw rarely or never.
  public func advance(to time: Double) {
    guard let time = admitted(time) else { return }
    inForce { loop.advance(to: time) }
    recorder?.advanced(to: time)
  }

  /// Runs one frame: moves, timers, display links, layout, drawing, animations.
  ///
  /// A time before ``now`` counts as now, and a time that isn't finite runs no frame.
  public func runFrame(at time: Double) {
    guard let time = admitted(time) else { return }
    inForce {
      loop.advance(to: time)
      loop.runFrame(at: time)
    }
  }

  /// Returns a time rounded as in a recording and at least ``now``, or `nil` if it isn't a valid
  /// time.
  private func admitted(_ time: Double) -> Double? {
    guard time.isFinite else { return nil }
    let time = max(RecordingWriter.rounded(time), latestTime)
    return (try? check.admit(time: time)) == nil ? nil : time
  }

  /// The time, in seconds since the host began, until which frames change nothing unless input is
  /// posted. `nil` if the next frame has work.
  ///
  /// The value is infinity if nothing is scheduled. A host may sleep until then, as long as no
  /// thread of the app changes anything in the meantime.
  public var restsUntil: Double? { loop.restsUntil }

  /// The time of the next change to the screen by an animation, or infinity if no animation is
  /// running.
  package var nextPicture: Double { loop.layerClock.nextPicture ?? .infinity }

  // MARK: Pictures

  /// Returns the current content of the screen, including animations in progress.
  ///
  /// Call this method after a frame. To receive changes only, use ``follow()``.
  public func displayList() -> DisplayList {
    inForce {
      updateLists()
      return lists.displayList()
    }
  }

  /// Returns the same display list, but reads all layers again; following the changes must lead to
  /// the same list.
  package func displayListFromNothing() -> DisplayList {
    inForce { lists.listFromNothing(of: shownLayers) }
  }

  /// Returns an observer of the display list, for a renderer elsewhere that receives only the
  /// changes.
  ///
  /// Read its changes after each frame that is drawn. An app may have several observers, one per
  /// renderer. A released observer costs nothing.
  public func follow() -> DisplayListObserver {
    inForce { updateLists() }
    let changes = lists.follow()
    return DisplayListObserver { [weak self] in
      guard let self else { return DisplayListDifference() }
      inForce { self.updateLists() }
      return lists.take(changes)
    }
  }

  /// The layers of the visible windows, from back to front.
  private var shownLayers: [CALayer] {
    application.windowsFrontToBack.reversed().filter(\.isOnScreen).map(\.layer)
  }

  /// Updates the display lists to the current state.
  private func updateLists() {
    let hasChanged = lists.update(to: shownLayers)
    if hasChanged { names.somethingHappened() }
    if names.refresh(isQuiet: !hasChanged) { lists.readOwners() }
  }

  /// Returns the image with a name that a display list contained within the last ten seconds of
  /// frames.
  ///
  /// Returns `nil` for other names, and for images that have no encoded data.
  public func image(_ key: String) -> EncodedImage? {
    lists.image(key)?.encoded.map { encoded in
      EncodedImage(
        bytes: [UInt8](encoded.bytes),
        type: encoded.format == .png ? "image/png" : "image/jpeg")
    }
  }

  /// Returns the bytes of a font file of the app, by the number in a display list's font.
  ///
  /// The file has the format TrueType or OpenType, or is a collection of such fonts, of which the app
  /// uses the first one. Returns `nil` for other numbers, and for a file that can't be read.
  public func font(_ number: Int) -> [UInt8]? {
    UInt32(exactly: number).flatMap { FontFiles.path(of: $0) }
      .flatMap { FileManager.default.contents(atPath: $0) }.map { [UInt8]($0) }
  }

  /// Returns the ID of a layer in display lists, or `nil` if no display list has contained the
  /// layer.
  package func number(of layer: CALayer) -> Int? { lists.number(of: layer) }

  // MARK: Scenes and recordings

  /// Shows another of the application's scenes.
  ///
  /// A recording to a file continues, and a recording in memory begins again.
  ///
  /// - Returns: Whether there is a scene with that name.
  @discardableResult
  public func show(scene name: String) -> Bool {
    guard inForce({ application.show(sceneNamed: name) }) else { return false }
    recorder?.sceneBegan(header: recordingHeader, at: latestTime, hostsCheck: check)
    didShowScene?()
    return true
  }

  /// Records all input and frames from now on to a file, line by line; the `play` verb plays the
  /// file.
  ///
  /// Begin before the first input, because a recording doesn't contain earlier state. A recording
  /// in progress ends. If the file can't be written for a while, as on a full disk, the application
  /// continues, and the recording marks what is missing.
  ///
  /// Only its owner can read a new file, because recordings contain typed text.
  ///
  /// - Parameters:
  ///   - path: The path of the file; a pipe or a device is written directly.
  ///   - overwriting: Whether an existing file is replaced.
  /// - Throws: An error whose description is one line, if the file can't be created.
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

  /// Records all input and frames from now on in memory, where the recording can be written to a
  /// file later.
  ///
  /// It costs a few dozen nanoseconds and about ten bytes for each touch sample, so an app can
  /// always record the events that led to a fault. Begin before the first input, because a
  /// recording doesn't contain earlier state. A recording in progress ends.
  ///
  /// - Parameter limit: The maximum size of its records in bytes. The recording ends there, and is
  ///   complete up to that point.
  /// - Returns: The recording, which can be written at any time, even after it has ended.
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

  /// Ends the recording in progress, which is complete.
  public func stopRecording() {
    loop.listener = nil
    recorder = nil
  }

  /// Whether a recording is in progress.
  public var isRecording: Bool { recorder != nil }

  private var recordingHeader: RecordingHeader {
    RecordingHeader(
      screen: .init(application.mainScreen.configuration), scene: application.shownSceneName,
      font: SystemFont.tables)
  }
}
