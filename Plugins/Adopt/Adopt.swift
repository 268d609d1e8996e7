import Foundation
import PackagePlugin

/// Rewrites a copy of a folder of iOS sources: `swift package adopt PATH [--output FOLDER]`.
///
/// The copy is a folder next to the original with the suffix `-adopted`, or the folder that
/// `--output` specifies. Files that aren't Swift sources are copied unchanged. Files that can't be
/// used are reported as in `UIKitSources`, whose files are linked into this folder.
@main
struct Adopt: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let output = extractor.extractOption(named: "output").last
    guard extractor.remainingArguments.count == 1, let path = extractor.remainingArguments.first
    else {
      Diagnostics.error("specify one folder: swift package adopt PATH [--output FOLDER]")
      return
    }
    let package = context.package.directoryURL
    let source = URL(filePath: path, relativeTo: package).standardizedFileURL
    let name = source.lastPathComponent + "-adopted"
    let target =
      output.map { URL(filePath: $0, relativeTo: package).standardizedFileURL }
      ?? source.deletingLastPathComponent().appending(path: name)
    try adopt(
      source, into: target, Projects.files(for: source, in: package.standardizedFileURL),
      with: context.tool(named: "touchstone-rewrite").url)
  }

  private func adopt(
    _ source: URL, into target: URL, _ projects: [String], with tool: URL
  ) throws {
    let files = FileManager.default
    guard !files.fileExists(atPath: target.path) else {
      Diagnostics.error(
        "\(target.path) already exists; remove it or specify another folder with --output")
      return
    }
    guard files.fileExists(atPath: source.path) else {
      Diagnostics.error("\(source.path) doesn't exist")
      return
    }
    try files.copyItem(at: source, to: target)
    let all = files.enumerator(atPath: target.path)?.allObjects as? [String] ?? []
    let paths = all.filter { $0.hasSuffix(".swift") }.sorted()
    // A copied symbolic link refers to the original, which must not change.
    for path in paths {
      let copy = target.appending(path: path)
      if try copy.resourceValues(forKeys: [.isSymbolicLinkKey]).isSymbolicLink == true {
        try files.removeItem(at: copy)
      }
    }
    for notice in Notices.all(in: source, all) {
      // A build prints only the text.
      Diagnostics.warning("\(notice.file): \(notice.text)")
    }
    let process = Process()
    process.executableURL = tool
    process.arguments =
      ["--lasting"] + projects.map { "--project=\($0)" }
      + paths.flatMap { [source.appending(path: $0).path, target.appending(path: $0).path] }
    if let list = InfoPlists.counting(among: all) {
      process.arguments? += [
        source.appending(path: list).path, target.appending(path: "InfoPlist.swift").path,
      ]
    }
    // A copy that is copied again already declares its placeholders.
    if !paths.contains("Absent.swift") {
      process.arguments? += [source.path, target.appending(path: "Absent.swift").path]
    }
    if !AssetCatalogs(source, all).colors.isEmpty {
      process.arguments? += [source.path, target.appending(path: "AssetColors.swift").path]
    }
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus == 0 {
      print("Rewrote \(paths.count) sources into \(target.path)")
    } else {
      Diagnostics.error("the sources couldn't be rewritten")
    }
  }
}
