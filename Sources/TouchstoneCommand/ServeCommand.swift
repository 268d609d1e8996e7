internal import ArgumentParser
internal import TouchstoneInspector
internal import TouchstoneKit
internal import TouchstoneWeb

/// Serves the app on a page.
struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Serves the app on a page (what happens without a verb).")

  @Option(help: "The scene to show first.")
  var scene: String?

  @Option(help: "The port; the next free one is taken if it is in use.")
  var port: UInt16 = WebHost.Options.ordinaryPort

  @Option(help: "The address to serve at, for other devices to reach the page.")
  var host = WebHost.Options.loopback

  @Option(help: "A file to write all input to, for the play verb.")
  var record: String?

  @Flag(help: "Show the app without letting anybody touch it.")
  var readOnly = false

  @Flag(help: "Show a ripple on whatever answers a touch.")
  var effects = false

  func run() throws {
    try MainActor.assumeIsolated {
      let output = StandardOutput()
      output.replaceStandardOutput()
      let application = try AppProgram.current.launch(scene: scene)
      if effects { TouchEffects.isEnabled = true }
      do {
        let session = ApplicationSession(
          application: application, appName: AppProgram.name,
          recorder: try recorder(application), output: output)
        try WebHost(
          session: session, options: .init(address: host, port: port, isReadOnly: readOnly)
        ).run()
      } catch {
        throw Complaint("\(error)")
      }
    }
  }

  @MainActor
  private func recorder(_ application: UIApplication) throws -> SessionRecorder? {
    guard let record else { return nil }
    return try SessionRecorder(
      path: record,
      header: RecordingHeader(
        screen: .init(application.mainScreen.configuration),
        scene: application.shownSceneName))
  }
}
