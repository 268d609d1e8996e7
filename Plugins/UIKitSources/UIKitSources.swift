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
    let paths = sources(in: original)
    guard !paths.isEmpty else {
      Diagnostics.warning("\(original.path) has no Swift sources")
      return []
    }
    let inputs = paths.map { original.appending(path: $0) }
    let outputs = paths.map { context.pluginWorkDirectoryURL.appending(path: flat($0)) }
    return [
      .buildCommand(
        displayName: "Rewriting \(paths.count) iOS sources of \(target.name)",
        executable: try context.tool(named: "touchstone-rewrite").url,
        arguments: zip(inputs, outputs).flatMap { [$0.path, $1.path] },
        inputFiles: inputs, outputFiles: outputs)
    ]
  }

  /// The Swift files below a folder, by their paths in it.
  private func sources(in folder: URL) -> [String] {
    let paths = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted()
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
