import Foundation
import PackagePlugin

/// Compiles the iOS sources that lie untouched in a target's folder `Original`.
///
/// The target excludes that folder; what is compiled is what the rewriter makes of it, all files
/// together, since members move between files.
@main
struct UIKitSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let original = target.directoryURL.appending(path: "Original")
    let work = context.pluginWorkDirectoryURL
    let paths = FileManager.default.enumerator(atPath: original.path)?.allObjects as? [String] ?? []
    let sources = paths.filter { $0.hasSuffix(".swift") }.sorted()
    guard !sources.isEmpty else {
      Diagnostics.warning("\(original.path) has no Swift sources")
      return []
    }
    for notice in Notices.all(in: original, paths) {
      // A build prints the text alone.
      Diagnostics.warning("\(notice.file): \(notice.text)")
    }
    let beside = own(target, without: original)
    var pairs = sources.map { (original.appending(path: $0), work.appending(path: flat($0))) }
    var inputs = pairs.map(\.0) + beside
    let catalogs = AssetCatalogs(original, paths)
    pairs += catalogs.images.map { ($0.file, work.appending(path: $0.name)) }
    inputs += catalogs.images.map(\.file)
    if !catalogs.colors.isEmpty {
      pairs.append((original, work.appending(path: "AssetColors.rewritten.swift")))
      inputs += catalogs.colors
    }
    if let list = InfoPlists.counting(among: paths) {
      let file = original.appending(path: list)
      pairs.append((file, work.appending(path: "InfoPlist.rewritten.swift")))
      inputs.append(file)
    }
    return [
      .buildCommand(
        displayName: "Rewriting \(sources.count) iOS sources of \(target.name)",
        executable: try context.tool(named: "touchstone-rewrite").url,
        arguments: options(in: original) + beside.map { "--beside=\($0.path)" }
          + pairs.flatMap { [$0.0.path, $0.1.path] },
        inputFiles: inputs, outputFiles: pairs.map(\.1))
    ]
  }

  /// The target's Swift files that are not rewritten, in which types may stand in for missing ones.
  private func own(_ target: any Target, without original: URL) -> [URL] {
    (target.sourceModule?.sourceFiles(withSuffix: "swift").map(\.url) ?? []).filter {
      !$0.path.hasPrefix(original.path + "/")
    }
  }

  /// What files beside the sources ask of the rewriter.
  private func options(in folder: URL) -> [String] {
    let clock = folder.appending(path: "machine-clock")
    return FileManager.default.fileExists(atPath: clock.path) ? ["--machine-clock"] : []
  }

  /// One name for a path, as files of a target lie in one folder here; another one than the source has,
  /// or the compiler would find two files under one `#fileID`.
  private func flat(_ path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard name != "main.swift" else { return name }
    let stem = path.dropLast(".swift".count).replacingOccurrences(of: "/", with: "_")
    return "\(stem).rewritten.swift"
  }
}
