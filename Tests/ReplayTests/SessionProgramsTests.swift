import Gallery
import Testing
import TouchstoneHost
import TouchstoneInput
import TouchstoneInspector
import TouchstoneProtocol
import TouchstoneSession
import TouchstoneTesting
import TouchstoneWeb
import UIKit

/// A served session: programs tap in it with an additional finger, and the session becomes a test.
@MainActor
@Suite(.staged) struct SessionProgramsTests {
  private let session: ApplicationSession

  init() throws {
    let application = try UIApplication.launch(
      delegate: GalleryDelegate.self, screen: Device.iPhone14.screen())
    application.show(sceneNamed: "see-through")
    application.loop.show()
    session = ApplicationSession(ApplicationHost(application), appName: "app")
  }

  private func ask(_ verb: String, _ arguments: [JSONMember] = []) -> String {
    session.answer(ProtocolQuestion(id: "1", verb: verb, arguments: arguments)).text
  }

  @Test func `A tap by a program reaches the button, and becomes part of the test`() {
    session.frame(at: 1)
    let tapped = ask("tap", [JSONMember("view", .string("button"))])
    #expect(tapped.contains(#""answers":["performWithSender: → UIAction","button"]"#))
    session.frame(at: 2)
    let test = ask("test")
    #expect(test.contains(#"stage.tap(\"button\")"#))
    #expect(test.contains(#"The recorded session of see-through"#))
    #expect(test.contains("#expect("))
  }

  @Test func `A test begins where recording was requested`() {
    session.frame(at: 1)
    _ = ask("tap", [JSONMember("view", .string("button"))])
    session.frame(at: 2)
    #expect(ask("record").contains(#""result":{"time":2}"#))
    session.frame(at: 3)
    _ = ask("tap", [JSONMember("view", .string("button"))])
    session.frame(at: 4)
    let test = ask("test")
    #expect(test.contains("// Setup."))
    #expect(test.contains(#"?.currentTitle == \"Button · 2\""#))
    #expect(!test.contains(#"?.currentTitle == \"Button · 1\""#))
    #expect(ask("test", [JSONMember("last", .number(0))]).contains("badArguments"))
  }

  @Test func `Another scene restarts the recording`() {
    session.frame(at: 1)
    _ = ask("tap", [JSONMember("view", .string("button"))])
    session.show(scene: "delivery")
    session.frame(at: 2)
    let test = ask("test")
    #expect(test.contains(#"scene: \"delivery\""#))
    #expect(!test.contains("stage.tap("))
  }
}
