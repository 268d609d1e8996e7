import Gallery
import Testing
import TouchstoneHost
import TouchstoneInput
import TouchstoneKit
import TouchstoneSession
import TouchstoneTesting
import TouchstoneTrace
import TouchstoneWeb
import UIKit

/// The Gallery's scene of the main menu, served like a page and recorded.
@MainActor
private final class ServedMenus {
  let session: ApplicationSession
  let file: String
  private let log = TraceLog(limit: .max, wantsVisits: false)
  private var frames = 0
  private let tab = 1

  init() throws {
    file = NSTemporaryDirectory() + "menus-\(UUID().uuidString).jsonl"
    let application = try ServedMenus.application()
    let host = ApplicationHost(application)
    try host.record(to: file)
    session = ApplicationSession(host, appName: "menus")
    application.tracer.add(log)
    run(frames: 5)
  }

  deinit { try? FileManager.default.removeItem(atPath: file) }

  private static func application() throws -> UIApplication {
    let application = try UIApplication.launch(
      delegate: GalleryDelegate.self,
      screen: UIScreen.Configuration(width: 390, height: 844, hertz: 60))
    application.show(sceneNamed: "menus")
    application.loop.layOut()
    return application
  }

  var trace: String { log.text }

  func run(frames count: Int) {
    for _ in 0..<count {
      frames += 1
      session.frame(at: Double(frames) / 60)
    }
  }

  private func number(_ title: String) throws -> Int {
    try #require(session.menuBar.first { $0.title == title }).number
  }

  func open(_ title: String) throws -> [PageMenuItem] {
    session.openMenu(try number(title), for: tab)
  }

  /// Chooses an item like the page does: shows it again, then closes the menu.
  func choose(_ titles: [String], alternate: Int? = nil) throws {
    var items = try open(titles[0])
    for title in titles.dropFirst().dropLast() {
      items = try #require(items.first { $0.title == title }).items
    }
    let line = try #require(items.first { $0.title == titles.last }, "\(titles)")
    session.choose(line.number, alternate: alternate, for: tab)
    session.closeMenu(for: tab)
    run(frames: 3)
  }

  /// Returns the first difference of the replay, or `nil` if there is none.
  func difference() throws -> String? {
    let (live, again) = (trace.split(separator: "\n"), try replayed().split(separator: "\n"))
    for (one, other) in zip(live, again) where one != other { return "\(one) ≠ \(other)" }
    return live.count == again.count ? nil : "\(live.count) lines ≠ \(again.count)"
  }

  var recording: Recording {
    get throws { try RecordingReader.read([UInt8](Data(contentsOf: URL(filePath: file)))) }
  }

  /// Returns the trace of the recording, played to a newly launched application.
  func replayed() throws -> String {
    let application = try ServedMenus.application()
    let log = TraceLog(limit: .max, wantsVisits: false)
    application.tracer.add(log)
    RecordingPlayer.play(try recording, on: application)
    return log.text
  }
}

@Suite("Recordings of the main menu", .staged) @MainActor
struct MenuRecordingTests {
  private func records(_ served: ServedMenus) throws -> [String] {
    try served.recording.records.compactMap { record in
      guard case .input(.menu(let sample), _) = record else { return nil }
      return "\(sample.change) \(sample.path.joined(separator: " › "))"
        + (sample.modifiers.isEmpty ? "" : " with \(sample.modifiers.rawValue)")
    }
  }

  @Test("a choice in the menu bar is recorded by its titles, and replays to the same trace")
  func choosing() throws {
    let served = try ServedMenus()
    try served.choose(["Note", "Pin"])
    try served.choose(["Note", "Color", "Pink"])
    try served.choose(["Edit", "Copy"])
    #expect(
      try records(served) == [
        "show ", "open Note", "choose Note › Pin", "close Note", "open Note",
        "choose Note › Color › Pink",
        "close Note", "open Edit", "choose Edit › Copy", "close Edit",
      ])
    #expect(served.trace.contains("“Copy” sends copy:"))
    #expect(served.trace.contains("“Pink”"))
    let difference = try served.difference()
    #expect(difference == nil)
  }

  @Test("an alternate is recorded by its modifiers, and runs again")
  func alternate() throws {
    let served = try ServedMenus()
    try served.choose(["Note", "Delete"], alternate: 0)
    let alternate = UIKeyModifierFlags.alternate.rawValue
    #expect(
      try records(served) == [
        "show ", "open Note", "choose Note › Delete with \(alternate)", "close Note",
      ])
    #expect(served.trace.contains("deleteAllNotes:"))
    let difference = try served.difference()
    #expect(difference == nil)
  }

  @Test("deferred content that arrived while a menu was open replays, and can be chosen")
  func deferred() throws {
    let served = try ServedMenus()
    _ = try served.open("Note")
    served.run(frames: 60)
    try served.choose(["Note", "Recent", "Shown 1×"])
    #expect(
      try records(served) == [
        "show ", "open Note", "choose Note › Recent › Shown 1×", "close Note",
      ])
    #expect(served.trace.contains("“Shown 1×” runs"))
    let difference = try served.difference()
    #expect(difference == nil)
  }

  @Test("a menu that is open in two tabs closes with the last of them")
  func twoTabs() throws {
    let served = try ServedMenus()
    let note = try #require(served.session.menuBar.first { $0.title == "Note" }).number
    _ = served.session.openMenu(note, for: 1)
    _ = served.session.openMenu(note, for: 2)
    served.session.closeMenu(for: 1)
    #expect(try records(served) == ["show ", "open Note"])
    served.session.tabClosed(2)
    #expect(try records(served) == ["show ", "open Note", "close Note"])
  }

  @Test("an item that the main menu lacks is in the trace, and has no effect")
  func missing() throws {
    let stage = Stage()
    let sample = MenuSample(.choose, ["Edit", "Nothing"], time: 0)
    stage.application.loop.post(.menu(sample))
    stage.advance(by: 0.1)
    #expect(
      stage.trace.contains {
        $0.kind == .menu && $0.detail == "the main menu has no “Edit › Nothing”"
      })
  }
}
