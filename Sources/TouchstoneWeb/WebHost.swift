internal import Foundation
internal import TouchstoneFiles
internal import TouchstoneHost
internal import TouchstoneServer

/// Serves an application as a page on this machine.
///
/// The host owns the clock of the page's world: frames fall 60 times a second, and input gets its
/// times from the pages' clocks. Everything that touches the application runs on the main actor;
/// reading, checking and writing messages does not.
@MainActor package final class WebHost {
  /// Where the page is served.
  package struct Options: Equatable, Sendable {
    /// The IPv4 or IPv6 address to listen at. 0.0.0.0 listens at every IPv4 address of this
    /// machine, and :: at every IPv6 address.
    package var address: String
    /// The first port to try; 0 takes any that is free.
    package var port: UInt16
    /// Whether the page shows the app without letting anybody touch it.
    package var isReadOnly: Bool
    /// How to go on from an earlier moment in another process; nil where nobody can.
    package var successor: Successor?
    /// The process from whose session this one goes on, and with which it ends; nil for none.
    package var parent: Int32?
    /// Where else the URL is written to, once the page is served.
    package var urlFile: String?

    /// Makes options; by default only this machine can reach the page.
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
    /// The port that is tried first if none is asked for.
    package static let ordinaryPort: UInt16 = 8023
    /// How many ports are tried, the first included.
    static let tries = 50
  }

  /// How many frames there are in a second.
  package static let framesPerSecond = 60.0

  /// The longest time without a frame, in seconds: what a thread of the program's own changed shows by
  /// then.
  private static let longestRest = 1.0

  /// How many frames pass from one reading of the accessibility tree to the next: nobody hears faster.
  static let framesBetweenReadings = 6

  /// How many pass while nothing that a page can see changes: only a program's own words can be others.
  static let framesBetweenQuietReadings = 60

  let session: any PageSession
  let options: Options
  private let token = AccessToken()
  /// The machine's clock, for any thread.
  nonisolated let stamps = LatencyStamps()
  /// Where the time of each event went.
  let ledger: LatencyLedger
  /// The processes that go on from moments of this session.
  var successors: [Process] = []
  /// How many more are being started.
  var startingSuccessors = 0
  /// Since when no page is there, by the machine's clock, and whether one ever was.
  var deserted: Double?
  var hadTabs = false
  /// Whether the ledger is kept.
  var isKeepingLedger = false
  private var server: PageServer?
  /// The URL of the page, once it is served.
  package private(set) var url: String?
  /// The port of the page, once it is served.
  package var port: UInt16? { server?.port }

  var tabs: [Tab] = []
  var nextTab = 1
  var contacts = ContactNumbers()
  var latestTime = 0.0
  /// The clock of the application's world, which a page may slow, stop and step.
  var pace = HostClock()
  /// Input that waits for its time, while the clock is slow or stands.
  var inbox = Inbox()
  /// What happened lately, while any page shows its timeline.
  let history: History
  /// What assistive technology finds, as it was read last.
  var elements = PageElements()
  /// How many frames remain until it is read again.
  var framesUntilReading = 0
  /// Whether there was input since the last frame, or a change for a page to show.
  var hasNews = false
  private var isStopped = false
  /// What it grants to whoever connects; read when it starts to listen.
  var limits = ServerLimits()

  /// Makes a host for an application; it serves nothing until it is started or run.
  package init(session: any PageSession, options: Options = Options()) {
    self.session = session
    self.options = options
    ledger = LatencyLedger { [stamps] in stamps.now }
    history = History(session)
    latestTime = session.now
    pace.advance(to: latestTime, at: stamps.now)
  }

  /// The seconds of the application's world.
  package var now: Double { pace.time(at: machineNow) }

  /// The seconds since the host was made.
  var machineNow: Double { stamps.now }

  /// Starts to listen.
  ///
  /// - Returns: the URL of the page, with its token.
  /// - Throws: a `WebHostFailure` if it cannot be served.
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
          admission: Admission(token: token, addresses: addresses, port: port), files: files,
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

  /// Serves the page and runs frames until the host is stopped; the main thread's own loop.
  ///
  /// - Throws: a `WebHostFailure` if the page cannot be served.
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
        standStill()
        frame = (now * Self.framesPerSecond).rounded(.down)
        continue
      }
      frame = max(frame + 1, (now * Self.framesPerSecond).rounded(.down))
      sleep(until: frame / Self.framesPerSecond)
      if !pace.isPaused { runFrame(at: frame / Self.framesPerSecond) }
      // Whatever woke it is seen by the next frame, as if frames had gone on.
      if rest() { frame = (now * Self.framesPerSecond).rounded(.down) }
    }
  }

  /// Runs no frames while nothing is pending and nothing runs on the main thread: no message of a tab,
  /// no task of the program.
  ///
  /// - Returns: Whether it rested.
  private func rest() -> Bool {
    guard !isHoldingInput, let quiet = session.restsUntil else { return false }
    let end = min(quiet, history.nextReading)
    // Every tab has received the last change, except for the accessibility tree, which is read later.
    let start = now
    let reading = start + Double(max(1, framesUntilReading)) / Self.framesPerSecond
    // A picture that moves needs every frame, one that jumps only the frames of its steps.
    let limit =
      tabs.isEmpty ? min(end, start + Self.longestRest) : min(end, reading, session.nextPicture)
    guard limit > start else { return false }
    _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: limit - start))
    // The next frame counts as one itself.
    let passed = ((now - start) * Self.framesPerSecond).rounded(.down)
    framesUntilReading -= max(0, Int(clamping: passed) - 1)
    return true
  }

  /// Stops to serve and to run frames.
  package func stop() async {
    isStopped = true
    await server?.close()
    server = nil
  }

  /// Lets tasks of the main actor run until a moment.
  private func sleep(until time: Double) {
    while !isStopped, let rest = pace.wait(until: time, at: machineNow), rest > 0 {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: rest))
    }
  }

  /// Says where the page is, and warns if others can reach it.
  private func announce(_ url: String) throws {
    if !NetworkAddress.isLoopback(options.address) {
      let what = options.isReadOnly ? "see" : "see and touch"
      let warning =
        "Warning: served at \(options.address) without encryption; whoever can reach this machine and "
        + "knows the URL, or reads the traffic, can \(what) the application.\n"
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
