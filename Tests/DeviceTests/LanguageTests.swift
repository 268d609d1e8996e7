import Foundation
import Testing
import TouchstoneHost
import TouchstoneSession
import TouchstoneTesting
import UIKit
import UIKitFoundation

/// An app with a scene whose label shows a looked-up text.
private final class GreetingApp: UIResponder, UIApplicationDelegate, AppSceneProviding {
  /// The bundle in which the running test's app looks its text up.
  static var bundle = Bundle.main

  var scenes: [AppScene] {
    [
      AppScene(name: "greeting", title: "Greeting", hint: "") {
        let controller = UIViewController()
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = ApplicationResources.localizedString(
          "greeting", value: nil, table: nil, in: Self.bundle)
        controller.view.addSubview(label)
        return controller
      }
    ]
  }
}

/// The language of the app's texts, which the page can choose.
@Suite(.staged) @MainActor
struct LanguageTests {
  /// Creates a bundle with texts in English, the development language, and in Esperanto and Faroese.
  ///
  /// Without `hasEnglish`, it has no table of the development language.
  private func makeBundle(hasEnglish: Bool = true) throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("Languages-\(UUID().uuidString)")
    for (language, text) in [("en", "Hello"), ("eo", "Saluton"), ("fo", "Hallo")]
    where hasEnglish || language != "en" {
      let place = folder.appendingPathComponent("\(language).lproj")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data("\"greeting\" = \"\(text)\";\n".utf8)
        .write(to: place.appendingPathComponent("Localizable.strings"))
    }
    return try #require(Bundle(path: folder.path))
  }

  private func text(_ application: UIApplication) -> String? {
    (application.windows.first?.rootViewController?.view.subviews.first as? UILabel)?.text
  }

  @Test func `A language that the page chooses restarts the scene in it`() throws {
    GreetingApp.bundle = try makeBundle()
    defer { try? FileManager.default.removeItem(at: GreetingApp.bundle.bundleURL) }
    let host = try ApplicationHost(
      delegate: GreetingApp.self, size: CGSize(width: 200, height: 300))
    let session = ApplicationSession(host, appName: "app")
    #expect(text(host.application) == "Hello")
    #expect(session.languages.current == "en")
    let titles = session.languages.choices.reduce(into: [:]) { $0[$1.name] = $1.title }
    #expect(titles["en"] == "English" && titles["eo"] == "Esperanto")
    #expect(titles["fo"] != nil)

    session.show(language: "eo")
    #expect(text(host.application) == "Saluton")
    #expect(session.languages.current == "eo")
    session.show(language: "tlh")
    #expect(session.languages.current == "eo")
    session.show(language: "en")
    #expect(text(host.application) == "Hello")
  }

  @Test func `An app returns to a development language that has no table`() throws {
    GreetingApp.bundle = try makeBundle(hasEnglish: false)
    defer { try? FileManager.default.removeItem(at: GreetingApp.bundle.bundleURL) }
    let host = try ApplicationHost(
      delegate: GreetingApp.self, size: CGSize(width: 200, height: 300))
    let session = ApplicationSession(host, appName: "app")
    #expect(text(host.application) == "greeting")
    session.show(language: "eo")
    #expect(text(host.application) == "Saluton")
    session.show(language: "en")
    #expect(text(host.application) == "greeting" && session.languages.current == "en")
  }

  @Test func `A moment after a change of the language can't be continued`() throws {
    GreetingApp.bundle = try makeBundle()
    defer { try? FileManager.default.removeItem(at: GreetingApp.bundle.bundleURL) }
    let host = try ApplicationHost(
      delegate: GreetingApp.self, size: CGSize(width: 200, height: 300))
    let session = ApplicationSession(host, appName: "app")
    host.runFrame(at: host.now + 1)
    #expect(throws: Never.self) { try session.moment(at: host.now) }
    session.show(language: "eo")
    host.runFrame(at: host.now + 1)
    let refusal = #expect(throws: InputRefusal.self) { try session.moment(at: host.now) }
    #expect(refusal?.problem.contains("the app's language was changed") == true)
    session.show(language: "en")
    host.runFrame(at: host.now + 1)
    #expect(throws: Never.self) { try session.moment(at: host.now) }
  }
}
