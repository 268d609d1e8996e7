internal import Foundation
internal import Synchronization
internal import TouchstoneFiles

/// The private folder and user defaults of one application.
///
/// A temporary container belongs to one run, as of a stage: its folder is created on first use and
/// removed at the end, and its user defaults are in memory. A kept container has a folder that
/// outlives the process. Code on any thread can use a container.
package final class AppContainer: Sendable {
  private struct State {
    var home: String?
    var folder: PrivateFolder?
    var stores: [String: DefaultsStore] = [:]
    var isClosed = false
  }

  /// The path of the kept folder, or `nil` if the container is temporary.
  private let keptPath: String?
  private let state = Mutex(State())

  /// Creates a temporary container, without any file operation.
  package init() { keptPath = nil }

  /// Creates a container that is kept in a folder, which is created on first use.
  package init(keptAt path: String) { keptPath = path }

  /// The path of the container's folder, which corresponds to an app's home directory.
  ///
  /// The first use creates the folder, with the subfolders that exist in a new app on iOS.
  package var home: String {
    state.withLock { state in
      if let home = state.home { return home }
      let home = keptPath ?? Self.newFolder(&state)
      state.home = home
      guard !state.isClosed else { return home }
      for folder in ["Documents", "Library/Caches", "Library/Preferences", "tmp"] {
        try? FileManager.default.createDirectory(
          atPath: home + "/" + folder, withIntermediateDirectories: true)
      }
      return home
    }
  }

  private static func newFolder(_ state: inout State) -> String {
    if !state.isClosed, let folder = try? PrivateFolder() {
      state.folder = folder
      Leftovers.add(folder.path)
      return folder.path
    }
    return FileManager.default.temporaryDirectory.path + "/touchstone-" + UUID().uuidString
  }

  /// Returns the user defaults of a suite, or of the app itself for `nil`.
  package func defaults(named suite: String?) -> DefaultsStore {
    let name = suite ?? Self.ownDefaults
    let path = keptPath.map {
      $0 + "/Library/Preferences/" + Self.fileName(for: name) + ".plist"
    }
    return state.withLock { state in
      if let store = state.stores[name] { return store }
      let store = DefaultsStore(path: path)
      state.stores[name] = store
      return store
    }
  }

  private static let ownDefaults = "app"

  /// Returns a name without the characters that a file's name can't have.
  package static func fileName(for name: String) -> String {
    let name = String(name.map { $0 == "/" || $0 == "\0" ? "_" : $0 })
    return name.isEmpty || name == "." || name == ".." ? "_" : name
  }

  /// Removes the folder of a temporary container, and writes the user defaults of a kept one.
  ///
  /// Afterwards, a temporary container creates no further folder.
  package func close() {
    let (folder, stores) = state.withLock { state in
      defer { state.folder = nil }
      if keptPath == nil {
        state.isClosed = true
        if let path = state.folder?.path { Leftovers.remove(path) }
      }
      return (state.folder, Array(state.stores.values))
    }
    extendLifetime(folder)
    for store in stores { store.synchronize() }
  }

  deinit { close() }

  /// The temporary folders that are removed when the process exits.
  private enum Leftovers {
    private static let paths = Mutex<Set<String>>([])
    private static let isRegistered: Bool = {
      atexit { Leftovers.removeAll() }
      return true
    }()

    static func add(_ path: String) {
      _ = isRegistered
      paths.withLock { _ = $0.insert(path) }
    }

    static func remove(_ path: String) { paths.withLock { _ = $0.remove(path) } }

    private static func removeAll() {
      for path in paths.withLock({ $0 }) { try? FileManager.default.removeItem(atPath: path) }
    }
  }
}

extension AppContainer {
  /// The environment variable whose value replaces the path of a kept container.
  package static let variable = "TOUCHSTONE_CONTAINER"

  /// Returns the kept container of an app that runs.
  ///
  /// Its folder is `touchstone/containers/NAME` in the user's data folder, which is
  /// `$XDG_DATA_HOME` or `~/.local/share`.
  ///
  /// - Parameters:
  ///   - name: The app's bundle identifier or name.
  ///   - path: The path of the folder, or `nil` for the environment variable's value or the path
  ///     above.
  /// - Returns: The container.
  package static func kept(for name: String, at path: String? = nil) -> AppContainer {
    let environment = ProcessInfo.processInfo.environment
    func value(_ variable: String) -> String? {
      environment[variable].flatMap { $0.isEmpty ? nil : $0 }
    }
    if let path = path ?? value(variable) {
      return AppContainer(keptAt: URL(fileURLWithPath: path).path)
    }
    let data = value("XDG_DATA_HOME") ?? NSHomeDirectory() + "/.local/share"
    return AppContainer(keptAt: data + "/touchstone/containers/" + fileName(for: name))
  }

  /// Points Foundation's own functions at the container, for files that don't import UIKit.
  ///
  /// Call it before other threads run, because it changes the environment of the process.
  package func becomeHomeOfProcess() {
    let home = home
    for (variable, folder) in [
      ("CFFIXED_USER_HOME", ""), ("XDG_DATA_HOME", "/Library/Application Support"),
      ("XDG_CACHE_HOME", "/Library/Caches"), ("XDG_CONFIG_HOME", "/Library/Preferences"),
    ] {
      setenv(variable, home + folder, 1)
    }
  }
}
