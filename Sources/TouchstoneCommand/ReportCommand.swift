internal import ArgumentParser
internal import Foundation
internal import TouchstoneFiles
internal import TouchstoneSession
internal import TouchstoneWeb

/// Replays a recording without a screen and writes everything that it shows as one page.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Replays a recording and writes a page that shows every moment of it, in one file.",
    discussion:
      "The file opens in any browser, without a server or a network. A timeline shows any moment. "
      + "Attach it to a bug report.")

  @Argument(help: "The recording.")
  var recording: String

  @Option(
    name: .shortAndLong, help: "The file to write. Default: the recording's name with .html.")
  var output: String?

  @Option(help: "The scene to show. Default: the scene of the recording.")
  var scene: String?

  @OptionGroup var files: OutputOptions

  /// The path of the file to write.
  private var path: String {
    output ?? NSString(string: recording).deletingPathExtension + ".html"
  }

  /// Rejects a pipe or a device without `--output`, because its name belongs to the system.
  private func checkName() throws {
    guard output == nil, let status = try? FileStatus(recording), status.kind != .folder else {
      return
    }
    guard status.kind != .regular || recording.hasPrefix("/dev/") else { return }
    throw CommandError("\(recording) isn't a file; specify the file to write with --output")
  }

  func run() throws {
    try MainActor.assumeIsolated {
      try Reexecution.withDeterministicHashing()
      try checkName()
      try files.check(path, reading: [recording])
      let file = try RecordingFile(recording)
      let contents = try file.survey()
      let application = try AppProgram.current.launch(
        as: contents.header, scene: scene, later: contents.scenes)
      let report = try RecordedHistory.report(of: application, appName: AppProgram.name) {
        try file.play(contents, on: application)
      }
      let page: [UInt8]
      do { page = try report.html() } catch { throw CommandError("\(error)") }
      try files.write(page, to: path, reading: [recording])
      file.report(contents.notes)
      let kilobytes = Int(clamping: (Double(page.count) / 1000).rounded())
      let seconds = String(format: "%.1f", report.seconds)
      print("\(path.inOneLine): \(report.count) events in \(seconds) s, \(kilobytes) kB")
    }
  }
}
