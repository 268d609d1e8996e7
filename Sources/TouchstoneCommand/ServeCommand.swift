internal import ArgumentParser
internal import TouchstoneHost
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
        let served = ApplicationHost(application)
        if let record { try served.record(to: record) }
        try WebHost(
          session: ApplicationSession(served, appName: AppProgram.name, output: output),
          options: .init(address: host, port: port, isReadOnly: readOnly)
        ).run()
      } catch {
        throw Complaint("\(error)")
      }
    }
  }
}
