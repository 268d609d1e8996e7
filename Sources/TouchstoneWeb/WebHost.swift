internal import Foundation
internal import TouchstoneFiles
internal import TouchstoneHost
internal import TouchstoneServer
package import TouchstoneSession

/// Serves an application as a page on this machine.
///
/// The host owns the clock: it runs 60 frames per second, and input is timed by the pages' clocks.
/// Everything that uses the application runs on the main actor. Reading, validating and writing
/// messages doesn't.
@MainActor package final class WebHost {
  /// Options of the host, such as the address at which the page is served.
  package struct Options: Equatable, Sendable {
    /// The IPv4 or IPv6 address to listen on.
    ///
    /// 0.0.0.0 listens on every IPv4 address of this machine, and :: on every IPv6 address.
    package var address: String
    /// The first port to try, or 0 for any free port.
    package var port: UInt16
    /// Whether the page shows the app without accepting input.
    package var isReadOnly: Bool
    /// The way to continue from an earlier time in another process, or `nil` if that isn't
    /// possible.
    package var successor: ContinuationProcess?
    /// The process with the session that this one continues, or `nil`.
    ///
    /// This process ends with it.
    package var parent: Int32?
    /// An additional file that the URL is written to once the page is served.
    package var urlFile: String?

    /// Creates options.
    ///
    /// By default, only this machine can reach the page.
    package init(
      address: String = Options.loopback, port: UInt16 = Options.ordinaryPort,
      isReadOnly: Bool = false
    ) {
      self.address = address
      self.port = port
      self.isReadOnly = isReadOnly
    }

    /// The address that only this machine can reach.
    package static let loopback = "127.0.0.1"
    /// The first port to try by default.
    package static let ordinaryPort: UInt16 = 8023
    /// The maximum number of ports to try.
    static let tries = 50
  }

  /// The number of frames per second.
  package static let framesPerSecond = 60.0

  /// The longest time without a frame, in seconds, after which changes by an app's own threads
  /// appear.
  private static let longestRest = 1.0

  /// The number of frames between readings of the accessibility tree, because users don't notice a
  /// shorter delay.
  static let framesBetweenReadings = 6

  /// The number of frames between readings while nothing visible changes and only the app's own
  /// descriptions can change.
  static let framesBetweenQuietReadings = 60

  let session: any PageSession
  let options: Options
  private let token = AccessToken()
  /// The machine's clock, usable from any thread.
  nonisolated let stamps = LatencyStamps()
  /// The record of each event's latency.
  let latencyLog: LatencyLog
  /// The processes that continue from earlier times of this session.
  var successors: [Process] = []
  /// The number of such processes that are being started.
  var startingSuccessors = 0
  /// The time since which no page is connected, on the machine's clock, and whether one ever was.
  var deserted: Double?
  var hadTabs = false
  /// Whether latency is recorded.
  var isRecordingLatency = false
  private var server: PageServer?
  /// The URL of the page, or `nil` before it is served.
  package private(set) var url: String?
  /// The port of the page, or `nil` before it is served.
  package var port: UInt16? { server?.port }

  var tabs: [Tab] = []
  var nextTab = 1
  var contacts = ContactIDs()
  var latestTime = 0.0
  /// The application's clock, which a page may slow, pause and step.
  var pace = HostClock()
  /// Input that waits for its time while the clock is slowed or paused.
  var inbox = PendingInput()
  /// The recent history, recorded while a page shows its timeline.
  let history: History
  /// The accessibility elements as they were last read.
  var elements = PageElements()
  /// The number of frames until the elements are read again.
  var framesUntilReading = 0
  /// Whether there was input, or a change that a page shows, since the last frame.
  var hasNews = false
  private var isStopped = false
  /// The limits for connections. They are read when the host starts to listen.
  var limits = ServerLimits()

  /// Creates a host for an application.
  ///
  /// It serves nothing until ``listen()`` or ``run()`` is called.
  package init(session: any PageSession, options: Options = Options()) {
    self.session = session
    self.options = options
    latencyLog = LatencyLog { [stamps] in stamps.now }
    history = History(session)
    latestTime = session.now
    pace.advance(to: latestTime, at: stamps.now)
  }

  /// The application's time, in seconds.
  package var now: Double { pace.time(at: machineNow) }

  /// The time since the host was created, in seconds.
  var machineNow: Double { stamps.now }

  /// Starts to listen.
  ///
  /// - Returns: The URL of the page, with its token.
  /// - Throws: A `WebHostFailure` if the page can't be served.
  @discardableResult
  package func listen() async throws -> String {
    let files = try PageFiles.bundled()
    let addresses = NetworkAddress.reachable(from: options.address)
    let token = token
    let server: PageServer
    do {
      server = try await PageServer.open(
        address: NetworkAddress.numeric(options.address),
        port: options.port, tries: options.port == 0 ? 1 : Options.tries, limits: limits
      ) { port in
        PageSite(
          admission: RequestAuthorizer(token: token, addresses: addresses, port: port),
          files: files,
          host: self)
      }
    } catch {
      throw WebHostFailure(error, options: options)
    }
    self.server = server
    let url = "http://\(addresses[0]):\(server.port)/?token=\(token)"
    self.url = url
    return url
  }

  /// Serves the page and runs frames until the host is stopped, as the main thread's loop.
  ///
  /// - Throws: A `WebHostFailure` if the page can't be served.
  package func run() throws {
    var failure: (any Error)?
    Task {
      do {
        try announce(try await listen())
      } catch {
        failure = error
      }
    }
    var frame = 0.0
    while !isStopped, !isAbandoned {
      if let failure { throw failure }
      if pace.isPaused {
        runWhilePaused()
        frame = (now * Self.framesPerSecond).rounded(.down)
        continue
      }
      frame = max(frame + 1, (now * Self.framesPerSecond).rounded(.down))
      sleep(until: frame / Self.framesPerSecond)
      if !pace.isPaused { runFrame(at: frame / Self.framesPerSecond) }
      // The next frame handles whatever ended the pause, as if frames had continued.
      if rest() { frame = (now * Self.framesPerSecond).rounded(.down) }
    }
  }

  /// Pauses frames while nothing is pending. A message of a tab, or any other work on the main
  /// thread, ends the pause.
  ///
  /// - Returns: Whether frames were paused.
  private func rest() -> Bool {
    guard !isHoldingInput, let quiet = session.restsUntil else { return false }
    let end = min(quiet, history.nextReading)
    // All tabs have received the last change, except for the accessibility tree, which is read
    // later.
    let start = now
    let reading = start + Double(max(1, framesUntilReading)) / Self.framesPerSecond
    // Continuous animations need every frame, discrete ones only the frames of their steps.
    let limit =
      tabs.isEmpty ? min(end, start + Self.longestRest) : min(end, reading, session.nextPicture)
    guard limit > start else { return false }
    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: limit - start))
    // The next frame counts itself.
    let passed = ((now - start) * Self.framesPerSecond).rounded(.down)
    framesUntilReading -= max(0, Int(clamping: passed) - 1)
    return true
  }

  /// Stops serving and running frames.
  package func stop() async {
    isStopped = true
    await server?.close()
    server = nil
  }

  /// Runs tasks of the main actor until a time.
  private func sleep(until time: Double) {
    while !isStopped, let rest = pace.wait(until: time, at: machineNow), rest > 0 {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: rest))
    }
  }

  /// Prints the URL of the page, and warns if other machines can reach it.
  private func announce(_ url: String) throws {
    if !NetworkAddress.isLoopback(options.address) {
      let what = options.isReadOnly ? "view" : "view and control"
      let warning =
        "Warning: served at \(options.address) without encryption; anyone who can reach this "
        + "machine and knows the URL, or reads the traffic, can \(what) the app.\n"
      let isTerminal = isatty(FileHandle.standardError.fileDescriptor) != 0
      let code = QRCode(url)?.text(isColored: isTerminal) ?? ""
      try? FileHandle.standardError.write(contentsOf: Data((warning + code).utf8))
    }
    do {
      try FileHandle.standardOutput.write(contentsOf: Data((url + "\n").utf8))
    } catch {
      throw WebHostFailure.cannotAnnounce
    }
    if let file = options.urlFile {
      try OutputFile.write(Array((url + "\n").utf8), to: file, access: .owner)
    }
  }
}
