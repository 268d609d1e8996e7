import Foundation
import Testing
import TouchstoneTesting
import UIKit

/// An app's object that stores the user defaults once, as singletons do.
@MainActor
private final class Settings {
  static let shared = Settings()
  let defaults = UserDefaults.standard
  var visits: Int {
    get { defaults.integer(forKey: "visits") }
    set { defaults.set(newValue, forKey: "visits") }
  }
}

private final class CountingDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Settings.shared.visits += 1
    return true
  }
}

private func documents() throws -> URL {
  try #require(FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first)
}

@MainActor
@Suite("Containers")
struct ContainerTests {
  @Test func `each stage begins without the user defaults of the one before`() {
    for _ in 0..<2 {
      let stage = Stage(app: CountingDelegate.self)
      #expect(Settings.shared.visits == 1)
      #expect(UserDefaults.standard.dictionaryRepresentation().keys.sorted() == ["visits"])
      #expect(UserDefaults(suiteName: "group.app")?.object(forKey: "visits") == nil)
      withExtendedLifetime(stage) {}
    }
  }

  @Test func `two stages of a test have their own user defaults`() {
    let first = Stage()
    let second = Stage()
    Settings.shared.visits = 2
    first.advance(by: 0)
    #expect(second.homeDirectory != first.homeDirectory)
    let controller = UIViewController()
    first.window.rootViewController = controller
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }
    first.settle()
    second.settle()
    #expect(Settings.shared.visits == 2)
  }

  @Test func `documents begin empty and are removed with the stage`() throws {
    var folder: URL
    do {
      let stage = Stage()
      folder = try documents()
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names.isEmpty)
      let home = stage.homeDirectory.path
      #expect(folder.path == home + "/Documents")
      try Data("note".utf8).write(to: folder.appendingPathComponent("note.txt"))
      #expect(FileManager.default.fileExists(atPath: folder.path + "/note.txt"))
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func `no path leads to the developer's home`() throws {
    let stage = Stage()
    let home = stage.homeDirectory.path
    var paths = [NSHomeDirectory(), NSTemporaryDirectory()]
    paths.append(FileManager.default.temporaryDirectory.path)
    paths.append(FileManager.default.homeDirectoryForCurrentUser.path)
    paths += [URL.documentsDirectory, .cachesDirectory, .libraryDirectory].map(\.path)
    paths.append(URL.applicationSupportDirectory.path)
    let searched: [FileManager.SearchPathDirectory] = [
      .documentDirectory, .cachesDirectory, .applicationSupportDirectory, .libraryDirectory,
    ]
    for directory in searched {
      paths += NSSearchPathForDirectoriesInDomains(directory, .userDomainMask, true)
    }
    let made = try FileManager.default.url(
      for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    paths.append(made.path)
    #expect(paths.count == 13)
    for path in paths { #expect(path.hasPrefix(home), "\(path)") }
    #expect(NSTemporaryDirectory().hasSuffix("/tmp/"))
    #expect(FileManager.default.fileExists(atPath: made.path))
  }

  @Test func `set values go before registered ones and come in the types that were set`() throws {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let defaults = UserDefaults.standard
    defaults.register(defaults: ["sound": true, "level": 3])
    #expect(defaults.bool(forKey: "sound"))
    defaults.set(false, forKey: "sound")
    defaults.set(2.5, forKey: "speed")
    defaults.set(["a", "b"], forKey: "names")
    defaults.set(Data([1, 2]), forKey: "data")
    defaults.set("7", forKey: "text")
    defaults.set(URL(string: "https://stage.invalid/a"), forKey: "address")
    #expect(defaults.url(forKey: "address")?.absoluteString == "https://stage.invalid/a")
    #expect(!defaults.bool(forKey: "sound"))
    #expect(defaults.integer(forKey: "level") == 3)
    #expect(defaults.double(forKey: "speed") == 2.5)
    #expect(defaults.stringArray(forKey: "names") == ["a", "b"])
    #expect(defaults.data(forKey: "data") == Data([1, 2]))
    #expect(defaults.integer(forKey: "text") == 7)
    #expect(defaults.string(forKey: "none") == nil)
    defaults.removeObject(forKey: "sound")
    #expect(defaults.bool(forKey: "sound"))
  }

  @Test func `a change of the user defaults notifies`() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    var changes = 0
    let token = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: UserDefaults.standard, queue: nil
    ) { _ in MainActor.assumeIsolated { changes += 1 } }
    UserDefaults.standard.set(1, forKey: "a")
    UserDefaults.standard.removeObject(forKey: "a")
    NotificationCenter.default.removeObserver(token)
    #expect(changes == 2)
  }

  @Test func `a domain is removed by its name`() {
    let stage = Stage()
    defer { withExtendedLifetime(stage) {} }
    let group = UserDefaults(suiteName: "group.app")
    group?.set(1, forKey: "a")
    UserDefaults.standard.set(2, forKey: "a")
    UserDefaults.standard.removePersistentDomain(forName: "group.app")
    #expect(group?.object(forKey: "a") == nil)
    #expect(UserDefaults.standard.integer(forKey: "a") == 2)
  }
}
