import Foundation
import PackagePlugin

/// Compiles unchanged iOS sources in a target's folder `Original`.
///
/// The target excludes that folder. The plugin compiles the output of the rewriter, which processes
/// all files together, because members move between files.
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
    // The tool prints the notices, because a build plans all targets and builds only some of them.
    let catalogs = AssetCatalogs(original, paths)
    let resources = ResourceFiles(original, paths, images: catalogs.images)
    let notices = (Notices.all(in: original, paths) + resources.notices).map {
      "--notice=\($0.file): warning: \($0.text)"
    }
    let beside = own(target, without: original)
    var pairs = sources.map { (original.appending(path: $0), work.appending(path: flat($0))) }
    var inputs = pairs.map(\.0) + beside
    let copies = catalogs.images + resources.files
    pairs += copies.map { ($0.file, work.appending(path: $0.name)) }
    inputs += copies.map(\.file)
    if !catalogs.colors.isEmpty {
      pairs.append((original, work.appending(path: "AssetColors.rewritten.swift")))
      inputs += catalogs.colors
    }
    pairs.append((original, work.appending(path: "Absent.rewritten.swift")))
    if let list = InfoPlists.counting(among: paths) {
      let file = original.appending(path: list)
      pairs.append((file, work.appending(path: "InfoPlist.rewritten.swift")))
      inputs.append(file)
    }
    let access = work.appending(path: "AppResources.rewritten.swift")
    return [
      .buildCommand(
        displayName: "Rewriting \(sources.count) iOS sources of \(target.name)",
        executable: try context.tool(named: "touchstone-rewrite").url,
        arguments: options(in: original) + modules(of: target)
          + ["--resources=\(access.path)", "--target=\(target.name)"] + notices
          + beside.map { "--beside=\($0.path)" }
          + pairs.flatMap { [$0.0.path, $0.1.path] },
        inputFiles: inputs, outputFiles: pairs.map(\.1) + [access])
    ]
  }

  /// Returns the target's Swift files that aren't rewritten, which may declare types that are
  /// missing here.
  private func own(_ target: any Target, without original: URL) -> [URL] {
    (target.sourceModule?.sourceFiles(withSuffix: "swift").map(\.url) ?? []).filter {
      !$0.path.hasPrefix(original.path + "/")
    }
  }

  /// Returns the rewriter options that the target's dependencies request.
  private func modules(of target: any Target) -> [String] {
    target.recursiveTargetDependencies.contains { $0.name == "TouchstoneCombine" }
      ? ["--combine"] : []
  }

  /// Returns the rewriter options that files next to the sources request.
  private func options(in folder: URL) -> [String] {
    let clock = folder.appending(path: "machine-clock")
    return FileManager.default.fileExists(atPath: clock.path) ? ["--machine-clock"] : []
  }

  /// Returns a unique file name for a path, because the output files of a target are in one folder.
  /// It differs from the source's name, because otherwise the compiler would find two files with
  /// one `#fileID`.
  private func flat(_ path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard name != "main.swift" else { return name }
    let stem = path.dropLast(".swift".count).replacingOccurrences(of: "/", with: "_")
    return "\(stem).rewritten.swift"
  }
}
