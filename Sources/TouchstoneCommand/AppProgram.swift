internal import ArgumentParser
internal import Foundation
internal import TouchstoneFiles
internal import TouchstoneHost
internal import TouchstoneInspector
package import TouchstoneKit
internal import TouchstoneSession
internal import TouchstoneWeb

/// An app as a command-line tool: its application class, its delegate, and its command line.
@MainActor
package struct AppProgram {
  let applicationType: UIApplication.Type
  let delegateType: AnyClass?

  /// The running app; the verbs launch its application.
  private(set) static var current = AppProgram(
    applicationType: UIApplication.self, delegateType: nil)

  /// The name of the executable, which also names the only scene of an app without scenes.
  nonisolated static let name: String = {
    let path = CommandLine.arguments.first ?? ""
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    return name.isEmpty ? "app" : name
  }()

  /// The path of the executable, for starting it again.
  nonisolated static var path: String {
    Bundle.main.executablePath ?? CommandLine.arguments[0]
  }

  /// The name of the app's container: the bundle identifier or else the name of the executable.
  nonisolated static var containerName: String { Bundle.main.bundleIdentifier ?? name }

  /// The version of Touchstone, as in the changelog.
  nonisolated static let version = "0.3.0"

  // MARK: Running

  /// Runs the app with a delegate, and ends the process.
  package static func run(delegate: any UIApplicationDelegate.Type) -> Never {
    current = AppProgram(applicationType: UIApplication.self, delegateType: delegate)
    exit(current.obey(Array(CommandLine.arguments.dropFirst())))
  }

  /// Runs the app with classes by name, and returns the exit code.
  package static func run(applicationName: String?, delegateName: String?) -> Int32 {
    func type(_ name: String) -> AnyClass? {
      (NSClassFromString(name) ?? _typeByName(name) as? AnyClass)
    }
    var application = UIApplication.self
    if let applicationName {
      guard let found = type(applicationName) as? UIApplication.Type else {
        CommandError.report("there is no subclass of UIApplication named \(applicationName)")
        return CommandError.failure
      }
      application = found
    }
    var delegate: AnyClass?
    if let delegateName {
      guard let found = type(delegateName) else {
        CommandError.report(
          "there is no class named \(delegateName) for the application's delegate")
        return CommandError.failure
      }
      delegate = found
    }
    current = AppProgram(applicationType: application, delegateType: delegate)
    return current.obey(Array(CommandLine.arguments.dropFirst()))
  }

  /// Runs the command that the command line names, and returns the exit code.
  ///
  /// The exit code reports a failure if the output couldn't be written.
  private func obey(_ arguments: [String]) -> Int32 {
    StandardDescriptors.fill()
    ProcessSignals.prepare()
    let code = perform(arguments)
    guard !StandardOutput.finish(), code == 0 else { return code }
    CommandError.report("can't write the complete answer to standard output")
    return CommandError.failure
  }

  private func perform(_ arguments: [String]) -> Int32 {
    if let word = arguments.first, !word.hasPrefix("-"), !RootCommand.verbs.contains(word) {
      CommandError.report(
        "there is no verb \"\(word)\""
          + Suggestion.clause(
            for: word, among: RootCommand.verbs, or: "see \(Self.name) --help"))
      return CommandError.badUse
    }
    do {
      // Parsing the arguments needs more stack than this check.
      try ProcessLimits.needStack()
      var command = try RootCommand.parseAsRoot(arguments)
      try ((command as? any ResourceCommand)?.need ?? .ordinary).check()
      try command.run()
      return 0
    } catch let error as CommandError {
      CommandError.report(error.text)
      return error.code
    } catch let shortage as ProcessLimits.Shortage {
      CommandError.report(shortage.description)
      return CommandError.failure
    } catch {
      let message = RootCommand.fullMessage(for: error)
      if RootCommand.exitCode(for: error) == .success {
        print(message)
        return 0
      }
      CommandError.report(
        CommandError.firstLine(message) + "; see " + RootCommand.help(for: arguments))
      return CommandError.badUse
    }
  }

  // MARK: Launching

  /// Launches the application and shows the named scene; without a name, shows the first scene if
  /// no window is shown.
  ///
  /// Without a container, the application's files and user defaults last for the command only.
  func launch(
    scene: String?, screen: UIScreen.Configuration = Device.iPhone14.screen(),
    container: AppContainer? = nil
  ) throws -> UIApplication {
    let application: UIApplication
    do {
      application = try UIApplication.launch(
        applicationType, delegate: delegateType, screen: screen, container: container)
    } catch {
      throw CommandError("\(error)")
    }
    let names = application.appScenes.map(\.name)
    if let scene {
      guard names.isEmpty ? scene == Self.name : application.show(sceneNamed: scene) else {
        throw Self.unknown(scene, among: names)
      }
    } else if let first = names.first, application.windowsFrontToBack.isEmpty {
      application.show(sceneNamed: first)
    }
    application.loop.show()
    if let note = application.windowlessNote { CommandError.report(note) }
    return application
  }

  /// Launches the application on the screen of a recording, with the given scene or the recording's
  /// own.
  ///
  /// - Parameters:
  ///   - header: The settings of the recording.
  ///   - scene: The scene to show in place of the recording's own.
  ///   - later: The scenes that the recording shows later. The application must have them, too.
  /// - Returns: The application, with the first scene on its screen.
  /// - Throws: An error.
  func launch(
    as header: RecordingHeader, scene: String? = nil, later: [String] = []
  ) throws -> UIApplication {
    let application = try launch(
      scene: scene ?? header.scene, screen: header.screen.configuration)
    let known = application.appScenes.map(\.name)
    for name in later where !known.contains(name) { throw Self.unknown(name, among: known) }
    return application
  }

  private static func unknown(_ scene: String, among names: [String]) -> CommandError {
    let known = names.isEmpty ? [name] : names
    return CommandError(
      "there is no scene \"\(scene)\""
        + Suggestion.clause(
          for: scene, among: known, or: "there are: \(known.joined(separator: ", "))"),
      code: CommandError.badUse)
  }
}

/// An error message for the user in one line, and an exit code.
struct CommandError: Error {
  /// The exit code for invalid arguments.
  static let badUse: Int32 = 2
  /// The exit code for a failure with valid arguments.
  static let failure: Int32 = 1

  let text: String
  let code: Int32

  init(_ text: String, code: Int32 = CommandError.failure) {
    self.text = text
    self.code = code
  }

  static func report(_ text: String) {
    // If standard error can't be written, there is no way to report anything.
    let text = text.hasPrefix("Error: ") ? String(text.dropFirst("Error: ".count)) : text
    let line = "\(AppProgram.name): \(text.inOneLine)\n"
    try? FileHandle.standardError.write(contentsOf: Data(line.utf8))
  }

  /// Returns the first line of a message that may have several.
  static func firstLine(_ text: String) -> String {
    text.split(separator: "\n").first.map(String.init) ?? text
  }
}
