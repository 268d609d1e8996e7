import Testing
import TouchstoneHost
import TouchstoneInput
import TouchstoneInspector
import TouchstoneTrace

@testable import TouchstoneSession
@testable import TouchstoneWeb

@Suite("The browser host", .timeLimit(.minutes(60)))
@MainActor struct WebHostTests {
  private let session = FakeSession()
  private let host: WebHost

  init() {
    host = WebHost(session: session, options: .init(port: 0))
    host.limits = .patient
  }

  private func client() async throws -> RawClient {
    if host.url == nil { try await host.listen() }
    return try await RawClient(url: try #require(host.url))
  }

  /// Returns a client with an open socket that has received its welcome.
  private func tab() async throws -> RawClient {
    let client = try await client()
    try #require(try await client.upgrade() == 101)
    _ = try await client.read(kind: "welcome")
    return client
  }

  private func touch(_ phase: String, id: Int = 1, x: Double = 10, t: Double = 1) -> String {
    #"{"kind":"input","samples":[{"kind":"touch","t":\#(t),"id":\#(id),"phase":"\#(phase)","#
      + #""x":\#(x),"y":20}]}"#
  }

  /// Returns the IDs and phases of the next touches, or an empty array if something else comes
  /// next.
  private func nextTouches() async -> [String] {
    guard case .received(let inputs, let tab) = await session.next() else { return [] }
    return inputs.map { input in
      guard case .touch(let sample) = input else { return "\(input)" }
      return "tab \(tab): \(sample.id) \(sample.phase) at \(Int(sample.position.x))"
    }
  }

  // MARK: - Pages

  @Test("the printed URL shows the page with its stage")
  func page() async throws {
    let page = try await client().get("/")
    #expect(page.status == 200)
    #expect(page.body.contains(#"id="stage""#))
    #expect(page.head.contains("Cache-Control: no-store"))
    #expect(page.head.contains("Content-Security-Policy: default-src 'none'"))
    #expect(page.head.contains("X-Content-Type-Options: nosniff"))
    await host.stop()
  }

  @Test("every file that the page names exists, and no outside file is named")
  func files() async throws {
    let page = try await client().get("/")
    let names = page.body.matches(of: /(?:src|href)="([^"]+)"/).map { String($0.1) }
    #expect(names.contains("page.js"))
    for name in names {
      #expect(!name.contains(":"))
      let file = try await client().get("/\(name)", token: "")
      #expect(file.status == 200)
      for module in file.body.matches(of: /from "\.\/([^"]+)"/) {
        #expect(try await client().get("/\(module.1)", token: "").status == 200)
      }
    }
    await host.stop()
  }

  @Test("a wrong token, a wrong host and a wrong origin are refused with one line")
  func refusals() async throws {
    for path in ["/", "/index.html", "/socket", "/image/a"] {
      for answer in [
        try await client().get(path, token: "0"),
        try await client().get(path, host: "evil.example"),
        try await client().get(path, origin: "http://evil.example"),
      ] {
        #expect(answer.status == 403)
        #expect(answer.body.split(separator: "\n", omittingEmptySubsequences: false).count == 2)
        #expect(answer.body.count > 20)
      }
    }
    for path in ["/socket", "/image/a"] {
      #expect(try await client().get(path, token: "").status == 403)
    }
    #expect(try await client().upgrade(token: "0") == 403)
    #expect(try await client().upgrade(host: "evil.example") == 403)
    #expect(try await client().upgrade(origin: "http://evil.example") == 403)
    let own = "http://127.0.0.1:\(try #require(host.port))"
    #expect(try await client().get("/", origin: own).status == 200)
    #expect(try await client().get("/", origin: "\(own)\nhttp://evil.example").status == 400)
    #expect(try await client().upgrade(origin: "\(own)\nhttp://evil.example") == 400)
    #expect(try await client().get("/", method: "POST").status == 405)
    #expect(try await client().get("/../../Package.swift").status == 404)
    #expect(try await client().get("/socket").status == 400)
    await host.stop()
  }

  @Test("an image of the application is served to clients with the token")
  func image() async throws {
    session.images["a b/ü"] = EncodedImage(bytes: Array("picture".utf8), type: "image/png")
    let image = try await client().get("/image/a%20b%2F%C3%BC")
    #expect(image.status == 200)
    #expect(image.body == "picture")
    #expect(image.head.contains("Content-Type: image/png"))
    #expect(try await client().get("/image/other").status == 404)
    await host.stop()
  }

  @Test("a font file of the application is served to clients with the token")
  func font() async throws {
    session.fonts[2] = Array("font".utf8)
    let font = try await client().get("/font/2")
    #expect(font.status == 200 && font.body == "font")
    #expect(font.head.contains("Content-Type: font/sfnt"))
    #expect(try await client().get("/font/3").status == 404)
    #expect(try await client().get("/font/two").status == 404)
    #expect(try await client().get("/font/2", token: "").status == 403)
    await host.stop()
  }

  @Test("the next port is used if a port is taken")
  func portTaken() async throws {
    let first = try await client()
    first.close()
    let taken = try #require(host.port)
    let second = WebHost(session: session, options: .init(port: taken))
    try await second.listen()
    #expect(try #require(second.port) > taken)
    await second.stop()
    await host.stop()
  }

  @Test(
    "an address of another machine is named in the error",
    arguments: [
      "192.0.2.1", "nonsense", "",
    ])
  func badAddress(address: String) async {
    let host = WebHost(session: session, options: .init(address: address, port: 0))
    host.limits = .patient
    await #expect(throws: WebHostFailure.badAddress(address)) { try await host.listen() }
  }

  @Test(
    "a page is served at an IPv6 address, in any notation",
    .enabled("this machine has no IPv6") { await RawSocket.hasIPv6 },
    arguments: ["::1", "0:0:0:0:0:0:0:1", "::"])
  func addressOfIPv6(address: String) async throws {
    let host = WebHost(session: session, options: .init(address: address, port: 0))
    host.limits = .patient
    let url = try await host.listen()
    let port = try #require(host.port)
    if address != "::" { #expect(url.hasPrefix("http://[::1]:\(port)/?token=")) }
    let own = url.replacing(/\/\/\[[^\]]*\]/, with: "//[::1]")
    let page = try await RawClient(url: own).get("/")
    #expect(page.status == 200)
    #expect(!page.head.contains("ws://["))
    #expect(try await RawClient(url: own).get("/", host: "[::2]:\(port)").status == 403)
    #expect(try await RawClient(url: own).upgrade(origin: "http://[::1]:\(port)") == 101)
    await host.stop()
  }

  @Test("a read-only page refuses touches, and serves requests")
  func readOnly() async throws {
    let host = WebHost(session: session, options: .init(port: 0, isReadOnly: true))
    host.limits = .patient
    try await host.listen()
    let looker = try await RawClient(url: try #require(host.url))
    try #require(try await looker.upgrade() == 101)
    #expect(try await looker.read(kind: "welcome").contains(#""readOnly":true"#))
    try await looker.send(#"{"kind":"why","x":1,"y":2}"#)
    #expect(try await looker.read(kind: "inspection").contains("The window is hit."))
    for message in [touch("began"), #"{"kind":"scene","name":"second"}"#] {
      let client = try await RawClient(url: try #require(host.url))
      try #require(try await client.upgrade() == 101)
      try await client.send(message)
      #expect(try await client.readClose().code == 1008)
    }
    #expect(session.currentScene == "first")
    await host.stop()
  }

  // MARK: - Tabs

  @Test("a tab receives the stage and the scenes, and can change the scene")
  func scenes() async throws {
    let client = try await client()
    try #require(try await client.upgrade(origin: "http://localhost:\(host.port ?? 0)") == 101)
    let welcome = try await client.read(kind: "welcome")
    #expect(welcome.contains(#""width":390"#))
    #expect(welcome.contains(#""title":"The second scene""#))
    try await client.send(#"{"kind":"scene","name":"second"}"#)
    #expect(await session.next() == .shown("second"))
    host.runFrame(at: 1)
    #expect(try await client.read(kind: "scene").contains("second"))
    await host.stop()
  }

  @Test("fingers of two tabs have different IDs, and each tab sees the other's")
  func twoTabs() async throws {
    let first = try await tab()
    let second = try await tab()
    try await first.send(touch("began", x: 10))
    #expect(await nextTouches() == ["tab 1: 1 began at 10"])
    try await second.send(touch("began", x: 50))
    #expect(await nextTouches() == ["tab 2: 2 began at 50"])
    host.runFrame(at: 1)
    #expect(try await first.read(kind: "fingers").contains(#"[{"id":2,"x":50,"y":20}]"#))
    #expect(try await second.read(kind: "fingers").contains(#"[{"id":1,"x":10,"y":20}]"#))
    await host.stop()
  }

  @Test("a tab that closes during a touch has its touches cancelled")
  func close() async throws {
    let client = try await tab()
    try await client.send(touch("began"))
    #expect(await nextTouches() == ["tab 1: 1 began at 10"])
    try await client.send([], opcode: 8)
    #expect(await session.next() == .closed(1))
    #expect(try await client.readClose().code == 1000)
    #expect(host.contacts.contacts.isEmpty)
    await host.stop()
  }

  @Test("a tab that disconnects without a close has its touches cancelled")
  func vanish() async throws {
    let client = try await tab()
    try await client.send(touch("began"))
    #expect(await nextTouches() == ["tab 1: 1 began at 10"])
    client.close()
    #expect(await session.next() == .closed(1))
    await host.stop()
  }

  @Test("input is never earlier than the app's last event, such as for its menu bar")
  func afterTheMenuBar() async throws {
    let client = try await tab()
    // The host's own clock is far behind.
    session.now = 1_000_000
    try await client.send(touch("began"))
    guard case .received(let inputs, _) = await session.next() else {
      Issue.record("no input came")
      return
    }
    #expect(inputs.map(\.time) == [1_000_000])
    client.close()
    await host.stop()
  }

  @Test("an invalid message closes that tab with the reason, and the other one stays")
  func garbage() async throws {
    let good = try await tab()
    let bad = try await tab()
    try await bad.send(touch("began"))
    #expect(await nextTouches() == ["tab 2: 1 began at 10"])
    try await bad.send("garbage")
    #expect(await session.next() == .closed(2))
    #expect(
      try await bad.readClose()
        == .init(code: 1008, reason: #"not JSON, column 1 is "g"; expected a value"#))
    try await good.send(touch("began"))
    #expect(await nextTouches() == ["tab 1: 1 began at 10"])
    await host.stop()
  }

  @Test("a message that is too long closes with its own code")
  func tooLong() async throws {
    let client = try await tab()
    try await client.send([UInt8](repeating: 0x78, count: 1 << 20 | 1))
    #expect(try await client.readClose().code == 1009)
    #expect(await session.next() == .closed(1))
    await host.stop()
  }

  @Test("input refused by the application closes with the application's line")
  func refused() async throws {
    session.refusal = "The application is asleep."
    let client = try await tab()
    try await client.send(touch("began"))
    let close = try await client.readClose()
    #expect(close == .init(code: 1008, reason: "The application is asleep."))
    await host.stop()
  }

  @Test("ten thousand moves in one message arrive in order")
  func tenThousandMoves() async throws {
    let client = try await tab()
    let samples = (0...10_000).map { index in
      #"{"kind":"touch","t":\#(Double(index) / 1000),"id":1,"phase":"#
        + #""\#(index == 0 ? "began" : "moved")","x":\#(index),"y":0}"#
    }
    try await client.send(
      #"{"kind":"input","samples":[\#(samples.joined(separator: ","))]}"#)
    guard case .received(let inputs, 1) = await session.next() else {
      Issue.record("no input came")
      return
    }
    let places = inputs.compactMap { input -> Int? in
      guard case .touch(let sample) = input else { return nil }
      return Int(sample.position.x)
    }
    #expect(places == Array(0...10_000))
    #expect(inputs.map(\.time) == inputs.map(\.time).sorted())
    await host.stop()
  }

  @Test("a ping returns its own payload")
  func ping() async throws {
    let client = try await tab()
    try await client.send(Array("there?".utf8), opcode: 9)
    #expect(try await client.read() == .init(opcode: 10, payload: Array("there?".utf8)))
    await host.stop()
  }

  @Test("a request about a point gets a response for that point")
  func why() async throws {
    let client = try await tab()
    try await client.send(#"{"kind":"why","x":12.5,"y":-3}"#)
    #expect(try await client.read(kind: "inspection").contains("The window is hit."))
    #expect(session.asked.map(\.x) == [12.5])
    #expect(session.asked.map(\.y) == [-3])
    await host.stop()
  }

  @Test("a request about a view gets a response for it, and for no view an empty one")
  func whyView() async throws {
    let client = try await tab()
    try await client.send(#"{"kind":"whyView","node":9}"#)
    try await client.send(#"{"kind":"whyView","node":7}"#)
    #expect(try await client.read(kind: "inspection").contains("*card* is hit."))
    #expect(session.askedNodes == [9, 7])
    await host.stop()
  }

  @Test(
    "a tab reads only the details it requested; the app reports what any tab requests")
  func journalDetails() async throws {
    let curious = try await tab()
    let plain = try await tab()
    try await curious.send(#"{"kind":"journal","details":["walk","queue"]}"#)
    try await curious.send(#"{"kind":"why","x":0,"y":0}"#)
    _ = try await curious.read(kind: "inspection")
    #expect(session.journalDetails == [.walk, .queue])
    session.lines = [
      JournalLine(number: 1, time: 0, kind: "walk", text: "asked"),
      JournalLine(number: 2, time: 0, kind: "climb", text: "handed on"),
      JournalLine(number: 3, time: 0, kind: "touch", text: "hit"),
    ]
    host.runFrame(at: 1)
    let detailed = try await curious.read(kind: "journal")
    #expect(
      detailed.contains("asked") && detailed.contains("hit") && !detailed.contains("handed on"))
    let short = try await plain.read(kind: "journal")
    #expect(short.contains("hit") && !short.contains("asked"))
    try await curious.send(#"{"kind":"journal","details":["gossip"]}"#)
    #expect(try await curious.readClose().code == 1008)
    await host.stop()
  }

  @Test(
    "a tab reports its browser's style and its device, and every tab receives the screen")
  func styleAndDevice() async throws {
    let client = try await client()
    try #require(try await client.upgrade() == 101)
    let welcome = try await client.read(kind: "welcome")
    #expect(welcome.contains(#""devices":[{"height":480,"name":"Slate","width":320}]"#))
    try await client.send(#"{"kind":"style","name":"dark"}"#)
    try await client.send(#"{"kind":"device","name":"Slate","landscape":true}"#)
    try await client.send(#"{"kind":"why","x":0,"y":0}"#)
    _ = try await client.read(kind: "inspection")
    #expect(session.style == .dark)
    host.runFrame(at: 1)
    let screen = try await client.read(kind: "screen")
    #expect(
      screen.contains(#"{"device":"Slate","height":320,"landscape":true,"width":480}"#), "\(screen)"
    )
    try await client.send(#"{"kind":"device","name":"Abacus","landscape":false}"#)
    #expect(try await client.readClose().code == 1008)
    await host.stop()
  }

  @Test("a tab chooses a language of the app, and every tab receives the choices and the choice")
  func language() async throws {
    let (first, second) = (try await client(), try await client())
    try #require(try await first.upgrade() == 101)
    try #require(try await second.upgrade() == 101)
    _ = try await first.read(kind: "welcome")
    _ = try await second.read(kind: "welcome")
    session.languages = PageLanguages(
      choices: [
        PageLanguage(name: "de", title: "Deutsch"), PageLanguage(name: "en", title: "English"),
      ], current: "en")
    host.runFrame(at: 1)
    let choices = try await first.read(kind: "languages")
    #expect(
      choices.contains(
        #"{"choices":[{"name":"de","title":"Deutsch"},{"name":"en","title":"English"}],"#
          + #""current":"en"}"#), "\(choices)")
    _ = try await second.read(kind: "languages")
    try await first.send(#"{"kind":"language","name":"de"}"#)
    try await first.send(#"{"kind":"why","x":0,"y":0}"#)
    _ = try await first.read(kind: "inspection")
    #expect(session.languages.current == "de")
    host.runFrame(at: 2)
    #expect(try await second.read(kind: "languages").contains(#""current":"de""#))
    try await first.send(#"{"kind":"language","name":"tlh"}"#)
    #expect(try await first.readClose().code == 1008)
    await host.stop()
  }

  // MARK: - Frames

  @Test("a tree is sent when it changes, and a page that has not drawn receives no more")
  func trees() async throws {
    let client = try await tab()
    func show(_ x: Double, at time: Double) {
      var node = DisplayNode(id: 1, className: "UIWindow")
      node.matrix.tx = x
      session.shown = DisplayList(roots: [1], nodes: [node])
      host.runFrame(at: time)
    }
    for step in 1...4 { show(Double(step), at: Double(step)) }
    #expect(try await client.read(kind: "tree").contains(#""matrix":[1,0,0,1,1,0]"#))
    #expect(try await client.read(kind: "tree").contains(#""matrix":[1,0,0,1,2,0]"#))
    #expect(host.tabs.first?.sentTree == 2)
    try await client.send(#"{"kind":"drawn","number":2}"#)
    try await client.send(#"{"kind":"why","x":0,"y":0}"#)
    _ = try await client.read(kind: "inspection")
    host.runFrame(at: 5)
    #expect(try await client.read(kind: "tree").contains(#""matrix":[1,0,0,1,4,0]"#))
    host.runFrame(at: 6)
    #expect(host.tabs.first?.sentTree == 3)
    await host.stop()
  }

  @Test("each line of the journal is sent once to each tab")
  func journal() async throws {
    let client = try await tab()
    session.lines = [JournalLine(number: 1, time: 0, kind: "touch", text: "one")]
    host.runFrame(at: 1)
    host.runFrame(at: 2)
    session.lines.append(JournalLine(number: 2, time: 0, kind: "touch", text: "two"))
    host.runFrame(at: 3)
    #expect(try await client.read(kind: "journal").contains(#""text":"one""#))
    let second = try await client.read(kind: "journal")
    #expect(second.contains("two") && !second.contains("one"))
    await host.stop()
  }

  /// Returns a gesture timeline from the trace of one tap, up to the first `count` records.
  private func timeline(_ count: Int) -> PageGestureTimeline? {
    let card = TraceSubject(className: "UIView", identifier: "card", object: nil)
    let tap = TraceSubject(className: "UITapGestureRecognizer", identifier: "tap", object: nil)
    let records = [
      TraceRecord(
        time: 2, step: .bound(touch: 1, view: card, window: nil, at: TracePoint(x: 0, y: 0))),
      TraceRecord(time: 2, step: .received(touch: 1, by: tap, on: card)),
      TraceRecord(time: 2.05, step: .sent(touches: [.init(1, .ended)])),
      TraceRecord(
        time: 2.05,
        step: .moved(recognizer: tap, on: card, from: .possible, to: .ended, because: nil)),
      TraceRecord(
        time: 2.05, step: .verdict(touch: 1, recognizer: tap, on: card, .recognized)),
    ]
    return GestureTimeline.timelines(in: Array(records.prefix(count))).last.map { timeline in
      PageGestureTimeline(timeline, version: count, now: 2.1) {
        InspectedObject(className: $0.shortClassName, identifier: $0.identifier ?? "")
      }
    }
  }

  @Test("the timeline is sent when it changes, with times from the first touch")
  func timelines() async throws {
    let client = try await tab()
    session.shownTimeline = timeline(2)
    for time in 1...3 { host.runFrame(at: Double(time)) }
    session.shownTimeline = timeline(5)
    for time in 4...6 { host.runFrame(at: Double(time)) }
    session.lines = [JournalLine(number: 1, time: 0, kind: "touch", text: "one")]
    host.runFrame(at: 7)
    let live = try await client.read(kind: "debate")
    #expect(live.contains(#""over":false"#))
    #expect(live.contains(#""segments":[{"cause":"","changes":0,"start":0,"state":"possible"}]"#))
    let last = try await client.read(kind: "debate")
    #expect(last.contains(#""over":true"#))
    #expect(last.contains(#""verdict":{"name":"recognized","text":"recognized","time":0.05}"#))
    #expect(last.contains(#""lift":0.05"#))
    // Nothing else was sent in the meantime.
    _ = try await client.read(kind: "journal")
    await host.stop()
  }

  @Test("a lint request returns the findings")
  func lint() async throws {
    let client = try await tab()
    session.findings = [
      PageFinding(kind: "covered", weight: "problem", node: 7, sentence: "*a* covers *b*.")
    ]
    try await client.send(#"{"kind":"lint"}"#)
    let answer = try await client.read(kind: "lint")
    #expect(
      answer.contains(
        #"[{"kind":"covered","node":7,"sentence":"*a* covers *b*.","weight":"problem"}]"#))
    await host.stop()
  }

  @Test("input has the host's time, after the last frame and not in the future")
  func time() async throws {
    let client = try await tab()
    host.runFrame(at: host.now)
    let frame = host.latestTime
    _ = await session.next()
    try await client.send(touch("began", t: 123_456))
    guard case .received(let inputs, _) = await session.next() else {
      Issue.record("no input came")
      return
    }
    let time = try #require(inputs.first?.time)
    #expect(time >= frame && time <= host.now)
    await host.stop()
  }
}
